import { findShownItemPictures } from '@pasar/db'
import type { Context } from '../../platform/context'
import { removePicture } from '../../platform/pictures/files'
import type { Part } from '../../platform/pictures/process-protocol'
import { type StoredPicture, storePart, storePicture } from '../../platform/pictures/store'
import { removeOriginal } from './originals'

/** What the keys of pictures begin with that sellers send of their items. */
export const ITEM_PREFIX = 'listing-'

async function removeItemPictures(ctx: Context, keys: readonly string[]): Promise<void> {
  // Those of the demo are shared and stay.
  for (const key of keys) {
    if (!key.startsWith(ITEM_PREFIX)) continue
    await removePicture(ctx.uploadsDir, key)
    await removeOriginal(ctx, key)
  }
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

/** As `withItemPictures`, for pictures that are counted elsewhere. */
export const keepPictures = <T>(
  ctx: Context,
  sources: readonly Buffer[],
  write: (pictures: readonly StoredPicture[]) => Promise<T>,
): Promise<T> =>
  keepMade(
    ctx,
    sources.map((source) => (key) => storePicture(source, ctx.uploadsDir, key, ctx.log)),
    write,
  )

/** As `withItemPictures`, for a part of a picture. @throws DomainError TOO_MANY_REQUESTS, and as `storePart` does */
export async function withPart<T>(
  ctx: Context,
  sellerId: string,
  { source, part }: { source: Buffer; part: Part },
  write: (picture: StoredPicture) => Promise<T>,
): Promise<T> {
  await ctx.limits.take('itemPicture', sellerId)
  const make = (key: string) => storePart(source, part, ctx.uploadsDir, key, ctx.log)
  return keepMade(ctx, [make], ([picture]) => {
    if (!picture) throw new Error('No picture was made')
    return write(picture)
  })
}

async function keepMade<T>(
  ctx: Context,
  makes: readonly ((key: string) => Promise<StoredPicture>)[],
  write: (pictures: readonly StoredPicture[]) => Promise<T>,
): Promise<T> {
  const stored: StoredPicture[] = []
  try {
    for (const make of makes)
      stored.push(await make(`${ITEM_PREFIX}${Buffer.from(ctx.randomBytes(16)).toString('hex')}`))
    return await write(stored)
  } catch (error) {
    await removeItemPictures(
      ctx,
      stored.map(({ key }) => key),
    )
    throw error
  }
}
