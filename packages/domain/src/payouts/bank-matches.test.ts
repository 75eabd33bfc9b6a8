import fc from 'fast-check'
import { expect, it } from 'vitest'
import { sen } from '../kernel/money'
import { afterLine, judgeLine, type MatchedPayout } from './bank-matches'
import { mayMovePayout, PAYOUT_STATES, type PayoutState } from './payouts'

const AMOUNT = sen(1_000)

/** A line of the bank, or what somebody marks by hand. */
const step = fc.oneof(
  fc.record({ amount: fc.constantFrom(sen(-1_000), sen(1_000), sen(-999), sen(999)) }),
  fc.record({ mark: fc.constantFrom<PayoutState[]>('paid', 'failed', 'unknown') }),
)

it('pays a payout once at most, and moves it only as its states allow', () => {
  fc.assert(
    fc.property(fc.constantFrom(...PAYOUT_STATES), fc.array(step, { maxLength: 12 }), (start, steps) => {
      let payout: MatchedPayout = {
        state: start,
        amount: AMOUNT,
        isPaidByBank: false,
        isReturnedByBank: false,
      }
      let paid = start === 'paid' ? 1 : 0
      for (const one of steps) {
        const before = payout.state
        if ('mark' in one) {
          if (!mayMovePayout(before, one.mark) || before === 'proposed') continue
          payout = { ...payout, state: one.mark }
        } else {
          const finding = judgeLine({ amount: one.amount, isUnreadable: false, isDuplicate: false, payout })
          payout = afterLine(payout, one.amount, finding)
          if (payout.state !== before) expect(['paid', 'failed']).toContain(finding)
        }
        if (payout.state === before) continue
        expect(mayMovePayout(before, payout.state)).toBe(true)
        if (payout.state === 'paid') paid += 1
      }
      expect(paid).toBeLessThanOrEqual(1)
    }),
  )
})

it.each([
  ['in_transit', -1_000, 'paid'],
  ['unknown', -1_000, 'paid'],
  ['paid', -1_000, 'agrees'],
  ['failed', -1_000, 'markedFailed'],
  ['proposed', -1_000, 'notSent'],
  ['dropped', 1_000, 'notSent'],
  ['in_transit', 1_000, 'failed'],
  ['paid', 1_000, 'failed'],
  ['failed', 1_000, 'agrees'],
  ['in_transit', -900, 'amountDiffers'],
] as const)('judges a payout that is %s by a line of %i: %s', (state, amount, finding) => {
  const payout = { state, amount: AMOUNT, isPaidByBank: false, isReturnedByBank: false }
  const line = { amount: sen(amount), isUnreadable: false, isDuplicate: false }
  expect(judgeLine({ ...line, payout })).toBe(finding)
  expect(judgeLine({ ...line, payout: null })).toBe('unknown')
  expect(judgeLine({ ...line, payout, isDuplicate: true })).toBe('duplicate')
  expect(judgeLine({ ...line, payout, isUnreadable: true })).toBe('unreadable')
})

it('takes a payment that is read after its return for what it is', () => {
  const returned = { state: 'failed', amount: AMOUNT, isPaidByBank: false, isReturnedByBank: true } as const
  const line = { amount: sen(-1_000), isUnreadable: false, isDuplicate: false }
  expect(judgeLine({ ...line, payout: returned })).toBe('agrees')
})
