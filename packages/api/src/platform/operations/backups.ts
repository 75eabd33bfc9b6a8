import { spawn } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { type BackupReport, backupDatabase } from '@pasar/db'
import { days } from '@pasar/domain'
import { z } from 'zod'
import type { Context } from '../context'
import { tightenMade } from '../private-files'
import { measure, readDisk } from './storage'

/** What a backup says of itself, written once it is whole. */
const noteSchema = z.object({
  madeAt: z.number(),
  /** When the copy was opened and its integrity, references and books were checked. */
  provenAt: z.number(),
  /** Of the database. */
  bytes: z.number(),
  ledgerEntries: z.number(),
})
const NOTE = 'backup.json'
const DATABASE = 'pasar.db'
/** Of what is not whole yet. */
const DRAFT = '.draft'
/** No key: docs/backup.md describes a restore without each of them. */
const FOLDERS = ['uploads', 'claims', 'files', 'applications']

const backupsOf = (dataDir: string): string => path.join(dataDir, 'backups')

/** Where a backup goes that is made now. */
export const newBackupFolder = (dataDir: string, now: Date): string =>
  path.join(backupsOf(dataDir), now.toISOString().replace(/[:.]/g, '-'))

/** Copies a market that may be open, and proves the copy. @throws Error with a sentence when the copy is not sound */
export async function makeBackup(dataDir: string, target: string): Promise<BackupReport> {
  // In the data folder a backup is whole or not there; one that was ended half-way is no more than in the way.
  const isOwn = path.dirname(target) === backupsOf(dataDir)
  if (isOwn) removeDrafts(dataDir)
  const folder = isOwn ? `${target}${DRAFT}` : target
  mkdirSync(folder, { recursive: true })
  try {
    await requireSpace(dataDir, folder)
    const report = await copyMarket(dataDir, folder)
    if (isOwn) renameSync(folder, target)
    return report
  } catch (error) {
    if (isOwn) rmSync(folder, { recursive: true, force: true })
    throw error
  }
}

async function copyMarket(dataDir: string, folder: string): Promise<BackupReport> {
  const madeAt = Date.now()
  // The database first: pictures and files are never changed, so those it names are all there afterwards.
  const report = await backupDatabase(path.join(dataDir, DATABASE), path.join(folder, DATABASE))
  const provenAt = Date.now()
  for (const name of FOLDERS) {
    if (!existsSync(path.join(dataDir, name))) continue
    cpSync(path.join(dataDir, name), path.join(folder, name), { recursive: true })
    // Copies have the rights of what was copied.
    tightenMade(path.join(folder, name))
  }
  if (!existsSync(path.join(folder, DATABASE)))
    throw new BackupFailed('The copy of the database was removed before the backup was whole.')
  const note = { madeAt, provenAt, bytes: report.bytes, ledgerEntries: report.entries }
  writeFileSync(path.join(folder, NOTE), JSON.stringify(note))
  return report
}

/** @throws BackupFailed when the disk of the copy has no room for it */
async function requireSpace(dataDir: string, folder: string): Promise<void> {
  const never = new AbortController().signal
  let needed = 0
  for (const name of [DATABASE, ...FOLDERS]) needed += (await measure(path.join(dataDir, name), never)).bytes
  const disk = await readDisk(folder)
  if (disk === null || disk.free >= needed) return
  const inMB = (bytes: number) => Math.round(bytes / 1e6)
  throw new BackupFailed(
    `The disk is too full: a backup needs ${inMB(needed)} MB, and ${inMB(disk.free)} MB are free.`,
  )
}

/** Younger drafts may still be written by another process. */
const DRAFT_DAYS = 1

function removeDrafts(dataDir: string): void {
  if (!existsSync(backupsOf(dataDir))) return
  for (const name of readdirSync(backupsOf(dataDir))) {
    if (!name.endsWith(DRAFT)) continue
    const draft = path.join(backupsOf(dataDir), name)
    const changed = statSync(draft, { throwIfNoEntry: false })?.mtimeMs
    if (changed !== undefined && changed < Date.now() - days(DRAFT_DAYS))
      rmSync(draft, { recursive: true, force: true })
  }
}

export interface BackupView {
  /** The name of its folder. */
  name: string
  madeAt: number
  /** Of its database. */
  bytes: number
  /** When its integrity and books were checked; null for one that does not say. */
  provenAt: number | null
}

/** Null where a backup says nothing of itself, or nothing that can be read. */
async function readNote(folder: string): Promise<z.output<typeof noteSchema> | null> {
  try {
    return noteSchema.parse(JSON.parse(await readFile(path.join(folder, NOTE), 'utf8')))
  } catch {
    return null
  }
}

async function readBackup(folder: string, name: string): Promise<BackupView | null> {
  const database = await stat(path.join(folder, name, DATABASE)).catch(() => null)
  if (database === null) return null
  const note = await readNote(path.join(folder, name))
  return {
    name,
    madeAt: note?.madeAt ?? Math.floor(database.mtimeMs),
    bytes: database.size,
    provenAt: note?.provenAt ?? null,
  }
}

/** The backups in the data folder, the newest first. */
export async function listBackups(dataDir: string): Promise<BackupView[]> {
  const folder = backupsOf(dataDir)
  const names = await readdir(folder).catch(() => [])
  const found = await Promise.all(
    names.filter((name) => !name.endsWith(DRAFT)).map((name) => readBackup(folder, name)),
  )
  return found.filter((backup) => backup !== null).sort((a, b) => b.madeAt - a.madeAt)
}

const SCRIPT = 'packages/api/scripts/backup.ts'

/** The folder of the project, above this file or the bundle that holds it. @throws Error where the sources are not there */
function findRoot(folder = path.dirname(fileURLToPath(import.meta.url))): string {
  if (existsSync(path.join(folder, SCRIPT))) return folder
  const above = path.dirname(folder)
  if (above === folder) throw new BackupFailed('The sources are not there: make backups with npm run backup.')
  return findRoot(above)
}

/** The process of a backup did not end well. */
export class BackupFailed extends Error {
  override readonly name = 'BackupFailed'
}

/** Makes a backup in a process of its own: proving a large one would hold up every page. */
export async function runBackup(ctx: Context, signal: AbortSignal): Promise<void> {
  const root = findRoot()
  const tsx = pathToFileURL(createRequire(path.join(root, 'package.json')).resolve('tsx')).href
  await new Promise<void>((resolve, reject) => {
    const child = spawn(
      process.execPath,
      ['--import', tsx, SCRIPT, '--data', path.resolve(ctx.config.dataDir)],
      // Nothing of the server's: no settings, no secrets.
      { cwd: root, env: { NODE_ENV: 'production' }, stdio: ['ignore', 'ignore', 'pipe'], signal },
    )
    let complaint = ''
    child.stderr.on('data', (bytes: Buffer) => {
      complaint = `${complaint}${bytes.toString()}`.slice(0, 2_000)
    })
    child.once('error', reject)
    child.once('exit', (code) => {
      if (code === 0) resolve()
      else reject(new BackupFailed(complaint.trim() || `It ended with code ${code}.`))
    })
  })
}
