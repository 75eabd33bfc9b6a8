import type { Dirent } from 'node:fs'
import { readdir, stat, statfs } from 'node:fs/promises'
import path from 'node:path'
import { deleteStorageMeasures, NO_ROOTS, putStorageMeasures, type StorageMeasure } from '@pasar/db'
import { malaysianDay } from '@pasar/domain'
import type { Context } from '../context'
import { waitForIdle } from '../jobs/wait-for-idle'

/** Of the data folder: the database with its write-ahead log, and folders. */
export const STORAGE_PARTS = [
  'pasar.db',
  'pasar.db-wal',
  'uploads',
  'claims',
  'files',
  'applications',
  'imports',
  'outbox',
  'backups',
] as const
export type StoragePart = (typeof STORAGE_PARTS)[number]

/** Days that measures are kept. */
const KEEP_DAYS = 400
/** Files between looks at whether requests wait. */
const AT_ONCE = 500

const isGone = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'

async function sizeOf(file: string): Promise<number> {
  try {
    return (await stat(file)).size
  } catch (error) {
    // It may go while it is counted.
    if (isGone(error)) return 0
    throw error
  }
}

/** A file, or a folder with all that is in it; nothing where there is none. */
export async function measure(place: string, signal: AbortSignal): Promise<Omit<StorageMeasure, 'part'>> {
  const entry = await stat(place).catch(() => null)
  if (entry === null) return { bytes: 0, files: 0 }
  if (!entry.isDirectory()) return { bytes: entry.size, files: 1 }
  let [bytes, files] = [0, 0]
  const folders = [place]
  for (let folder = folders.pop(); folder !== undefined && !signal.aborted; folder = folders.pop()) {
    const entries: Dirent[] = await readdir(folder, { withFileTypes: true }).catch(() => [])
    for (const inside of entries) {
      const file = path.join(folder, inside.name)
      if (inside.isDirectory()) folders.push(file)
      else if (inside.isFile()) {
        bytes += await sizeOf(file)
        files += 1
        if (files % AT_ONCE === 0) await waitForIdle(signal)
      }
    }
  }
  return { bytes, files }
}

/** Measures the data folder and keeps the figures of the day. */
export async function measureStorage(ctx: Context, signal: AbortSignal): Promise<void> {
  const measures: StorageMeasure[] = []
  for (const part of STORAGE_PARTS)
    measures.push({ part, ...(await measure(path.join(ctx.config.dataDir, part), signal)) })
  if (signal.aborted) return
  const now = ctx.now()
  const day = malaysianDay(now)
  await ctx.transact(NO_ROOTS.conditionInStatement, async (tx) => {
    await putStorageMeasures(tx, day, measures, now)
    await deleteStorageMeasures(tx, day - KEEP_DAYS)
  })
}

/** Of the disk that the data is on, in bytes; null where it is not known. */
export async function readDisk(folder: string): Promise<{ free: number; size: number } | null> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder)
    return { free: bavail * bsize, size: blocks * bsize }
  } catch {
    return null
  }
}
