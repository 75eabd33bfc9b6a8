import { constants } from 'node:fs'
import { copyFile, lstat, mkdir, readdir, realpath, stat } from 'node:fs/promises'
import path from 'node:path'

const isGone = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** What is there, behind links; null for nothing. */
async function find(place: string) {
  try {
    return await stat(place)
  } catch (error) {
    if (isGone(error)) return null
    throw error
  }
}

/** Whether a link leads to what is not there, such as a disk that is not mounted. */
export async function isDeadLink(place: string): Promise<boolean> {
  const link = await lstat(place).catch(() => null)
  return link?.isSymbolicLink() === true && (await find(place)) === null
}

/** Ends in it what is still being written. */
const PART = '.part'

/**
 * Copies a file, or a folder with all that is in it, while others write and remove files there: what goes meanwhile is left
 * out. Links are followed, so that the copy stands alone.
 * @param within the folders it is in, against a link that leads back to one of them
 */
export async function copyTree(from: string, to: string, within: readonly string[] = []): Promise<void> {
  if (from.endsWith(PART)) return
  const entry = await find(from)
  if (entry === null) return
  if (entry.isFile()) return copyOne(from, to)
  if (!entry.isDirectory()) return
  try {
    const place = await realpath(from)
    if (within.includes(place)) return
    const names = await readdir(from)
    await mkdir(to)
    for (const name of names) await copyTree(path.join(from, name), path.join(to, name), [...within, place])
  } catch (error) {
    if (!isGone(error) || (await find(from)) !== null) throw error
  }
}

async function copyOne(from: string, to: string): Promise<void> {
  try {
    // Where the file system can, without copying a byte.
    await copyFile(from, to, constants.COPYFILE_FICLONE)
  } catch (error) {
    // Otherwise it is the copy that has no place any more.
    if (!isGone(error) || (await find(from)) !== null) throw error
  }
}
