import { describe, expect, it } from 'vitest'
import { cartOf } from '../../cart/reads'
import {
  buy,
  buyer,
  fillCart,
  items,
  newbuyer,
  orders,
  parcelsOf,
  readAll,
  refusalOf,
  ship,
  stockOf,
  useMarket,
  variantOf,
} from '../../testing/helpers'
import { buyAgain } from '../commands/buy-again'
import { trackOrder } from './track'

const market = useMarket()

describe('trackOrder', () => {
  it('shows how far each parcel is, and nothing of who bought what for how much', async () => {
    await fillCart(market, buyer, [items.kopi, 1])
    const order = await buy(market, buyer)
    const [parcel] = parcelsOf(market, order)
    if (parcel) await ship(market, parcel)
    const number = market.value<string>('select number from orders where id = ?', order.orderId)
    const tracked = await trackOrder(market.ctx, { number, email: buyer.email })
    expect(tracked).toMatchObject({
      number,
      state: 'paid',
      parcels: [{ state: 'shipped', courier: 'Pos Laju', trackingNumber: 'EN123456789MY' }],
    })
    expect(tracked.parcels[0]?.trackingUrl).toContain('EN123456789MY')
    expect(JSON.stringify(tracked)).not.toMatch(/jalan|@|price|total|sen"/i)
  })

  it('says the same of a number nobody has and of an email that is not its', async () => {
    const before = readAll(market)
    const wrong = trackOrder(market.ctx, { number: orders.paid.number, email: newbuyer.email })
    const unknown = trackOrder(market.ctx, { number: 'PSR-NOBODY00', email: buyer.email })
    expect([await refusalOf(wrong), await refusalOf(unknown)]).toEqual(['ORDER_UNKNOWN', 'ORDER_UNKNOWN'])
    expect(readAll(market)).toEqual(before)
  })
})

describe('guessing', () => {
  const limited = useMarket({ RATE_LIMITS: 'on' })
  it('is slowed down by address', async () => {
    const guess = () =>
      refusalOf(trackOrder({ ...limited.ctx, client: '203.0.113.9' }, { number: 'X', email: 'a@b.co' }))
    for (let n = 0; n < 20; n++) expect(await guess()).toBe('ORDER_UNKNOWN')
    expect(await guess()).toBe('TOO_MANY_REQUESTS')
  })
})

describe('buyAgain', () => {
  it('puts into the cart what is still for sale, and says what is not', async () => {
    await fillCart(market, buyer, [items.kopi, 2], [items.lastOne, 1])
    const order = await buy(market, buyer)
    expect(stockOf(market, variantOf(items.lastOne))).toBe(0)
    expect(await refusalOf(buyAgain(market.ctx, newbuyer, order.orderId))).toBe('NOT_FOUND')
    expect(await buyAgain(market.ctx, buyer, order.orderId)).toEqual({
      added: [items.kopi.title],
      missing: [items.lastOne.title],
    })
    expect((await cartOf(market.ctx, buyer)).items).toMatchObject([{ quantity: 2 }])
  })
})
