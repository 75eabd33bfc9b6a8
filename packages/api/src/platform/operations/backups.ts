import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { type BackupReport, backupDatabase } from '@pasar/db'
import { days } from '@pasar/domain'
import { z } from 'zod'
import { NEVER } from '../jobs/never'
import { tightenMade } from '../private-files'
import { asBackupFailed, BackupFailed } from './backup-failed'
import { copyTree, isDeadLink } from './copy-tree'
import { makeFolder } from './data-folder'
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

const backupsOf = (dataDir: string): string => path.resolve(dataDir, 'backups')

/** Where a backup goes that is made now. */
export const newBackupFolder = (dataDir: string, now: Date): string =>
  path.join(backupsOf(dataDir), now.toISOString().replace(/[:.]/g, '-'))

/** Beside the place of a backup, or within a folder that is there already: that may be a disk of its own. */
export const draftOf = (target: string): string =>
  existsSync(target) ? path.join(target, DRAFT) : `${path.resolve(target)}${DRAFT}`

/**
 * Copies a market that may be open, and proves the copy. A backup is whole or not there; one that was ended half-way is no
 * more than in the way.
 * @throws BackupFailed with a sentence: the disk, the database or the copy is not sound
 */
export async function makeBackup(dataDir: string, target: string): Promise<BackupReport> {
  const isOwn = path.dirname(path.resolve(target)) === backupsOf(dataDir)
  if (isOwn) removeDrafts(dataDir)
  for (const name of [DATABASE, NOTE, ...FOLDERS])
    if (existsSync(path.join(target, name)))
      throw new BackupFailed(`There is something in ${target} already: ${name}.`)
  const draft = draftOf(target)
  try {
    rmSync(draft, { recursive: true, force: true })
    makeFolder(draft)
    await requireSpace(dataDir, draft)
    const { report, ...times } = await copyMarket(dataDir, draft)
    finish(draft, target)
    if (isOwn) removeOlder(dataDir, path.basename(target))
    else noteElsewhere(dataDir, { ...times, where: path.resolve(target) })
    return report
  } catch (error) {
    removeQuietly(draft)
    throw asBackupFailed(error, dataDir, path.resolve(target))
  }
}

/** What cannot be removed is not what has gone wrong. */
function removeQuietly(draft: string): void {
  try {
    rmSync(draft, { recursive: true, force: true })
  } catch {
    // The next backup of the data folder removes it.
  }
}

function finish(draft: string, target: string): void {
  if (!existsSync(target)) {
    renameSync(draft, target)
    return
  }
  // The database last: by it a backup is known.
  for (const name of [...FOLDERS, NOTE, DATABASE])
    if (existsSync(path.join(draft, name))) renameSync(path.join(draft, name), path.join(target, name))
  rmSync(draft, { recursive: true })
}

async function copyMarket(
  dataDir: string,
  folder: string,
): Promise<{ report: BackupReport; madeAt: number; provenAt: number }> {
  const madeAt = Date.now()
  // The database first: files are written before the rows that name them. One that is removed after it was copied is missing.
  const report = await backupDatabase(path.join(dataDir, DATABASE), path.join(folder, DATABASE), {
    // Whoever restores the copy did not ask for a backup.
    job: 'backup',
    dueAt: NEVER,
  })
  const provenAt = Date.now()
  for (const name of FOLDERS) {
    // A disk that is not there would be missing from the copy, and nobody would know.
    if (await isDeadLink(path.join(dataDir, name)))
      throw new BackupFailed(`${name} in ${dataDir} is a link that leads nowhere.`)
    await copyTree(path.join(dataDir, name), path.join(folder, name))
    // Copies have the rights of what was copied.
    tightenMade(path.join(folder, name))
  }
  if (!existsSync(path.join(folder, DATABASE)))
    throw new BackupFailed('The copy of the database was removed before the backup was whole.')
  const note = { madeAt, provenAt, bytes: report.bytes, ledgerEntries: report.entries }
  writeFileSync(path.join(folder, NOTE), JSON.stringify(note))
  return { report, madeAt, provenAt }
}

/** Where a backup was made that is not in the data folder. */
const elsewhereSchema = z.object({ madeAt: z.number(), provenAt: z.number(), where: z.string() })
export type BackupElsewhere = z.output<typeof elsewhereSchema>
const ELSEWHERE = 'last.json'

function noteElsewhere(dataDir: string, note: BackupElsewhere): void {
  try {
    mkdirSync(backupsOf(dataDir), { recursive: true })
    writeFileSync(path.join(backupsOf(dataDir), ELSEWHERE), JSON.stringify(note))
  } catch {
    // The backup is whole all the same, such as that of a folder that can only be read.
  }
}

/** The last backup that was made in another place than the data folder; null for none. Whether it is still there is not known. */
export async function lastBackupElsewhere(dataDir: string): Promise<BackupElsewhere | null> {
  try {
    return elsewhereSchema.parse(JSON.parse(await readFile(path.join(backupsOf(dataDir), ELSEWHERE), 'utf8')))
  } catch {
    return null
  }
}

/** When the last backup was made, wherever; null for none. @param own the newest first */
export function newestOf(own: readonly BackupView[], elsewhere: BackupElsewhere | null): number | null {
  const times = [own[0], elsewhere].flatMap((backup) => (backup ? [backup.madeAt] : []))
  return times.length === 0 ? null : Math.max(...times)
}

/** Backups that stay in the data folder, on the disk of the data. */
export const OWN_KEPT = 3
/** As `newBackupFolder` names it: a folder of another name was named by somebody. */
const OWN_NAME = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z$/

/** @param newest is never removed, whatever the clock said before */
function removeOlder(dataDir: string, newest: string): void {
  const names = readdirSync(backupsOf(dataDir)).filter((name) => OWN_NAME.test(name) && name !== newest)
  for (const name of names
    .sort()
    .reverse()
    .slice(OWN_KEPT - 1))
    rmSync(path.join(backupsOf(dataDir), name), { recursive: true, force: true })
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
