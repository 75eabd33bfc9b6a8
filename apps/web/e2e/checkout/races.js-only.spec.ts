import { randomUUID } from 'node:crypto'
import { changeStock, checkSums, readRows, SMALL } from '@pasar/api/testing'
import {
  type Answer,
  type Ask,
  ask,
  expect,
  isPlaced,
  LOAD_TIMEOUT_MS,
  readOrder,
  registerBuyers,
  sendInParallel,
  test,
} from '../testing/load'

/** Requests come from four processes at once, against the built server; each race ends with the sums. */
test.describe.configure({ mode: 'default', timeout: LOAD_TIMEOUT_MS })

const { kopi, lastOne, lowStock, heavy, withVariants } = SMALL.items
const PLENTY = 1_000
const variantOf = ({ variantIds }: { variantIds: readonly string[] }, at = 0) => variantIds[at] ?? ''
const buyNow = (item: { variantIds: readonly string[] }) => `/checkout/${variantOf(item)}`

test.beforeEach(({ market }) => changeStock(market.dataDir, variantOf(kopi), PLENTY))
test.afterEach(async ({ market }) => expect(await checkSums(market.dataDir)).toEqual([]))

async function count(dataDir: string, sql: string, ...values: unknown[]): Promise<number> {
  const [row] = await readRows<{ n: number }>(dataDir, sql, ...values)
  return row?.n ?? Number.NaN
}

const countOrders = (dataDir: string) => count(dataDir, 'select count(*) as n from orders')
const stockOf = (dataDir: string, variantId: string) =>
  count(dataDir, 'select stock as n from item_variants where id = ?', variantId)
const usesOf = (dataDir: string, code: string) =>
  count(dataDir, 'select count(*) as n from coupon_uses where code = ? and released_at is null', code)

const add = (cookie: string, item: { id: string }, variantId: string): Ask => ({
  path: '/trpc/cart.add',
  cookie,
  json: { itemId: item.id, variantId, quantity: 1 },
})

const fill = async (url: string, asks: readonly Ask[]): Promise<void> => {
  for (const { status, text } of await sendInParallel(url, asks)) expect(status, text).toBe(200)
}

const readOrders = (url: string, buyers: readonly string[], path: string, over?: Record<string, string>) =>
  Promise.all(buyers.map((cookie) => readOrder(url, cookie, path, over)))

/** Whoever got nothing is refused, on a page with the status of the error. */
function expectNotices(answer: Answer): void {
  expect([400, 409], answer.text.slice(0, 200)).toContain(answer.status)
  expect(answer.text).toMatch(
    /Insufficient stock|Something changed since you opened this page|It has sold out or is no longer for sale/,
  )
}

function expectOneWinner(answers: readonly Answer[]): void {
  expect(answers.filter(isPlaced)).toHaveLength(1)
  for (const answer of answers) if (!isPlaced(answer)) expectNotices(answer)
}

test('the last piece of three items, each wanted by 50 buyers at once, is three orders', async ({
  market: { url, dataDir },
  buyers,
}) => {
  for (const item of [lastOne, lowStock, heavy]) await changeStock(dataDir, variantOf(item), 1)
  await fill(
    url,
    buyers.map((cookie) => add(cookie, lastOne, variantOf(lastOne))),
  )
  const before = await countOrders(dataDir)
  const paths = ['/checkout', buyNow(lowStock), buyNow(heavy)]
  const orders = await Promise.all(paths.map((path) => readOrders(url, buyers, path)))
  // The three are mixed, so that everyone waits for everyone.
  const asks = buyers.flatMap((_, at) => orders.flatMap((list) => list[at] ?? []))
  const answers = await sendInParallel(url, asks)
  for (const path of paths) expectOneWinner(answers.filter(({ index }) => asks[index]?.path === path))
  expect(await countOrders(dataDir)).toBe(before + 3)
  for (const item of [lastOne, lowStock, heavy]) expect(await stockOf(dataDir, variantOf(item))).toBe(0)
  await sendInParallel(
    url,
    buyers.map((cookie) => ({ path: '/trpc/cart.clear', cookie, json: {} })),
  )
})

test('two options of one item, five and two pieces left, are two whole orders', async ({
  market: { url, dataDir },
  buyers,
}) => {
  const [small, large] = [variantOf(withVariants, 0), variantOf(withVariants, 2)]
  await changeStock(dataDir, small, 5)
  await changeStock(dataDir, large, 2)
  for (const variantId of [small, large])
    await fill(
      url,
      buyers.map((cookie) => add(cookie, withVariants, variantId)),
    )
  const before = await countOrders(dataDir)
  const answers = await sendInParallel(url, await readOrders(url, buyers, '/checkout'))
  expect(answers.filter(isPlaced)).toHaveLength(2)
  for (const answer of answers) if (!isPlaced(answer)) expectNotices(answer)
  expect(await countOrders(dataDir)).toBe(before + 2)
  expect([await stockOf(dataDir, small), await stockOf(dataDir, large)]).toEqual([3, 0])
  await sendInParallel(
    url,
    buyers.map((cookie) => ({ path: '/trpc/cart.clear', cookie, json: {} })),
  )
})

