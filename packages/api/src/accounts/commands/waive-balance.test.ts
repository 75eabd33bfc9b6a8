import { NO_ROOTS, postLedger, sumAccount } from '@pasar/db'
import { type Account, sen } from '@pasar/domain'
import { beforeEach, describe, expect, it } from 'vitest'
import { SMALL } from '../../testing'
import { expectSumsToMatch, newbuyer, refusalOf, useMarket } from '../../testing/helpers'
import { balanceToWaive, deleteAccount, deletionHurdles } from './delete-account'

const market = useMarket()
const proof = { password: SMALL.password, code: '' }
const { id } = newbuyer
const hurdles = () => deletionHurdles(market.ctx, newbuyer)
const remove = (waives?: boolean) => deleteAccount(market.ctx, newbuyer, proof, waives)
let postings = 0

/** Has the books owe a member some sen. */
async function owe(account: Account, amount: number): Promise<void> {
  postings += 1
  const transaction = { id: market.ctx.newId('ledger'), reference: `rest-${postings}` }
  await market.ctx.transact(NO_ROOTS.alone, (tx) =>
    postLedger(tx, { ...transaction, kind: 'adjustment' }, [
      { account, amount: sen(-amount), parcelId: null },
      { account: { type: 'fees' }, amount: sen(amount), parcelId: null },
    ]),
  )
}
const asSeller: Account = { type: 'seller', sellerId: id }
const asReseller: Account = { type: 'reseller', resellerId: id }
const left = async () =>
  (await sumAccount(market.ctx.db, `seller:${id}`)) + (await sumAccount(market.ctx.db, `reseller:${id}`))

describe('a balance that is too little to be paid out', () => {
  beforeEach(() => owe(asSeller, 999))

  it('keeps no account, but is given up knowingly only', async () => {
    expect(await hurdles()).toEqual([])
    expect(await balanceToWaive(market.ctx, newbuyer)).toBe(999)
    await expect(remove()).rejects.toMatchObject({
      code: 'ACCOUNT_HAS_SMALL_BALANCE',
      details: { amount: 'RM 9.99' },
      fields: { waive: 'ACCOUNT_HAS_SMALL_BALANCE' },
    })
    expect(await left()).toBe(-999)
    const fees = await sumAccount(market.ctx.db, 'fees')
    await remove(true)
    expect(await left()).toBe(0)
    expect(await sumAccount(market.ctx.db, 'fees')).toBe(fees - 999)
    expect(market.rows("select actor_id, reason from audit_log where action = 'waiveBalance'")).toEqual([
      { actor_id: id, reason: 'RM 9.99' },
    ])
    await expectSumsToMatch(market)
  })

  it('counts as seller and reseller together', async () => {
    await owe(asReseller, -400)
    expect(await balanceToWaive(market.ctx, newbuyer)).toBe(599)
    await remove(true)
    expect(await left()).toBe(0)
    await expectSumsToMatch(market)
  })

  it.each([
    ['can be paid out', 1, 'ACCOUNT_HAS_BALANCE'],
    ['is owed by the member', -1_000, 'ACCOUNT_OWES'],
  ])('keeps the account once it %s', async (_why, more, code) => {
    await owe(asReseller, more)
    expect(await hurdles()).toEqual([code])
    expect(await refusalOf(remove(true))).toBe(code)
    await expectSumsToMatch(market)
  })

  it('is judged by the minimum as it is set', async () => {
    market.run("insert into settings (name, value, updated_at) values ('payoutMinimum', '5', 0)")
    expect(await hurdles()).toEqual(['ACCOUNT_HAS_BALANCE'])
  })
})
