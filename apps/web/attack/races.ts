import { randomUUID } from 'node:crypto'
import type { Driver, Outcome, Shopper } from './driver'
import { Report } from './report'
import { repeat } from './scene'
import type { Row } from './table'

const BUYERS = 50
const PLENTY = 500

export interface Game {
  driver: Driver
  report: Report
  /** As many as a race needs at most. They are the same in all races. */
  shoppers: readonly Shopper[]
}

const isAccepted = ({ kind }: Outcome): boolean => kind === 'accepted'

/** How many got which answer, with an example of each. */
function summarize(outcomes: readonly Outcome[]): string {
  const byKind = new Map<string, Outcome[]>()
  for (const outcome of outcomes) byKind.set(outcome.kind, [...(byKind.get(outcome.kind) ?? []), outcome])
  return [...byKind].map(([kind, those]) => `${those.length} ${kind}, such as ${those[0]?.detail}`).join('\n')
}

/** So many are accepted; all others are refused in words. */
function checkAccepted({ report }: Game, what: string, wanted: number, outcomes: readonly Outcome[]): void {
  const accepted = outcomes.filter(isAccepted).length
  report.check(
    accepted === wanted,
    `${what}: ${wanted} accepted of ${outcomes.length}, not ${accepted}`,
    summarize(outcomes),
  )
  const broken = outcomes.filter(({ kind }) => kind === 'broken')
  report.check(broken.length === 0, `${what}: nobody gets an error`, summarize(broken))
}

function checkEqual({ report }: Game, what: string, found: unknown, wanted: unknown): void {
  const [left, right] = [JSON.stringify(found), JSON.stringify(wanted)]
  report.check(left === right, what, `found ${left}, wanted ${right}`)
}

async function lastPieces(game: Game, stock: number): Promise<void> {
  const { driver, shoppers } = game
  const product = await driver.makeProduct(stock)
  const outcomes = await Promise.all(shoppers.map((shopper) => driver.place(shopper, product)))
  const what = `${stock} pieces, ${shoppers.length} buyers`
  checkAccepted(game, what, stock, outcomes)
  const { orders, stock: left } = await driver.standOf(product)
  checkEqual(game, `${what}: orders, and pieces left`, [orders, left], [stock, 0])
}

async function singleUseCoupon(game: Game): Promise<void> {
  const { driver, shoppers } = game
  const product = await driver.makeProduct(PLENTY)
  const couponCode = await driver.makeCoupon({ uses: 1, usesPerShopper: 1 })
  const outcomes = await Promise.all(
    shoppers.map((shopper) => driver.place(shopper, product, { couponCode })),
  )
  checkAccepted(game, `a coupon for one use, ${shoppers.length} buyers`, 1, outcomes)
  const uses = [...(await driver.usesOf(couponCode)).values()].reduce((sum, count) => sum + count, 0)
  checkEqual(game, 'a coupon for one use: uses', uses, 1)
}

async function couponOncePerShopper(game: Game): Promise<void> {
  const { driver } = game
  const shoppers = game.shoppers.slice(0, 5)
  const product = await driver.makeProduct(PLENTY)
  const couponCode = await driver.makeCoupon({ uses: PLENTY, usesPerShopper: 1 })
  const buyers = Array<Shopper[]>(BUYERS / shoppers.length)
    .fill(shoppers)
    .flat()
  const outcomes = await Promise.all(buyers.map((shopper) => driver.place(shopper, product, { couponCode })))
  checkAccepted(game, 'a coupon once per member, 5 members with 10 orders each', shoppers.length, outcomes)
  const uses = await driver.usesOf(couponCode)
  checkEqual(
    game,
    'a coupon once per member: uses of each',
    shoppers.map((shopper) => uses.get(shopper) ?? 0),
    shoppers.map(() => 1),
  )
}

