import { minutes } from '@pasar/domain'
import { describe, expect, it } from 'vitest'
import { deleteAccount } from '../accounts/commands/delete-account'
import { applyCoupon } from '../checkout/commands/cart-coupons'
import { cancelOrder, expireOrders } from '../orders/commands/close'
import { SMALL } from '../testing'
import {
  buyer,
  buyOne,
  chargeUnreported,
  deliver,
  expectSumsToMatch,
  fillCart,
  items,
  makeWebhook,
  newbuyer,
  type Order,
  place,
  stateOf,
  stockOf,
  useMarket,
  variantOf,
} from '../testing/helpers'
import { sendRefunds } from './jobs'

const market = useMarket()
const cash = () =>
  market.value("select coalesce(sum(amount_sen), 0) from ledger_entries where account = 'cash:demo'")
const unclaimed = () =>
  market.value("select coalesce(sum(amount_sen), 0) from ledger_entries where account = 'unclaimed'")
const kopi = variantOf(items.kopi)

/** Charged in time, but the market learns of it only after the order has expired. */
async function expireCharged(order: Order, who = buyer): Promise<void> {
  await chargeUnreported(market, who, order)
  market.wait(minutes(31))
  expect(await expireOrders(market.ctx)).toBe(1)
  expect(stateOf(market, order)).toBe('expired')
}

/** The buyer gets everything back, once. */
async function expectRefund(order: Order, before: number): Promise<void> {
  const amount = market.value('select amount_sen from payments where id = ?', order.paymentId)
  expect([cash(), unclaimed()]).toEqual([before + amount, -amount])
  expect(await sendRefunds(market.ctx)).toBe(1)
  expect([cash(), unclaimed()]).toEqual([before, 0])
  expect(await sendRefunds(market.ctx)).toBe(0)
  expect(market.rows('select amount_sen, state from refunds where payment_id = ?', order.paymentId)).toEqual([
    { amount_sen: amount, state: 'done' },
  ])
  expect(market.value('select state from payments where id = ?', order.paymentId)).toBe('refunded')
  expect(market.value('select state from demo_charges where payment_id = ?', order.paymentId)).toBe(
    'refunded',
  )
  expect(market.value("select count(*) from notifications where kind = 'orderRefunded'")).toBe(1)
  await expectSumsToMatch(market)
}

