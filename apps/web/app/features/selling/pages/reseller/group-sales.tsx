import { linkTo } from '@pasar/domain/access/link-to'
import { formatRm } from '@pasar/domain/kernel/format'
import { useLoaderData } from '@remix-run/react'
import { useI18n, useT } from '../../../../i18n/provider'
import { ButtonLink } from '../../../../ui/button'
import { Card } from '../../../../ui/card'
import { EmptyState } from '../../../../ui/empty-state'
import { ChartBeside } from '../../../analytics/components/chart-beside'
import { ChartTable } from '../../../analytics/components/chart-table'
import { LineChart } from '../../../analytics/components/line-chart'
import { CsvLink } from '../../../platform/components/lists/csv-link'
import { useCount } from '../../../platform/components/lists/word'
import { WorkFrame } from '../../../platform/components/workspace/work-frame'
import { FiguresTable } from '../../components/reseller/figures-table'
import { MonthLink } from '../../components/reseller/month-link'
import { writeMonth } from '../../components/reseller/month-words'
import type { loader } from '../../routes/reseller/group-sales.server'

/** What a reseller's sellers sold by month, and of one month by seller. */
export function GroupSales() {
  const { t, tag } = useI18n()
  const writeCount = useCount()
  const { months, chosen, chart } = useLoaderData<typeof loader>()
  const heads = [t('recruiting.parcelHead'), t('recruiting.amountHead')]
  const shown = months.find(({ name }) => name === chosen.name)
  const title = t('recruiting.groupChart')
  const isNothing = months.every(({ parcels, amount }) => parcels === 0 && amount === 0)
  if (isNothing) return <NothingSold />
  return (
    <WorkFrame area="reseller" title={t('recruiting.groupSales')} lead={t('recruiting.groupLead')}>
      <Card as="section" title={title}>
        <ChartBeside
          label={title}
          chart={
            <LineChart
              chart={chart}
              label={title}
              first={writeMonth(tag, months.at(-1)?.start ?? 0)}
              last={writeMonth(tag, months[0]?.start ?? 0)}
            />
          }
        >
          <ChartTable
            caption={title}
            heads={[t('recruiting.csv_month'), t('recruiting.amountHead'), t('recruiting.parcelHead')]}
            rows={months.map(({ name, start, parcels, amount }) => ({
              key: name,
              name: (
                <MonthLink
                  to={linkTo('/reseller/group-sales', { month: name })}
                  start={start}
                  isChosen={name === chosen.name}
                  className="-my-2"
                />
              ),
              cells: [formatRm(amount), writeCount(parcels)],
            }))}
          />
        </ChartBeside>
      </Card>
      <section className="mt-8">
        <h2 className="mb-3 text-lg font-bold">
          {t('recruiting.bySeller', { month: shown ? writeMonth(tag, shown.start) : '' })}
        </h2>
        {chosen.sellers.length === 0 ? (
          <EmptyState
            icon="coins"
            title={t('recruiting.noSales')}
            titleLevel={3}
            action={<ButtonLink to="/reseller-dashboard">{t('recruiting.toLink')}</ButtonLink>}
          />
        ) : (
          <FiguresTable
            caption={t('recruiting.csv_seller')}
            heads={[t('recruiting.csv_seller'), ...heads]}
            rows={chosen.sellers.map(({ sellerId, name, parcels, amount }) => ({
              key: sellerId,
              name: name || t('recruiting.gone'),
              figures: [writeCount(parcels), formatRm(amount)],
            }))}
          />
        )}
      </section>
      <CsvLink to={linkTo('/reseller/group-sales.csv')} />
    </WorkFrame>
  )
}

function NothingSold() {
  const t = useT()
  return (
    <WorkFrame area="reseller" title={t('recruiting.groupSales')} lead={t('recruiting.groupLead')}>
      <EmptyState
        icon="chart"
        title={t('recruiting.nothingSold')}
        action={<ButtonLink to="/reseller/recruited-sellers">{t('recruiting.all')}</ButtonLink>}
      >
        {t('recruiting.nothingSoldText')}
      </EmptyState>
    </WorkFrame>
  )
}
