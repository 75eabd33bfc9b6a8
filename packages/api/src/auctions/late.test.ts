import { hours, minutes } from '@pasar/domain'
import { afterEach, expect, it } from 'vitest'
import { expireOrders } from '../orders/commands/close'
import {
  buyer,
  deliver,
  expectSumsToMatch,
  makeWebhook,
  newbuyer,
  type Order,
  place,
  stateOf,
  stockOf,
  useMarket,
} from '../testing/helpers'
import { moveDueAuctions } from './jobs'
import { auctionOnItem } from './reads/auctions'
import { A_DAY, auctionRow, bidOn, endsIn, KERIS, variantId, WON } from './testing/helpers'

const market = useMarket()
afterEach(() => expectSumsToMatch(market))

/** Ordered, and expired unpaid: the piece is free again, but the payment is still on its way. */
async function orderAndExpire(who: typeof buyer): Promise<Order> {
  const order = await place(market, who, { source: WON })
  market.wait(minutes(31))
  expect(await expireOrders(market.ctx)).toBe(1)
  return order
}

const payLate = (order: Order) => deliver(market, makeWebhook(market, order))

it('a purchase at once is seen by whoever watches, as long as it may be paid', async () => {
  const seen: [string, boolean][] = []
  market.ctx.events.watchAuctions(({ state, isTaken }) => void seen.push([state, isTaken]))
  const order = await orderAndExpire(buyer)
  expect(seen).toEqual([
    ['running', true],
    ['running', false],
  ])
  await payLate(order)
  await moveDueAuctions(market.ctx)
  expect(seen.at(-1)).toEqual(['sold', false])
})

it('a purchase at once that is paid late is good while nobody has bid', async () => {
  const order = await orderAndExpire(buyer)
  expect(await payLate(order)).toBe('settled')
  expect([stateOf(market, order), stockOf(market, variantId)]).toEqual(['paid', 0])
})

it('a purchase at once ends the auction as soon as it is paid, and not before', async () => {
  const order = await place(market, buyer, { source: WON })
  expect(await moveDueAuctions(market.ctx)).toBe(0)
  expect(auctionRow(market).state).toBe('running')
  expect((await auctionOnItem(market.ctx, KERIS.id, buyer))?.mine.orderedFor).toBe(60_000)
  await deliver(market, makeWebhook(market, order))
  expect(await moveDueAuctions(market.ctx)).toBe(1)
  expect(auctionRow(market)).toMatchObject({
    state: 'sold',
    status: 'sold_out',
    price: 60_000,
    ends_at: market.ctx.now(),
  })
  expect((await auctionOnItem(market.ctx, KERIS.id, buyer))?.mine.orderedFor).toBe(60_000)
  expect((await auctionOnItem(market.ctx, KERIS.id, newbuyer))?.mine.orderedFor).toBeNull()
})

it('a purchase at once that is paid late, after a bid, is sent back', async () => {
  const order = await orderAndExpire(buyer)
  await bidOn(market, newbuyer, 300)
  expect(await payLate(order)).toBe('refunding')
  expect([stateOf(market, order), stockOf(market, variantId)]).toEqual(['expired', 1])
  expect(auctionRow(market)).toMatchObject({ state: 'running', leader_id: newbuyer.id })
})

it('what the winner pays late does not take it from the second, to whom it is offered by then', async () => {
  endsIn(market, A_DAY)
  await bidOn(market, newbuyer, 300)
  await bidOn(market, buyer, 500)
  market.wait(A_DAY)
  await moveDueAuctions(market.ctx)
  const order = await orderAndExpire(buyer)
  market.wait(hours(48))
  await moveDueAuctions(market.ctx)
  expect(await payLate(order)).toBe('refunding')
  expect(stockOf(market, variantId)).toBe(1)
  await place(market, newbuyer, { source: WON })
})

it('what the winner pays late is good while the offer lasts', async () => {
  endsIn(market, A_DAY)
  await bidOn(market, buyer, 500)
  market.wait(A_DAY)
  await moveDueAuctions(market.ctx)
  const order = await orderAndExpire(buyer)
  expect(await payLate(order)).toBe('settled')
})
