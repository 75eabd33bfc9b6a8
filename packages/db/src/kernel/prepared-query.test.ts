import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { makeTestDatabase, type TestDatabase } from '../testing'
import { insertRow, keepQuery } from './prepared-query'

let test: TestDatabase
beforeEach(async () => {
  test = await makeTestDatabase({ seed: 'empty' })
})
afterEach(() => test.dispose())

describe('a kept query', () => {
  it('is built once, and runs with the values of each time', async () => {
    let builds = 0
    const add = keepQuery((db, { a, b }: { a: number; b: number | null }) => {
      builds += 1
      return sql<{
        sum: number | null
        seven: number
      }>`select ${a} + ${b} + ${a} as sum, ${7} as seven`.compile(db)
    })
    const { read } = test.database
    const sums = await Promise.all([add(read, { a: 1, b: 2 }), add(read, { a: 10, b: 20 })])
    expect(sums.map(({ rows: [row] }) => row?.sum)).toEqual([4, 40])
    expect((await add(read, { a: 1, b: null })).rows).toEqual([{ sum: null, seven: 7 }])
    expect(builds).toBe(1)
  })

  it('that looks at a value fails: it would be the same query for all values', async () => {
    const wrong = keepQuery((db, { a }: { a: number }) => sql`select ${a > 1 ? 1 : 2}`.compile(db))
    expect(() => wrong(test.database.read, { a: 1 })).toThrow('must not look at its value a')
  })
})

describe('insertRow', () => {
  it('puts each value into its column, in whatever order they come', async () => {
    const { writer, handle } = test.database
    writer.begin()
    const { trx, end } = writer.open()
    const addresses = [
      { key: 'a', points: 1, expires_at: 5 },
      { expires_at: 6, points: 2, key: 'b' },
    ]
    for (const row of addresses) await insertRow(trx, 'rate_limits', row)
    await insertRow(trx, 'settings', { name: 'x', value: '1', updated_at: 1 })
    writer.commit()
    end()
    expect(handle.prepare('select key, points, expires_at from rate_limits order by key').all()).toEqual(
      addresses.map(({ key, points, expires_at }) => ({ key, points, expires_at })),
    )
  })
})
