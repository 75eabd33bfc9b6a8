import { randomUUID } from 'node:crypto'
import {
  addMessagePhoto,
  beginSession,
  changeRows,
  makeEndedClaim,
  publishArticle,
  readRows,
  SMALL,
  SMALL_FILE,
} from '@pasar/api/testing'
import {
  LOGIN,
  type Method,
  needsTwoFactorAt,
  PROFILE_PATH,
  ROLE,
  type RoleOrVisitor,
  type RouteRow,
  turnAway,
} from '@pasar/domain'
import type { OwnServer } from './own-server'
import { ask, readOrder } from './parallel-requests'

type Market = Pick<OwnServer, 'url' | 'dataDir'>

/** Someone who asks, and how the route table sees them. */
export interface Asker {
  name: string
  role: RoleOrVisitor
  cookie: string
  /** What `makePlaces` names is theirs. */
  isOwner?: true
  isUnverified?: true
}

/** A visitor, each role, and members in each trouble. */
export async function makeAskers({ dataDir }: Market): Promise<Asker[]> {
  const { buyer, newbuyer, seller, reseller, manager, admin, tan, priya } = SMALL.users
  const change = (sql: string, id: string) => changeRows(dataDir, sql, id)
  const enter = async (
    name: string,
    { id, role }: typeof admin | typeof buyer | typeof seller | typeof reseller | typeof manager,
  ) => ({
    name,
    role,
    cookie: await beginSession(dataDir, id),
  })
  // Whoever was suspended by a test before could not begin a session.
  await change("update users set status = 'active' where id = ?", tan.id)
  const askers: Asker[] = [
    { name: 'a visitor', role: 'visitor', cookie: '' },
    { name: 'a made-up session', role: 'visitor', cookie: 'session=made-up' },
    { ...(await enter('an unverified buyer', newbuyer)), isUnverified: true },
    await enter('a seller', seller),
    await enter('a reseller', reseller),
    await enter('a manager', manager),
    await enter('an admin', admin),
    { ...(await enter('a suspended seller', tan)), role: 'visitor' },
    { ...(await enter('an ended session', priya)), role: 'visitor' },
    { ...(await enter('the buyer', buyer)), isOwner: true },
  ]
  await change('update users set verified_at = null where id = ?', newbuyer.id)
  await change("update users set status = 'suspended' where id = ?", tan.id)
  await change('update sessions set expires_at = 1 where user_id = ?', priya.id)
  return askers
}

/** Makes the e-book a line of the buyer's paid order. @returns what its download is asked with */
async function buyBook(dataDir: string): Promise<{ lineId: string; fileId: string }> {
  const { paid } = SMALL.orders
  const { virtual } = SMALL.items
  await changeRows(
    dataDir,
    'update order_lines set item_id = ?, variant_id = ?, is_virtual = 1 where id = (select min(id) from order_lines where order_id = ?)',
    virtual.id,
    virtual.variantIds[0],
    paid.id,
  )
  const [line] = await readRows<{ id: string }>(
    dataDir,
    'select min(id) as id from order_lines where order_id = ?',
    paid.id,
  )
  return { lineId: line?.id ?? '', fileId: SMALL_FILE.id }
}

/** A list of the buyer with something on it, shared in a way. @returns where it is */
export async function makeRegistry(
  url: string,
  cookie: string,
  share: 'registry' | 'read' = 'registry',
): Promise<string> {
  const day = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10)
  const form = { template: 'own', title: 'Open house', day, budget: '400.00' }
  const { location } = await ask(url, { path: '/planner/new', cookie, form })
  const planId = location.split('/').at(-1) ?? ''
  for (const { id } of [SMALL.items.kopi, SMALL.items.onOffer])
    await ask(url, { path: '/planner/add', cookie, form: { planId, itemId: id, quantity: '2' } })
  await ask(url, { path: location, cookie, form: { intent: 'share', share } })
  return location
}

