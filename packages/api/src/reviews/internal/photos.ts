import type { Context } from '../../platform/context'
import { removePicture } from '../../platform/pictures/files'
import { type StoredPicture, storePicture } from '../../platform/pictures/store'

/** What the keys of photos in reviews begin with. */
export const REVIEW_PREFIX = 'review-'

/**
 * Re-encodes photos and keeps them under random names; of several all or none.
 * @throws DomainError as `storeUpload` does
 */
export async function storePhotos(ctx: Context, sources: readonly Buffer[]): Promise<StoredPicture[]> {
  const stored: StoredPicture[] = []
  try {
    for (const source of sources) {
      const key = `${REVIEW_PREFIX}${Buffer.from(ctx.randomBytes(16)).toString('hex')}`
      stored.push(await storePicture(source, ctx.uploadsDir, key, ctx.log))
    }
    return stored
  } catch (error) {
    await removePhotos(
      ctx,
      stored.map(({ key }) => key),
    )
    throw error
  }
}

/** Removes the files of photos that nobody shows any more. */
export async function removePhotos(ctx: Context, keys: readonly string[]): Promise<void> {
  for (const key of keys) await removePicture(ctx.uploadsDir, key)
}
