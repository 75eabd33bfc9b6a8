import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sen, sumSen, ZERO } from '../kernel/money'
import { DEFAULT_RATES, splitParcel } from '../payments/fees'
import { accountName, isBalanced, postPayment, postRelease, postUnclaimedRefund } from '../payments/ledger'
import { anySen } from '../testing/helpers'
import {
  allPortions,
  type Portion,
  postPartialRefund,
  type Refund,
  type RefundableParcel,
  remainingMoney,
  sharePartialRefund,
  valuePortions,
} from './refunds'

const untouched = { refundedPaid: ZERO, refundedPromoted: ZERO }

const anyParcel: fc.Arbitrary<RefundableParcel> = fc.record({
  lines: fc
    .array(
      fc.record({
        quantity: fc.integer({ min: 1, max: 12 }),
        paid: anySen(90_000),
        promoted: anySen(5_000),
        isVirtual: fc.boolean(),
      }),
      { minLength: 1, maxLength: 5 },
    )
    .map((lines) =>
      lines.map((line, at) => ({ ...line, lineId: `l${at}`, refundedQuantity: 0, ...untouched })),
    ),
  shipping: fc
    .record({ paid: anySen(3_000), promoted: anySen(700) })
    .map((money) => ({ ...money, ...untouched })),
})

/** The parcel as it is after something of it has gone back. */
const take = (parcel: RefundableParcel, back: Refund): RefundableParcel => ({
  lines: parcel.lines.map((line) => {
    const found = back.lines.find(({ lineId }) => lineId === line.lineId)
    if (!found) return line
    return {
      ...line,
      refundedQuantity: line.refundedQuantity + found.quantity,
      refundedPaid: sen(line.refundedPaid + found.paid),
      refundedPromoted: sen(line.refundedPromoted + found.promoted),
    }
  }),
  shipping: {
    ...parcel.shipping,
    refundedPaid: sen(parcel.shipping.refundedPaid + back.shipping.paid),
    refundedPromoted: sen(parcel.shipping.refundedPromoted + back.shipping.promoted),
  },
})

const allOf = (parcel: RefundableParcel) => ({
  paid: sen(sumSen(parcel.lines.map(({ paid }) => paid)) + parcel.shipping.paid),
  promoted: sen(sumSen(parcel.lines.map(({ promoted }) => promoted)) + parcel.shipping.promoted),
})

const anySteps = fc.array(
  fc.record({
    line: fc.nat(4),
    quantity: fc.integer({ min: 1, max: 12 }),
    bps: fc.integer({ min: 0, max: 10_000 }),
  }),
  { maxLength: 8 },
)

/** Gives back piece by piece, some of it by agreement only in part, and in the end all that is left. */
function refundAll(parcel: RefundableParcel, steps: { line: number; quantity: number; bps: number }[]) {
  const backs: Refund[] = []
  let now = parcel
  const give = (back: Refund) => {
    backs.push(back)
    now = take(now, back)
  }
  for (const { line, quantity, bps } of steps) {
    const left = allPortions(now)[line]
    if (!left) continue
    const portions: Portion[] = [{ lineId: left.lineId, quantity: Math.min(quantity, left.quantity) }]
    const whole = valuePortions(now, portions, true)
    give(bps > 8_000 ? whole : sharePartialRefund(whole, sen(Math.floor((whole.paid * bps) / 10_000))))
  }
  give(valuePortions(now, allPortions(now), true))
  return { backs, end: now }
}

