import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { openDatabase } from '@pasar/db'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { markUndrawn } from '../../demo/drawing'
import { readConfig } from '../config'
import { KEY_NAMES, readKeyFile } from '../key-file'
import { openServices } from '../services'
import { describeNoMarket, LostDatabaseError, prepareDataFolder, requireNewFolder } from './data-folder'
import { describeOpenFailure } from './open-failure'

/** Of SQLite, as the database package loads it. */
const DRIVER = createRequire(new URL('../../../../db/package.json', import.meta.url)).resolve(
  'better-sqlite3',
)

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'pasar-folder-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const at = (name: string): string => path.join(folder, name)

/** What is said when the market is started there. */
function complaint(dataDir = folder): string | null {
  try {
    openServices(readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DATA_DIR: dataDir }))
  } catch (error) {
    return describeOpenFailure(error, dataDir)
  }
  throw new Error('It was opened')
}

describe('a key', () => {
  it('is made once, whoever comes first', () => {
    const [first, second] = [readKeyFile(folder, 'mail.key'), readKeyFile(folder, 'mail.key')]
    expect(first).toMatch(/^[0-9a-f]{64}$/)
    expect(second).toBe(first)
    expect(readdirSync(folder)).toEqual(['mail.key'])
  })

  it('may end in a line of its own, as an editor leaves it', () => {
    writeFileSync(at('mail.key'), `${'0a'.repeat(32)}\n`)
    expect(readKeyFile(folder, 'mail.key')).toBe('0a'.repeat(32))
  })

  it.each(KEY_NAMES)('that is damaged stops the start before anything is changed: %s', (name) => {
    for (const text of ['', '\n', 'a'.repeat(63), 'g'.repeat(64), 'A'.repeat(64)]) {
      writeFileSync(at(name), text)
      expect(() => readKeyFile(folder, name)).toThrow(`${name} is damaged`)
    }
    writeFileSync(at('pasar.db'), 'a database')
    const said = complaint()
    expect(said).toMatch(new RegExp(`^Pasar cannot use ${folder}: ${name} is damaged: .* Put your copy`))
    expect(said).toMatch(/remove the file: the next start makes a new key, and \S.*\.$/)
    expect(readdirSync(folder).sort()).toEqual([name, 'pasar.db'].sort())
  })

  it('is not a folder, as Docker makes one in the place of a file that it was to mount', () => {
    mkdirSync(at('secrets.key'))
    expect(complaint()).toContain('secrets.key is damaged')
  })
})

describe('a market whose database is not there', () => {
  it('is not begun anew beside its keys and files', async () => {
    readKeyFile(folder, 'secrets.key')
    mkdirSync(at('uploads/ab'), { recursive: true })
    expect(complaint()).toContain(
      'pasar.db is missing, and a market was here before (secrets.key, uploads/).',
    )
    expect(existsSync(at('pasar.db'))).toBe(false)
    writeFileSync(at('pasar.db'), '')
    expect(complaint()).toMatch(/pasar\.db is empty, .* Restore its database from a backup .*, move these/)
    expect(describeNoMarket(folder)).toBe(`There is no market in ${folder}: pasar.db is empty.`)
    // As a program leaves it that has opened the empty file.
    await openDatabase(at('pasar.db')).close()
    expect(complaint()).toContain('pasar.db is empty')
    rmSync(at('pasar.db'))
    symlinkSync(at('disk/pasar.db'), at('pasar.db'))
    expect(complaint()).toContain('pasar.db is missing')
  })

  it('may be a demo that was not finished, which is made again', async () => {
    await markUndrawn(folder)
    readKeyFile(folder, 'secrets.key')
    expect(complaint()).toMatch(
      /or a demo that was not finished \(drawing\)\. Finish the demo .*npm run demo/,
    )
    writeFileSync(at('pasar.db.draft'), 'half a database')
    expect(complaint()).toContain('not finished (pasar.db.draft, drawing)')
  })

  it('is there where another process begins it at the same moment', () => {
    readKeyFile(folder, 'secrets.key')
    const begin = (isStill: boolean) => () => requireNewFolder(folder, 'empty', () => isStill)
    expect(begin(true)).toThrow(LostDatabaseError)
    expect(begin(false)).not.toThrow()
  })

  it('is waited for where another process is writing the first of it', async () => {
    readKeyFile(folder, 'secrets.key')
    await openDatabase(at('pasar.db')).close()
    const other = new Worker(
      `const { workerData, parentPort } = require('node:worker_threads')
      const database = new (require(workerData.driver))(workerData.file)
      database.exec('begin immediate; create table begun (at integer)')
      parentPort.postMessage('begun')
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200)
      database.exec('commit')
      database.close()`,
      { eval: true, workerData: { driver: DRIVER, file: at('pasar.db') } },
    )
    await once(other, 'message')
    const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DATA_DIR: folder })
    await openServices(config).close()
    await once(other, 'exit')
  })

  it('is begun anew once they were moved elsewhere, and where a first start came to nothing', () => {
    // What is in the root of a disk of its own.
    mkdirSync(at('uploads/lost+found'), { recursive: true })
    expect(() => prepareDataFolder(folder)).not.toThrow()
    writeFileSync(at('pasar.db'), '')
    expect(() => prepareDataFolder(folder)).not.toThrow()
  })
})

it('a folder on a disk that is not there is told in a sentence', () => {
  symlinkSync(at('disk'), at('data'))
  expect(complaint(at('data'))).toMatch(/: this is no folder, or a link that leads nowhere\.$/)
})
