import { randomUUID } from 'node:crypto'
import {
  addMessagePhoto,
  changeRows,
  makeEndedClaim,
  publishArticle,
  readRows,
  SMALL,
  SMALL_FILE,
} from '@pasar/api/testing'
import { ask, readOrder } from '../parallel-requests'
import type { AskedMarket, Asker } from './askers'

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
export async function makePlaces(
  { url, dataDir }: AskedMarket,
  owner: Asker,
): Promise<Record<string, string>> {
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
    '/admin/coupons/:id': '/admin/coupons/made-up',
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
