import { beginSession, changeRows, publishArticle, readRows, SMALL, shipOrder } from '@pasar/api/testing'
import { mayEnter, ROLE, ROUTES, type RouteRow } from '@pasar/domain'
import { ask } from './load'
import { openMail } from './outbox'
import { makePlaces, makeRegistry } from './roles/places'
import { UNKNOWN } from './roles/route-faults'
import { type Market, test as withMarket } from './test'
import { listSellerPlaces, SELLER_WALKERS, type SellerPlace } from './walk-sellers'
import { enterStaff, listStaffPlaces, type StaffPlace } from './walk-staff'
import { readCorpus, type Words } from './walk-words'

/** Who looks at a page. */
export type Walker = 'visitor' | 'buyer' | 'newcomer' | SellerPlace['who'] | StaffPlace['who']

/**
 * Where axe looks, and how wide a page is, in `npm test`: what everyone meets first. All others are read as they are
 * sent, and seen in a browser at night; journeys look at what they have made of them.
 */
export const SEEN: ReadonlySet<string> = new Set([
  '/',
  '/shop',
  '/shop-now',
  `/item/${SMALL.items.kopi.slug}`,
  '/cart',
  '/checkout',
  '/login',
  '/buyer-dashboard',
  '/faq',
  '/blog',
  '/seller-dashboard',
  '/my-products',
  '/admin-dashboard',
])

export interface Place {
  path: string
  who: Walker
  status?: 404
}

/** Addresses for scripts, not for readers: they answer with data, a file, or somewhere else. */
const NO_PAGE: ReadonlySet<string> = new Set([
  '/session',
  '/search-suggestions',
  '/coupon-popup',
  '/recent',
  '/claim-photo/:key',
  '/chat-photo/:key',
  '/downloads/:token',
  '/orders/user/:orderId/invoice.pdf',
  '/planner/calendar.ics',
  '/planner/calendar/:token',
  '/store/:id/feed.xml',
  '/store/:id/feed.csv',
  '/blog/rss.xml',
  '/blog/atom.xml',
  // For those who build the market, in English only.
  '/playground',
  '/playground/mails',
])

/** What visitors and buyers read: rows of the route table that are built and admit one of them. */
const SHOP_FRONT: readonly RouteRow[] = ROUTES.filter(
  ({ path, file, methods, area }) =>
    file !== undefined &&
    (methods === undefined || methods.includes('GET')) &&
    (mayEnter('visitor', area) || mayEnter(ROLE.BUYER, area)) &&
    !NO_PAGE.has(path),
)

const { kopi, onOffer, soldOut, auction, endedAuction, withVariants, heavy } = SMALL.items
const { paid, completed } = SMALL.orders

/** Pages that look otherwise with other things on them, or to someone else. */
const MORE: readonly Place[] = [
  ...[onOffer, soldOut, auction, endedAuction, withVariants].map(
    ({ slug }): Place => ({ path: `/item/${slug}`, who: 'visitor' }),
  ),
  { path: `/item/${kopi.slug}`, who: 'buyer' },
  { path: `/item/${auction.slug}`, who: 'buyer' },
  { path: `/item/${auction.slug}/bids`, who: 'buyer' },
  { path: `/item/${heavy.slug}/reviews`, who: 'buyer' },
  { path: '/login?from=%2F&why=wishlist', who: 'visitor' },
  { path: '/no/such/page', who: 'visitor', status: 404 },
  { path: '/shop-now?min=cheap&offer=1&sort=priceUp', who: 'buyer' },
  { path: '/shop-now?q=nyonia', who: 'buyer' },
  { path: '/shop-now?q=%E6%97%A0%E6%AD%A4%E7%89%A9', who: 'buyer' },
  { path: '/help-center?q=%E6%97%A0%E6%AD%A4%E7%89%A9', who: 'visitor' },
  { path: '/shipping?country=JP&kg=much', who: 'visitor' },
  { path: '/orders/user?state=refunded', who: 'buyer' },
  { path: '/user-items?tab=downloads', who: 'buyer' },
  ...['bids', 'won', 'watching'].flatMap((tab): Place[] => [
    { path: `/user-items?tab=${tab}`, who: 'buyer' },
    { path: `/user-items?tab=${tab}`, who: 'newcomer' },
  ]),
  { path: `/orders/user/${paid.id}`, who: 'buyer' },
  { path: `/orders/user/${completed.id}`, who: 'buyer' },
  { path: `/edit-order/${paid.id}`, who: 'buyer' },
  { path: '/user-profile/addresses/new', who: 'buyer' },
  { path: '/verify-email-prompt', who: 'newcomer' },
  // Where nothing is yet, it says what to do.
  ...['/cart', '/wishlist', '/orders/user', '/user-items', '/notifications/user', '/buyer-dashboard'].map(
    (path): Place => ({ path, who: 'newcomer' }),
  ),
]

/** One place for every page of the shop front, and then some. @throws Error for a row without an example */
function listPlaces(examples: Readonly<Record<string, string>>): Place[] {
  const places = SHOP_FRONT.map((row): Place => {
    const path = examples[row.path] ?? row.path
    if (path.includes(':') || (row.owned && examples[row.path] === undefined))
      throw new Error(`${row.path} has no example: add one to makePlaces in roles/places.ts`)
    const who = mayEnter('visitor', row.area) ? 'visitor' : 'buyer'
    return { path, who, ...(UNKNOWN.has(row.path) ? { status: 404 } : {}) }
  })
  return [...places, ...MORE]
}