/** Where the pages with an id are tried: for `owned` ones with something of the buyer's. */
export async function makePlaces({ url, dataDir }: Market, owner: Asker): Promise<Record<string, string>> {
  const { kopi } = SMALL.items
  const checkout = `/checkout/${kopi.variantIds[0]}`
  const { location } = await ask(url, await readOrder(url, owner.cookie, checkout))
  const paymentId = /^\/pay\/(\w+)$/.exec(location)?.[1]
  const [open] = await readRows<{ id: string }>(
    dataDir,
    'select order_id as id from payments where id = ?',
    paymentId,
  )
  const [address] = await readRows<{ id: string }>(
    dataDir,
    'select id from addresses where user_id = ?',
    SMALL.users.buyer.id,
  )
  const [received] = await readRows<{ id: string }>(
    dataDir,
    'select id from order_lines where order_id = ?',
    SMALL.orders.completed.id,
  )
  const { completed } = SMALL.orders
  const [parcel] = await readRows<{ id: string }>(
    dataDir,
    'select id from parcels where order_id = ?',
    completed.id,
  )
  const [sale] = await readRows<{ id: string }>(
    dataDir,
    'select id from parcels where order_id = ? and seller_id <> ?',
    SMALL.orders.paid.id,
    SMALL.users.seller.id,
  )
  const asked = await ask(url, {
    path: `/messages/new/store/${SMALL.stores.crafts.id}`,
    cookie: owner.cookie,
    form: { body: 'Is it still fresh?', key: randomUUID(), intent: 'send' },
  })
  const round = await ask(url, { path: '/games', cookie: owner.cookie, form: { game: 'memory' } })
  const begun = await ask(url, {
    path: '/blog/submit',
    cookie: owner.cookie,
    form: { title: 'How to store coffee', language: 'en' },
  })
  const article = await publishArticle(dataDir)
  const photo = await makeEndedClaim(dataDir, completed.id)
  if (!open) throw new Error(`no order was placed: ${location}`)
  const plan = await makeRegistry(url, owner.cookie)
  const link = await ask(url, { path: '/downloads', cookie: owner.cookie, form: await buyBook(dataDir) })
  return {
    '/verify-email/:token': '/verify-email/made-up',
    '/reset-password/:token': '/reset-password/made-up',
    '/first-admin/:token': '/first-admin/made-up',
    '/newsletter/:token': '/newsletter/made-up',
    '/r/:code': '/r/made-up',
    '/games/:id': round.location,
    '/item/:slug': `/item/${kopi.slug}`,
    '/item/:slug/reviews': `/item/${kopi.slug}/reviews`,
    '/item/:slug/questions': `/item/${kopi.slug}/questions`,
    '/item/:slug/bids': `/item/${SMALL.items.auction.slug}/bids`,
    '/item/:slug/shipping': `/item/${kopi.slug}/shipping`,
    '/report/:kind/:id': `/report/item/${kopi.id}`,
    '/orders/user/:orderId/review/:lineId': `/orders/user/${SMALL.orders.completed.id}/review/${received?.id}`,
    '/store/:id': `/store/${kopi.store.slug}`,
    '/store/:id/feed.xml': `/store/${kopi.store.slug}/feed.xml`,
    '/store/:id/feed.csv': `/store/${kopi.store.slug}/feed.csv`,
    '/store/:id/follow': `/store/${kopi.store.slug}/follow`,
    '/shop/category/:categoryName': '/shop/category/food',
    '/checkout/:id': checkout,
    '/pay/:id': `/pay/${paymentId}`,
    '/downloads/:token': link.location,
    '/planner/:id': plan,
    '/admin/change/:list': '/admin/change/members',
    '/admin/views/:list': '/admin/views/members',
    '/planner/shared/:token': '/planner/shared/made-up',
    '/planner/calendar/:token': '/planner/calendar/made-up.ics',
    '/orders/user/:orderId': `/orders/user/${open.id}`,
    '/orders/user/:orderId/invoice': `/orders/user/${SMALL.orders.paid.id}/invoice`,
    '/orders/user/:orderId/invoice.pdf': `/orders/user/${SMALL.orders.paid.id}/invoice.pdf`,
    '/edit-order/:id': `/edit-order/${open.id}`,
    '/orders/user/:orderId/claim/:parcelId': `/orders/user/${completed.id}/claim/${parcel?.id}`,
    '/claim-photo/:key': `/claim-photo/${photo}`,
    '/confirm-email/:token': '/confirm-email/made-up',
    '/staff-invitation/:token': '/staff-invitation/made-up',
    '/user-profile/addresses/:id': `/user-profile/addresses/${address?.id}`,
    '/seller-profile/addresses/:id': '/seller-profile/addresses/new',
    '/admin-profile/addresses/:id': '/admin-profile/addresses/new',
    '/reseller-profile/addresses/:id': '/reseller-profile/addresses/new',
    '/manager-profile/addresses/:id': '/manager-profile/addresses/new',
    '/become-reseller/:id': '/become-reseller/made-up',
    '/seller-applications/:id': '/seller-applications/made-up',
    '/seller-applications/:id/proof': '/seller-applications/made-up/proof',
    '/seller-requests/:id': '/seller-requests/made-up',
    '/seller-requests/:id/proof': '/seller-requests/made-up/proof',
    '/seller/statements/:period': '/seller/statements/2025-01',
    '/seller/statements/:period/statement.csv': '/seller/statements/2025-01/statement.csv',
    '/seller/statements/:period/statement.pdf': '/seller/statements/2025-01/statement.pdf',
    '/admin/payouts/:id': '/admin/payouts/made-up',
    '/admin/payouts/:id/bank.csv': '/admin/payouts/made-up/bank.csv',
    '/admin/books/accounts/:account': '/admin/books/accounts/fees',
    '/admin/books/accounts/:account/entries.csv': '/admin/books/accounts/fees/entries.csv',
    '/admin/books/statements/:id': '/admin/books/statements/made-up',
    '/admin/books/members/:id': `/admin/books/members/${SMALL.users.seller.id}`,
    // Of a seller who is not among those who ask.
    '/seller/orders/:id/ship': `/seller/orders/${sale?.id}/ship`,
    '/seller/orders/:id/claim': `/seller/orders/${sale?.id}/claim`,
    '/my-products/:id/files': `/my-products/${SMALL.items.virtual.id}/files`,
    '/my-products/import/:id': '/my-products/import/made-up',
    '/my-products/import/:id/refused.csv': '/my-products/import/made-up/refused.csv',
    '/admin/claims/:id': '/admin/claims/made-up',
    '/admin/messages/:id': '/admin/messages/made-up',
    '/admin/items/:id': `/admin/items/${kopi.id}`,
    '/admin/users/:id': `/admin/users/${SMALL.users.priya.id}`,
    '/admin/settings/:section': '/admin/settings/fees',
    '/all-stores/:id': `/all-stores/${kopi.store.id}`,
    '/admin-orders/:id': `/admin-orders/${SMALL.orders.paid.id}`,
    '/blog/:slug': `/blog/${article.slug}`,
    '/blog/submit/:slug': begun.location,
    '/blog/submit/:slug/pictures': `${begun.location}/pictures`,
    '/admin/banners/:id': '/admin/banners/made-up',
    '/admin/affiliates/:id': '/admin/affiliates/made-up',
    '/admin/inboxes/:id': '/admin/inboxes/made-up',
    '/admin/inboxes/:id/cv': '/admin/inboxes/made-up/cv',
    '/admin/newsletter/:id': '/admin/newsletter/made-up',
    '/admin/blog/:id': `/admin/blog/${article.id}`,
    '/messages/new/:kind/:id': `/messages/new/item/${kopi.id}`,
    '/chat/:conversationId': asked.location,
    '/chat-photo/:key': `/chat-photo/${await addMessagePhoto(dataDir, asked.location)}`,
    '/order-success': `/order-success?order=${SMALL.orders.paid.id}`,
    '/payment-success': `/payment-success?order=${open.id}`,
    '/payment-cancel': `/payment-cancel?order=${open.id}`,
  }
}

