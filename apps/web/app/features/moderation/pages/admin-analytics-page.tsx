import { linkTo } from '@pasar/domain/access/link-to'
import { longerPeriod, PERIODS, reportPath } from '@pasar/domain/analytics/periods'
import { formatRm } from '@pasar/domain/kernel/format'
import { useLoaderData } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { Button, ButtonLink } from '../../../ui/button'
import { EmptyState } from '../../../ui/empty-state'
import { TextField } from '../../../ui/forms/field'
import { Notice } from '../../../ui/notice'
import { TabLinks } from '../../../ui/tab-links'
import { TextLink } from '../../../ui/text-link'
import { trendOf, writeShare } from '../../analytics/client/trend'
import { StatTile } from '../../analytics/components/stat-tile'
import { WorkFrame } from '../../platform/components/workspace/work-frame'
import { ReportCourse, ReportFunnel } from '../components/report/report-course'
import { ReportCohorts, ReportCoupons, ReportSearches } from '../components/report/report-lists'
import { ReportTop } from '../components/report/report-top'
import { StaffFilter } from '../components/staff-list'
import type { loader } from '../routes/admin-analytics.server'

/** How the market does in a period, against the time before it. */
export function AdminAnalyticsPage() {
  const t = useT()
  const { filter, range, pending, singleDays, isNothing } = useLoaderData<typeof loader>()
  const isYear = filter.compared === 'year'
  return (
    <WorkFrame area="admin" title={t('figures.title')} lead={t('figures.lead')}>
      <Periods />
      <p className="text-sm text-ink-soft">
        {t(isYear ? 'figures.rangeYear' : 'figures.range', range)}{' '}
        <TextLink
          to={reportPath({ ...filter, compared: isYear ? 'before' : 'year' })}
          className="inline-flex min-h-11 items-center"
        >
          {isYear ? t('figures.compareBefore', range) : t('figures.compareYear')}
        </TextLink>
      </p>
      <p className="mb-4 max-w-text text-sm text-ink-soft">
        {t('figures.stepsSource', { days: singleDays })}
      </p>
      {pending > 0 && (
        <Notice tone="info" title={t('figures.pending', { count: pending })} className="mb-4" />
      )}
      <div className="space-y-6">
        {isNothing ? <NothingYet /> : <Report />}
        <ReportCohorts />
      </div>
    </WorkFrame>
  )
}

const Report = () => (
  <>
    <Tiles />
    <ReportCourse course="sales" />
    <ReportCourse course="orders" />
    <ReportCourse course="members" />
    <ReportCourse course="conversion" />
    <ReportFunnel />
    <ReportTop kind="item" />
    <ReportTop kind="store" />
    <ReportTop kind="category" />
    <ReportCoupons />
    <ReportSearches />
  </>
)

function NothingYet() {
  const t = useT()
  const { filter } = useLoaderData<typeof loader>()
  const period = longerPeriod(filter)
  return (
    <EmptyState
      icon="chart"
      title={t('figures.emptyTitle')}
      action={
        period === null ? (
          <ButtonLink to={linkTo('/admin/items')}>{t('figures.toItems')}</ButtonLink>
        ) : (
          <ButtonLink to={reportPath({ ...filter, period })}>{t(`figures.longer_${period}`)}</ButtonLink>
        )
      }
    >
      {t('figures.emptyText')}
    </EmptyState>
  )
}

function Periods() {
  const t = useT()
  const { filter } = useLoaderData<typeof loader>()
  return (
    <>
      <TabLinks
        label={t('figures.periods')}
        className="mb-4"
        tabs={PERIODS.map((period) => ({
          to: reportPath({ ...filter, period }),
          label: t(`figures.period_${period}`),
          current: period === filter.period,
        }))}
      />
      {filter.period === 'own' && (
        <StaffFilter filter={filter} className="max-w-text lg:grid-cols-[1fr_1fr_auto]">
          <input type="hidden" name="period" value="own" />
          <input type="hidden" name="compared" value={filter.compared} />
          <TextField label={t('figures.from')} type="date" name="from" defaultValue={filter.from} />
          <TextField label={t('figures.to')} type="date" name="to" defaultValue={filter.to} />
          <Button type="submit" variant="secondary" className="max-lg:col-span-2">
            {t('figures.show')}
          </Button>
        </StaffFilter>
      )}
    </>
  )
}

function Tiles() {
  const t = useT()
  const { amounts, counts, basket, conversion } = useLoaderData<typeof loader>()
  const writeBasket = (amount: number | null) => (amount === null ? '–' : formatRm(amount))
  const tiles = [
    ...amounts.map((one) => ({ ...one, shown: formatRm(one.now), earlier: formatRm(one.before) })),
    ...counts.map((one) => ({ ...one, shown: String(one.now), earlier: String(one.before) })),
    {
      name: 'basket' as const,
      change: basket.change,
      shown: writeBasket(basket.now),
      earlier: writeBasket(basket.before),
    },
    {
      name: 'conversion' as const,
      // A share has no percentage of its own; both are shown.
      change: null,
      shown: writeShare(conversion.now),
      earlier: writeShare(conversion.before),
    },
  ]
  return (
    <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
      {tiles.map(({ name, shown, earlier, change }) => (
        <StatTile
          key={name}
          label={t(`figures.${name}`)}
          value={shown}
          trend={trendOf(t, change)}
          source={t(`figures.${name}Source`)}
        >
          {t('figures.before', { value: earlier })}
        </StatTile>
      ))}
    </div>
  )
}
