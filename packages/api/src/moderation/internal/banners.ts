import { type AuditAction, type Db, findLastActor } from '@pasar/db'
import { DomainError } from '@pasar/domain'
import type { Context } from '../../platform/context'

/** What the keys of banners' pictures begin with. */
export const BANNER_PREFIX = 'slide-'

const CHANGES: readonly AuditAction[] = [
  'changeBanner',
  'setBannerPicture',
  'showBanner',
  'hideBanner',
  'deleteBanner',
]

/** The refusal for the second of two admins, with the name of the first. */
export async function bannerChanged(
  { config }: Pick<Context, 'config'>,
  db: Db,
  id: string,
): Promise<DomainError> {
  return new DomainError('SETTINGS_CHANGED', {
    who: (await findLastActor(db, id, CHANGES)) ?? config.appName,
  })
}
