import fc from 'fast-check'
import { expect, it } from 'vitest'
import { sen, ZERO } from '../kernel/money'
import {
  postPartialRefund,
  type RefundableParcel,
  remainingMoney,
  sharePartialRefund,
  valuePortions,
} from '../orders/refunds'
import { DEFAULT_RATES, type FeeRates } from '../payments/fees'
import { accountName, isBalanced, type Posting, postPayment, postRelease } from '../payments/ledger'
import { anySen } from '../testing/helpers'
import { mayMovePayout, PAYOUT_STATES, type PayoutState, postPayoutMove } from './payouts'
import { addSums, type BookedEntry, columnsOf, NO_SUMS, totalOf } from './statements'

/** Sellers, of whom s1 was recruited by s2, who sells as a reseller. */
const SELLERS = ['s1', 's2', 's3'] as const
const RESELLER_OF: Readonly<Record<string, string>> = { s1: 's2' }

interface Booked {
  kind: BookedEntry['kind']
  postings: readonly Posting[]
  shipping: number
}

const RATES: readonly FeeRates[] = [
  DEFAULT_RATES,
  { sellerBps: 9_000, resellerBps: 250 },
  { sellerBps: 9_555, resellerBps: 1 },
  { sellerBps: 10_000, resellerBps: 0 },
]

const anyStep = fc.oneof(
  fc.record({
    do: fc.constant('order' as const),
    seller: fc.constantFrom(...SELLERS),
    paid: anySen(),
    promoted: anySen(5_000),
    shipping: anySen(3_000),
    // As they are set when it is placed; the parcel keeps them.
    rates: fc.constantFrom(...RATES),
  }),
  fc.record({ do: fc.constant('release' as const), at: fc.nat() }),
  fc.record({ do: fc.constant('refund' as const), at: fc.nat(), part: fc.integer({ min: 0, max: 100 }) }),
  fc.record({ do: fc.constant('payout' as const), seller: fc.constantFrom(...SELLERS) }),
  fc.record({ do: fc.constant('settle' as const), at: fc.nat(), way: fc.nat(2) }),
)

const sumOf = (books: readonly Booked[], account: string): number =>
  books
    .flatMap(({ postings }) => postings)
    .reduce((sum, posting) => sum + (accountName(posting.account) === account ? posting.amount : 0), 0)

/** Refunds what was asked of a parcel, and keeps what went back. */
function refund(parcel: RefundableParcel, part: number) {
  const whole = valuePortions(
    parcel,
    parcel.lines.map(({ lineId, quantity }) => ({ lineId, quantity })),
    true,
  )
  const back = sharePartialRefund(whole, sen(Math.floor((whole.paid * part) / 100)))
  const after: RefundableParcel = {
    lines: parcel.lines.map((line) => {
      const own = back.lines.find(({ lineId }) => lineId === line.lineId)
      return {
        ...line,
        refundedPaid: sen(line.refundedPaid + (own?.paid ?? 0)),
        refundedPromoted: sen(line.refundedPromoted + (own?.promoted ?? 0)),
      }
    }),
    shipping: {
      ...parcel.shipping,
      refundedPaid: sen(parcel.shipping.refundedPaid + back.shipping.paid),
      refundedPromoted: sen(parcel.shipping.refundedPromoted + back.shipping.promoted),
    },
  }
  return { back, after }
}

