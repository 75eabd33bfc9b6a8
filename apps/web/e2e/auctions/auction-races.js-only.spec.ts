import { addAuctions, beginSession, changeRows, checkSums, readRows, SMALL } from '@pasar/api/testing'
import { ROLE } from '@pasar/domain'
import {
  type Answer,
  type Ask,
  expect,
  isPlaced,
  LOAD_TIMEOUT_MS,
  readOrder,
  sendInParallel,
  test,
  UNDER_WAY,
} from '../testing/load'
import { openServer } from '../testing/own-server'

/** Bids come from four processes at once, against the built server; each race ends with the sums. */
test.describe.configure({ mode: 'default', timeout: LOAD_TIMEOUT_MS })

const HOUR_MS = 3_600_000

const MEMBERS = 50
/** Their cookies. No password is hashed for them, which takes longer than all the races. */
let members: string[] = []
test.beforeAll(async ({ market: { dataDir } }) => {
  await changeRows(
    dataDir,
    `with recursive n(i) as (select 1 union all select i + 1 from n where i < ?)
      insert into users (id, email, name, password_hash, role, created_at, verified_at)
      select 'usr_bidder' || i, 'bidder' || i || '@pasar.test', 'Bidder ' || i, 'none', ?, 1, 1 from n`,
    MEMBERS,
    ROLE.BUYER,
  )
  members = []
  for (let at = 1; at <= MEMBERS; at++) members.push(await beginSession(dataDir, `usr_bidder${at}`))
})

test.afterEach(async ({ market }) => expect(await checkSums(market.dataDir)).toEqual([]))

const bid = (cookie: string, itemId: string, maximum: string): Ask => ({
  path: '/trpc/auction.bid',
  cookie,
  json: { itemId, maximum },
})

const isTaken = ({ status }: Answer): boolean => status === 200

/** Whoever is too late or too low is refused. */
function expectRefused({ status, text }: Answer, ...codes: string[]): void {
  expect([400, 409], text.slice(0, 200)).toContain(status)
  expect(text).toMatch(new RegExp(codes.join('|')))
}

interface Row {
  itemId: string
  state: string
  bidCount: number
  leaderId: string | null
  shown: number
  firstBidder: string | null
  orders: number
  offers: number
  stock: number
}

const readAuctions = (dataDir: string, itemIds: readonly string[]): Promise<Row[]> =>
  readRows<Row>(
    dataDir,
    `select a.item_id as itemId, a.state, a.bid_count as bidCount, a.leader_id as leaderId, i.stock,
      (select count(*) from bids b where b.item_id = a.item_id and b.is_seen = 1) as shown,
      (select b.bidder_id from bids b where b.item_id = a.item_id order by b.seq limit 1) as firstBidder,
      (select count(*) from order_lines l where l.item_id = a.item_id) as orders,
      (select count(*) from auction_offers o where o.item_id = a.item_id) as offers
      from auctions a join items i on i.id = a.item_id where a.item_id in (${itemIds.map(() => '?')}) order by a.item_id`,
    ...itemIds,
  )

test('of fifty equal bids at once the earliest leads', async ({ market: { url, dataDir } }) => {
  const [auction] = await addAuctions(dataDir, [Date.now() + HOUR_MS])
  if (!auction) throw new Error('no auction')
  const answers = await sendInParallel(
    url,
    members.map((cookie) => bid(cookie, auction.itemId, '400')),
  )
  expect(answers).toHaveLength(members.length)
  const taken = answers.filter(isTaken)
  for (const answer of answers) if (!isTaken(answer)) expectRefused(answer, 'BID_TOO_LOW')
  expect(taken.filter(({ text }) => text.includes('"isLeading":true'))).toHaveLength(1)
  const [row] = await readAuctions(dataDir, [auction.itemId])
  expect(row?.leaderId).toBe(row?.firstBidder)
  expect([row?.bidCount, row?.shown]).toEqual([taken.length, taken.length])
})

test('of fifty different bids at once the highest leads', async ({ market: { url, dataDir } }) => {
  const [{ itemId } = { itemId: '' }] = await addAuctions(dataDir, [Date.now() + HOUR_MS])
  const answers = await sendInParallel(
    url,
    members.map((cookie, at) => bid(cookie, itemId, `${300 + 10 * at}`)),
  )
  for (const answer of answers) if (!isTaken(answer)) expectRefused(answer, 'BID_TOO_LOW')
  const [row] = await readAuctions(dataDir, [itemId])
  expect(row?.leaderId).toBe(`usr_bidder${MEMBERS}`)
  const taken = answers.filter(isTaken).length
  expect([row?.bidCount, row?.shown]).toEqual([taken, taken])
})

