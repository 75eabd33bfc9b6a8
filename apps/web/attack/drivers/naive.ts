import { randomUUID } from 'node:crypto'
import type { Driver, Outcome } from '../driver'
import { NaiveShop, openNaiveShop } from './naive-shop'
import { type Ask, askSchema, saidSchema } from './naive-words'

/** Of every order, in cents. */
const PRICE = 10_000

/** The naive shop, over HTTP like any other: the proof that the races can be lost. */
export async function openNaiveDriver(): Promise<Driver> {
  const shop = new NaiveShop()
  const { url, close } = await openNaiveShop(shop, (text) => askSchema.parse(JSON.parse(text)))
  const prepared = new Map<string, number>()
  const send = async (ask: Ask): Promise<Outcome> => {
    const answer = await fetch(url, { method: 'POST', body: JSON.stringify(ask) })
    const text = await answer.text()
    const { ok, id } = saidSchema.parse(JSON.parse(text))
    return { kind: ok ? 'accepted' : 'refused', id, detail: text }
  }
  return {
    name: 'naive',
    makeShoppers: async (count) => Array.from({ length: count }, (_, at) => `shopper-${at}`),
    makeProduct: async (stock) => {
      const product = randomUUID()
      shop.stock.set(product, stock)
      prepared.set(product, stock)
      return product
    },
    makeCoupon: async (limits) => {
      const code = randomUUID()
      shop.coupons.set(code, limits)
      return code
    },
    makeAuction: async () => randomUUID(),
    place: (shopper, product, { quantity = 1, couponCode: code = '', key = '' } = {}) =>
      send({ type: 'place', shopper, product, quantity, code, key }),
    bid: (shopper, auction, amount) => send({ type: 'bid', shopper, auction, amount }),
    pay: async () => PRICE,
    refund: (shopper, id) => send({ type: 'refund', shopper, id, amount: PRICE }),
    standOf: async (product) => ({
      orders: shop.orders.filter((order) => order.product === product).length,
      stock: shop.stock.get(product) ?? 0,
    }),
    usesOf: async (code) => {
      const used = shop.uses.filter((use) => use.code === code)
      return new Map(
        used.map(({ shopper }) => [shopper, used.filter((use) => use.shopper === shopper).length]),
      )
    },
    auctionStand: async (auction) => ({
      leader: shop.leaders.get(auction)?.bidder ?? null,
      bids: shop.bids.get(auction) ?? [],
    }),
    refundedOf: async (id) =>
      shop.refunds.filter((refund) => refund.id === id).reduce((sum, { amount }) => sum + amount, 0),
    checkBooks: async () =>
      [...prepared].flatMap(([product, stock]) => {
        const sold = shop.orders.filter((order) => order.product === product)
        const left = shop.stock.get(product) ?? 0
        const pieces = sold.reduce((sum, { quantity }) => sum + quantity, 0)
        return pieces + left === stock ? [] : [`${product}: ${pieces} sold and ${left} left of ${stock}`]
      }),
    close,
  }
}
