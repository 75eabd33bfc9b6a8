import { sumAccount } from '@pasar/db'
import { days, WINDOWS } from '@pasar/domain'
import { describe, expect, it } from 'vitest'
import { applyCoupon } from '../../checkout/commands/cart-coupons'
import { sendRefunds } from '../../payments/jobs'
import { asSeller } from '../../testing'
import {
  buy,
  buyer,
  expectSumsToMatch,
  fillCart,
  items,
  newbuyer,
  parcelState,
  parcelsOf,
  readAll,
  refusalOf,
  sellerOf,
  ship,
  stateOf,
  stockOf,
  useMarket,
  users,
  variantOf,
} from '../../testing/helpers'
import { moveDueParcels, remindSellers } from '../jobs'
import { orderPage } from '../reads/orders'
import { cancelParcel, cancelSale } from './cancel-parcel'
import { confirmReceipt } from './receive'
import { shipParcel } from './ship'

const market = useMarket()
const kopi = variantOf(items.kopi)
const owed = async (account: string) => 0 - (await sumAccount(market.ctx.db, account))
const mailsOf = (kind: string) => market.value('select count(*) from mails where kind = ?', kind)
const newsOf = (kind: string) => market.value('select count(*) from notifications where kind = ?', kind)

async function buyKopi(quantity = 2) {
  const order = await buy(market, buyer, [items.kopi, quantity])
  const [parcel] = parcelsOf(market, order)
  if (!parcel) throw new Error('no parcel')
  return { order, parcel }
}

describe('shipParcel', () => {
  it('sends the buyer the courier and the tracking link', async () => {
    const { order, parcel } = await buyKopi()
    await ship(market, parcel)
    const [seen] = (await orderPage(market.ctx, buyer, order.orderId)).parcels
    expect(seen).toMatchObject({
      state: 'shipped',
      courier: 'Pos Laju',
      trackingNumber: 'EN123456789MY',
      shippedAt: market.ctx.now(),
      dueAt: market.ctx.now() + WINDOWS.arriveHome,
    })
    expect([newsOf('parcelShipped'), mailsOf('parcelShipped')]).toEqual([1, 1])
    await ship(market, parcel)
    expect([newsOf('parcelShipped'), mailsOf('parcelShipped')]).toEqual([1, 1])
  })

  it('is for one’s own parcels that wait for it', async () => {
    const { parcel } = await buyKopi()
    const input = { parcelId: parcel.id, courier: 'DHL', trackingNumber: '1' } as const
    const other = asSeller(users.priya)
    expect(await refusalOf(shipParcel(market.ctx, other, input))).toBe('NOT_FOUND')
    await cancelParcel(market.ctx, buyer, parcel.id)
    expect(await refusalOf(shipParcel(market.ctx, sellerOf(parcel), input))).toBe('PARCEL_NOT_SHIPPABLE')
  })
})

describe('cancelParcel', () => {
  it('gives everything back at once, and never twice', async () => {
    const cash = await owed('cash:demo')
    await fillCart(market, buyer, [items.kopi, 3], [items.onOffer, 1])
    for (const code of ['KEDAI5', 'TEN']) await applyCoupon(market.ctx, buyer, code)
    const order = await buy(market, buyer)
    const [first, second] = parcelsOf(market, order)
    if (!first || !second) throw new Error('two parcels')
    const total = market.value('select total_sen from parcels where id = ?', first.id)
    const pressed = Array.from({ length: 5 }, () => cancelParcel(market.ctx, buyer, first.id))
    await Promise.all(pressed)
    expect([parcelState(market, first), stateOf(market, order)]).toEqual(['cancelled', 'partially_refunded'])
    expect(stockOf(market, kopi)).toBe(20)
    expect(market.rows('select amount_sen, state, parcel_id from refunds')).toEqual([
      { amount_sen: total, state: 'requested', parcel_id: first.id },
    ])
    expect(await owed('unclaimed')).toBe(total)
    await expectSumsToMatch(market)
    expect(await sendRefunds(market.ctx)).toBe(1)
    await expectSumsToMatch(market)
    expect(market.value("select used_count from coupons where code = 'TEN'")).toBe(1)
    await cancelParcel(market.ctx, buyer, second.id)
    await sendRefunds(market.ctx)
    expect(stateOf(market, order)).toBe('refunded')
    expect(await owed('cash:demo')).toBe(cash)
    expect(await owed('unclaimed')).toBe(0)
    expect(market.value("select used_count from coupons where code = 'TEN'")).toBe(0)
    expect(market.value('select state from payments where id = ?', order.paymentId)).toBe('refunded')
    await expectSumsToMatch(market)
  })

  it('and shipping at the same moment are one of the two', async () => {
    for (let round = 0; round < 4; round++) {
      const { parcel } = await buyKopi(1)
      const tries = [
        () => cancelParcel(market.ctx, buyer, parcel.id),
        () => ship(market, parcel, `N${round}`),
      ]
      if (round % 2) tries.reverse()
      const results = await Promise.allSettled(tries.map((work) => work()))
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      expect(parcelState(market, parcel)).toBe(round % 2 ? 'shipped' : 'cancelled')
      await expectSumsToMatch(market)
    }
  })

  it('is not for others, nor for what is shipped', async () => {
    const { parcel } = await buyKopi()
    expect(await refusalOf(cancelParcel(market.ctx, newbuyer, parcel.id))).toBe('NOT_FOUND')
    expect(await refusalOf(cancelSale(market.ctx, asSeller(users.priya), parcel.id, 'x'))).toBe('NOT_FOUND')
    await ship(market, parcel)
    expect(await refusalOf(cancelParcel(market.ctx, buyer, parcel.id))).toBe('PARCEL_NOT_CANCELLABLE')
  })

  it('by the seller gives the buyer the reason', async () => {
    const { order, parcel } = await buyKopi()
    await cancelSale(market.ctx, sellerOf(parcel), parcel.id, 'Out of stock')
    expect([newsOf('parcelCancelled'), mailsOf('parcelCancelled')]).toEqual([1, 1])
    const { history } = await orderPage(market.ctx, buyer, order.orderId)
    expect(history.find(({ to }) => to === 'cancelled')).toMatchObject({
      note: 'Out of stock',
      actor: 'seller',
    })
  })
})