/** A page's document, or what scripts fetch of it. */
export type Kind = 'document' | 'data'

export interface Try {
  method: Method
  kind: Kind
  status: number
  /** Where the answer leads: a Location, or the one that scripts get. */
  to: string | null
}

export const dataPath = (place: string): string => {
  const [path = '', query] = place.split('?')
  return `${path === '/' ? '/_root' : path}.data${query ? `?${query}` : ''}`
}

/** The redirect in what scripts are sent: a flat list of keys and values. */
export function readTarget(text: string): string | null {
  const flat: unknown = JSON.parse(text.split('\n')[0] ?? '[]')
  const at = Array.isArray(flat) ? flat.indexOf('redirect') : -1
  return Array.isArray(flat) && at >= 0 ? String(flat[at + 1]) : null
}

/** Asks as a browser does: for the document, or for its data; a form is sent empty. */
export async function tryPage(
  url: string,
  cookie: string,
  place: string,
  method: Method,
  kind: Kind,
): Promise<Try> {
  const path = kind === 'data' ? dataPath(place) : place
  const { status, location, text } = await ask(url, {
    path,
    cookie,
    ...(method === 'POST' ? { form: {} } : {}),
  })
  const to = kind === 'data' ? (status === 202 ? readTarget(text) : null) : location || null
  return { method, kind, status, to }
}

