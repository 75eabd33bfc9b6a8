import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { makeTestDatabase, type TestDatabase } from '../testing'
import {
  insertRow,
  insertRows,
  type Parameter,
  type ParametersOf,
  prepareQuery,
  prepareQueryForList,
} from './prepared-query'

type NewSetting = { name: string; value: string; now: number }

/** The mistake: a text for one value and another for the rest. */
const choose = (isOther: boolean) => (isOther ? sql`select 1` : sql`select 2`)

let test: TestDatabase
beforeEach(async () => {
  test = await makeTestDatabase({ seed: 'empty' })
})
afterEach(() => test.dispose())

describe('a prepared query', () => {
  it('is built once, and runs with the values of each time', async () => {
    let builds = 0
    const add = prepareQuery((db, { a, b }: ParametersOf<{ a: number; b: number | null }>) => {
      builds += 1
      return sql<{
        sum: number | null
        seven: number
      }>`select ${a} + ${b} + ${a} as sum, ${7} as seven`.compile(db)
    })
    const { read } = test.database
    const sums = await Promise.all([add(read, { a: 1, b: 2 }), add(read, { a: 10, b: 20 })])
    const afterFirst = builds
    expect(sums.map(({ rows: [row] }) => row?.sum)).toEqual([4, 40])
    expect((await add(read, { a: 1, b: null })).rows).toEqual([{ sum: null, seven: 7 }])
    expect(builds).toBe(afterFirst)
  })

  it('takes parameters wherever the query builder takes values', async () => {
    const change = prepareQuery((db, { name, value, now }: ParametersOf<NewSetting>) =>
      db
        .insertInto('settings')
        .values({ name, value, updated_at: now })
        .onConflict((conflict) => conflict.columns(['name']).doUpdateSet({ value, updated_at: now }))
        .compile(),
    )
    const find = prepareQuery((db, { name, limit }: ParametersOf<{ name: string; limit: number }>) =>
      db
        .selectFrom('settings')
        .select(['value', 'updated_at'])
        .where('name', '=', name)
        .limit(limit)
        .compile(),
    )
    const { writer, read } = test.database
    writer.begin()
    const { trx, end } = writer.open()
    await change(trx, { name: 'a', value: '1', now: 1 })
    await change(trx, { name: 'a', value: '2', now: 2 })
    writer.commit()
    end()
    expect((await find(read, { name: 'a', limit: 1 })).rows).toEqual([{ value: '2', updated_at: 2 }])
    expect((await find(read, { name: 'a', limit: 0 })).rows).toEqual([])
  })

  it('cannot compare a parameter to a value, count with it, or hand it to what takes values', () => {
    type Values = { phone: string | null; kind: 'a' | 'b'; count: number }
    const takesText = (text: string | null): string => text ?? ''
    const prepared = [
      // @ts-expect-error: a parameter is no text
      prepareQuery((db, { phone }: ParametersOf<Values>) => choose(phone === '60123').compile(db)),
      // @ts-expect-error: a parameter is none of its values
      prepareQuery((db, { kind }: ParametersOf<Values>) => choose(kind !== 'a').compile(db)),
      // @ts-expect-error: a parameter is greater than nothing
      prepareQuery((db, { count }: ParametersOf<Values>) => choose(count > 1).compile(db)),
      // @ts-expect-error: a parameter cannot be counted with
      prepareQuery((db, { count }: ParametersOf<Values>) => sql`select ${count * 2}`.compile(db)),
      // @ts-expect-error: a function of values takes no parameter
      prepareQuery((db, { phone }: ParametersOf<Values>) => sql`select ${takesText(phone)}`.compile(db)),
      // @ts-expect-error: a list has its length in the text of the query
      prepareQuery((db, { kinds }: ParametersOf<{ kinds: string[] }>) => sql`${sql.join(kinds)}`.compile(db)),
      prepareQuery((db, { kind }: ParametersOf<Values>) =>
        // @ts-expect-error: a column of texts takes no parameter for a number
        db.selectFrom('users').select('id').where('created_at', '=', kind).compile(),
      ),
    ]
    expect(prepared).toHaveLength(7)
  })

  it.each<[string, (phone: Parameter<string | null>) => boolean]>([
    ['is compared to null', (phone) => phone === null],
    ['is asked whether it is there', (phone) => Boolean(phone)],
    ['is looked at as an object', (phone) => typeof phone === 'object' && phone !== null],
  ])('fails with its first use when a parameter %s', (_name, isOther) => {
    const wrong = prepareQuery((db, { phone }: ParametersOf<{ phone: string | null }>) =>
      choose(isOther(phone)).compile(db),
    )
    expect(() => wrong(test.database.read, { phone: null })).toThrow('whether a parameter is null')
    expect(() => wrong(test.database.read, { phone: '60123' })).toThrow('whether a parameter is null')
  })

  it('fails with its first use when a parameter becomes a text', () => {
    const wrong = prepareQuery((db, { a }: ParametersOf<{ a: string }>) => sql`select ${`${a}%`}`.compile(db))
    expect(() => wrong(test.database.read, { a: 'x' })).toThrow('must not look at its parameter a')
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

describe('insertRows', () => {
  it('adds rows by one statement, and refuses those that differ in their columns', async () => {
    const { writer, handle } = test.database
    writer.begin()
    const { trx, end } = writer.open()
    const rows = [1, 2, 3].map((points) => ({ key: `key ${points}`, points, expires_at: 5 }))
    await insertRows(trx, 'rate_limits', rows.slice(0, 2))
    await insertRows(trx, 'rate_limits', rows.slice(2))
    await insertRows(trx, 'rate_limits', [])
    const one = { key: 'new', points: 0, expires_at: 5 }
    const lacking: object[] = [
      { key: 'other', points: 1 },
      { ...one, key: 'other', expires_at: undefined },
    ]
    for (const other of lacking)
      await expect(insertRows(trx, 'rate_limits', [one, other as typeof one])).rejects.toThrow(RangeError)
    writer.commit()
    end()
    expect(handle.prepare('select key, points, expires_at from rate_limits order by key').all()).toEqual(rows)
  })
})

describe('a prepared query for a list', () => {
  it('is built once for each list', async () => {
    const built: string[] = []
    const count = prepareQueryForList(
      (db, { more }: ParametersOf<{ more: number }>, names: readonly string[]) => {
        built.push(names.join())
        return sql<{ sum: number }>`select count(*) + ${more} as sum
          from (select ${sql.join(
            names.map((name) => sql`${name} as a`),
            sql` union all select `,
          )})`.compile(db)
      },
    )
    const { read } = test.database
    const sumOf = async (more: number, names: readonly string[]) =>
      (await count(read, { more }, names)).rows[0]?.sum
    expect(await sumOf(1, ['a', 'b'])).toBe(3)
    const afterFirst = built.length
    expect(await sumOf(10, ['a', 'b'])).toBe(12)
    expect(built).toHaveLength(afterFirst)
    expect(await sumOf(1, ['a', 'b', 'c'])).toBe(4)
    expect(await sumOf(1, ['a'])).toBe(2)
  })
})
