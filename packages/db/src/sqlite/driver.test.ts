import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { makeTestDatabase, type TestDatabase } from '../testing'
import { openHandle } from './driver'
import { isBusy, isDuplicate, isStorageFull } from './errors'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'pasar-driver-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const WANTED = { journal_mode: 'wal', synchronous: 2, foreign_keys: 1, trusted_schema: 0 }

describe('a connection', () => {
  it.each([true, false])('has the settings it must have (writer: %s)', (isWriter) => {
    const file = path.join(folder, 'a.db')
    openHandle(file, true).close()
    const handle = openHandle(file, isWriter)
    for (const [name, value] of Object.entries(WANTED))
      expect([name, handle.pragma(name, { simple: true })]).toEqual([name, value])
    handle.close()
  })

  it('is refused when a setting does not take', () => {
    expect(() => openHandle(':memory:', true)).toThrow('SQLite refused journal_mode = wal: it is memory')
  })

  it('for reading cannot write', () => {
    const file = path.join(folder, 'a.db')
    openHandle(file, true).close()
    const reader = openHandle(file, false)
    expect(() => reader.exec('create table t (a integer)')).toThrow('readonly')
    reader.close()
  })
})

describe('errors', () => {
  const withCode = (code: string) => Object.assign(new Error('no'), { code })

  it('are told apart by their codes', () => {
    expect(isBusy(withCode('SQLITE_BUSY_SNAPSHOT'))).toBe(true)
    expect(isStorageFull(withCode('SQLITE_FULL'))).toBe(true)
    expect(isStorageFull(withCode('SQLITE_IOERR_WRITE'))).toBe(true)
    expect(isDuplicate(withCode('SQLITE_CONSTRAINT_UNIQUE'))).toBe(true)
    expect(isDuplicate(withCode('SQLITE_CONSTRAINT_PRIMARYKEY'))).toBe(true)
    for (const other of [withCode('SQLITE_CONSTRAINT_CHECK'), new Error('no'), 'SQLITE_BUSY', null])
      expect([isBusy(other), isStorageFull(other), isDuplicate(other)]).toEqual([false, false, false])
  })
})

describe('queries', () => {
  let test: TestDatabase
  const seen: string[] = []
  beforeEach(async () => {
    seen.length = 0
    test = await makeTestDatabase({ seed: 'empty', observe: (statement) => void seen.push(statement) })
  })
  afterEach(() => test.dispose())

  it('are passed to the observer, each time they run', async () => {
    for (let time = 0; time < 3; time++) await sql`select ${time}`.execute(test.database.read)
    expect(seen).toEqual(['select ?', 'select ?', 'select ?'])
  })

  it('go on working when more kinds have run than are kept', async () => {
    for (let kind = 0; kind < 700; kind++)
      expect((await sql`select ${sql.lit(kind)} as n`.execute(test.database.read)).rows).toEqual([
        { n: kind },
      ])
    expect((await sql`select 0 as n`.execute(test.database.read)).rows).toEqual([{ n: 0 }])
  })

  it('are refused once the transaction they belong to is over', async () => {
    const { writer, read } = test.database
    writer.begin()
    const { trx, end } = writer.open()
    expect((await sql`select 1 as n`.execute(trx)).rows).toEqual([{ n: 1 }])
    writer.rollback()
    end()
    await expect(sql`select 1 as n`.execute(trx)).rejects.toThrow('This transaction has ended')
    await expect(read.transaction().execute(async () => {})).rejects.toThrow('by transact only')
  })
})
