import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { migrate } from '../migrations/migrate'
import { backupDatabase } from './backup'
import { openHandle } from './driver'
import { openDatabase } from './open'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'pasar-backup-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

async function makeMarket(): Promise<string> {
  const file = path.join(folder, 'pasar.db')
  const database = openDatabase(file)
  migrate(database, 1)
  await database.close()
  return file
}

it('a database of a shop in use is copied although others write to it all the time', async () => {
  const file = await makeMarket()
  const handle = openHandle(file, true)
  handle.exec('create table ballast (bytes blob not null)')
  const put = handle.prepare('insert into ballast (bytes) values (?)')
  handle.transaction(() => {
    for (let megabyte = 0; megabyte < 40; megabyte++) put.run(randomBytes(1_000_000))
  })()
  const writing = setInterval(() => put.run(randomBytes(10)), 10)
  try {
    const { bytes } = await backupDatabase(file, path.join(folder, 'copy.db'))
    expect(bytes).toBeGreaterThan(40_000_000)
  } finally {
    clearInterval(writing)
    handle.close()
  }
}, 20_000)

it('a job that somebody asked for in the shop waits in the copy until somebody asks', async () => {
  const file = await makeMarket()
  const handle = openHandle(file, true)
  handle.exec(
    "insert into jobs (name, due_at, held_until, run_id) values ('a', 5, 9, 'run_1'), ('b', 5, 0, null)",
  )
  handle.close()
  await backupDatabase(file, path.join(folder, 'copy.db'), { job: 'a', dueAt: 100 })
  const copy = openHandle(path.join(folder, 'copy.db'), true)
  expect(copy.prepare('select name, due_at, held_until, run_id from jobs order by name').all()).toEqual([
    { name: 'a', due_at: 100, held_until: 0, run_id: null },
    { name: 'b', due_at: 5, held_until: 0, run_id: null },
  ])
  copy.close()
})
