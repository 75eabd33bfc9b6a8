import { afterEach, beforeEach, expect, it } from 'vitest'
import { NO_ROOTS } from '../kernel/roots'
import { makeTransact, type Transact } from '../kernel/transact'
import { writeTrend } from '../queries'
import { SMALL } from '../seed'
import { AUDIT, auditRoots, makeTestDatabase, type TestDatabase } from '.'

const { kopi } = SMALL.items
let test: TestDatabase
let transact: Transact
const seen: string[] = []
beforeEach(async () => {
  seen.length = 0
  test = await makeTestDatabase({ seed: 'small', observe: (sql) => void seen.push(sql) })
  transact = auditRoots(
    makeTransact(test.database.writer, () => {}),
    test.database.handle,
  )
})
afterEach(() => test.dispose())

const trendOf = () =>
  test.database.handle.prepare('select trend from items where id = ?').pluck().get(kopi.id)

it('refuses a work that changes a row it did not name, and leaves nothing of it', async () => {
  const before = trendOf()
  const unnamed = transact({ user: SMALL.users.buyer.id }, (tx) => writeTrend(tx, kopi.id, 77))
  await expect(unnamed).rejects.toThrow(`Changed without being named: item ${kopi.id}`)
  const onlyAdds = transact(NO_ROOTS.insertsOnly, (tx) => writeTrend(tx, kopi.id, 77))
  await expect(onlyAdds).rejects.toThrow(`item ${kopi.id}`)
  expect(trendOf()).toBe(before)
})

it('lets a work change what it named, by its id or by a row that leads to it', async () => {
  await transact({ item: kopi.id }, (tx) => writeTrend(tx, kopi.id, 77))
  expect(trendOf()).toBe(77)
  await transact({ item: { variant: kopi.variantIds[0] ?? '' } }, (tx) => writeTrend(tx, kopi.id, 78))
  expect(trendOf()).toBe(78)
  expect(seen.filter((sql) => !sql.startsWith(AUDIT)).filter((sql) => sql.includes('"items"'))).toHaveLength(
    2,
  )
})