/** Plays a market and keeps its books. */
function play(steps: readonly (typeof anyStep extends fc.Arbitrary<infer Step> ? Step : never)[]): Booked[] {
  const books: Booked[] = []
  const parcels: {
    id: string
    seller: string
    isReleased: boolean
    rates: FeeRates
    money: RefundableParcel
  }[] = []
  const payouts: { userId: string; seller: typeof ZERO; reseller: typeof ZERO; state: PayoutState }[] = []
  const book = (kind: Booked['kind'], postings: readonly Posting[], shipping = 0) =>
    void books.push({ kind, postings, shipping })
  for (const step of steps) {
    if (step.do === 'order') {
      const id = `p${parcels.length}`
      const promoted = sen(Math.min(step.promoted, step.paid))
      const paid = sen(step.paid - promoted)
      const line = { lineId: id, quantity: 1, paid, promoted, isVirtual: false }
      const none = { refundedPaid: ZERO, refundedPromoted: ZERO }
      const money = {
        lines: [{ ...line, ...none, refundedQuantity: 0 }],
        shipping: { paid: step.shipping, promoted: ZERO, ...none },
      }
      parcels.push({ id, seller: step.seller, isReleased: false, rates: step.rates, money })
      const total = { parcelId: id, sellerId: step.seller, paid: sen(paid + step.shipping), promoted }
      book('payment', postPayment('demo', [total]))
    } else if (step.do === 'release' || step.do === 'refund') {
      const parcel = parcels[step.at % Math.max(1, parcels.length)]
      if (!parcel) continue
      const before = remainingMoney(parcel.money)
      const resellerId = RESELLER_OF[parcel.seller] ?? null
      const whose = { parcelId: parcel.id, sellerId: parcel.seller, resellerId, rates: parcel.rates }
      if (step.do === 'release') {
        if (parcel.isReleased) continue
        parcel.isReleased = true
        book('release', postRelease({ ...whose, ...before }), before.shipping)
      } else {
        const { back, after } = refund(parcel.money, step.part)
        parcel.money = after
        book('adjustment', postPartialRefund({ ...whose, before, isReleased: parcel.isReleased }, back))
      }
    } else if (step.do === 'payout') {
      const userId = step.seller
      const seller = sen(0 - sumOf(books, `seller:${userId}`))
      const reseller = sen(0 - sumOf(books, `reseller:${userId}`))
      if (seller + reseller <= 0) continue
      const payout = { userId, seller, reseller, state: 'in_transit' as const }
      payouts.push(payout)
      book('payout', postPayoutMove(payout, 'proposed', 'in_transit'))
    } else {
      const payout = payouts[step.at % Math.max(1, payouts.length)]
      const ways = PAYOUT_STATES.filter((to) => payout !== undefined && mayMovePayout(payout.state, to))
      const to = ways[step.way % Math.max(1, ways.length)]
      if (!payout || to === undefined) continue
      book('payout', postPayoutMove(payout, payout.state, to))
      payout.state = to
    }
  }
  return books
}

it('has lines that sum to the balance to the sen, whatever was ordered, released, refunded and paid out', () => {
  fc.assert(
    fc.property(fc.array(anyStep, { maxLength: 40 }), (steps) => {
      const books = play(steps)
      for (const { postings } of books) expect(isBalanced(postings)).toBe(true)
      expect(books.flatMap(({ postings }) => postings).reduce((sum, { amount }) => sum + amount, 0)).toBe(0)
      for (const userId of SELLERS) {
        let sums = NO_SUMS
        for (const { kind, postings, shipping } of books) {
          const fees = sen(
            postings.reduce(
              (sum, { account, amount }) =>
                account.type === 'fees' || account.type === 'reseller' ? sum + amount : sum,
              0,
            ),
          )
          for (const { account, amount } of postings) {
            const as =
              accountName(account) === `seller:${userId}`
                ? 'seller'
                : accountName(account) === `reseller:${userId}`
                  ? 'reseller'
                  : null
            if (as === null) continue
            const columns = columnsOf({
              kind,
              orderNumber: '1',
              as,
              amount,
              fees,
              shipping: sen(shipping),
            })
            expect(totalOf(columns)).toBe(0 - amount)
            sums = addSums(sums, columns)
          }
        }
        const balance = 0 - sumOf(books, `seller:${userId}`) - sumOf(books, `reseller:${userId}`)
        expect(totalOf(sums)).toBe(balance === 0 ? 0 : balance)
        expect(sums.other).toBe(0)
        expect(sums.sales).toBeGreaterThanOrEqual(0)
        expect(sums.shipping).toBeGreaterThanOrEqual(0)
        expect(sums.refunds).toBeLessThanOrEqual(0)
      }
    }),
    { numRuns: 2_000 },
  )
}, 60_000)

it('splits a release into goods, shipping and fee', () => {
  const release = {
    kind: 'release',
    orderNumber: '1',
    as: 'seller',
    amount: sen(-9_900),
    fees: sen(-800),
    shipping: sen(700),
  } as const
  expect(columnsOf(release)).toEqual({ ...NO_SUMS, sales: 10_000, shipping: 700, fees: -800 })
})

it('splits a refund after the release into what the buyer got and the returned fee', () => {
  const back = {
    kind: 'adjustment',
    orderNumber: '1',
    as: 'seller',
    amount: sen(4_600),
    fees: sen(400),
    shipping: ZERO,
  } as const
  expect(columnsOf(back)).toEqual({ ...NO_SUMS, refunds: -5_000, fees: 400 })
})

it('shows a written-off debt on its own, and not as a fee', () => {
  const waived = {
    kind: 'adjustment',
    orderNumber: null,
    as: 'seller',
    amount: sen(-750),
    fees: sen(750),
    shipping: ZERO,
  } as const
  expect(columnsOf(waived)).toEqual({ ...NO_SUMS, other: 750 })
})
