import {
  type AuditView,
  findStaffBanner,
  listStaffBanners,
  type StaffBanner,
  type StaffBannerRow,
} from '@pasar/db'
import {
  type BannerChange,
  type BannerStatus,
  bannerStatus,
  type ChangedBannerField,
  changedBannerFields,
  DomainError,
  type Language,
  shownBanners,
} from '@pasar/domain'
import type { Admin } from '../../access/actors'
import { staffRecords } from '../../access/staff-notes'
import type { Context } from '../../platform/context'
import { bannerChanged } from '../internal/banners'

/** All banners with where each stands. @param language of their titles */
export async function bannersPage(
  ctx: Context,
  _admin: Admin,
  language: Language,
): Promise<{ banners: (StaffBannerRow & { status: BannerStatus; isShown: boolean })[] }> {
  const banners = await listStaffBanners(ctx.db, language)
  const shown = new Set(shownBanners(banners, ctx.now()).map(({ id }) => id))
  return {
    banners: banners.map((banner) => ({
      ...banner,
      status: bannerStatus(banner, ctx.now()),
      isShown: shown.has(banner.id),
    })),
  }
}

export interface BannerPage {
  banner: StaffBanner
  status: BannerStatus
  audit: AuditView[]
}

/** @throws DomainError NOT_FOUND */
export async function bannerPage(ctx: Context, _admin: Admin, id: string): Promise<BannerPage> {
  const [banner, { audit }] = await Promise.all([findStaffBanner(ctx.db, id), staffRecords(ctx, id)])
  if (!banner) throw new DomainError('NOT_FOUND')
  return { banner, status: bannerStatus(banner, ctx.now()), audit }
}

export interface BannerPreview {
  changes: ChangedBannerField[]
  status: BannerStatus
  /** The titles that the home page would show now, in their order. */
  shown: string[]
}

/**
 * What other values would change about a banner. Writes nothing.
 * @throws DomainError NOT_FOUND, SETTINGS_SAME, SETTINGS_CHANGED when somebody changed it since the page was shown
 */
export async function previewBanner(
  ctx: Context,
  admin: Admin,
  id: string,
  { banner: input, version }: BannerChange,
  language: Language,
): Promise<BannerPreview> {
  const { banner } = await bannerPage(ctx, admin, id)
  if (banner.version !== version) throw await bannerChanged(ctx, ctx.db, id)
  const changes = changedBannerFields(banner, input)
  if (changes.length === 0) throw new DomainError('SETTINGS_SAME')
  const { link, position, startsAt, endsAt, words } = input
  const changed = { link, position, startsAt, endsAt, title: words[language].title }
  const banners = (await listStaffBanners(ctx.db, language)).map((one) =>
    one.id === id ? { ...one, ...changed } : one,
  )
  return {
    changes,
    status: bannerStatus({ ...banner, startsAt, endsAt }, ctx.now()),
    shown: shownBanners(banners, ctx.now()).map(({ title }) => title),
  }
}
