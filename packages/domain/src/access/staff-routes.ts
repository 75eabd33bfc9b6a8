import { profileRoutes } from './profile-routes'
import { BOTH, type RouteRow } from './route-row'

/** Open to admins. */
export const ADMIN_ROUTES = [
  {
    path: '/admin-dashboard',
    area: 'admin',
    file: 'admin-dashboard',
    nav: { bar: { at: 1, label: 'dashboard' }, menu: { at: 0, label: 'backOffice' } },
  },
  {
    path: '/admin-notifications',
    area: 'admin',
    file: 'admin-notifications',
    methods: BOTH,
    nav: { bell: { at: 1, label: 'notifications' } },
  },
  { path: '/admin-orders', area: 'admin', file: 'admin-orders' },
  { path: '/admin-orders/:id', area: 'admin', file: 'admin-order', methods: BOTH },
  { path: '/all-stores', area: 'admin', file: 'all-stores' },
  { path: '/all-stores/:id', area: 'admin', file: 'all-store', methods: BOTH },
  { path: '/seller-requests', area: 'admin', file: 'seller-applications' },
  { path: '/seller-requests/:id', area: 'admin', file: 'seller-application', methods: BOTH },
  { path: '/seller-requests/:id/proof', area: 'admin', file: 'seller-proof' },
  { path: '/admin/claims', area: 'admin', file: 'admin-claims' },
  { path: '/admin/claims/:id', area: 'admin', file: 'admin-claim', methods: BOTH },
  { path: '/admin/payouts', area: 'admin', file: 'admin-payouts', methods: BOTH },
  { path: '/admin/payouts/rules', area: 'admin', file: 'admin-payout-rules', methods: BOTH },
  { path: '/admin/payouts/:id', area: 'admin', file: 'admin-payout', methods: BOTH },
  { path: '/admin/payouts/:id/bank.csv', area: 'admin', file: 'admin-payout-csv' },
  ...profileRoutes('/admin-profile', 'admin', { menu: { at: 1, label: 'profile' } }),
  { path: '/admin/messages', area: 'admin', file: 'admin-messages', methods: BOTH },
  { path: '/admin/search', area: 'admin', file: 'admin-search' },
  { path: '/admin/analytics', area: 'admin', file: 'admin-analytics' },
  { path: '/admin/analytics.csv', area: 'admin', file: 'admin-analytics-csv' },
  { path: '/admin/users', area: 'admin', file: 'admin-users' },
  { path: '/admin/users.csv', area: 'admin', file: 'admin-users-csv' },
  { path: '/admin/users/:id', area: 'admin', file: 'admin-user', methods: BOTH },
  { path: '/admin/coupons', area: 'admin', file: 'admin-coupons', methods: BOTH },
  { path: '/admin/coupons.csv', area: 'admin', file: 'admin-coupons-csv' },
  { path: '/admin/coupons/new', area: 'admin', file: 'admin-coupon', methods: BOTH },
  { path: '/admin/items', area: 'admin', file: 'admin-items', methods: BOTH },
  { path: '/admin/items/:id', area: 'admin', file: 'admin-item', methods: BOTH },
  { path: '/admin/settings', area: 'admin', file: 'admin-settings' },
  { path: '/admin/settings/:section', area: 'admin', file: 'admin-settings-section', methods: BOTH },
  {
    path: '/admin/blog',
    area: 'admin',
    file: 'admin-blog',
    methods: BOTH,
    nav: { footer: { at: 18, label: 'adminsWorld' } },
  },
  { path: '/admin/blog/:id', area: 'admin', file: 'admin-blog-post', methods: BOTH },
] as const satisfies readonly RouteRow[]

/** Open to managers. */
export const MANAGER_ROUTES = [
  {
    path: '/manager-dashboard',
    area: 'manager',
    file: 'manager-dashboard',
    nav: { bar: { at: 1, label: 'dashboard' }, menu: { at: 0, label: 'backOffice' } },
  },
  ...profileRoutes('/manager-profile', 'manager', { menu: { at: 1, label: 'profile' } }),
  { path: '/become-reseller', area: 'manager', file: 'become-reseller' },
  { path: '/become-reseller/:id', area: 'manager', file: 'affiliate-application', methods: BOTH },
  { path: '/seller-applications', area: 'manager', file: 'seller-applications' },
  { path: '/seller-applications/:id', area: 'manager', file: 'seller-application', methods: BOTH },
  { path: '/seller-applications/:id/proof', area: 'manager', file: 'seller-proof' },
] as const satisfies readonly RouteRow[]
