import {
  DummyDriver,
  Kysely,
  type RawBuilder,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  sql,
} from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Tables } from '../tables'
import { makeTestDatabase, type TestDatabase } from '../testing'

let test: TestDatabase
beforeEach(async () => {
  test = await makeTestDatabase({ seed: 'empty' })
})
afterEach(() => test.dispose())

/** Kysely as it comes. */
const plain = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  },
})

const columns = sql`name, value as ${sql.ref('text')}`
const only = (name: string | null) => sql`name = ${name}`

describe('a template of sql', () => {
  it.each<[string, RawBuilder<unknown>]>([
    ['without values', sql`select 1`],
    ['with values', sql`select ${'a'}, ${1}, ${null}, ${1n}, ${new Uint8Array([1])}`],
    ['with the same value twice', sql`select ${7} + ${7}`],
    [
      'with templates in it',
      sql`select * from settings where ${only('a')} or ${only(null)} or ${sql`(${only('b')})`}`,
    ],
    ['with a list', sql`select ${sql.join([1, 'b', null])}, ${sql.join([sql`a`, sql`${2}`], sql` and `)}`],
    ['with raw text', sql`select ${sql.raw('1')}, ${3}`],
    ['with a literal', sql`select ${sql.lit('it’s')}, ${4}`],
    ['with names', sql`select ${columns} from ${sql.table('settings')} where ${only('c')}`],
    [
      'with a query',
      sql`select exists ${plain.selectFrom('settings').select('name').where('name', '=', 'd')}`,
    ],
  ])('%s is what the compiler makes of it', (_name, template) => {
    const own = template.compile(test.database.read)
    const theirs = template.compile(plain)
    expect({ sql: own.sql, parameters: own.parameters }).toEqual({
      sql: theirs.sql,
      parameters: theirs.parameters,
    })
  })
})
