import { NO_ROOTS, postLedger, sumAccount } from '@pasar/db'
import { sen } from '@pasar/domain'
import { describe, expect, it } from 'vitest'
import { deleteAccount, deletionHurdles } from '../accounts/commands/delete-account'
import { readMails } from '../accounts/testing/mail-helpers'
import { SMALL } from '../testing'
import { newbuyer, proveSums, refusalOf, useMarket, users } from '../testing/helpers'
import { waiveDebt } from './commands/waive-debt'
import { balancePage } from './reads/balance'
import { statementOf } from './reads/statement'
import { admin, makeAdmin, seller } from './testing/helpers'

const market = useMarket()
const proof = { password: SMALL.password, code: '' }
const waive = (over: { userId?: string; owed?: number } = {}) =>
  waiveDebt(market.ctx, admin, { userId: newbuyer.id, owed: 750, reason: 'Closed the shop', ...over })

/** Has the books say that a member owes so much. */
const owes = (userId: string, amount: number, reference = `debt-${userId}`) =>
  market.ctx.transact(NO_ROOTS.alone, (tx) =>
    postLedger(tx, { id: market.ctx.newId('ledger'), kind: 'adjustment', reference, at: market.ctx.now() }, [
      { account: { type: 'seller', sellerId: userId }, amount: sen(amount), parcelId: null },
      { account: { type: 'fees' }, amount: sen(-amount), parcelId: null },
    ]),
  )
const balanceOf = (userId: string) => sumAccount(market.ctx.db, `seller:${userId}`)

describe('a member who owes', () => {
  it('learns how to leave, and can once an admin has written it off', async () => {
    await owes(newbuyer.id, 750)
    expect(await deletionHurdles(market.ctx, newbuyer)).toEqual(['ACCOUNT_OWES'])
    expect(await refusalOf(deleteAccount(market.ctx, newbuyer, proof, true))).toBe('ACCOUNT_OWES')
    const fees = await sumAccount(market.ctx.db, 'fees')
    await waive()
    expect(await balanceOf(newbuyer.id)).toBe(0)
    expect(await sumAccount(market.ctx.db, 'fees')).toBe(fees + 750)
    expect(
      market.rows("select actor_id, subject_id, reason from audit_log where action = 'waiveDebt'"),
    ).toEqual([{ actor_id: admin.id, subject_id: newbuyer.id, reason: 'RM 7.50: Closed the shop' }])
    await proveSums(market)
    const news = "select kind, data, link from notifications where user_id = ? and kind = 'debtWaived'"
    expect(market.rows(news, newbuyer.id)).toEqual([
      { kind: 'debtWaived', data: '{"amount":750}', link: '/user-profile' },
    ])
    expect(readMails(market).filter(({ kind }) => kind === 'debtWaived')).toHaveLength(1)
    expect(await deletionHurdles(market.ctx, newbuyer)).toEqual([])
    await deleteAccount(market.ctx, newbuyer, proof)
    await proveSums(market)
  })

  it('is written off once, and only what was shown', async () => {
    await owes(newbuyer.id, 750)
    expect(await refusalOf(waive({ owed: 700 }))).toBe('DEBT_CHANGED')
    expect(await refusalOf(waive({ userId: 'usr_none' }))).toBe('NOT_FOUND')
    expect(await refusalOf(waive({ userId: users.seller.id, owed: 0 }))).toBe('DEBT_CHANGED')
    const both = await Promise.allSettled([waive(), waive()])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await balanceOf(newbuyer.id)).toBe(0)
    await owes(newbuyer.id, 750, 'again')
    await waive()
    expect(await balanceOf(newbuyer.id)).toBe(0)
    await proveSums(market)
  })

  it('is helped by one admin alone up to what one may adjust alone, and never by themselves', async () => {
    await owes(newbuyer.id, 500_001)
    await owes(admin.id, 1)
    makeAdmin(market)
    const tooMuch = await waive({ owed: 500_001 }).catch((error: unknown) => error)
    expect(tooMuch).toMatchObject({ code: 'WAIVE_SECOND_ADMIN', details: { amount: 'RM 5,000.00' } })
    expect(await balanceOf(newbuyer.id)).toBe(500_001)
    await owes(newbuyer.id, -1, 'a sen less')
    await waive({ owed: 500_000 })
    expect(await balanceOf(newbuyer.id)).toBe(0)
    expect(await refusalOf(waive({ userId: admin.id, owed: 1 }))).toBe('ADJUST_OWN')
    await proveSums(market)
  })

  it('reads it in balance and statement, whose sums are those of the ledger', async () => {
    const before = await balanceOf(users.seller.id)
    await owes(users.seller.id, 900 - before)
    market.wait(1)
    await waive({ userId: users.seller.id, owed: 900 })
    expect(
      market.value(
        "select link from notifications where user_id = ? and kind = 'debtWaived'",
        users.seller.id,
      ),
    ).toBe('/seller/balance')
    const page = await balancePage(market.ctx, seller, { cursor: null, held: null })
    expect(page.entries[0]).toMatchObject({ kind: 'adjustment', orderNumber: null, amount: 900 })
    const { closing, sums } = await statementOf(market.ctx, seller, '2026-11')
    expect(closing).toBe(0)
    // What was booked as a debt here, and its waiver, are about no order.
    expect(sums.other).toBe(before)
  })
})
