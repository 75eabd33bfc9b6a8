import { linkTo } from '@pasar/domain/access/link-to'
import { useLoaderData } from '@remix-run/react'
import { useT } from '../../../../i18n/provider'
import { ButtonLink } from '../../../../ui/button'
import { EmptyState } from '../../../../ui/empty-state'
import { Pagination } from '../../../../ui/pagination'
import { WorkFrame } from '../../../platform/components/work-frame'
import { RecruitedList } from '../../components/reseller/recruited-list'
import type { loader } from '../../routes/recruited-sellers.server'

/** All whom a reseller recruited. */
export function RecruitedSellers() {
  const t = useT()
  const { sellers, next, isFirst, days, counts } = useLoaderData<typeof loader>()
  return (
    <WorkFrame
      area="reseller"
      title={t('recruiting.sellers')}
      lead={
        counts.all === 0
          ? t('recruiting.sellersLead')
          : t('recruiting.counts', { approved: counts.approved, pending: counts.pending })
      }
    >
      {sellers.length === 0 ? (
        <EmptyState
          icon="users"
          title={t('recruiting.none')}
          action={<ButtonLink to="/reseller-dashboard">{t('recruiting.toLink')}</ButtonLink>}
        >
          {t('recruiting.noneText')}
        </EmptyState>
      ) : (
        <RecruitedList sellers={sellers} days={days} />
      )}
      <Pagination
        className="mt-6"
        label={t('recruiting.pages')}
        previousTo={isFirst ? null : linkTo('/reseller/recruited-sellers')}
        previousLabel={t('fulfilment.first')}
        nextTo={next === null ? null : linkTo('/reseller/recruited-sellers', { cursor: next })}
        nextLabel={t('recruiting.more')}
      />
    </WorkFrame>
  )
}
