import { linkTo } from '@pasar/domain/access/link-to'
import { Link, useLoaderData } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { ButtonLink } from '../../../ui/button'
import { EmptyState } from '../../../ui/empty-state'
import { DateText } from '../../platform/components/date-text'
import { ItemPicture } from '../../platform/components/items/item-picture'
import { WorkFrame } from '../../platform/components/workspace/work-frame'
import { BannerStatusBadge } from '../components/banner-status'
import type { loader } from '../routes/banners/admin-banners.server'

/** The banners of the home page, in their order. */
export function AdminBannersPage() {
  const t = useT()
  const { banners } = useLoaderData<typeof loader>()
  const add = (
    <ButtonLink to="/admin/banners/new" icon="plus">
      {t('bannerWork.add')}
    </ButtonLink>
  )
  return (
    <WorkFrame
      area="admin"
      title={t('bannerWork.title')}
      lead={t('bannerWork.lead')}
      actions={banners.length > 0 && add}
    >
      {banners.length === 0 ? (
        <EmptyState icon="image" title={t('bannerWork.none')} action={add}>
          {t('bannerWork.noneText')}
        </EmptyState>
      ) : (
        <ul className="grid max-w-wide gap-3" aria-label={t('bannerWork.title')} data-rows>
          {banners.map((banner) => (
            <Row key={banner.id} banner={banner} />
          ))}
        </ul>
      )}
    </WorkFrame>
  )
}

function Row({ banner }: { banner: ReturnType<typeof useLoaderData<typeof loader>>['banners'][number] }) {
  const t = useT()
  const { id, title, link, position, imageKey, status, isShown, startsAt, endsAt } = banner
  return (
    <li>
      <Link
        to={linkTo('/admin/banners/:id', { id })}
        className="flex items-center gap-4 rounded-card border border-line bg-surface p-4 hover:border-line-strong"
      >
        <ItemPicture
          pictureKey={imageKey || undefined}
          alt=""
          sizes="80px"
          className="size-20 shrink-0 rounded-control bg-sunken object-cover"
        />
        <span className="min-w-0 flex-1 space-y-1">
          <span className="block font-bold wrap-anywhere">
            <span className="text-ink-soft tabular-nums">{position}.</span> {title}
          </span>
          <span className="block text-sm wrap-anywhere text-ink-soft">{link}</span>
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
            <BannerStatusBadge status={status} />
            {status === 'running' && !isShown && <span>{t('bannerWork.beyond')}</span>}
            {startsAt !== null && (
              <span>
                {t('bannerWork.from')} <DateText time={startsAt} />
              </span>
            )}
            {endsAt !== null && (
              <span>
                {t('bannerWork.until')} <DateText time={endsAt} />
              </span>
            )}
          </span>
        </span>
      </Link>
    </li>
  )
}
