import { existsSync } from 'node:fs'
import { opendir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import {
  type Db,
  deleteUploadsBefore,
  findMessagePictures,
  findPostPictures,
  findShownAvatars,
  findShownBannerPictures,
  findShownClaimPictures,
  findShownItemPictures,
  findShownReviewPhotos,
  findShownStorePictures,
  NO_ROOTS,
} from '@pasar/db'
import { days, hours } from '@pasar/domain'
import { BLOG_PREFIX } from '../../blog/internal/pictures'
import { CLAIM_PREFIX } from '../../disputes/internal/pictures'
import { CHAT_PREFIX } from '../../messaging/internal/pictures'
import { BANNER_PREFIX } from '../../moderation/internal/banners'
import { REVIEW_PREFIX } from '../../reviews/internal/photos'
import { sweepOriginals } from '../../selling/internal/originals'
import { ITEM_PREFIX } from '../../selling/internal/pictures'
import { STORE_PREFIX } from '../../stores/internal/pictures'
import type { Context } from '../context'
import { AVATAR_PREFIX } from './avatar'
import { pictureKeyOf } from './files'

/** Pictures that were sent for an item which never took them on. */
const UPLOADS_KEPT_FOR = days(30)
/** A picture is written before its row; by then the row is there, or never will be. */
const ROWLESS_FOR = hours(1)
const AT_ONCE = 500

/**
 * Pictures that members send, by what their keys begin with, and how to ask which of them a row names. Files of
 * other names are never touched: a kind that is not listed here loses nothing.
 */
const KINDS: Readonly<Record<string, (db: Db, keys: readonly string[]) => Promise<Set<string>>>> = {
  [AVATAR_PREFIX]: findShownAvatars,
  [BLOG_PREFIX]: findPostPictures,
  [REVIEW_PREFIX]: findShownReviewPhotos,
  [CLAIM_PREFIX]: findShownClaimPictures,
  [CHAT_PREFIX]: findMessagePictures,
  [STORE_PREFIX]: findShownStorePictures,
  [ITEM_PREFIX]: findShownItemPictures,
  [BANNER_PREFIX]: findShownBannerPictures,
}

/** Removes those of these files that are old and that no row names. */
async function removeRowless(
  ctx: Context,
  dir: string,
  prefix: string,
  names: readonly string[],
): Promise<void> {
  const shown = await KINDS[prefix]?.(ctx.db, names.map(pictureKeyOf))
  for (const name of names) {
    if (!shown || shown.has(pictureKeyOf(name))) continue
    const file = path.join(dir, name)
    // It may have gone with the picture that took its place.
    const found = await stat(file).catch(() => null)
    if (found && found.mtimeMs < ctx.now() - ROWLESS_FOR) await rm(file, { force: true })
  }
}

/** Removes pictures that a process left which was killed between their file and their row, or after their row went. */
export async function sweepPictures(ctx: Context, signal: AbortSignal): Promise<void> {
  await ctx.transact(NO_ROOTS.conditionInStatement, (tx) =>
    deleteUploadsBefore(tx, ctx.now() - UPLOADS_KEPT_FOR),
  )
  for (const dir of [ctx.uploadsDir, ctx.claimsDir]) if (existsSync(dir)) await sweepFolder(ctx, dir, signal)
  await sweepOriginals(ctx, signal)
}

async function sweepFolder(ctx: Context, dir: string, signal: AbortSignal): Promise<void> {
  const batches = new Map<string, string[]>(Object.keys(KINDS).map((prefix) => [prefix, []]))
  for await (const { name } of await opendir(dir)) {
    if (signal.aborted) return
    for (const [prefix, names] of batches) {
      if (!pictureKeyOf(name).startsWith(prefix)) continue
      names.push(name)
      if (names.length === AT_ONCE) await removeRowless(ctx, dir, prefix, names.splice(0))
    }
  }
  for (const [prefix, names] of batches) await removeRowless(ctx, dir, prefix, names)
}