test('a coupon for one use, redeemed by 50 buyers at once, is used once', async ({
  market: { url, dataDir },
  buyers,
}) => {
  await fill(
    url,
    buyers.map((cookie) => ({ path: '/trpc/coupon.use', cookie, json: { couponCode: 'ONCE' } })),
  )
  const orders = await readOrders(url, buyers, buyNow(kopi))
  const before = await countOrders(dataDir)
  expectOneWinner(await sendInParallel(url, orders))
  expect(await usesOf(dataDir, 'ONCE')).toBe(1)
  expect(await countOrders(dataDir)).toBe(before + 1)
  await sendInParallel(
    url,
    buyers.map((cookie) => ({ path: '/trpc/coupon.remove', cookie, json: { couponCode: 'ONCE' } })),
  )
})

test('the welcome coupon, redeemed by each of five buyers in ten orders at once, counts for one each', async ({
  market: { url, dataDir },
}) => {
  const cookies = await registerBuyers({ dataDir }, 5)
  const before = await usesOf(dataDir, 'WELCOMEFREE')
  await fill(
    url,
    cookies.map((cookie) => ({ path: '/trpc/coupon.use', cookie, json: { couponCode: 'WELCOMEFREE' } })),
  )
  const orders = await readOrders(url, Array<string[]>(10).fill(cookies).flat(), buyNow(kopi))
  const answers = await sendInParallel(url, orders)
  for (const cookie of cookies)
    expectOneWinner(answers.filter(({ index }) => orders[index]?.cookie === cookie))
  expect(await usesOf(dataDir, 'WELCOMEFREE')).toBe(before + cookies.length)
})

test('a form sent ten times at once is one order, and its key serves for no other', async ({
  market: { url, dataDir },
  buyers: [cookie = ''],
}) => {
  const key = randomUUID()
  const order = await readOrder(url, cookie, buyNow(kopi), { idempotencyKey: key })
  const before = await countOrders(dataDir)
  const answers = await sendInParallel(url, Array<Ask>(10).fill(order))
  for (const answer of answers) expect(isPlaced(answer), `${answer.status} ${answer.location}`).toBe(true)
  expect(new Set(answers.map(({ location }) => location)).size).toBe(1)
  expect(await countOrders(dataDir)).toBe(before + 1)

  const other = { ...order, form: { ...order.form, line1: '2, Jalan Ampang' } }
  const refused = await sendInParallel(url, Array<Ask>(4).fill(other))
  for (const { status, text } of refused) {
    expect(status).toBe(409)
    expect(text).toContain('This form was already used for another order.')
  }
  expect(await countOrders(dataDir)).toBe(before + 1)
})

test('a cart that is changed in another tab is not ordered as it was shown', async ({
  market: { url, dataDir },
  buyers,
}) => {
  await fill(
    url,
    buyers.map((cookie) => add(cookie, kopi, variantOf(kopi))),
  )
  const orders = await readOrders(url, buyers, '/checkout')
  const variantId = variantOf(kopi)
  const [first = '', ...others] = buyers

  // First one tab, then the other.
  const change = (cookie: string): Ask => ({
    path: '/trpc/cart.setQuantity',
    cookie,
    json: { variantId, quantity: 2 },
  })
  const before = await countOrders(dataDir)
  await fill(url, [change(first)])
  const [late] = orders
  if (!late) throw new Error('no order form')
  expectNotices(await ask(url, late))
  expect(await countOrders(dataDir)).toBe(before)

  // Both at once: the order is what was shown, or there is none.
  const beganAt = Date.now()
  const asks = others.flatMap((cookie, at) => [orders[at + 1] ?? late, change(cookie)])
  const answers = await sendInParallel(url, asks)
  const placed = answers.filter(isPlaced)
  for (const answer of answers) if (answer.index % 2 === 0 && !isPlaced(answer)) expectNotices(answer)
  expect(await countOrders(dataDir)).toBe(before + placed.length)
  const wrong = `select count(*) as n from order_lines l join orders o on o.id = l.order_id
    where o.placed_at > ? and l.variant_id = ? and l.quantity <> 1`
  expect(await count(dataDir, wrong, beganAt - 1, variantId)).toBe(0)
})
