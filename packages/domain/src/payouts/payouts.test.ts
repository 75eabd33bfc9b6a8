import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sen } from '../kernel/money'
import { accountName, isBalanced } from '../payments/ledger'
import { anySen } from '../testing/helpers'
import {
  heldBack,
  mayMovePayout,
  outcomesOf,
  PAYOUT_STATES,
  type PayoutCase,
  postPayoutMove,
  readPayoutRules,
} from './payouts'
import { listPeriods, monthEnds, readPeriod } from './periods'
import { payoutOutcomeSchema } from './schemas'

const parts = { userId: 'u', seller: sen(9_000), reseller: sen(500) }
const named = (from: (typeof PAYOUT_STATES)[number], to: (typeof PAYOUT_STATES)[number]) =>
  Object.fromEntries(
    postPayoutMove(parts, from, to).map(({ account, amount }) => [accountName(account), amount]),
  )

describe('what a payout books', () => {
  it('leaves the balance with the approval, the bank with the payment, and comes back with a failure', () => {
    const gone = { 'seller:u': 9_000, 'reseller:u': 500, payouts_in_transit: -9_500 }
    expect(named('proposed', 'in_transit')).toEqual(gone)
    expect(named('in_transit', 'paid')).toEqual({ payouts_in_transit: 9_500, 'cash:bank': -9_500 })
    expect(named('in_transit', 'unknown')).toEqual({})
    expect(named('unknown', 'failed')).toEqual({
      'seller:u': -9_000,
      'reseller:u': -500,
      payouts_in_transit: 9_500,
    })
    expect(named('paid', 'failed')).toEqual({ 'seller:u': -9_000, 'reseller:u': -500, 'cash:bank': 9_500 })
    expect(named('proposed', 'dropped')).toEqual({})
  })

  it('is balanced on every way there is, also where one of the accounts owes, and a failure leaves nothing', () => {
    const anyParts = fc.record({
      userId: fc.constant('u'),
      seller: fc.integer({ min: -1_000_000, max: 1_000_000 }).map(sen),
      reseller: fc.integer({ min: -1_000_000, max: 1_000_000 }).map(sen),
    })
    const anyWay = fc.array(fc.nat(2), { maxLength: 4 })
    fc.assert(
      fc.property(anyParts, anyWay, (each, choices) => {
        const sums = new Map<string, number>()
        let state: (typeof PAYOUT_STATES)[number] = 'proposed'
        for (const choice of [0, ...choices]) {
          const ways = PAYOUT_STATES.filter((to) => mayMovePayout(state, to))
          const to = ways[choice % Math.max(1, ways.length)]
          if (to === undefined) break
          const postings = postPayoutMove(each, state, to)
          expect(isBalanced(postings)).toBe(true)
          for (const { account, amount } of postings)
            sums.set(accountName(account), (sums.get(accountName(account)) ?? 0) + amount)
          state = to
        }
        const isGone = state === 'in_transit' || state === 'unknown' || state === 'paid'
        expect(sums.get('seller:u') ?? 0).toBe(isGone ? each.seller : 0)
        expect(sums.get('reseller:u') ?? 0).toBe(isGone ? each.reseller : 0)
      }),
    )
  })

  it('knows no way from an end back, and none past the approval', () => {
    expect(outcomesOf('proposed')).toEqual([])
    expect(outcomesOf('failed')).toEqual([])
    expect(outcomesOf('paid')).toEqual(['failed'])
    expect(mayMovePayout('proposed', 'paid')).toBe(false)
    expect(mayMovePayout('failed', 'in_transit')).toBe(false)
  })
})

describe('who is paid', () => {
  const rules = { minimum: sen(1_000), secondAdmin: sen(500_000) }
  const due: PayoutCase = {
    balance: sen(1_000),
    isActive: true,
    hasOpenPayout: false,
    hasOpenFailure: false,
    account: { usableAt: 5, isReadable: true },
  }
  it.each([
    [{}, null],
    [{ balance: sen(999) }, 'belowMinimum'],
    [{ balance: sen(-1) }, 'negative'],
    [{ isActive: false }, 'suspended'],
    [{ hasOpenPayout: true }, 'underWay'],
    [{ hasOpenFailure: true }, 'failureOpen'],
    [{ account: null }, 'noAccount'],
    [{ account: { usableAt: 6, isReadable: true } }, 'accountTooNew'],
    [{ account: { usableAt: 5, isReadable: false } }, 'numberLost'],
  ] as const)('%o → %s', (over, reason) => {
    expect(heldBack({ ...due, ...over }, rules, 5)).toBe(reason)
  })

  it('is never somebody who is owed nothing, whatever the minimum', () => {
    fc.assert(
      fc.property(anySen(), anySen(), (balance, minimum) => {
        const reason = heldBack({ ...due, balance }, { ...rules, minimum }, 5)
        expect(reason === null).toBe(balance > 0 && balance >= minimum)
      }),
    )
  })

  it('follows the settings where they are amounts', () => {
    expect(readPayoutRules({ minimum: '25', secondAdmin: 'soon' })).toEqual({
      minimum: 2_500,
      secondAdmin: 500_000,
    })
  })
})

describe('what the bank has said', () => {
  it('needs a reason where it has failed', () => {
    const read = (to: string, note: string) =>
      payoutOutcomeSchema.safeParse({ from: 'in_transit', to, note }).success
    expect([read('paid', ''), read('failed', ' '), read('failed', 'Closed'), read('sent', '')]).toEqual([
      true,
      false,
      true,
      false,
    ])
  })
})

describe('periods', () => {
  it('are those of Malaysia, and follow each other without a gap', () => {
    expect(readPeriod('2026-11')).toEqual({
      name: '2026-11',
      isYear: false,
      from: Date.UTC(2026, 9, 31, 16),
      to: Date.UTC(2026, 10, 30, 16),
    })
    expect(readPeriod('2026-12')?.to).toBe(readPeriod('2027')?.from)
    for (const name of ['', '2026-13', '2026-1', '1999', '2026-11-01']) expect(readPeriod(name)).toBeNull()
  })

  it('are listed from the first entry on, the newest first', () => {
    expect(listPeriods(Date.UTC(2025, 10, 30, 17), Date.UTC(2026, 1, 5))).toEqual([
      { year: '2026', months: ['2026-02', '2026-01'] },
      { year: '2025', months: ['2025-12'] },
    ])
  })

  it('end at their last moment in Malaysia', () => {
    const ends = [Date.UTC(2025, 10, 30, 16), Date.UTC(2025, 11, 31, 16), Date.UTC(2026, 0, 31, 16)]
    const last = ends.map((next) => next - 1)
    expect(monthEnds(Date.UTC(2025, 10, 30, 15), Date.UTC(2026, 0, 1))).toEqual(last)
    expect(monthEnds(Date.UTC(2025, 10, 30, 16), Date.UTC(2026, 0, 31, 16) - 1)).toEqual(last.slice(1))
  })
})
