import { profileRoutes } from './profile-routes'
import { ROLE } from './roles'
import { BOTH, POST_ONLY, type RouteRow } from './route-row'

const { ADMIN, SELLER } = ROLE

/** A buyer's orders, account and lists. */
export const BUYER_ROUTES = [
  {
    path: '/orders/user',
    area: 'buyer',
    file: 'orders',
    nav: { menu: { at: 2, label: 'orders' }, tabs: { at: 4, label: 'orders', until: '/messages' } },
    impersonation: 'read',
  },
  {
    path: '/orders/user/:orderId',
    area: 'buyer',
    file: 'order',
    methods: BOTH,
    owned: true,
    impersonation: 'read',
  },
  {
    path: '/orders/user/:orderId/review/:lineId',
    area: 'buyer',
    file: 'review',
    methods: BOTH,
    owned: true,
    needs: 'verified',
    feature: 'reviews',
  },
  { path: '/orders/user/:orderId/invoice', area: 'buyer', file: 'invoice', owned: true },
  { path: '/orders/user/:orderId/invoice.pdf', area: 'buyer', file: 'invoice-pdf', owned: true },
  {
    path: '/orders/user/:orderId/claim/:parcelId',
    area: 'buyer',
    file: 'order-claim',
    methods: BOTH,
    owned: true,
  },
  {
    path: '/claim-photo/:key',
    area: 'member',
    file: 'claim-photo',
    owned: true,
    sharedWith: [SELLER, ADMIN],
  },
  { path: '/edit-order/:id', area: 'buyer', file: 'edit-order', methods: BOTH, owned: true },
  { path: '/user-items', area: 'buyer', file: 'user-items', impersonation: 'read' },
  { path: '/downloads', area: 'buyer', file: 'downloads', methods: POST_ONLY },
  { path: '/downloads/:token', area: 'buyer', file: 'download', owned: true },
  ...profileRoutes(
    '/user-profile',
    'buyer',
    { menu: { at: 1, label: 'profile' }, tabs: { at: 9, label: 'me' } },
    { owned: true },
  ),
  {
    path: '/wishlist',
    area: 'buyer',
    file: 'wishlist',
    methods: BOTH,
    nav: { menu: { at: 3, label: 'wishlist' } },
    impersonation: 'read',
  },
  {
    path: '/user/coupons',
    area: 'buyer',
    file: 'coupons',
    methods: BOTH,
    nav: { menu: { at: 4, label: 'coupons' } },
    impersonation: 'read',
  },
  {
    path: '/planner',
    feature: 'planner',
    area: 'buyer',
    file: 'planner',
    methods: BOTH,
    nav: { menu: { at: 6, label: 'planner' } },
    impersonation: 'read',
  },
  { path: '/planner/new', area: 'buyer', file: 'planner-new', methods: BOTH, feature: 'planner' },
  { path: '/planner/add', area: 'buyer', file: 'planner-add', methods: BOTH, feature: 'planner' },
  {
    path: '/planner/calendar',
    area: 'buyer',
    file: 'planner-calendar',
    methods: BOTH,
    impersonation: 'read',
    feature: 'planner',
  },
  { path: '/planner/calendar.ics', area: 'buyer', file: 'planner-calendar-file', feature: 'planner' },
  {
    path: '/planner/:id',
    area: 'buyer',
    file: 'plan',
    methods: BOTH,
    owned: true,
    impersonation: 'read',
    feature: 'planner',
  },
  {
    path: '/games',
    area: 'buyer',
    file: 'games',
    methods: BOTH,
    nav: { menu: { at: 7, label: 'games' } },
    feature: 'games',
  },
  { path: '/games/:id', area: 'buyer', file: 'game-round', methods: BOTH, owned: true, feature: 'games' },
] as const satisfies readonly RouteRow[]

/** Open to buyers and sellers, messages to resellers too. */
export const CHAT_ROUTES = [
  {
    path: '/messages',
    area: 'chat',
    file: 'messages',
    needs: 'verified',
    nav: { menu: { at: 5, label: 'messages' }, tabs: { at: 4, label: 'messages' } },
  },
  {
    path: '/messages/new/:kind/:id',
    area: 'chat',
    file: 'message-new',
    methods: BOTH,
    needs: 'verified',
    feature: 'messages',
  },
  {
    path: '/chat/:conversationId',
    area: 'chat',
    file: 'chat',
    methods: BOTH,
    owned: true,
    needs: 'verified',
  },
  { path: '/chat-photo/:key', area: 'member', file: 'chat-photo', owned: true, sharedWith: [ADMIN] },
  {
    path: '/notifications/user',
    area: 'notices',
    file: 'notifications',
    methods: BOTH,
    nav: { bell: { at: 1, label: 'notifications' } },
    impersonation: 'read',
  },
] as const satisfies readonly RouteRow[]
