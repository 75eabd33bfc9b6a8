import type { CacheRule } from '../platform/cache-rules'
import { BOTH, type RouteRow } from './route-row'

const LISTING: CacheRule = { for: ['buyer'], query: 'listing' }

/** A buyer who looks for goods and buys them. */
export const SHOP_ROUTES = [
  {
    path: '/shop',
    area: 'buyer',
    file: 'shop',
    methods: BOTH,
    cache: { for: ['buyer'], query: 'none' },
    impersonation: 'read',
  },
  {
    path: '/buyer-dashboard',
    area: 'buyer',
    file: 'buyer-dashboard',
    nav: { bar: { at: 1, label: 'dashboard', visitorsToo: true } },
    impersonation: 'read',
  },
  {
    path: '/shop-now',
    area: 'buyer',
    file: 'shop-now',
    cache: LISTING,
    nav: { bar: { at: 2, label: 'shop', visitorsToo: true } },
    impersonation: 'read',
  },
  { path: '/shop/new', area: 'buyer', file: 'shop-new', cache: LISTING, impersonation: 'read' },
  { path: '/shop/featured', area: 'buyer', file: 'shop-featured', cache: LISTING, impersonation: 'read' },
  { path: '/shop/trending', area: 'buyer', file: 'shop-trending', cache: LISTING, impersonation: 'read' },
  {
    path: '/shop/category/:categoryName',
    area: 'buyer',
    file: 'shop-category',
    why: 'category',
    cache: LISTING,
    impersonation: 'read',
  },
  {
    path: '/categories',
    area: 'buyer',
    file: 'categories',
    why: 'category',
    nav: {
      bar: { at: 3, label: 'categories', visitorsToo: true },
      tabs: { at: 2, label: 'categories', visitorsToo: true },
    },
    impersonation: 'read',
  },
  {
    path: '/cart',
    area: 'buyer',
    file: 'cart',
    methods: BOTH,
    nav: { tabs: { at: 3, label: 'cart', visitorsToo: true } },
    impersonation: 'read',
  },
  { path: '/checkout', area: 'buyer', file: 'checkout', methods: BOTH, needs: 'verified' },
  { path: '/checkout/:id', area: 'buyer', file: 'checkout-item', methods: BOTH, needs: 'verified' },
  { path: '/confirm-card', area: 'buyer', file: 'confirm-card', methods: BOTH, needs: 'verified' },
  { path: '/pay/:id', area: 'buyer', file: 'pay', methods: BOTH, owned: true },
  { path: '/order-success', area: 'buyer', file: 'order-success', owned: true },
  { path: '/payment-success', area: 'buyer', file: 'payment-success', owned: true },
  { path: '/payment-cancel', area: 'buyer', file: 'payment-cancel', methods: BOTH, owned: true },
] as const satisfies readonly RouteRow[]
