import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openDatabase, UnsoundCopyError } from '@pasar/db'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readConfig } from '../config'
import { openServices } from '../services'
import { asBackupFailed } from './backup-failed'
import { describeOpenFailure } from './open-failure'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'pasar-open-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** What is said when the market is started there. */
async function complaint(dataDir = folder): Promise<string | null> {
  try {
    await openServices(readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' })).close()
  } catch (error) {
    return describeOpenFailure(error, dataDir)
  }
  throw new Error('It was opened')
}

it('a folder that is none, and a database that is none, are said in a sentence', async () => {
  const file = path.join(folder, 'file')
  writeFileSync(file, '')
  expect(await complaint(file)).toBe(
    `Pasar cannot use ${file}: this is no folder, or a link that leads nowhere.`,
  )
  writeFileSync(path.join(folder, 'pasar.db'), 'no database '.repeat(1_000))
  expect(await complaint()).toMatch(/pasar\.db is damaged, or no database\. Restore a backup/)
  rmSync(path.join(folder, 'pasar.db'))
  mkdirSync(path.join(folder, 'pasar.db'))
  expect(await complaint()).toMatch(/may not write there/)
})

it('a place where the system makes no folder is said, and not tried for ever', () => {
  const module = path.resolve(import.meta.dirname, 'data-folder.ts')
  const { status, stderr } = spawnSync(
    process.execPath,
    [
      '--import',
      'tsx',
      '-e',
      `import(${JSON.stringify(module)}).then((it) => it.makeFolder('/proc/pasar/data'))`,
    ],
    { cwd: path.resolve(import.meta.dirname, '../../../../..'), encoding: 'utf8', timeout: 30_000 },
  )
  expect([status, stderr]).toEqual([1, expect.stringMatching(/E[A-Z]+: .*mkdir/)])
}, 60_000)

it('a database of a later version is not opened by an earlier one', async () => {
  await openServices(readConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent' })).close()
  const database = openDatabase(path.join(folder, 'pasar.db'))
  database.handle.exec("insert into migrations (name, applied_at) values ('9999-to-come', 1)")
  await database.close()
  expect(await complaint()).toMatch(/was opened by a later version of Pasar \(9999-to-come\)/)
})

it('a full disk, one that is read only, and files of another user are, too; other errors are not', () => {
  const said = (code: string) => describeOpenFailure(Object.assign(new Error('x'), { code }), '/srv/pasar')
  expect(said('ENOSPC')).toBe('Pasar cannot use /srv/pasar: the disk is full.')
  expect(said('SQLITE_FULL')).toBe(said('ENOSPC'))
  expect(said('EROFS')).toMatch(/can only be read/)
  expect(said('ENOENT')).toMatch(/no folder can be made/)
  expect(said('SQLITE_IOERR_SHMSIZE')).toMatch(/the disk is full, or fails/)
  for (const code of ['EACCES', 'SQLITE_READONLY_DIRECTORY', 'SQLITE_CANTOPEN'])
    expect(said(code)).toMatch(/have to belong/)
  expect(said('ERR_ASSERTION')).toBeNull()
  expect(describeOpenFailure(new TypeError('x'), '/srv/pasar')).toBeNull()
})

it('the books and the backups of a damaged database are, too', () => {
  writeFileSync(path.join(folder, 'pasar.db'), 'no database '.repeat(1_000))
  for (const [script, ...args] of [['ledger', 'check'], ['backup']]) {
    const { status, stderr } = spawnSync(
      process.execPath,
      ['--import', 'tsx', `packages/api/scripts/${script}.ts`, ...args, '--data', folder],
      { cwd: path.resolve(import.meta.dirname, '../../../../..'), encoding: 'utf8' },
    )
    expect([status, stderr]).toEqual([
      1,
      `Pasar cannot use ${folder}: pasar.db is damaged, or no database. Restore a backup (docs/backup.md).\n`,
    ])
  }
}, 60_000)

it('what stops a backup is told of the folder that it concerns', () => {
  const said = (error: unknown) => String(asBackupFailed(error, '/srv/pasar', '/mnt/copies'))
  const failure = (code: string, file?: string) => Object.assign(new Error('x'), { code, path: file })
  expect(said(failure('ENOSPC', '/srv/pasar/uploads/a'))).toBe(
    'BackupFailed: Pasar cannot use /mnt/copies: the disk is full.',
  )
  expect(said(failure('EACCES', '/mnt/copies.draft'))).toMatch(/\/mnt\/copies: this user may not write/)
  expect(said(failure('EACCES', '/srv/pasar/uploads/a'))).toMatch(/\/srv\/pasar: this user may not/)
  expect(said(failure('SQLITE_CORRUPT'))).toMatch(/\/srv\/pasar: pasar\.db is damaged/)
  expect(said(new UnsoundCopyError('The books do not add up.'))).toBe(
    'BackupFailed: The books do not add up.',
  )
  const other = new TypeError('x')
  expect(asBackupFailed(other, '/srv/pasar', '/mnt/copies')).toBe(other)
})
