import { findShownItemPictures } from '@pasar/db'
import type { Context } from '../../platform/context'
import { removePicture } from '../../platform/pictures/files'
import { type StoredPicture, storePicture } from '../../platform/pictures/store'

/** What the keys of pictures begin with that sellers send of their items. */
export const ITEM_PREFIX = 'listing-'

export async function removeItemPictures(ctx: Context, keys: readonly string[]): Promise<void> {
  // Those of the demo are shared and stay.
  for (const key of keys) if (key.startsWith(ITEM_PREFIX)) await removePicture(ctx.uploadsDir, key)
}

/** Removes those that neither an item nor an order shows any more: a copy of an item shares its pictures. */
export async function removeUnshownPictures(ctx: Context, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return
  const shown = await findShownItemPictures(ctx.db, keys)
  await removeItemPictures(
    ctx,
    keys.filter((key) => !shown.has(key)),
  )
}

/**
 * Keeps pictures for as long as `write` takes them on; when it does not, or one of them is refused, all files go again.
 * @throws DomainError TOO_MANY_REQUESTS, and as `storeUpload` does
 */
export async function withItemPictures<T>(
  ctx: Context,
  sellerId: string,
  sources: readonly Buffer[],
  write: (pictures: readonly StoredPicture[]) => Promise<T>,
): Promise<T> {
  for (const _source of sources) await ctx.limits.take('itemPicture', sellerId)
  return keepPictures(ctx, sources, write)
}

/** The same of pictures that are counted elsewhere. */
export async function keepPictures<T>(
  ctx: Context,
  sources: readonly Buffer[],
  write: (pictures: readonly StoredPicture[]) => Promise<T>,
): Promise<T> {
  const stored: StoredPicture[] = []
  try {
    for (const source of sources) {
      const key = `${ITEM_PREFIX}${Buffer.from(ctx.randomBytes(16)).toString('hex')}`
      stored.push(await storePicture(source, ctx.uploadsDir, key, ctx.log))
    }
    return await write(stored)
  } catch (error) {
    await removeItemPictures(
      ctx,
      stored.map(({ key }) => key),
    )
    throw error
  }
}
