import {
  countBanners,
  findStaffBanner,
  insertBanner,
  NO_ROOTS,
  type StaffBanner,
  type Tx,
  tryChangeBanner,
  tryDeleteBanner,
  trySwapBannerPicture,
  trySwitchBanner,
} from '@pasar/db'
import {
  type BannerChange,
  type BannerInput,
  changedBannerFields,
  DomainError,
  MAX_BANNERS,
  MAX_PICTURE_BYTES,
} from '@pasar/domain'
import type { Admin } from '../../access/actors'
import { recordAdmin } from '../../access/staff-notes'
import type { Context } from '../../platform/context'
import { storePicture } from '../../platform/pictures'
import { removePicture } from '../../platform/pictures/files'
import { whileSending } from '../../platform/pictures/sending'
import { BANNER_PREFIX, bannerChanged } from '../internal/banners'

/** Makes a banner that is off until it has a picture and an admin switches it on. @returns its id @throws DomainError BANNER_LIMIT */
export async function makeBanner(ctx: Context, admin: Admin, input: BannerInput): Promise<string> {
  const id = ctx.newId('banner')
  await ctx.transact(NO_ROOTS.insertsOnly, async (tx) => {
    if ((await countBanners(tx)) >= MAX_BANNERS) throw new DomainError('BANNER_LIMIT', { limit: MAX_BANNERS })
    await insertBanner(tx, id, input)
    await recordAdmin(tx, ctx, admin, 'makeBanner', id, input.words.en.title)
  })
  return id
}

/** @throws DomainError NOT_FOUND */
async function requireBanner(tx: Tx, id: string): Promise<StaffBanner> {
  const banner = await findStaffBanner(tx, id)
  if (!banner) throw new DomainError('NOT_FOUND')
  return banner
}

/**
 * Changes what a banner says, where it leads and when it is shown.
 * @throws DomainError NOT_FOUND, SETTINGS_SAME, SETTINGS_CHANGED when somebody changed it since the page was shown
 */
export async function changeBanner(
  ctx: Context,
  admin: Admin,
  id: string,
  { version, reason, banner: input }: BannerChange,
): Promise<void> {
  await ctx.transact(NO_ROOTS.conditionInStatement, async (tx) => {
    const before = await requireBanner(tx, id)
    if (!(await tryChangeBanner(tx, { id, version }, input))) throw await bannerChanged(ctx, tx, id)
    const changes = changedBannerFields(before, input)
    if (changes.length === 0) throw new DomainError('SETTINGS_SAME')
    const lines = changes.map((change) => `${change.before} → ${change.after}`)
    await recordAdmin(tx, ctx, admin, 'changeBanner', id, [reason, ...lines].join('\n'))
  })
}

/** Shows a banner, or hides it. @throws DomainError NOT_FOUND, PICTURE_MISSING, SETTINGS_CHANGED when it is so already */
export async function switchBanner(ctx: Context, admin: Admin, id: string, isActive: boolean): Promise<void> {
  await ctx.transact(NO_ROOTS.conditionInStatement, async (tx) => {
    const { imageKey } = await requireBanner(tx, id)
    if (imageKey === '') throw new DomainError('PICTURE_MISSING')
    if (!(await trySwitchBanner(tx, id, isActive))) throw await bannerChanged(ctx, tx, id)
    await recordAdmin(tx, ctx, admin, isActive ? 'showBanner' : 'hideBanner', id)
  })
}

/** The files of the previous picture are deleted after the commit. @throws DomainError NOT_FOUND, SETTINGS_CHANGED */
async function showPicture(
  ctx: Context,
  admin: Admin,
  id: string,
  picture: { key: string; blur: string },
): Promise<void> {
  await ctx.transact(NO_ROOTS.conditionInStatement, async (tx) => {
    const { imageKey: before } = await requireBanner(tx, id)
    if (!(await trySwapBannerPicture(tx, { id, before }, picture))) throw await bannerChanged(ctx, tx, id)
    await recordAdmin(tx, ctx, admin, 'setBannerPicture', id)
    if (before !== '') tx.afterCommit(() => removePicture(ctx.uploadsDir, before))
  })
}

/**
 * Sets the picture of a banner from what an admin sends.
 * @param bytes that reading it brings into memory, at most
 * @throws DomainError NOT_FOUND, TOO_MANY_REQUESTS, BUSY, SETTINGS_CHANGED, and as `storeUpload` does
 */
export const setBannerPicture = (
  ctx: Context,
  admin: Admin,
  id: string,
  read: () => Promise<Buffer>,
  bytes: number = MAX_PICTURE_BYTES,
): Promise<void> =>
  whileSending(admin, bytes, async () => {
    if ((await findStaffBanner(ctx.db, id)) === null) throw new DomainError('NOT_FOUND')
    await ctx.limits.take('upload', admin.id)
    const key = `${BANNER_PREFIX}${Buffer.from(ctx.randomBytes(16)).toString('hex')}`
    const { blur } = await storePicture(await read(), ctx.uploadsDir, key, ctx.log)
    try {
      await showPicture(ctx, admin, id, { key, blur })
    } catch (error) {
      await removePicture(ctx.uploadsDir, key)
      throw error
    }
  })

/** Deletes a banner that is off. @throws DomainError NOT_FOUND, SETTINGS_CHANGED when it is on */
export async function deleteBanner(ctx: Context, admin: Admin, id: string): Promise<void> {
  await ctx.transact(NO_ROOTS.conditionInStatement, async (tx) => {
    const { imageKey, words } = await requireBanner(tx, id)
    if (!(await tryDeleteBanner(tx, id))) throw await bannerChanged(ctx, tx, id)
    await recordAdmin(tx, ctx, admin, 'deleteBanner', id, words.en.title)
    if (imageKey !== '') tx.afterCommit(() => removePicture(ctx.uploadsDir, imageKey))
  })
}
