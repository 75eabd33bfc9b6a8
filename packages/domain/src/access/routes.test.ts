import { expect, it } from 'vitest'
import { type Area, DASHBOARD, mayEnter, type RoleOrVisitor } from './areas'
import { ROLE } from './roles'
import { findRoute, homeOf, isBuilt, LOGIN, linksIn, ROUTES, type RoutePath, turnAway } from './routes'

const { ADMIN, SELLER, BUYER, RESELLER, MANAGER } = ROLE
const ROLES = Object.values(ROLE)
const EVERYBODY: readonly RoleOrVisitor[] = ['visitor', ...ROLES]

/** Section 2 of the contract, word for word. */
const CONTRACT: Record<string, string> = {
  public:
    '/ /login /register /verify-email-prompt /verify-email/:token /forgot-password /reset-password/:token /become-seller /item/:slug',
  info: '/about /accessibility /affiliate /affiliate-register /blog /blog/:slug /blog/submit /blog/submit/:slug /careers /careers/apply /contact /cookies /help-center /privacy /returns /sellon /security /shipping /terms /track-order /faq /seller-pending /seller-rejected /seller-suspended',
  buyer:
    '/buyer-dashboard /user-profile /categories /checkout /checkout/:id /user-items /orders/user /orders/user/:orderId /order-success /payment-cancel /payment-success /shop /shop-now /shop/new /shop/featured /shop/trending /shop/category/:categoryName /wishlist /edit-order/:id /user/coupons /planner /games',
  seller:
    '/seller-dashboard /add-items /add-store /orders/seller /my-products /seller-notifications /seller/orders/:id/ship /store/:id /stores /seller-profile /seller/settings',
  admin:
    '/admin-dashboard /admin-notifications /admin-orders /all-stores /seller-requests /admin-profile /admin/messages /admin/analytics /admin/users /admin/coupons /admin/items /admin/blog /admin/newsletter',
  reseller:
    '/reseller-dashboard /reseller/commission /reseller/recruited-sellers /reseller-profile /reseller/group-sales /reseller/settings',
  manager: '/manager-dashboard /manager-profile /become-reseller /seller-applications',
  chat: '/chat/:conversationId /messages /notifications/user',
  own: '/unauthorized /cart /pay/:id /logout /newsletter /settings/language /settings/theme /playground /playground/mails /session /first-admin/:token',
}

/** Where our pages ask for less or more than the section they stand in. */
const OTHERWISE: Record<string, Area> = {
  '/store/:id': 'everyone',
  '/blog/submit': 'author',
  '/blog/submit/:slug': 'author',
  '/cart': 'buyer',
  '/pay/:id': 'buyer',
  '/notifications/user': 'notices',
}
const AREA_OF: Record<string, string> = { public: 'everyone', info: 'everyone', own: 'everyone' }

it('has every address of the contract once, in its area', () => {
  const wanted = Object.entries(CONTRACT).flatMap(([section, paths]) =>
    paths.split(' ').map((path) => [path, OTHERWISE[path] ?? AREA_OF[section] ?? section]),
  )
  expect(ROUTES.map(({ path }) => path)).toEqual([...new Set(ROUTES.map(({ path }) => path))])
  expect(Object.fromEntries(wanted)).toMatchObject(
    Object.fromEntries(
      ROUTES.filter(({ path }) => wanted.some(([own]) => own === path)).map(({ path, area }) => [path, area]),
    ),
  )
  expect(wanted.map(([path]) => path).filter((path) => !ROUTES.some((row) => row.path === path))).toEqual([])
})

it('leads members home where their dashboard is built, and else to the open front page', () => {
  for (const role of ROLES) {
    const dashboard = findRoute(DASHBOARD[role] as RoutePath)
    expect(mayEnter(role, dashboard.area)).toBe(true)
    expect(homeOf(role)).toBe(isBuilt(dashboard.path) ? dashboard.path : '/')
  }
  expect(homeOf(BUYER)).toBe('/shop')
})