describe('confirmReceipt', () => {
  it('ends the protection, and the seller, the platform and the reseller get their shares', async () => {
    const before = await Promise.all([users.tan.id].map((id) => owed(`seller:${id}`)))
    await fillCart(market, buyer, [items.onOffer, 1])
    const [parcel] = parcelsOf(market, await buy(market, buyer))
    if (!parcel) throw new Error('no parcel')
    await ship(market, parcel)
    const [fees, reseller] = [await owed('fees'), await owed(`reseller:${users.reseller.id}`)]
    await Promise.all([1, 2, 3].map(() => confirmReceipt(market.ctx, buyer, parcel.id)))
    expect(parcelState(market, parcel)).toBe('completed')
    // 92 % of RM 49.00 and all of the RM 7.00 for shipping.
    expect((await owed(`seller:${users.tan.id}`)) - (before[0] ?? 0)).toBe(4_508 + 700)
    expect([(await owed('fees')) - fees, (await owed(`reseller:${users.reseller.id}`)) - reseller]).toEqual([
      294, 98,
    ])
    await expectSumsToMatch(market)
  })

  it('is for the buyer of what was shipped', async () => {
    const { parcel } = await buyKopi()
    expect(await refusalOf(confirmReceipt(market.ctx, buyer, parcel.id))).toBe('PARCEL_NOT_CONFIRMABLE')
    await ship(market, parcel)
    expect(await refusalOf(confirmReceipt(market.ctx, newbuyer, parcel.id))).toBe('NOT_FOUND')
  })
})

describe('the clock', () => {
  it('reminds a seller once after three days, and cancels after fourteen', async () => {
    const { order, parcel } = await buyKopi()
    market.wait(days(3) - 1)
    const own = 'select count(*) from notifications where kind = ? and user_id = ? and data like ?'
    const number = market.value<string>('select number from orders where id = ?', order.orderId)
    const reminders = () => market.value(own, 'shipReminder', parcel.sellerId, `%${number}%`)
    await remindSellers(market.ctx)
    expect(reminders()).toBe(0)
    market.wait(1)
    await Promise.all([remindSellers(market.ctx), remindSellers(market.ctx)])
    await remindSellers(market.ctx)
    expect(reminders()).toBe(1)
    market.wait(days(11) - 1)
    await moveDueParcels(market.ctx)
    expect(parcelState(market, parcel)).toBe('to_ship')
    market.wait(1)
    await Promise.all([moveDueParcels(market.ctx), moveDueParcels(market.ctx)])
    expect([parcelState(market, parcel), stateOf(market, order)]).toEqual(['cancelled', 'refunded'])
    expect(market.value('select count(*) from refunds where parcel_id = ?', parcel.id)).toBe(1)
    await expectSumsToMatch(market)
  })

  it('takes what is long on its way as delivered, and releases its money a week later', async () => {
    const { order, parcel } = await buyKopi()
    await ship(market, parcel)
    market.wait(WINDOWS.arriveHome)
    await moveDueParcels(market.ctx)
    expect(parcelState(market, parcel)).toBe('delivered')
    expect(mailsOf('parcelDelivered')).toBe(1)
    market.wait(WINDOWS.protect - 1)
    await moveDueParcels(market.ctx)
    expect(parcelState(market, parcel)).toBe('delivered')
    market.wait(1)
    await Promise.all([moveDueParcels(market.ctx), moveDueParcels(market.ctx)])
    expect(parcelState(market, parcel)).toBe('completed')
    expect(stateOf(market, order)).toBe('paid')
    await expectSumsToMatch(market)
    const before = readAll(market)
    await moveDueParcels(market.ctx)
    await remindSellers(market.ctx)
    expect(readAll(market)).toEqual(before)
  })
})
