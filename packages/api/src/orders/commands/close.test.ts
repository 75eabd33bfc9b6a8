import { minutes } from '@pasar/domain'
import { describe, expect, it } from 'vitest'
import { applyCoupon } from '../../checkout/commands/cart-coupons'
import {
  buyer,
  buyOne,
  deliver,
  expectSumsToMatch,
  fillCart,
  items,
  makeBuyers,
  makeWebhook,
  newbuyer,
  place,
  readAll,
  refusalOf,
  stateOf,
  stockOf,
  useMarket,
  variantOf,
} from '../../testing/helpers'
import { cancelOrder, expireOrders } from './close'

const market = useMarket()
const kopi = variantOf(items.kopi)
const usesOf = (code: string) => market.value('select used_count from coupons where code = ?', code)

async function buyWithCoupons() {
  await fillCart(market, buyer, [items.kopi, 3], [items.virtual, 1])
  for (const code of ['KEDAI5', 'ONCE']) await applyCoupon(market.ctx, buyer, code)
  return place(market, buyer)
}

describe('expireOrders', () => {
  it('gives stock and coupons back when the time is up, once', async () => {
    const order = await buyWithCoupons()
    expect([stockOf(market, kopi), usesOf('ONCE'), usesOf('KEDAI5')]).toEqual([17, 1, 1])
    market.wait(minutes(30) - 1)
    expect(await expireOrders(market.ctx)).toBe(0)
    market.wait(1)
    expect(await expireOrders(market.ctx)).toBe(1)
    expect(stateOf(market, order)).toBe('expired')
    expect([stockOf(market, kopi), usesOf('ONCE'), usesOf('KEDAI5')]).toEqual([20, 0, 0])
    expect(market.rows('select distinct state from parcels where order_id = ?', order.orderId)).toEqual([
      { state: 'cancelled' },
    ])
    await expectSumsToMatch(market)
    const before = readAll(market)
    expect(await expireOrders(market.ctx)).toBe(0)
    expect(readAll(market)).toEqual(before)
  })

  it('leaves history and word to the buyer', async () => {
    const order = await buyWithCoupons()
    market.wait(minutes(30))
    await expireOrders(market.ctx)
    const moves = market.rows(
      "select to_state, actor from order_history where order_id = ? and from_state = 'awaiting_payment' order by to_state",
      order.orderId,
    )
    expect(moves).toEqual([
      { to_state: 'cancelled', actor: 'system' },
      { to_state: 'cancelled', actor: 'system' },
      { to_state: 'expired', actor: 'system' },
    ])
    expect(market.rows("select user_id, link from notifications where kind = 'orderExpired'")).toEqual([
      { user_id: buyer.id, link: `/orders/user/${order.orderId}` },
    ])
  })

  it('in many runs at once closes each order once', async () => {
    for (const who of makeBuyers(market, 5)) await buyOne(market, who, items.kopi)
    market.wait(minutes(30))
    const counts = await Promise.all(Array.from({ length: 6 }, () => expireOrders(market.ctx)))
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(5)
    expect(stockOf(market, kopi)).toBe(20)
    await expectSumsToMatch(market)
  })

  it('leaves paid and cancelled orders alone', async () => {
    const paid = await buyOne(market, buyer, items.kopi)
    await deliver(market, makeWebhook(market, paid))
    const cancelled = await buyOne(market, newbuyer, items.kopi)
    await cancelOrder(market.ctx, newbuyer, cancelled.orderId)
    market.wait(minutes(60))
    expect(await expireOrders(market.ctx)).toBe(0)
    expect([stateOf(market, paid), stateOf(market, cancelled)]).toEqual(['paid', 'cancelled'])
    expect(stockOf(market, kopi)).toBe(19)
  })

  it('and a payment at the same moment leave the order either paid or expired and taken up again', async () => {
    const order = await buyOne(market, buyer, items.lastOne)
    market.wait(minutes(30))
    const webhook = makeWebhook(market, order)
    await Promise.all([expireOrders(market.ctx), deliver(market, webhook), expireOrders(market.ctx)])
    expect(stateOf(market, order)).toBe('paid')
    expect(stockOf(market, variantOf(items.lastOne))).toBe(0)
    await expectSumsToMatch(market)
  })
})

describe('cancelOrder', () => {
  it('gives stock and coupons back, once', async () => {
    const order = await buyWithCoupons()
    await cancelOrder(market.ctx, buyer, order.orderId)
    expect(stateOf(market, order)).toBe('cancelled')
    expect([stockOf(market, kopi), usesOf('ONCE'), usesOf('KEDAI5')]).toEqual([20, 0, 0])
    expect(await refusalOf(cancelOrder(market.ctx, buyer, order.orderId))).toBe('ORDER_NOT_CANCELLABLE')
    expect(stockOf(market, kopi)).toBe(20)
    await expectSumsToMatch(market)
  })

  it('pressed ten times is one cancellation', async () => {
    const { orderId } = await buyOne(market, buyer, items.kopi)
    const pressed = await Promise.allSettled(
      Array.from({ length: 10 }, () => cancelOrder(market.ctx, buyer, orderId)),
    )
    expect(pressed.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(stockOf(market, kopi)).toBe(20)
    await expectSumsToMatch(market)
  })

  it('is not for paid orders, nor for those of others', async () => {
    const order = await buyOne(market, buyer, items.kopi)
    expect(await refusalOf(cancelOrder(market.ctx, newbuyer, order.orderId))).toBe('NOT_FOUND')
    expect(await refusalOf(cancelOrder(market.ctx, buyer, 'ord_none'))).toBe('NOT_FOUND')
    await deliver(market, makeWebhook(market, order))
    expect(await refusalOf(cancelOrder(market.ctx, buyer, order.orderId))).toBe('ORDER_NOT_CANCELLABLE')
    expect([stateOf(market, order), stockOf(market, kopi)]).toEqual(['paid', 19])
  })
})

describe('an order’s time', () => {
  const quick = useMarket({ ORDER_EXPIRY_MINUTES: '5' })

  it('is a setting', async () => {
    const { orderId } = await buyOne(quick, buyer, items.kopi)
    expect(quick.value('select expires_at from orders where id = ?', orderId)).toBe(
      quick.ctx.now() + minutes(5),
    )
    quick.wait(minutes(5))
    expect(await expireOrders(quick.ctx)).toBe(1)
  })
})
