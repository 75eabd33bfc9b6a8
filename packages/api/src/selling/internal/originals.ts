import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { findShownItemPictures } from '@pasar/db'
import { days, hours } from '@pasar/domain'
import type { Context } from '../../platform/context'
import { picturePath } from '../../platform/pictures/files'
import { asStorageFull, writeWhole } from '../../platform/storage-full'

/** How long the uploaded file is kept for crops; later crops are cut from the largest copy. */
const KEPT_FOR = days(30)
/** A file is written before its picture has a row. */
const ROWLESS_FOR = hours(1)
const AT_ONCE = 500

type Place = Pick<Context, 'claimsDir'>

/** Nothing serves them: they may show where and when a photo was taken. */
const folderOf = ({ claimsDir }: Place): string => path.join(claimsDir, 'originals')

/** Keeps a file as it was sent, for a while. @throws DomainError STORAGE_FULL */
export async function keepOriginal(ctx: Place, key: string, source: Buffer): Promise<void> {
  await mkdir(folderOf(ctx), { recursive: true }).catch((error: unknown) => {
    throw asStorageFull(error)
  })
  await writeWhole(path.join(folderOf(ctx), key), source, { mode: 0o600 })
}

/** The best there is of a picture: the file that was sent, or its largest copy. Null when there is neither. */
export async function openOriginal(
  ctx: Place & Pick<Context, 'uploadsDir'>,
  key: string,
): Promise<Buffer | null> {
  const files = [path.join(folderOf(ctx), key), path.join(ctx.uploadsDir, picturePath(key, 960))]
  for (const file of files) {
    const source = await readFile(file).catch(() => null)
    if (source) return source
  }
  return null
}

export const removeOriginal = (ctx: Place, key: string): Promise<void> =>
  rm(path.join(folderOf(ctx), key), { force: true })

/** Removes those that were kept for long enough, and those of pictures that have gone. */
export async function sweepOriginals(
  ctx: Place & Pick<Context, 'now' | 'db'>,
  signal: AbortSignal,
): Promise<void> {
  const names = await readdir(folderOf(ctx)).catch(() => [])
  for (let at = 0; at < names.length && !signal.aborted; at += AT_ONCE) {
    const keys = names.slice(at, at + AT_ONCE)
    const shown = await findShownItemPictures(ctx.db, keys)
    for (const key of keys) {
      const file = path.join(folderOf(ctx), key)
      const found = await stat(file).catch(() => null)
      const before = ctx.now() - (shown.has(key) ? KEPT_FOR : ROWLESS_FOR)
      if (found && found.mtimeMs < before) await rm(file, { force: true })
    }
  }
}
