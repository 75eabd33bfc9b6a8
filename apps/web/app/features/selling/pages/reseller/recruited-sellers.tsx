import { linkTo } from '@pasar/domain/access/link-to'
import { type ListSort, writeListSort } from '@pasar/domain/platform/lists/sort'
import { useLoaderData } from '@remix-run/react'
import { useT } from '../../../../i18n/provider'
import { ButtonLink } from '../../../../ui/button'
import { EmptyState } from '../../../../ui/empty-state'
import { Pagination } from '../../../../ui/pagination'
import { CsvLink } from '../../../platform/components/lists/csv-link'
import { SortLinks } from '../../../platform/components/lists/sort-links'
import { WorkFrame } from '../../../platform/components/work-frame'
import { RecruitedList } from '../../components/reseller/recruited-list'
import type { loader } from '../../routes/reseller/recruited-sellers.server'

const pathOf = (sort: ListSort, cursor?: string): string =>
  linkTo('/reseller/recruited-sellers', { sort: writeListSort(sort), cursor })

/** All whom a reseller recruited. */
export function RecruitedSellers() {
  const t = useT()
  const { sellers, next, sort, isFirst, days, counts } = useLoaderData<typeof loader>()
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
        <>
          <SortLinks sort={sort} to={(other) => pathOf(other)} />
          <RecruitedList sellers={sellers} days={days} />
          <CsvLink to={linkTo('/reseller/recruited-sellers.csv', { sort: writeListSort(sort) })} />
        </>
      )}
      <Pagination
        className="mt-6"
        label={t('recruiting.pages')}
        previousTo={isFirst ? null : pathOf(sort)}
        previousLabel={t('fulfilment.first')}
        nextTo={next === null ? null : pathOf(sort, next)}
        nextLabel={t('recruiting.more')}
      />
    </WorkFrame>
  )
}