it('never sends anyone in circles', () => {
  for (const row of ROUTES)
    for (const who of EVERYBODY) {
      const to = turnAway(who, row)
      if (to === null || to === LOGIN) continue
      expect([row.path, who, turnAway(who, findRoute(to as RoutePath))]).toEqual([row.path, who, null])
    }
})

it.each([
  ['/checkout', 'visitor', '/login'],
  ['/checkout', BUYER, null],
  ['/checkout', MANAGER, homeOf(MANAGER)],
  ['/orders/seller', BUYER, '/shop'],
  ['/orders/seller', RESELLER, null],
  ['/reseller-dashboard', ADMIN, null],
  ['/messages', SELLER, null],
  ['/messages', RESELLER, null],
  ['/messages', MANAGER, '/unauthorized'],
  ['/notifications/user', RESELLER, '/unauthorized'],
  ['/chat/:conversationId', ADMIN, '/unauthorized'],
  ['/notifications/user', 'visitor', '/login'],
  ['/', 'visitor', null],
  ['/', BUYER, '/shop'],
  ['/login', BUYER, '/shop'],
  ['/item/:slug', ADMIN, null],
] as const)('%s: %s → %s', (path, who, to) => {
  expect(turnAway(who, findRoute(path))).toBe(to)
})

it('asks for a proven email where money or messages begin', () => {
  const rows = ROUTES.filter(({ needs }) => needs === 'verified').map(({ path }) => path)
  expect(rows).toEqual([
    '/checkout',
    '/checkout/:id',
    '/confirm-card',
    '/orders/user/:orderId/review/:lineId',
    '/messages',
    '/messages/new/:kind/:id',
    '/chat/:conversationId',
  ])
})

it('shows nobody a link that leads nowhere or turns them away', () => {
  for (const who of EVERYBODY)
    for (const place of ['bar', 'menu', 'footer', 'tabs', 'bell'] as const)
      for (const { to } of linksIn(place, who)) {
        const row = findRoute(to as RoutePath)
        expect(row.file, to).toBeDefined()
        expect([null, ...(who === 'visitor' ? [LOGIN] : [])], `${to} for ${who}`).toContain(
          turnAway(who, row),
        )
      }
})

it('leads each member from the bell to their notifications', () => {
  for (const role of ROLES) expect(linksIn('bell', role).at(-1)?.to, String(role)).toContain('notifications')
})

/** As if every page were built. */
const FINISHED = ROUTES.map((row) => ({ ...row, file: row.file ?? 'planned' }))
const planned = (place: 'bar' | 'menu' | 'footer', who: RoleOrVisitor): string[] =>
  linksIn(place, who, FINISHED).map(({ to }) => to)

it('plans the links of the contract', () => {
  const bar = ['/buyer-dashboard', '/shop-now', '/categories', '/become-seller']
  expect(planned('bar', 'visitor')).toEqual(bar)
  expect(planned('bar', BUYER)).toEqual(bar)
  expect(planned('bar', SELLER)).toEqual(['/seller-dashboard'])
  expect(planned('bar', RESELLER)).toEqual(['/reseller-dashboard'])
  expect(planned('bar', ADMIN)).toEqual(['/admin-dashboard'])
  expect(planned('bar', MANAGER)).toEqual(['/manager-dashboard'])
  expect(planned('menu', BUYER)).toEqual([
    '/user-profile',
    '/orders/user',
    '/wishlist',
    '/user/coupons',
    '/messages',
    '/planner',
    '/games',
  ])
  expect(planned('menu', SELLER)).toEqual(['/seller-dashboard', '/seller-profile', '/messages'])
  expect(planned('menu', 'visitor')).toEqual([])
  const footer =
    '/help-center /returns /shipping /security /track-order /contact /about /careers /sellon /faq /affiliate /blog /privacy /terms /cookies /accessibility'
  expect(planned('footer', 'visitor').join(' ')).toBe(footer)
  expect(planned('footer', MANAGER).join(' ')).toBe(footer)
  for (const role of [BUYER, SELLER, RESELLER])
    expect(planned('footer', role).join(' ')).toBe(`${footer} /blog/submit`)
  expect(planned('footer', ADMIN).join(' ')).toBe(`${footer} /admin/blog`)
})
