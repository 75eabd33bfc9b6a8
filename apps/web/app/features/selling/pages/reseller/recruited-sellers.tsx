import { RECRUITED_STATES, recruitedFile, recruitedPath } from '@pasar/domain/resellers/recruited-list'
import { useLoaderData } from '@remix-run/react'
import { useT } from '../../../../i18n/provider'
import { ButtonLink } from '../../../../ui/button'
import { EmptyState } from '../../../../ui/empty-state'
import { Pagination } from '../../../../ui/pagination'
import { TabLinks } from '../../../../ui/tab-links'
import { CsvLink } from '../../../platform/components/lists/csv-link'
import { SortLinks } from '../../../platform/components/lists/sort-links'
import { WorkFrame } from '../../../platform/components/workspace/work-frame'
import { RecruitedList } from '../../components/reseller/recruited-list'
import type { loader } from '../../routes/reseller/recruited-sellers.server'

/** All whom a reseller recruited. */
export function RecruitedSellers() {
  const t = useT()
  const { sellers, next, filter, isFirst, days, counts } = useLoaderData<typeof loader>()
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
      {counts.all > 0 && (
        <TabLinks
          label={t('recruiting.states')}
          className="mb-4"
          tabs={[null, ...RECRUITED_STATES].map((state) => ({
            to: recruitedPath({ ...filter, state }),
            label: t(state === null ? 'recruiting.allStates' : `recruiting.state_${state}`),
            current: state === filter.state,
          }))}
        />
      )}
      {sellers.length > 0 ? (
        <>
          <SortLinks sort={filter.sort} to={(sort) => recruitedPath({ ...filter, sort })} />
          <RecruitedList sellers={sellers} days={days} />
          <CsvLink to={recruitedFile(filter)} />
        </>
      ) : counts.all > 0 ? (
        <EmptyState
          icon="users"
          title={t('recruiting.noneInState')}
          action={
            <ButtonLink to="/reseller/recruited-sellers" variant="secondary">
              {t('recruiting.showAll')}
            </ButtonLink>
          }
        />
      ) : (
        <EmptyState
          icon="users"
          title={t('recruiting.none')}
          action={<ButtonLink to="/reseller-dashboard">{t('recruiting.toLink')}</ButtonLink>}
        >
          {t('recruiting.noneText')}
        </EmptyState>
      )}
      <Pagination
        className="mt-6"
        label={t('recruiting.pages')}
        previousTo={isFirst ? null : recruitedPath(filter)}
        previousLabel={t('fulfilment.first')}
        nextTo={next === null ? null : recruitedPath(filter, next)}
        nextLabel={t('recruiting.more')}
      />
    </WorkFrame>
  )
}