describe('what goes back', () => {
  it('piece by piece, in any order and in parts, sums to what was paid, to the sen', () => {
    fc.assert(
      fc.property(anyParcel, anySteps, (parcel, steps) => {
        const { backs, end } = refundAll(parcel, steps)
        expect(sumSen(backs.map(({ paid }) => paid))).toBe(allOf(parcel).paid)
        expect(sumSen(backs.map(({ promoted }) => promoted))).toBe(allOf(parcel).promoted)
        expect(remainingMoney(end)).toEqual({ itemMoney: 0, shipping: 0 })
      }),
    )
  })

  it('is never less than nothing, in any of its parts', () => {
    fc.assert(
      fc.property(anyParcel, anySteps, (parcel, steps) => {
        for (const { lines, shipping } of refundAll(parcel, steps).backs)
          for (const { paid, promoted } of [...lines, shipping]) {
            expect(paid).toBeGreaterThanOrEqual(0)
            expect(promoted).toBeGreaterThanOrEqual(0)
          }
      }),
    )
  })

  it('holds the shipping only with the last of the goods, and only where it is given back', () => {
    const line = (lineId: string, isVirtual = false) => ({
      lineId,
      isVirtual,
      quantity: 2,
      paid: sen(1_001),
      promoted: sen(99),
      refundedQuantity: 0,
      ...untouched,
    })
    const parcel = {
      lines: [line('a'), line('b')],
      shipping: { paid: sen(700), promoted: ZERO, ...untouched },
    }
    const some = [{ lineId: 'a', quantity: 1 }]
    expect(valuePortions(parcel, some, true)).toMatchObject({
      paid: 500,
      promoted: 49,
      shipping: { paid: 0 },
    })
    expect(valuePortions(parcel, allPortions(parcel), true).paid).toBe(2_702)
    expect(valuePortions(parcel, allPortions(parcel), false).paid).toBe(2_002)
    // Files are there already: the shipping was for the goods.
    const withFile = { ...parcel, lines: [line('a'), line('file', true)] }
    expect(valuePortions(withFile, [{ lineId: 'a', quantity: 2 }], true).shipping.paid).toBe(700)
    expect(valuePortions(withFile, [{ lineId: 'file', quantity: 2 }], true).shipping.paid).toBe(0)
  })

  it('is refused beyond the whole', () => {
    const whole = { lines: [], shipping: { paid: sen(10), promoted: ZERO }, paid: sen(10), promoted: ZERO }
    expect(() => sharePartialRefund(whole, sen(11))).toThrow(RangeError)
    expect(() => sharePartialRefund(whole, sen(-1))).toThrow(RangeError)
  })
})

const balances = (postings: ReturnType<typeof postPartialRefund>) => {
  const sums = new Map<string, number>()
  for (const { account, amount } of postings)
    sums.set(accountName(account), (sums.get(accountName(account)) ?? 0) + amount)
  return Object.fromEntries([...sums].filter(([, sum]) => sum !== 0))
}

const party = { parcelId: 'p', sellerId: 's', rates: DEFAULT_RATES }

describe('the books of what goes back', () => {
  it('balance, and leave nothing once all is sent back, released before or not', () => {
    fc.assert(
      fc.property(
        anyParcel,
        anySteps,
        fc.boolean(),
        fc.boolean(),
        (parcel, steps, isReleased, isRecruited) => {
          const resellerId = isRecruited ? 'r' : null
          const { paid, promoted } = allOf(parcel)
          const books = postPayment('demo', [{ ...party, paid, promoted }])
          const release = { ...party, resellerId, ...remainingMoney(parcel) }
          if (isReleased) books.push(...postRelease(release))
          let now = parcel
          for (const back of refundAll(parcel, steps).backs) {
            const before = remainingMoney(now)
            const postings = postPartialRefund({ ...party, resellerId, before, isReleased }, back)
            expect(isBalanced(postings)).toBe(true)
            books.push(...postings, ...postUnclaimedRefund('demo', back.paid))
            now = take(now, back)
          }
          expect(balances(books)).toEqual({})
        },
      ),
    )
  })

  it('a part that goes back after the release leaves what a release afterwards would have left', () => {
    fc.assert(
      fc.property(anyParcel, fc.boolean(), (parcel, isRecruited) => {
        const resellerId = isRecruited ? 'r' : null
        const back = valuePortions(parcel, allPortions(parcel).slice(0, 1), true)
        const before = remainingMoney(parcel)
        const after = remainingMoney(take(parcel, back))
        const later = [
          ...postRelease({ ...party, resellerId, ...before }),
          ...postPartialRefund({ ...party, resellerId, before, isReleased: true }, back),
        ]
        const sooner = [
          ...postPartialRefund({ ...party, resellerId, before, isReleased: false }, back),
          ...postRelease({ ...party, resellerId, ...after }),
        ]
        expect(balances(later)).toEqual(balances(sooner))
        const split = splitParcel(after, DEFAULT_RATES, isRecruited)
        expect(balances(later)['seller:s'] ?? 0).toBe(0 - split.seller)
      }),
    )
  })
})
