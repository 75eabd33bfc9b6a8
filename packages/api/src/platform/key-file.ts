import { randomBytes } from 'node:crypto'
import { closeSync, fsyncSync, linkSync, lstatSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import path from 'node:path'

/** The keys of a market, and what a market is without each that it had. */
const LOST = {
  'secrets.key':
    'two-step login takes recovery codes only, and what applicants entered of their identity cards and accounts can never be read again',
  'tokens.key': 'links in newsletters that were sent have ended',
  'mail.key': 'mails that wait are not sent',
  'downloads.key': 'links to files that are being fetched have ended',
  'rate-limits.key': 'limits begin anew',
  'demo-webhook.key': 'nothing is lost',
} as const

export type KeyName = keyof typeof LOST
export const KEY_NAMES = Object.keys(LOST) as readonly KeyName[]

/** A key is there, but is none; the message says which, and what to do. */
export class KeyFileError extends Error {
  override readonly name = 'KeyFileError'
}

const KEY = /^[0-9a-f]{64}$/

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : null)

const isThere = (file: string): boolean => lstatSync(file, { throwIfNoEntry: false }) !== undefined

/** What stands in a file; null where it cannot be a key: a folder, or a link that leads nowhere. */
function readText(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    if (codeOf(error) === 'EISDIR' || codeOf(error) === 'ENOENT') return null
    throw error
  }
}

function readKey(file: string, name: KeyName): string {
  const key = readText(file)
  if (key !== null && KEY.test(key)) return key
  throw new KeyFileError(
    `${name} is damaged: a key is 64 hexadecimal digits. Put your copy of it in its place (docs/backup.md). Only if there is none, remove the file: the next start makes a new key, and ${LOST[name]}.`,
  )
}

/** What was written counts only once it is on the disk: a machine that loses its power would leave an empty file. */
function sync(place: string): void {
  const handle = openSync(place, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}

function makeKey(dataDir: string, file: string): void {
  const draft = `${file}.${randomBytes(4).toString('hex')}`
  try {
    const handle = openSync(draft, 'wx', 0o600)
    try {
      writeSync(handle, randomBytes(32).toString('hex'))
      fsyncSync(handle)
    } finally {
      closeSync(handle)
    }
    // Whoever comes first makes it: unlike a rename, a link takes the place of nothing.
    linkSync(draft, file)
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
  } finally {
    rmSync(draft, { force: true })
  }
  try {
    sync(dataDir)
  } catch {
    // Some file systems, such as those of a network, sync files only.
  }
}

/**
 * A key of 32 bytes, in hexadecimal: made once, stored beside the database, never in it. Whoever comes first
 * makes it, and a process that ends on the way leaves no half of one.
 * @throws KeyFileError where there is a file that is no key: a market with another key cannot read what it has sealed
 */
export function readKeyFile(dataDir: string, name: KeyName): string {
  const file = path.join(dataDir, name)
  if (!isThere(file)) makeKey(dataDir, file)
  return readKey(file, name)
}

/** Proves the keys that are there, and makes none. @throws KeyFileError */
export function checkKeyFiles(dataDir: string): void {
  for (const name of KEY_NAMES) {
    const file = path.join(dataDir, name)
    if (isThere(file)) readKey(file, name)
  }
}