/** Has the buyer have won the auction that is over. */
async function winAuction(dataDir: string): Promise<void> {
  const until = Date.now() + 86_400_000
  const by = [endedAuction.id, SMALL.users.buyer.id]
  const bid =
    'insert into bids (item_id, bidder_id, maximum_sen, is_seen, placed_at) values (?, ?, 9000, 1, 1)'
  await changeRows(dataDir, bid, ...by)
  await changeRows(dataDir, 'insert into auction_offers values (?, 1, ?, 6000, 1, ?)', ...by, until)
  const offered = "update auctions set state = 'offered', due_at = ? where item_id = ?"
  await changeRows(dataDir, offered, until, endedAuction.id)
}

/** Lists of the buyer as others see them by a link that works: one to buy from, and one to read. */
async function shareLists({ url }: Market, cookie: string): Promise<Place[]> {
  const places: Place[] = []
  for (const share of ['registry', 'read'] as const) {
    const { text } = await ask(url, { path: await makeRegistry(url, cookie, share), cookie })
    const [path] = /\/planner\/shared\/[\w.-]+/.exec(text) ?? []
    if (path === undefined) throw new Error(`The list that is shared (${share}) shows no link`)
    places.push({ path, who: 'visitor' }, { path, who: 'newcomer' })
  }
  return places
}

/** The form of a link for a new password; a made-up one leads to the page that says that it has ended. */
async function forgetPassword(market: Market): Promise<Place> {
  const { email } = SMALL.users.priya
  await ask(market.url, { path: '/forgot-password', form: { email } })
  const { pathname } = new URL(await openMail(market, 'resetPassword', email))
  return { path: pathname, who: 'visitor' }
}

/** A comment of the buyer, to be reported by others and deleted by the buyer. */
async function writeComment({ url, dataDir }: Market, cookie: string): Promise<Place[]> {
  const { slug } = await publishArticle(dataDir)
  await ask(url, { path: `/blog/${slug}`, cookie, form: { intent: 'comment', body: 'It worked for me.' } })
  const [comment] = await readRows<{ id: string }>(dataDir, 'select max(id) as id from blog_comments')
  const path = `/report/comment/${comment?.id}`
  return [
    { path, who: 'newcomer' },
    { path, who: 'buyer' },
  ]
}

/** Gives the buyer something of everything: wishes, bids, a full cart, parcels on their way and arrived, notices. */
async function fillShelves({ url, dataDir }: Market, cookie: string): Promise<Place[]> {
  for (const { id } of [kopi, soldOut, auction])
    await ask(url, { path: '/wishlist', cookie, form: { intent: 'add', itemId: id } })
  for (const { id } of [kopi, onOffer])
    await ask(url, { path: '/cart', cookie, form: { intent: 'add', itemId: id, quantity: '2' } })
  await ask(url, { path: '/trpc/auction.bid', cookie, json: { itemId: auction.id, maximum: '300.00' } })
  await winAuction(dataDir)
  await changeRows(dataDir, 'update item_variants set price_sen = price_sen - 200 where item_id = ?', kopi.id)
  const parcels = await readRows<{ id: string }>(
    dataDir,
    'select id from parcels where order_id = ? order by position',
    paid.id,
  )
  await shipOrder(dataDir, paid.id)
  const [arrived] = parcels
  const sql = "update parcels set state = 'delivered', due_at = ? where id = ?"
  await changeRows(dataDir, sql, Date.now() + 5 * 86_400_000, arrived?.id)
  return [{ path: `/orders/user/${paid.id}/claim/${arrived?.id}`, who: 'buyer' }]
}

export interface Walk {
  places: Place[]
  /** The session of each; empty for a visitor. */
  cookies: Record<Walker, string>
  words: Words
}

/** A market of its own for the walk, in which the buyer has something on every page. */
export const test = withMarket.extend<Record<never, never>, { walk: Walk }>({
  walk: [
    async ({ market }, use) => {
      const { buyer, newbuyer } = SMALL.users
      const cookie = await beginSession(market.dataDir, buyer.id)
      const newcomer = await beginSession(market.dataDir, newbuyer.id)
      await changeRows(market.dataDir, 'update users set verified_at = null where id = ?', newbuyer.id)
      const owner = { name: 'the buyer', role: buyer.role, cookie, isOwner: true as const }
      const examples = await makePlaces(market, owner)
      const more: Place[] = [
        ...(await fillShelves(market, cookie)),
        ...(await shareLists(market, cookie)),
        ...(await writeComment(market, cookie)),
        await forgetPassword(market),
        ...(await listSellerPlaces(market, cookie)),
        ...(await listStaffPlaces(market, (await publishArticle(market.dataDir)).id)),
      ]
      await use({
        places: [...listPlaces(examples), ...more],
        cookies: {
          visitor: '',
          buyer: cookie,
          newcomer,
          seller: await beginSession(market.dataDir, SELLER_WALKERS.seller.id),
          reseller: await beginSession(market.dataDir, SELLER_WALKERS.reseller.id),
          ...(await enterStaff(market)),
        },
        words: await readCorpus(market.dataDir),
      })
    },
    { scope: 'worker', timeout: 90_000 },
  ],
})

export { expect } from '@playwright/test'
