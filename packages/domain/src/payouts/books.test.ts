import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sen } from '../kernel/money'
import { controlAccountOf, isAccountName, trialBalance } from './books'
import { owedSince, planDebt } from './debts'
import { commissionInvoice, feeInvoice } from './einvoices'

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

describe('the data of an e-invoice', () => {
  const operator = { name: 'Pasar', registration: '202601000001', sst: '', address: '', email: '', phone: '' }
  const month = { name: '2026-11', lastDay: '2026-11-30', operator }
  const member = { userId: 'usr_0123456789', name: 'Hafiz', amount: sen(1_234), business: null }

  it('names what is missing, and invents nothing', () => {
    const { missing, supplier, buyer, lines, totalPayable, type } = feeInvoice(month, member)
    expect([supplier.name, buyer.name, totalPayable, type.code]).toEqual(['Pasar', 'Hafiz', '12.34', '01'])
    expect(supplier.tin).toBeNull()
    expect(missing).toEqual(expect.arrayContaining(['supplier.tin', 'supplier.msic', 'buyer.registration']))
    expect(missing).not.toContain('supplier.registration')
    expect(lines[0]).toMatchObject({ taxType: { code: '06' }, taxAmount: '0.00', subtotal: '12.34' })
  })

  it('leaves the tax open where the supplier is registered for it', () => {
    const taxed = { ...month, operator: { ...operator, sst: 'W10-1' } }
    const { missing, totalTax, totalPayable } = feeInvoice(taxed, member)
    expect([totalTax, totalPayable]).toEqual([null, '12.34'])
    expect(missing).toContain('lines.taxType')
  })

  it('is a credit note when more was given back, and self-billed for resellers', () => {
    const back = { ...member, amount: sen(-1_234) }
    expect(feeInvoice(month, back)).toMatchObject({ type: { code: '02' }, totalPayable: '12.34' })
    expect(commissionInvoice(month, back).type.code).toBe('12')
    const own = commissionInvoice(month, member)
    expect([own.type.code, own.supplier.name, own.buyer.name]).toEqual(['11', 'Hafiz', 'Pasar'])
    expect(own.lines[0]?.classification.code).toBe('037')
  })
})
