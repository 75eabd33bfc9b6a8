import { accessSync, constants, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { checkKeyFiles, KEY_NAMES } from '../key-file'

/** The folder is that of a market whose database is not there; the message says what to do. */
export class LostDatabaseError extends Error {
  override readonly name = 'LostDatabaseError'
}

/** What members have sent, and what has not been written into the database yet. */
const FOLDERS = ['uploads', 'claims', 'files', 'applications']
const LOG = 'pasar.db-wal'
/** In the root of a disk, which may be one of these folders. */
const OF_DISKS = 'lost+found'

/** The bytes of a file; null where there is none. */
function sizeOf(file: string): number | null {
  const stat = statSync(file, { throwIfNoEntry: false })
  return stat?.isFile() ? stat.size : null
}

function isFilled(folder: string): boolean {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return false
  return readdirSync(folder).some((name) => name !== OF_DISKS)
}

/** What only a market has that was open before. */
const listTraces = (dataDir: string): string[] => [
  ...[LOG, ...KEY_NAMES].filter((name) => (sizeOf(path.join(dataDir, name)) ?? 0) > 0),
  ...FOLDERS.filter((name) => isFilled(path.join(dataDir, name))).map((name) => `${name}/`),
]

type DatabaseState = 'there' | 'missing' | 'empty'

/** SQLite takes an empty file for a new database. Of a market it is what a full or failing disk leaves. */
function databaseOf(dataDir: string): DatabaseState {
  const database = statSync(path.join(dataDir, 'pasar.db'), { throwIfNoEntry: false })
  if (!database) return 'missing'
  return database.isFile() && database.size === 0 ? 'empty' : 'there'
}

/** A sentence for whoever runs a command where there is no market; null where there is one. */
export function describeNoMarket(dataDir: string): string | null {
  const state = databaseOf(dataDir)
  return state === 'there' ? null : `There is no market in ${dataDir}: pasar.db is ${state}.`
}

/** What the demo has there until it is whole, and its pictures are drawn. */
const listUnfinished = (dataDir: string): string[] =>
  ['pasar.db.draft', 'drawing'].filter((name) => existsSync(path.join(dataDir, name)))

/**
 * Lets a market be begun in a folder of which it is the first.
 * @param isStill asked after the traces were found: another process may just have begun the same market, and left them
 * @throws LostDatabaseError
 */
export function requireNewFolder(
  dataDir: string,
  state: Exclude<DatabaseState, 'there'>,
  isStill: () => boolean,
): void {
  const traces = listTraces(dataDir)
  if (traces.length === 0 || !isStill()) return
  const unfinished = listUnfinished(dataDir)
  const [before, restore] =
    unfinished.length === 0
      ? ['', 'Restore its database from a backup (docs/backup.md).']
      : [
          `, or a demo that was not finished (${unfinished.join(', ')})`,
          'Finish the demo with the command that began it (npm run demo, or npm run seed with the same folder), or restore the database of the market from a backup (docs/backup.md).',
        ]
  throw new LostDatabaseError(
    `pasar.db is ${state}, and a market was here before (${traces.join(', ')})${before}. ${restore} To begin an empty market on purpose, move these elsewhere first.`,
  )
}

/**
 * Makes a folder with those above it, one by one: of a disk that can only be read Node's own recursion says ENOENT, and it
 * never ends where the system says that, as in /proc.
 * @throws Error with the code of what is in the way
 */
export function makeFolder(folder: string): void {
  const above = path.dirname(folder)
  if (above !== folder && !statSync(above, { throwIfNoEntry: false })) makeFolder(above)
  try {
    mkdirSync(folder, { mode: 0o700 })
  } catch (error) {
    if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw error
  }
}

/**
 * Makes the folder of a market, or proves the one that is there: before anything is written into it.
 * @throws LostDatabaseError, KeyFileError, or the Error of the system where nothing can be written
 */
export function prepareDataFolder(dataDir: string): void {
  const state = databaseOf(dataDir)
  if (state !== 'there') requireNewFolder(dataDir, state, () => databaseOf(dataDir) === state)
  checkKeyFiles(dataDir)
  makeFolder(path.join(dataDir, 'uploads'))
  // Of a disk that can only be read SQLite says no more than that the file cannot be opened.
  accessSync(dataDir, constants.W_OK)
}