describe('a payment that comes after the order has expired', () => {
  it('is taken when everything is still there', async () => {
    await fillCart(market, newbuyer, [items.kopi, 2])
    await applyCoupon(market.ctx, newbuyer, 'WELCOMEFREE')
    const order = await place(market, newbuyer)
    await expireCharged(order, newbuyer)
    expect(stockOf(market, kopi)).toBe(20)
    expect(await deliver(market, makeWebhook(market, order))).toBe('settled')
    expect(stateOf(market, order)).toBe('paid')
    expect(stockOf(market, kopi)).toBe(18)
    expect(market.rows('select state from parcels where order_id = ?', order.orderId)).toEqual([
      { state: 'to_ship' },
    ])
    expect(market.value("select used_count from coupons where code = 'WELCOMEFREE'")).toBe(1)
    expect(await deliver(market, makeWebhook(market, order))).toBe('repeated')
    await expectSumsToMatch(market)
  })

  it('is sent back when its buyer has deleted their account meanwhile: nobody knows where the goods go', async () => {
    const before = cash()
    const order = await buyOne(market, newbuyer, items.kopi)
    await expireCharged(order, newbuyer)
    await deleteAccount(market.ctx, newbuyer, { password: SMALL.password, code: '' })
    expect(await deliver(market, makeWebhook(market, order))).toBe('refunding')
    expect([stateOf(market, order), stockOf(market, kopi)]).toEqual(['expired', 20])
    expect(await sendRefunds(market.ctx)).toBe(1)
    expect([cash(), unclaimed()]).toEqual([before, 0])
    await expectSumsToMatch(market)
  })

  it('is taken while its coupon has a use left for its buyer, whichever of them was first', async () => {
    market.run("update coupons set uses_per_member = 2 where code = 'WELCOMEFREE'")
    market.run("update coupons set is_first_purchase_only = 0 where code = 'WELCOMEFREE'")
    const buyKopi = async () => {
      await fillCart(market, newbuyer, [items.kopi, 1])
      await applyCoupon(market.ctx, newbuyer, 'WELCOMEFREE')
      return place(market, newbuyer)
    }
    const first = await buyKopi()
    await chargeUnreported(market, newbuyer, first)
    market.wait(minutes(20))
    await buyKopi()
    market.wait(minutes(11))
    await expireOrders(market.ctx)
    expect(stateOf(market, first)).toBe('expired')
    expect(await deliver(market, makeWebhook(market, first))).toBe('settled')
    await expectSumsToMatch(market)
  })

  it('is sent back when its coupon was for a first purchase, and another has been paid meanwhile', async () => {
    await fillCart(market, newbuyer, [items.kopi, 2])
    await applyCoupon(market.ctx, newbuyer, 'WELCOMEFREE')
    const order = await place(market, newbuyer)
    await expireCharged(order, newbuyer)
    const other = await buyOne(market, newbuyer, items.kopi)
    await deliver(market, makeWebhook(market, other))
    const before = cash()
    expect(await deliver(market, makeWebhook(market, order))).toBe('refunding')
    expect(market.value("select used_count from coupons where code = 'WELCOMEFREE'")).toBe(0)
    await expectRefund(order, before)
  })

  it('is sent back when the goods are gone', async () => {
    const order = await buyOne(market, buyer, items.lastOne)
    await expireCharged(order)
    const other = await buyOne(market, newbuyer, items.lastOne)
    await deliver(market, makeWebhook(market, other))
    const before = cash()
    expect(await deliver(market, makeWebhook(market, order))).toBe('refunding')
    expect([stateOf(market, order), stateOf(market, other)]).toEqual(['expired', 'paid'])
    await expectRefund(order, before)
  })

  it('takes nothing when only some of the goods are there', async () => {
    await fillCart(market, buyer, [items.kopi, 1], [items.lastOne, 1])
    const order = await place(market, buyer)
    await expireCharged(order)
    await buyOne(market, newbuyer, items.lastOne)
    const before = cash()
    expect(await deliver(market, makeWebhook(market, order))).toBe('refunding')
    expect(stockOf(market, kopi)).toBe(20)
    await expectRefund(order, before)
  })

  it('is sent back when its coupon was used elsewhere meanwhile, and takes no stock', async () => {
    const buyWithOnce = async (who = buyer) => {
      await fillCart(market, who, [items.kopi, 1])
      await applyCoupon(market.ctx, who, 'ONCE')
      return place(market, who)
    }
    const order = await buyWithOnce()
    await expireCharged(order)
    await buyWithOnce(newbuyer)
    const before = cash()
    expect(await deliver(market, makeWebhook(market, order))).toBe('refunding')
    expect(stockOf(market, kopi)).toBe(19)
    expect(market.value("select used_count from coupons where code = 'ONCE'")).toBe(1)
    await expectRefund(order, before)
  })

  it('is sent back when the member used a once-per-member coupon again', async () => {
    const buyWithGift = async () => {
      await fillCart(market, newbuyer, [items.kopi, 1])
      await applyCoupon(market.ctx, newbuyer, 'WELCOMEFREE')
      return place(market, newbuyer)
    }
    const order = await buyWithGift()
    await expireCharged(order, newbuyer)
    await buyWithGift()
    const before = cash()
    expect(await deliver(market, makeWebhook(market, order))).toBe('refunding')
    expect(market.value("select used_count from coupons where code = 'WELCOMEFREE'")).toBe(1)
    await expectRefund(order, before)
  })

  it('of two for the last unit is taken once, in any order', async () => {
    const first = await buyOne(market, buyer, items.lastOne)
    await expireCharged(first)
    const second = await buyOne(market, newbuyer, items.lastOne)
    await expireCharged(second, newbuyer)
    const outcomes = await Promise.all(
      [second, first].map((order) => deliver(market, makeWebhook(market, order))),
    )
    expect(outcomes.sort()).toEqual(['refunding', 'settled'])
    expect(stockOf(market, variantOf(items.lastOne))).toBe(0)
    await sendRefunds(market.ctx)
    await expectSumsToMatch(market)
  })
})

describe('a payment of an order its buyer has cancelled', () => {
  it('is sent back, though everything is still there', async () => {
    const order = await buyOne(market, buyer, items.kopi)
    await chargeUnreported(market, buyer, order)
    await cancelOrder(market.ctx, buyer, order.orderId)
    const before = cash()
    expect(await deliver(market, makeWebhook(market, order))).toBe('refunding')
    expect(stateOf(market, order)).toBe('cancelled')
    expect(stockOf(market, kopi)).toBe(20)
    await expectRefund(order, before)
  })
})
