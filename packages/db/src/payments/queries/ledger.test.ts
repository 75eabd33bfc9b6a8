import { randomBytes } from 'node:crypto'
import { makeId, type Posting, sen } from '@pasar/domain'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { NO_ROOTS } from '../../kernel/roots'
import { makeTransact, type Transact } from '../../kernel/transact'
import { SMALL } from '../../seed'
import { isDuplicate } from '../../sqlite/errors'
import { makeTestDatabase, type TestDatabase } from '../../testing'
import { checkLedger, postLedger, sumAccount } from './ledger'

let test: TestDatabase
let transact: Transact
beforeEach(async () => {
  test = await makeTestDatabase({ seed: 'small' })
  transact = makeTransact(test.database.writer, () => {})
})
afterEach(() => test.dispose())

const fees = (amount: number): Posting => ({ account: { type: 'fees' }, amount: sen(amount), parcelId: null })
const cash = (amount: number): Posting => ({
  account: { type: 'cash', provider: 'demo' },
  amount: sen(amount),
  parcelId: null,
})
const post = (reference: string, postings: Posting[]) =>
  transact(NO_ROOTS.alone, (tx) =>
    postLedger(tx, { id: makeId('ledger', 1, randomBytes(13)), kind: 'adjustment', reference }, postings),
  )
const check = () => checkLedger(test.database.read)

describe('the books', () => {
  it('of the seed are right', async () => {
    expect(await check()).toMatchObject({ total: 0, unbalanced: [], mismatched: [] })
    expect((await check()).entries).toBeGreaterThan(0)
  })

  it('take what sums to 0, once per reference', async () => {
    const before = await sumAccount(test.database.read, 'fees')
    await post('a', [cash(700), fees(-700)])
    expect(await sumAccount(test.database.read, 'fees')).toBe(before - 700)
    const again = await post('a', [cash(700), fees(-700)]).catch((error: unknown) => error)
    expect(isDuplicate(again)).toBe(true)
    expect(await sumAccount(test.database.read, 'fees')).toBe(before - 700)
    expect((await check()).total).toBe(0)
  })

  it('refuse what does not, and write nothing of it', async () => {
    const { entries } = await check()
    await expect(post('b', [cash(700), fees(-699)])).rejects.toBeInstanceOf(RangeError)
    expect((await check()).entries).toBe(entries)
  })

  it('hold nothing for an empty set', async () => {
    const { entries } = await check()
    await post('c', [])
    expect((await check()).entries).toBe(entries)
  })

  it('an account without entries is at 0', async () => {
    expect(await sumAccount(test.database.read, 'seller:usr_none')).toBe(0)
  })
})

describe('the proof', () => {
  it('names a transaction whose entries do not sum to 0', async () => {
    test.database.handle.exec("insert into ledger_transactions values ('ldg_x', 'adjustment', 'x', 1)")
    test.database.handle.exec("insert into ledger_entries values ('ldg_x', 0, 'fees', 5, null)")
    expect(await check()).toMatchObject({ total: 5, unbalanced: ['ldg_x'] })
  })

  it('names a paid order whose money is not in the books', async () => {
    const { id } = SMALL.orders.paid
    test.database.handle.exec(
      `update orders set shipping_sen = shipping_sen + 1, total_sen = total_sen + 1 where id = '${id}'`,
    )
    expect((await check()).mismatched).toEqual([id])
  })
})
