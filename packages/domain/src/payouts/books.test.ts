import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sen } from '../kernel/money'
import { controlAccountOf, isAccountName, trialBalance } from './books'
import { owedSince, planDebt } from './debts'

const amount = fc.integer({ min: 0, max: 1_000_000_000 }).map(sen)

describe('a trial balance', () => {
  it('sums its accounts, and is 0 when every transaction was', () => {
    const entry = fc.record({ account: fc.constantFrom('fees', 'seller', 'cash:demo'), amount })
    fc.assert(
      fc.property(fc.array(entry), (entries) => {
        // Each entry with its counterpart is a transaction.
        const sums = entries.flatMap(({ account, amount: moved }) => [
          { account, debit: moved, credit: sen(0) },
          { account: `of ${account}`, debit: sen(0), credit: moved },
        ])
        const { rows, debit, credit, difference } = trialBalance(sums)
        expect(difference).toBe(0)
        expect(debit).toBe(credit)
        expect(rows.reduce((sum: number, row) => sum + row.balance, 0)).toBe(0)
      }),
    )
  })

  it('shows the accounts of members as one for each kind', () => {
    expect(
      ['seller:usr_1', 'held:usr_1', 'reseller:usr_2', 'cash:bank', 'fees'].map(controlAccountOf),
    ).toEqual(['seller', 'held', 'reseller', 'cash:bank', 'fees'])
    for (const bad of ['', ':', 'seller:', 'a b', "x' or 1", 'SELLER', 'seller:usr:1'])
      expect(isAccountName(bad), bad).toBe(false)
  })
})

describe('a debt', () => {
  it('is as old as the change that took the balance below 0', () => {
    const changes = [
      { at: 4, amount: sen(50) },
      { at: 3, amount: sen(-100) },
      { at: 2, amount: sen(-10) },
      { at: 1, amount: sen(40) },
    ]
    expect(owedSince(sen(-20), changes)).toBe(3)
    expect(owedSince(sen(0), changes)).toBeNull()
    expect(owedSince(sen(-500), changes)).toBe(1)
    expect(owedSince(sen(-5), [])).toBeNull()
  })

  it('began when the balance was last not below 0, whatever was booked', () => {
    const change = fc.integer({ min: -500, max: 500 }).map(sen)
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 30 }), (amounts) => {
        const after = amounts.map((_, at) => amounts.slice(0, at + 1).reduce((a: number, b) => a + b, 0))
        const balance = sen(after.at(-1) ?? 0)
        const newest = amounts.map((one, at) => ({ at, amount: one })).toReversed()
        const since = owedSince(balance, newest)
        expect(since).toBe(balance >= 0 ? null : after.findLastIndex((sum) => sum >= 0) + 1)
      }),
    )
  })

  it('is covered, taken from sales, or asked for', () => {
    const debt = { owed: sen(100), held: sen(100), isActive: false }
    expect(planDebt(debt)).toBe('held')
    expect(planDebt({ ...debt, held: sen(99) })).toBe('collect')
    expect(planDebt({ ...debt, held: sen(0), isActive: true })).toBe('sales')
  })
})
