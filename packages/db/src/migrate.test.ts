import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { migrate } from './migrate'
import { MIGRATIONS } from './migrations'
import { type OpenDatabase, openDatabase } from './sqlite/open'

let folder: string
let database: OpenDatabase
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'pasar-migrate-'))
  database = openDatabase(path.join(folder, 'pasar.db'))
})
afterEach(async () => {
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

const listTables = (): string[] =>
  database.handle
    .prepare<[], { name: string }>("select name from sqlite_schema where type = 'table' order by name")
    .all()
    .map(({ name }) => name)
const listDone = () => database.handle.prepare('select name, applied_at from migrations order by name').all()

const first = { name: '0001-first', sql: 'create table first (id integer) strict;' }
const second = { name: '0002-second', sql: 'alter table first add column name text;' }
const broken = {
  name: '0002-broken',
  sql: 'create table half (id integer) strict; create table first (id text);',
}

describe('migrate', () => {
  it('runs each once, in order, and remembers when', () => {
    expect(migrate(database, 1_000)).toEqual(MIGRATIONS.map(({ name }) => name))
    expect(migrate(database, 2_000)).toEqual([])
    expect(listDone()).toEqual(MIGRATIONS.map(({ name }) => ({ name, applied_at: 1_000 })))
  })

  it('brings a database forward by what is missing', () => {
    migrate(database, 1, [first])
    expect(migrate(database, 2, [first, second])).toEqual(['0002-second'])
    expect(() => database.handle.prepare('select name from first').all()).not.toThrow()
  })

  it('of a broken one leaves nothing, and everything before it', () => {
    expect(() => migrate(database, 1, [first, broken, second])).toThrow('already exists')
    expect(listTables()).toEqual(['first', 'migrations'])
    expect(listDone()).toEqual([{ name: '0001-first', applied_at: 1 }])
    expect(migrate(database, 2, [first, second])).toEqual(['0002-second'])
  })

  it('has names that sort as they run', () => {
    const names = MIGRATIONS.map(({ name }) => name)
    expect(names).toEqual([...names].sort())
    expect(new Set(names).size).toBe(names.length)
  })
})

describe('the schema', () => {
  beforeEach(() => void migrate(database, 1))

  it('has strict tables only', () => {
    const loose = database.handle
      .prepare(
        "select name from pragma_table_list where type = 'table' and strict = 0 and name not like 'sqlite_%'",
      )
      .all()
    expect(loose).toEqual([])
  })

  it('is whole, and every reference leads somewhere', () => {
    expect(database.handle.pragma('integrity_check', { simple: true })).toBe('ok')
    expect(database.handle.pragma('foreign_key_check')).toEqual([])
  })
})