const PROMPT = '/verify-email-prompt'
/** There is nothing behind a made-up token. */
export const UNKNOWN: ReadonlySet<string> = new Set([
  '/first-admin/:token',
  '/newsletter/:token',
  '/r/:code',
  '/planner/shared/:token',
  '/planner/calendar/:token',
])

/** What the route table says that an answer must be; null when it is that. */
export function findFault(
  row: RouteRow,
  asker: Asker,
  place: string,
  { method, status, to }: Try,
): string | null {
  const wanted = (what: string, isSo: boolean): string | null =>
    isSo ? null : `wanted ${what}, got ${status}${to === null ? '' : ` → ${to}`}`
  const methods = row.methods ?? ['GET']
  if (method === 'POST' && !methods.includes('POST')) return wanted('405', status === 405)
  const isForm = method === 'POST'
  const away = isForm && row.visitorsOnly ? null : turnAway(asker.role, row)
  if (away === LOGIN) {
    const from = `${LOGIN}?from=${isForm ? '' : encodeURIComponent(place)}`
    return wanted(from, to?.startsWith(from) ?? false)
  }
  if (away !== null) return wanted(away, to === away)
  if (row.needs === 'verified' && asker.isUnverified)
    return wanted(PROMPT, to?.startsWith(`${PROMPT}?from=`) ?? false)
  // Nobody who runs the small market has turned it on.
  const staff = asker.role === ROLE.ADMIN || asker.role === ROLE.MANAGER ? asker.role : null
  if (needsTwoFactorAt(row) && staff !== null)
    return wanted('two-step login', to === `${PROFILE_PATH[staff]}/security/two-factor`)
  // Only for who is signed in there is a mail to send.
  if (row.path === PROMPT && asker.role === 'visitor' && isForm)
    return wanted(LOGIN, to?.startsWith(`${LOGIN}?from=`) ?? false)
  // An invitation is accepted by a member; those who run the market are none before they have turned two-step login on.
  if (row.path === '/staff-invitation/:token' && isForm && (asker.role === 'visitor' || staff !== null))
    return wanted(LOGIN, to?.startsWith(`${LOGIN}?from=`) ?? false)
  // Only members give something from a registry.
  if (row.path === '/planner/shared/:token' && isForm && asker.role === 'visitor')
    return wanted(LOGIN, to?.startsWith(`${LOGIN}?from=`) ?? false)
  // Whoever has proved the email is led on.
  if (row.path === PROMPT && asker.role !== 'visitor' && !asker.isUnverified && !isForm)
    return wanted('the way on', status === 302 || status === 202)
  // There is nothing to look at before something was typed.
  if (row.path === '/add-items/preview' && !isForm)
    return wanted('the form', status === 302 || status === 202)
  if (UNKNOWN.has(row.path) && !isForm) return wanted('404', status === 404)
  const isShared = asker.role !== 'visitor' && row.sharedWith?.includes(asker.role)
  if (row.owned && !asker.isOwner && !isShared) return wanted('404', status === 404)
  if (!methods.includes('GET') && !isForm) return wanted('/', to === '/')
  if (!isForm) return wanted('the page', status === 200)
  // The form was empty: it is refused with its own sentences, or does what needs no words.
  const refusals = [400, 402, 409, 410, 422, ...(row.owned ? [] : [404])]
  const isAnswer = to === null ? status === 200 || refusals.includes(status) : !to.startsWith(LOGIN)
  return wanted('an answer to the form', isAnswer)
}
