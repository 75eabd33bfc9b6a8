import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { quoteOrder } from '../checkout/quote'
import { sen } from '../kernel/money'
import { SHIPPING_ZONES } from '../shipping/shipping'
import { anyCart, anyCoupons, anySen } from '../testing/helpers'
import { DEFAULT_RATES } from './fees'
import {
  accountName,
  isBalanced,
  type LedgerParcel,
  type Posting,
  postPayment,
  postRefund,
  postRelease,
  postWaiver,
  type ReleasedParcel,
} from './ledger'

const balancesOf = (postings: readonly Posting[]) => {
  const balances = new Map<string, number>()
  for (const { account, amount } of postings) {
    const name = accountName(account)
    balances.set(name, (balances.get(name) ?? 0) + amount)
  }
  return Object.fromEntries([...balances].filter(([, balance]) => balance !== 0))
}

const anyParcels = fc.array(
  fc.record({
    parcelId: fc.uuid(),
    sellerId: fc.constantFrom('s1', 's2', 's3'),
    paid: anySen(),
    promoted: anySen(10_000),
  }),
  { maxLength: 6 },
)

const release = (over: Partial<ReleasedParcel> = {}): ReleasedParcel => ({
  parcelId: 'p',
  sellerId: 's1',
  resellerId: null,
  itemMoney: sen(10_000),
  shipping: sen(700),
  rates: DEFAULT_RATES,
  ...over,
})

describe('payment', () => {
  it('holds what the buyer and the platform pay', () => {
    const parcel: LedgerParcel = { parcelId: 'p', sellerId: 's1', paid: sen(9_000), promoted: sen(1_700) }
    expect(balancesOf(postPayment('demo', [parcel]))).toEqual({
      'cash:demo': 9_000,
      promotions: 1_700,
      'held:s1': -10_700,
    })
  })

  it('is balanced, writes no empty entries, and names the parcel of each', () => {
    fc.assert(
      fc.property(anyParcels, (parcels) => {
        const postings = postPayment('demo', parcels)
        expect(isBalanced(postings)).toBe(true)
        expect(postings.every((posting) => posting.amount !== 0)).toBe(true)
        const known = new Set<string | null>(parcels.map((parcel) => parcel.parcelId))
        expect(postings.every((posting) => known.has(posting.parcelId))).toBe(true)
      }),
    )
  })

  it('and its refund leave nothing on any account', () => {
    fc.assert(
      fc.property(anyParcels, (parcels) => {
        const refund = postRefund('demo', parcels)
        expect(isBalanced(refund)).toBe(true)
        expect(balancesOf([...postPayment('demo', parcels), ...refund])).toEqual({})
      }),
    )
  })

  it('and the refund of some parcels leave exactly the others', () => {
    fc.assert(
      fc.property(anyParcels, anyParcels, (kept, returned) => {
        const all = [...postPayment('demo', [...kept, ...returned]), ...postRefund('demo', returned)]
        expect(balancesOf(all)).toEqual(balancesOf(postPayment('demo', kept)))
      }),
    )
  })
})

describe('release', () => {
  it('pays the seller, the platform and the reseller', () => {
    expect(balancesOf(postRelease(release({ resellerId: 'r1' })))).toEqual({
      'held:s1': 10_700,
      'seller:s1': -9_900,
      fees: -600,
      'reseller:r1': -200,
    })
    expect(balancesOf(postRelease(release()))).toEqual({ 'held:s1': 10_700, 'seller:s1': -9_900, fees: -800 })
  })

  it('of every parcel of any paid order empties what was held', () => {
    const anyQuote = fc
      .record({
        items: anyCart,
        coupons: anyCoupons,
        country: fc.constantFrom('MY', 'US'),
        zones: fc.constant(SHIPPING_ZONES),
      })
      .map(quoteOrder)
    fc.assert(
      fc.property(anyQuote, fc.option(fc.constant('r1')), (quote, resellerId) => {
        const payment = postPayment(
          'demo',
          quote.parcels.map((parcel) => ({
            parcelId: parcel.sellerId,
            sellerId: parcel.sellerId,
            paid: parcel.total,
            promoted: sen(parcel.platformDiscount + parcel.shippingPlatformDiscount),
          })),
        )
        const releases = quote.parcels.map((parcel) =>
          postRelease({
            parcelId: parcel.sellerId,
            sellerId: parcel.sellerId,
            resellerId,
            itemMoney: sen(parcel.itemsTotal - parcel.sellerDiscount),
            shipping: sen(parcel.shipping.fee - parcel.shippingSellerDiscount),
            rates: DEFAULT_RATES,
          }),
        )
        for (const postings of [payment, ...releases]) expect(isBalanced(postings)).toBe(true)
        const balances = balancesOf([...payment, ...releases.flat()])
        expect(Object.keys(balances).filter((name) => name.startsWith('held:'))).toEqual([])
        expect(balances['cash:demo'] ?? 0).toBe(quote.total)
      }),
    )
  })
})

describe('accounts', () => {
  it('have one name each', () => {
    const names = [
      accountName({ type: 'cash', provider: 'x' }),
      accountName({ type: 'held', sellerId: 'x' }),
      accountName({ type: 'seller', sellerId: 'x' }),
      accountName({ type: 'reseller', resellerId: 'x' }),
      accountName({ type: 'promotions' }),
      accountName({ type: 'fees' }),
    ]
    expect(names).toEqual(['cash:x', 'held:x', 'seller:x', 'reseller:x', 'promotions', 'fees'])
  })

  it('notices a set that does not balance', () => {
    const [first, ...others] = postRelease(release())
    expect(isBalanced(others)).toBe(false)
    expect(isBalanced(first ? [first, ...others] : [])).toBe(true)
  })
})

it('a waiver takes exactly what is left of both balances to the fees', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -5_000, max: 5_000 }),
      fc.integer({ min: -5_000, max: 5_000 }),
      (seller, reseller) => {
        const postings = postWaiver('u1', { seller: sen(seller), reseller: sen(reseller) })
        expect(isBalanced(postings)).toBe(true)
        const before = new Map([
          ['seller:u1', -seller],
          ['reseller:u1', -reseller],
        ])
        for (const { account, amount } of postings)
          before.set(accountName(account), (before.get(accountName(account)) ?? 0) + amount)
        expect(Math.abs(before.get('seller:u1') ?? 0) + Math.abs(before.get('reseller:u1') ?? 0)).toBe(0)
      },
    ),
  )
})
