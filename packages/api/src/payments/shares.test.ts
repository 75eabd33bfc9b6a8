import { sumAccount } from '@pasar/db'
import { describe, expect, it } from 'vitest'
import { addToCart } from '../cart/commands'
import { applyCoupon } from '../checkout/commands/cart-coupons'
import {
  buyer,
  deliver,
  expectSumsToMatch,
  fillCart,
  items,
  makeWebhook,
  place,
  useMarket,
  users,
} from '../testing/helpers'

const market = useMarket()
const { priya, tan, seller, reseller } = users

/** What is owed or earned, as a positive number of sen. */
const owed = async (account: string): Promise<number> => 0 - (await sumAccount(market.ctx.db, account))

async function listShares() {
  const accounts = {
    held: `held:${priya.id}`,
    priya: `seller:${priya.id}`,
    tan: `seller:${tan.id}`,
    reseller: `reseller:${reseller.id}`,
    fees: 'fees',
    promotions: 'promotions',
    cash: 'cash:demo',
  }
  const sums = await Promise.all(
    Object.entries(accounts).map(async ([name, account]) => [name, await owed(account)] as const),
  )
  return Object.fromEntries(sums) as Record<keyof typeof accounts, number>
}

/** What one paid order changed. */
async function settleShares(work: () => Promise<unknown>) {
  const before = await listShares()
  await work()
  const after = await listShares()
  await expectSumsToMatch(market)
  return Object.fromEntries(
    Object.entries(after)
      .map(([name, sum]) => [name, sum - (before[name as keyof typeof before] ?? 0)] as const)
      .filter(([, change]) => change !== 0),
  )
}

async function buy(...codes: string[]) {
  for (const code of codes) await applyCoupon(market.ctx, buyer, code)
  const order = await place(market, buyer)
  expect(await deliver(market, makeWebhook(market, order))).toBe('settled')
  return order
}

const makeVirtual = (itemId: string) =>
  market.run('update items set is_virtual = 1, weight_g = 0 where id = ?', itemId)

describe('who gets what of digital goods, which complete by being paid', () => {
  it('the seller 92 %, the platform the rest', async () => {
    const shares = await settleShares(async () => {
      await fillCart(market, buyer, [items.virtual, 1])
      const { orderId } = await buy()
      expect(market.rows('select state, completed_at from parcels where order_id = ?', orderId)).toEqual([
        { state: 'completed', completed_at: market.ctx.now() },
      ])
      const moves = market.rows(
        'select from_state, to_state from order_history where order_id = ? and parcel_id is not null order by id',
        orderId,
      )
      expect(moves).toHaveLength(2)
      expect(moves).toContainEqual({ from_state: 'to_ship', to_state: 'completed' })
    })
    // 92 % of 1,990 sen is 1,830.8.
    expect(shares).toEqual({ priya: 1_831, fees: 159, cash: -1_990 })
  })

  it('the reseller who recruited the seller 2 %, out of the fee', async () => {
    makeVirtual(items.onOffer.id)
    const shares = await settleShares(async () => {
      await fillCart(market, buyer, [items.onOffer, 1])
      await buy()
    })
    expect(shares).toEqual({ tan: 4_508, reseller: 98, fees: 294, cash: -4_900 })
  })

  it("a platform's coupon costs the platform, a seller's the seller", async () => {
    makeVirtual(items.kopi.id)
    const byPlatform = await settleShares(async () => {
      await fillCart(market, buyer, [items.virtual, 1])
      await buy('TEN')
    })
    expect(byPlatform).toEqual({ priya: 1_831, fees: 159, promotions: -199, cash: -1_791 })
    const before = await owed(`seller:${seller.id}`)
    await fillCart(market, buyer, [items.kopi, 2])
    await buy('KEDAI5')
    // 92 % of 2,580 − 500 sen is 1,913.6.
    expect((await owed(`seller:${seller.id}`)) - before).toBe(1_914)
    await expectSumsToMatch(market)
  })

  it('at the rates that were frozen when it was ordered', async () => {
    await addToCart(market.ctx, buyer, { itemId: items.virtual.id, quantity: 1 })
    const order = await place(market, buyer)
    market.run('update parcels set seller_bps = 5000 where order_id = ?', order.orderId)
    const shares = await settleShares(() => deliver(market, makeWebhook(market, order)))
    expect(shares).toMatchObject({ priya: 995, fees: 995 })
  })
})

describe('who gets what of goods that are shipped', () => {
  it('nobody yet: the money is held', async () => {
    const shares = await settleShares(async () => {
      await fillCart(market, buyer, [items.lastOne, 1], [items.virtual, 1])
      await buy()
    })
    // One parcel: its digital part waits with the rest. Two kilograms ship for RM 8.
    expect(shares).toEqual({ held: 17_790, cash: -17_790 })
  })
})
