import { chmodSync, lstatSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'

/** What a group and others may do. */
const OTHERS = 0o077

/** Of what cannot be changed: files of someone else, a disk that is only read, what has just gone. */
const UNCHANGEABLE: readonly unknown[] = ['EPERM', 'EACCES', 'EROFS', 'ENOENT', 'ENOTSUP']

function tighten(file: string, mode: number, failed: string[]): void {
  if ((mode & OTHERS) === 0) return
  try {
    chmodSync(file, mode & 0o700)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && UNCHANGEABLE.includes(error.code))) throw error
    failed.push(file)
  }
}

/** @param isDeep also looks into folders that nobody else can enter */
function tightenTree(file: string, isDeep: boolean, failed: string[]): void {
  const stat = lstatSync(file, { throwIfNoEntry: false })
  // A link has no rights of its own, and what it leads to is not ours to change.
  if (!stat || stat.isSymbolicLink()) return
  const isOpen = (stat.mode & OTHERS) !== 0
  if (stat.isDirectory() && (isOpen || isDeep))
    for (const name of readdirSync(file)) tightenTree(path.join(file, name), isDeep, failed)
  // After what is in it: if the process ends on the way, the next one begins anew.
  tighten(file, stat.mode, failed)
}

/**
 * Leaves files and folders to their owner (0600 and 0700). The processes of a market make them so by their umask;
 * those of earlier versions did not. A folder of an earlier version is gone through once, to the last file.
 * @returns what could not be changed
 */
export function tightenFiles(dataDir: string): string[] {
  const failed: string[] = []
  // It may be a link to another disk.
  const { mode } = statSync(dataDir)
  const isDeep = (mode & OTHERS) !== 0
  for (const name of readdirSync(dataDir)) tightenTree(path.join(dataDir, name), isDeep, failed)
  tighten(dataDir, mode, failed)
  return failed
}

/** As `tightenFiles`, for one file or folder that has just been made, with all that is in it. @returns what could not be changed */
export function tightenMade(file: string): string[] {
  const failed: string[] = []
  tightenTree(file, true, failed)
  return failed
}