test('of fifty bids and an early end at once one side wins', async ({ market: { url, dataDir } }) => {
  const seller = await beginSession(dataDir, SMALL.items.auction.store.seller.id)
  const auctions = await addAuctions(
    dataDir,
    Array.from({ length: 3 }, () => Date.now() + HOUR_MS),
  )
  for (const [at, { itemId }] of auctions.entries()) {
    const stop: Ask = { path: '/my-products/auctions', cookie: seller, form: { intent: 'stop', itemId } }
    const asks = members.map((cookie, n) => bid(cookie, itemId, `${300 + 10 * n}`))
    // The end comes first, in their middle, and last.
    const stopAt = (at * members.length) / 2
    const answers = await sendInParallel(url, [...asks.slice(0, stopAt), stop, ...asks.slice(stopAt)])
    const [stopped] = answers.splice(stopAt, 1)
    const [row] = await readAuctions(dataDir, [itemId])
    const taken = answers.filter(isTaken).length
    if (stopped?.status === 302) {
      expect([row?.state, row?.bidCount, taken]).toEqual(['unsold', 0, 0])
      for (const answer of answers) expectRefused(answer, 'AUCTION_ENDED')
    } else {
      expect(stopped?.status).toBe(409)
      expect([row?.state, row?.bidCount]).toEqual(['running', taken])
      expect(taken).toBeGreaterThan(0)
      for (const answer of answers) if (!isTaken(answer)) expectRefused(answer, 'BID_TOO_LOW')
    }
  }
})

test('an auction is bought at once or bid on, never both', async ({ market: { url, dataDir } }) => {
  const AUCTIONS = 6
  const auctions = await addAuctions(
    dataDir,
    Array.from({ length: AUCTIONS }, () => Date.now() + HOUR_MS),
  )
  const orders = await Promise.all(
    auctions.flatMap(({ variantId }, at) =>
      [0, 1].map((which) => readOrder(url, members[at * 2 + which] ?? '', `/checkout/${variantId}`)),
    ),
  )
  const bids = auctions.flatMap(({ itemId }, at) =>
    [0, 1].map((which) => bid(members[2 * (AUCTIONS + at) + which] ?? '', itemId, '400')),
  )
  // Each auction in an order of its own, so that each kind is first at some.
  const asks = auctions.flatMap((_, at) => {
    const pairs = [orders.slice(at * 2, at * 2 + 2), bids.slice(at * 2, at * 2 + 2)]
    return (at % 2 === 0 ? pairs : pairs.reverse()).flat()
  })
  const answers = await sendInParallel(url, asks)
  for (const answer of answers) {
    const isBid = asks[answer.index]?.json !== undefined
    if (isBid && !isTaken(answer)) expectRefused(answer, 'AUCTION_TAKEN', 'BID_TOO_LOW')
    if (!isBid && !isPlaced(answer)) expect([400, 409], answer.text.slice(0, 200)).toContain(answer.status)
  }
  const rows = await readAuctions(
    dataDir,
    auctions.map(({ itemId }) => itemId),
  )
  for (const { itemId, orders, shown, bidCount, stock } of rows) {
    expect([orders > 0, bidCount > 0].filter(Boolean), itemId).toHaveLength(1)
    expect([orders + stock, bidCount], itemId).toEqual([1, shown])
  }
  expect(rows.reduce((sum, { orders }) => sum + orders, 0)).toBe(answers.filter(isPlaced).length)
})

test('two servers on one folder end each auction once, and take no bid afterwards', async ({
  market: { url, dataDir },
}) => {
  const AUCTIONS = 10
  const second = await openServer(dataDir)
  try {
    const auctions = await addAuctions(
      dataDir,
      Array.from({ length: AUCTIONS }, () => Date.now() + HOUR_MS),
    )
    const itemIds = auctions.map(({ itemId }) => itemId)
    const bidAll = async (maximum: string): Promise<Answer[]> => {
      const asks = itemIds.map((itemId, at) => bid(members[at] ?? '', itemId, maximum))
      const halves = [url, second.url].map((server, half) =>
        sendInParallel(
          server,
          asks.filter((_, at) => at % 2 === half),
        ),
      )
      return (await Promise.all(halves)).flat()
    }
    for (const { status, text } of await bidAll('400')) expect(status, text).toBe(200)
    // Their hour is over for both servers at once, however long the bids took.
    const ids = itemIds.map(() => '?')
    const end = Date.now()
    const due = `update auctions set due_at = ?, first_ends_at = ? where item_id in (${ids})`
    await changeRows(dataDir, due, end, end, ...itemIds)
    await changeRows(dataDir, `update items set ends_at = ? where id in (${ids})`, end, ...itemIds)
    const look = async (): Promise<string[]> => {
      // Both look at once, again and again, for what is due.
      await changeRows(dataDir, "update jobs set due_at = 0 where name = 'auctions'")
      return (await readAuctions(dataDir, itemIds)).map(({ state }) => state)
    }
    await expect.poll(look, UNDER_WAY).toEqual(itemIds.map(() => 'offered'))
    expect((await readAuctions(dataDir, itemIds)).map(({ offers }) => offers)).toEqual(itemIds.map(() => 1))
    const given = await readRows<{ kind: string; times: number }>(
      dataDir,
      `select kind, count(*) as times from notifications where kind in ('auctionWon', 'auctionSold')
        and data ->> 'title' in (${itemIds.map(() => '?')}) group by kind order by kind`,
      ...itemIds,
    )
    expect(given).toEqual(['auctionSold', 'auctionWon'].map((kind) => ({ kind, times: AUCTIONS })))
    for (const answer of await bidAll('900')) expectRefused(answer, 'AUCTION_ENDED')
  } finally {
    second.process.kill('SIGKILL')
    await second.ended
  }
})