async function equalBids(game: Game): Promise<void> {
  const { driver, shoppers, report } = game
  const auction = await driver.makeAuction()
  const outcomes = await Promise.all(shoppers.map((shopper) => driver.bid(shopper, auction, 40_000)))
  const broken = outcomes.filter(({ kind }) => kind === 'broken')
  report.check(broken.length === 0, 'equal bids: nobody gets an error', summarize(broken))
  const { leader, bids } = await driver.auctionStand(auction)
  const most = Math.max(0, ...bids.map(({ amount }) => amount))
  checkEqual(
    game,
    'equal bids: the earliest leads',
    leader,
    bids.find(({ amount }) => amount === most)?.bidder,
  )
  checkEqual(
    game,
    'equal bids: all that were accepted are there',
    bids.length,
    outcomes.filter(isAccepted).length,
  )
  checkEqual(
    game,
    'equal bids: each bidder once',
    new Set(bids.map(({ bidder }) => bidder)).size,
    bids.length,
  )
}

async function doubleClick(game: Game): Promise<void> {
  const { driver, shoppers } = game
  const product = await driver.makeProduct(PLENTY)
  const [shopper = ''] = shoppers
  const key = randomUUID()
  const outcomes = await Promise.all(
    Array.from({ length: 20 }, () => driver.place(shopper, product, { key })),
  )
  checkAccepted(game, 'one key, sent 20 times', 20, outcomes)
  checkEqual(game, 'one key, sent 20 times: ids', new Set(outcomes.map(({ id }) => id)).size, 1)
  checkEqual(game, 'one key, sent 20 times: orders', (await driver.standOf(product)).orders, 1)
}

async function sameKeyOtherOrder(game: Game): Promise<void> {
  const { driver, shoppers } = game
  const product = await driver.makeProduct(PLENTY)
  const [shopper = ''] = shoppers
  const key = randomUUID()
  const outcomes = await Promise.all(
    Array.from({ length: 10 }, (_, at) => driver.place(shopper, product, { key, quantity: at + 1 })),
  )
  checkAccepted(game, 'one key for ten different orders', 1, outcomes)
  checkEqual(game, 'one key for ten different orders: orders', (await driver.standOf(product)).orders, 1)
}

async function refundOnce(game: Game): Promise<void> {
  const { driver, shoppers, report } = game
  const product = await driver.makeProduct(PLENTY)
  const [shopper = ''] = shoppers
  const placed = await driver.place(shopper, product)
  if (placed.id === null) return report.check(false, 'an order to refund is placed', placed.detail)
  const { id } = placed
  const paid = await driver.pay(shopper, id)
  const outcomes = await Promise.all(Array.from({ length: 20 }, () => driver.refund(shopper, id)))
  report.check(outcomes.some(isAccepted), 'a refund asked for 20 times: one is given', summarize(outcomes))
  checkEqual(game, 'a refund asked for 20 times: money given back', await driver.refundedOf(id), paid)
}

/** Every race a shop must win. Each is of no use against a shop that reads, waits, and then writes. */
export const RACES: readonly { name: string; run(game: Game): Promise<void> }[] = [
  { name: 'last-unit', run: (game) => lastPieces(game, 1) },
  { name: 'last-seven', run: (game) => lastPieces(game, 7) },
  { name: 'coupon-single-use', run: singleUseCoupon },
  { name: 'coupon-per-member', run: couponOncePerShopper },
  { name: 'equal-bids', run: equalBids },
  { name: 'double-click', run: doubleClick },
  { name: 'same-key', run: sameKeyOtherOrder },
  { name: 'refund-once', run: refundOnce },
]

/** @param onRow is called with each race once it is over */
export async function playRaces(
  driver: Driver,
  { isQuick, seconds }: { isQuick: boolean; seconds: number | null },
  onRow: (row: Row) => void,
): Promise<void> {
  const shoppers = await driver.makeShoppers(BUYERS)
  const play = async (name: string, run: (game: Game) => Promise<void>, rounds: number) => {
    const began = performance.now()
    const report = new Report()
    const share = seconds === null ? null : seconds / RACES.length
    await repeat({ seconds: share }, rounds, () => run({ driver, report, shoppers }))
    onRow({ name, report, ms: performance.now() - began })
  }
  for (const { name, run } of RACES) await play(name, run, isQuick ? 2 : 5)
  const began = performance.now()
  const report = new Report()
  report.checkNone(await driver.checkBooks(), 'after all races the books are right')
  onRow({ name: 'books', report, ms: performance.now() - began })
}
