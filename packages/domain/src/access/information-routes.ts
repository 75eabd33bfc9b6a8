import { AUDIENCES, type CacheRule } from '../platform/cache-rules'
import { BOTH, type RouteRow } from './route-row'

const TEXT: CacheRule = { for: AUDIENCES, query: 'uncached' }

/** Pages of information, most of them in the footer. */
export const INFORMATION_ROUTES = [
  {
    path: '/help-center',
    area: 'everyone',
    file: 'info',
    cache: TEXT,
    nav: { footer: { at: 1, label: 'helpCenter' } },
  },
  {
    path: '/returns',
    area: 'everyone',
    file: 'info',
    cache: TEXT,
    nav: { footer: { at: 2, label: 'returns' } },
  },
  {
    path: '/shipping',
    area: 'everyone',
    file: 'info',
    cache: TEXT,
    nav: { footer: { at: 3, label: 'shipping' } },
  },
  {
    path: '/security',
    area: 'everyone',
    file: 'info',
    cache: TEXT,
    nav: { footer: { at: 4, label: 'security' } },
  },
  {
    path: '/track-order',
    area: 'everyone',
    file: 'track-order',
    methods: BOTH,
    nav: { footer: { at: 5, label: 'trackOrder' } },
  },
  {
    path: '/contact',
    area: 'everyone',
    file: 'contact',
    methods: BOTH,
    nav: { footer: { at: 6, label: 'contact' } },
  },
  { path: '/about', area: 'everyone', file: 'info', cache: TEXT, nav: { footer: { at: 7, label: 'about' } } },
  { path: '/careers', area: 'everyone', file: 'info', nav: { footer: { at: 8, label: 'careers' } } },
  { path: '/careers/apply', area: 'everyone', file: 'careers-apply', methods: BOTH },
  {
    path: '/sellon',
    area: 'everyone',
    file: 'info',
    cache: TEXT,
    nav: { footer: { at: 9, label: 'sellOn' } },
  },
  { path: '/faq', area: 'everyone', file: 'info', cache: TEXT, nav: { footer: { at: 10, label: 'faq' } } },
  {
    path: '/affiliate',
    area: 'everyone',
    file: 'info',
    cache: TEXT,
    nav: { footer: { at: 11, label: 'affiliate' } },
  },
  { path: '/affiliate-register', area: 'everyone', file: 'affiliate-register', methods: BOTH },
  { path: '/blog', area: 'everyone', nav: { footer: { at: 12, label: 'blog' } } },
  { path: '/blog/:slug', area: 'everyone' },
  { path: '/blog/submit', area: 'author', nav: { footer: { at: 17, label: 'authorsWorld' } } },
  { path: '/blog/submit/:slug', area: 'author', owned: true },
  {
    path: '/privacy',
    area: 'everyone',
    file: 'info',
    cache: TEXT,
    nav: { footer: { at: 13, label: 'privacy' } },
  },
  {
    path: '/terms',
    area: 'everyone',
    file: 'info',
    cache: TEXT,
    nav: { footer: { at: 14, label: 'terms' } },
  },
  {
    path: '/cookies',
    area: 'everyone',
    file: 'cookies',
    methods: BOTH,
    nav: { footer: { at: 15, label: 'cookies' } },
  },
  {
    path: '/accessibility',
    area: 'everyone',
    file: 'accessibility',
    methods: BOTH,
    nav: { footer: { at: 16, label: 'accessibility' } },
  },
  { path: '/seller-pending', area: 'everyone', file: 'seller-pending', methods: BOTH },
  { path: '/seller-rejected', area: 'everyone', file: 'seller-rejected' },
  { path: '/seller-suspended', area: 'everyone', file: 'seller-suspended' },
] as const satisfies readonly RouteRow[]
