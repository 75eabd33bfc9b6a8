import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { findJobs, openDatabase } from '@pasar/db'
import { describe, expect, it, vi } from 'vitest'
import { adminDashboard } from '../../moderation/reads/dashboard'
import { asAdmin } from '../../testing'
import { useMarket, users } from '../../testing/helpers'
import { runDueJobs } from '../jobs'
import { JOB_NAMES } from '../jobs/names'
import { NEVER } from '../jobs/never'
import { JOBS } from '../jobs/table'
import { listBackups, makeBackup, newBackupFolder } from './backups'
import { copyTree } from './copy-tree'
import { storagePage } from './reads'
import { runBackup } from './run-backup'

const market = useMarket()
const admin = asAdmin(users.admin)
const never = new AbortController().signal
/** Jobs that do nothing, at the times of the true ones. */
const JOBS_DONE = {
  ...JOBS,
  ...Object.fromEntries(JOB_NAMES.map((name) => [name, { ...JOBS[name], run: async () => {} }])),
}

describe('backups', () => {
  it('are whole and proven, and listed with their proof', async () => {
    const { dataDir } = market.ctx.config
    expect(await listBackups(dataDir)).toEqual([])
    const folder = newBackupFolder(dataDir, new Date())
    // What an earlier one left that was ended half-way.
    mkdirSync(`${folder}-earlier.draft`, { recursive: true })
    utimesSync(`${folder}-earlier.draft`, 0, 0)
    // What another process is writing.
    mkdirSync(`${folder}-other.draft`)
    const { bytes } = await makeBackup(dataDir, folder)
    expect(existsSync(`${folder}-earlier.draft`)).toBe(false)
    expect(existsSync(`${folder}-other.draft`)).toBe(true)
    const [backup, ...others] = await listBackups(dataDir)
    expect(others).toEqual([])
    expect(backup).toMatchObject({ name: path.basename(folder), bytes })
    expect(backup?.provenAt).toBeGreaterThanOrEqual(backup?.madeAt ?? 0)
  })

  it('leave nothing behind when they fail', async () => {
    const { dataDir } = market.ctx.config
    const elsewhere = path.join(dataDir, 'elsewhere')
    mkdirSync(path.join(elsewhere, 'backups'), { recursive: true })
    writeFileSync(path.join(elsewhere, 'pasar.db'), 'no database')
    await expect(makeBackup(elsewhere, newBackupFolder(elsewhere, new Date()))).rejects.toThrow()
    expect(readdirSync(path.join(elsewhere, 'backups'))).toEqual([])
  })

  it('are made by the job, in a process of its own', async () => {
    await runBackup(market.ctx, never)
    expect(await listBackups(market.ctx.config.dataDir)).toMatchObject([{ provenAt: expect.any(Number) }])
  }, 60_000)

  it('leave nothing behind when their process ends badly, hangs, or is stopped', async () => {
    const { dataDir } = market.ctx.config
    const left = () => readdirSync(path.join(dataDir, 'backups'))
    const run = (end: string, signal = never, timeLimit = 60_000) => {
      const script = path.join(dataDir, 'half.mjs')
      writeFileSync(
        script,
        `import { mkdirSync, writeFileSync } from 'node:fs'
        const draft = process.argv[process.argv.indexOf('--to') + 1] + '.draft'
        mkdirSync(draft, { recursive: true })
        writeFileSync(draft + '/pasar.db', 'half')
        ${end}`,
      )
      return runBackup(market.ctx, signal, { script, timeLimit })
    }
    await expect(run("console.error('No room.'); process.exitCode = 1")).rejects.toThrow('No room.')
    expect(left()).toEqual([])
    const hang = 'setInterval(() => {}, 1_000)'
    await expect(run(hang, never, 2_000)).rejects.toThrow('SIGKILL')
    expect(left()).toEqual([])
    const stopping = new AbortController()
    const stopped = run(hang, stopping.signal)
    await vi.waitFor(() => expect(left()).toHaveLength(1), { timeout: 30_000 })
    stopping.abort()
    await expect(stopped).rejects.toThrow('SIGKILL')
    expect(left()).toEqual([])
  }, 60_000)

  it('have what links to another disk lead to, not the links', async () => {
    const { dataDir } = market.ctx.config
    const disk = path.join(dataDir, 'disk')
    mkdirSync(disk)
    writeFileSync(path.join(disk, 'a.webp'), 'picture')
    writeFileSync(path.join(disk, 'b.webp.part'), 'half')
    symlinkSync(disk, path.join(disk, 'again'))
    rmSync(path.join(dataDir, 'uploads'), { recursive: true })
    symlinkSync(disk, path.join(dataDir, 'uploads'))
    const folder = path.join(dataDir, 'copies', 'one')
    await makeBackup(dataDir, folder)
    expect(lstatSync(path.join(folder, 'uploads')).isSymbolicLink()).toBe(false)
    expect(readdirSync(path.join(folder, 'uploads'))).toEqual(['a.webp'])
    rmSync(disk, { recursive: true })
    await expect(makeBackup(dataDir, path.join(dataDir, 'copies', 'two'))).rejects.toThrow(
      `uploads in ${dataDir} is a link that leads nowhere.`,
    )
    expect(readdirSync(path.join(dataDir, 'copies'))).toEqual(['one'])
  })

  it('are made with what is left of files that go meanwhile', async () => {
    const { dataDir } = market.ctx.config
    const from = path.join(dataDir, 'many')
    const to = path.join(dataDir, 'copy')
    mkdirSync(from)
    for (let at = 0; at < 1_000; at++) writeFileSync(path.join(from, `${at}`), 'x')
    const copying = copyTree(from, to)
    await vi.waitFor(() => expect(readdirSync(to).length).toBeGreaterThan(0), { interval: 1 })
    rmSync(from, { recursive: true })
    await copying
    expect(readdirSync(to).length).toBeLessThan(1_000)
  })

  it('are in a folder that is there only once they are whole, and never in the place of something', async () => {
    const { dataDir } = market.ctx.config
    const broken = path.join(dataDir, 'broken')
    const shelf = path.join(dataDir, 'shelf')
    mkdirSync(broken)
    mkdirSync(shelf)
    writeFileSync(path.join(broken, 'pasar.db'), 'no database')
    writeFileSync(path.join(shelf, 'own.txt'), 'own')
    await expect(makeBackup(broken, path.join(shelf, 'new'))).rejects.toThrow()
    await expect(makeBackup(broken, shelf)).rejects.toThrow()
    expect(readdirSync(shelf)).toEqual(['own.txt'])
    await makeBackup(dataDir, shelf)
    expect(readdirSync(shelf)).toEqual(
      expect.arrayContaining(['backup.json', 'own.txt', 'pasar.db', 'uploads']),
    )
    await expect(makeBackup(dataDir, shelf)).rejects.toThrow(
      `There is something in ${shelf} already: pasar.db.`,
    )
  })

  it('are known when they were made elsewhere, to the dashboard, too', async () => {
    const { dataDir } = market.ctx.config
    const find = async () => {
      const { machine } = await adminDashboard(market.ctx, admin)
      const page = await storagePage(market.ctx, admin)
      expect(page.lastBackup).toBe(machine.lastBackup)
      return { ...machine, ...page }
    }
    expect(await find()).toMatchObject({ lastBackup: null, isBackupOld: true, elsewhere: null })
    const where = path.join(dataDir, 'nightly', '2026-11-21')
    await makeBackup(dataDir, where)
    const { lastBackup, elsewhere, backups } = await find()
    expect([elsewhere, backups]).toEqual([{ madeAt: lastBackup, provenAt: expect.any(Number), where }, []])
    await makeBackup(dataDir, newBackupFolder(dataDir, new Date()))
    const later = await find()
    expect(later.lastBackup).toBe(later.backups[0]?.madeAt)
    expect(later.elsewhere).toEqual(elsewhere)
  })

  it('take no more than the place of the newest three in the data folder, but for those that somebody named', async () => {
    const { dataDir } = market.ctx.config
    const days = ['01', '02', '03', '04'].map((day) => `2026-01-${day}T00-00-00-000Z`)
    for (const name of [...days, 'before-the-move'])
      mkdirSync(path.join(dataDir, 'backups', name), { recursive: true })
    const folder = newBackupFolder(dataDir, new Date())
    await makeBackup(dataDir, folder)
    expect(readdirSync(path.join(dataDir, 'backups')).sort()).toEqual(
      [...days.slice(2), path.basename(folder), 'before-the-move'].sort(),
    )
  })

  it('restored, start no backup that somebody asked the old market for', async () => {
    const { dataDir } = market.ctx.config
    await runDueJobs(market.ctx, JOBS_DONE)
    market.run("update jobs set due_at = 1 where name = 'backup'")
    const folder = path.join(dataDir, 'asked')
    await makeBackup(dataDir, folder)
    const copy = openDatabase(path.join(folder, 'pasar.db'))
    expect((await findJobs(copy.read)).find(({ name }) => name === 'backup')).toMatchObject({ dueAt: NEVER })
    await copy.close()
  })

  it('are shown without a proof where they have none', async () => {
    const folder = path.join(market.ctx.config.dataDir, 'backups', 'by-hand')
    mkdirSync(folder, { recursive: true })
    writeFileSync(path.join(folder, 'pasar.db'), 'x')
    writeFileSync(path.join(folder, 'backup.json'), 'no json')
    expect(await listBackups(market.ctx.config.dataDir)).toMatchObject([{ name: 'by-hand', provenAt: null }])
  })
})
