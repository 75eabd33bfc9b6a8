import { profileRoutes } from './profile-routes'
import { ROLE } from './roles'
import { BOTH, type RouteRow } from './route-row'

const { SELLER, RESELLER } = ROLE

/** Open to sellers; to resellers too. */
export const SELLER_ROUTES = [
  {
    path: '/seller-dashboard',
    area: 'seller',
    permissions: ['money'],
    file: 'seller-dashboard',
    nav: { bar: { at: 1, label: 'dashboard', only: [SELLER] }, menu: { at: 0, label: 'sellerCentre' } },
  },
  { path: '/add-items', area: 'seller', permissions: ['list'], file: 'add-items', methods: BOTH },
  { path: '/add-items/preview', area: 'seller', permissions: ['list'], file: 'add-items-preview' },
  { path: '/add-store', area: 'seller', permissions: ['owner'], file: 'add-store', methods: BOTH },
  { path: '/orders/seller', area: 'seller', permissions: ['ship'], file: 'seller-orders' },
  { path: '/orders/seller.csv', area: 'seller', permissions: ['ship', 'money'], file: 'seller-orders-csv' },
  { path: '/orders/seller/papers.pdf', area: 'seller', permissions: ['ship'], file: 'seller-papers-pdf' },
  { path: '/orders/seller/pick-list', area: 'seller', permissions: ['ship'], file: 'seller-pick-list' },
  { path: '/my-products', area: 'seller', permissions: ['list'], file: 'my-products', methods: BOTH },
  { path: '/my-products.csv', area: 'seller', permissions: ['list'], file: 'my-products-csv' },
  { path: '/my-products.xlsx', area: 'seller', permissions: ['list'], file: 'my-products-xlsx' },
  { path: '/my-products/import', area: 'seller', permissions: ['list'], file: 'import', methods: BOTH },
  {
    path: '/my-products/import/:id',
    area: 'seller',
    permissions: ['list'],
    file: 'import-report',
    methods: BOTH,
    owned: true,
  },
  {
    path: '/my-products/import/:id/refused.csv',
    area: 'seller',
    permissions: ['list'],
    file: 'import-refused-csv',
    owned: true,
  },
  {
    path: '/my-products/change',
    area: 'seller',
    permissions: ['list'],
    file: 'my-products-change',
    methods: BOTH,
  },
  {
    path: '/seller-notifications',
    area: 'seller',
    file: 'seller-notifications',
    methods: BOTH,
    nav: { bell: { at: 1, label: 'notifications', only: [RESELLER] } },
  },
  {
    path: '/seller/orders/ship',
    area: 'seller',
    permissions: ['ship'],
    file: 'seller-ship-many',
    methods: BOTH,
  },
  {
    path: '/seller/orders/:id/ship',
    area: 'seller',
    permissions: ['ship'],
    file: 'seller-ship',
    methods: BOTH,
    owned: true,
  },
  {
    path: '/seller/orders/:id/claim',
    area: 'seller',
    permissions: ['ship', 'money'],
    file: 'seller-claim',
    methods: BOTH,
    owned: true,
  },
  { path: '/stores', area: 'seller', permissions: ['owner'], file: 'stores', methods: BOTH },
  ...profileRoutes('/seller-profile', 'seller', { menu: { at: 1, label: 'profile', only: [SELLER] } }),
  { path: '/seller/settings', area: 'seller', permissions: ['owner'], file: 'seller-settings' },
  {
    path: '/seller/settings/staff',
    area: 'seller',
    permissions: ['owner'],
    file: 'seller-staff',
    methods: BOTH,
  },
  {
    path: '/seller/settings/bank',
    area: 'seller',
    permissions: ['owner'],
    file: 'seller-bank',
    methods: BOTH,
  },
  {
    path: '/seller/settings/coupons',
    area: 'seller',
    permissions: ['owner'],
    file: 'seller-coupons',
    methods: BOTH,
  },
  {
    path: '/seller/settings/coupons/new',
    area: 'seller',
    permissions: ['owner'],
    file: 'seller-coupon',
    methods: BOTH,
  },
  { path: '/seller/balance', area: 'seller', permissions: ['money'], file: 'seller-balance' },
  { path: '/seller/statements', area: 'seller', permissions: ['money'], file: 'seller-statements' },
  { path: '/seller/statements/:period', area: 'seller', permissions: ['money'], file: 'seller-statement' },
  {
    path: '/seller/statements/:period/statement.csv',
    area: 'seller',
    permissions: ['money'],
    file: 'seller-statement-csv',
  },
  {
    path: '/seller/statements/:period/statement.pdf',
    area: 'seller',
    permissions: ['money'],
    file: 'seller-statement-pdf',
  },
] as const satisfies readonly RouteRow[]

/** Open to resellers only. */
export const RESELLER_ROUTES = [
  {
    path: '/reseller-dashboard',
    area: 'reseller',
    file: 'reseller-dashboard',
    nav: { bar: { at: 1, label: 'dashboard', only: [RESELLER] } },
  },
  { path: '/reseller/commission', area: 'reseller', file: 'reseller-commission' },
  { path: '/reseller/commission.csv', area: 'reseller', file: 'reseller-commission-csv' },
  { path: '/reseller/recruited-sellers', area: 'reseller', file: 'recruited-sellers' },
  { path: '/reseller/group-sales', area: 'reseller', file: 'group-sales' },
  ...profileRoutes('/reseller-profile', 'reseller', { menu: { at: 1, label: 'profile', only: [RESELLER] } }),
  { path: '/reseller/settings', area: 'reseller', file: 'reseller-settings' },
] as const satisfies readonly RouteRow[]
