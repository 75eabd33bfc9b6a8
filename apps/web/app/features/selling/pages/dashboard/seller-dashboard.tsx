import { formatRm } from '@pasar/domain/kernel/format'
import { useLoaderData } from '@remix-run/react'
import { useT } from '../../../../i18n/provider'
import type { TextKey } from '../../../../i18n/translate'
import { Card } from '../../../../ui/card'
import { trendOf } from '../../../analytics/client/trend'
import { ChartBeside, ScrollBox } from '../../../analytics/components/chart-beside'
import { ChartTable } from '../../../analytics/components/chart-table'
import { LineChart } from '../../../analytics/components/line-chart'
import { StatTile } from '../../../analytics/components/stat-tile'
import { AverageRating } from '../../../platform/components/items/average-rating'
import { WorkFrame } from '../../../platform/components/workspace/work-frame'
import { useRedrawnChart, useSellerDesk } from '../../client/use-seller-desk'
import { FirstSteps } from '../../components/dashboard/first-steps'
import { SellerHealth } from '../../components/dashboard/seller-health'
import { UnsoldItems } from '../../components/dashboard/unsold-items'
import { WaitingWork } from '../../components/dashboard/waiting-work'
import type { loader } from '../../routes/seller-dashboard.server'

type View = ReturnType<typeof useSellerDesk>

/** A seller's way in: what needs them first, then how it goes. */
export function SellerDashboard() {
  const t = useT()
  const { name } = useLoaderData<typeof loader>()
  return (
    <WorkFrame area="seller" title={t('desk.hello', { name })} lead={t('desk.lead')}>
      {/* Where it is one column, what waits comes first. */}
      <div className="flex flex-col gap-4">
        <div className="empty:hidden max-xl:-order-1">
          <Steps />
        </div>
        <Sales />
        <div className="grid grid-cols-1 items-start gap-4 max-xl:contents xl:grid-cols-[minmax(0,1fr)_22rem]">
          <div className="space-y-4 max-xl:order-1">
            <SalesChart />
            <SellerHealth />
          </div>
          <div className="flex flex-col gap-4 max-xl:contents">
            <Waiting />
            <UnsoldItems />
            <Money />
          </div>
        </div>
      </div>
    </WorkFrame>
  )
}

function Steps() {
  const { steps } = useSellerDesk()
  return steps && <FirstSteps steps={steps} />
}

/** Ahead of the first steps, once there is something to do. */
function Waiting() {
  const { waits } = useSellerDesk()
  const hasWork = waits.toShip + waits.claims + waits.questions + waits.lowStock > 0
  return (
    <div className={hasWork ? 'max-xl:-order-2' : undefined}>
      <WaitingWork />
    </div>
  )
}

const PERIOD_WORDS = {
  1: ['desk.sales_1', 'desk.before_1'],
  7: ['desk.sales_7', 'desk.before_7'],
  30: ['desk.sales_30', 'desk.before_30'],
} as const satisfies Record<View['periods'][number]['days'], readonly [TextKey, TextKey]>

function Sales() {
  const t = useT()
  const { periods } = useSellerDesk()
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      {periods.map(({ days, amount, before, change }) => {
        const [label, then] = PERIOD_WORDS[days]
        return (
          <StatTile
            key={days}
            label={t(label)}
            value={formatRm(amount)}
            trend={trendOf(t, change)}
            source={t('desk.chartNote')}
          >
            {t(then, { amount: formatRm(before) })}
          </StatTile>
        )
      })}
    </div>
  )
}

function SalesChart() {
  const t = useT()
  const { chart, dates, desk } = useLoaderData<typeof loader>()
  const { days, daysBefore } = desk
  useRedrawnChart()
  return (
    <Card as="section" title={t('desk.chart')}>
      <p className="-mt-2 mb-3 text-sm text-ink-soft">{t('desk.chartNote')}</p>
      <ChartBeside
        label={t('desk.chart')}
        chart={
          <LineChart chart={chart} label={t('desk.chart')} first={dates[0] ?? ''} last={dates.at(-1) ?? ''} />
        }
      >
        <ScrollBox>
          <ChartTable
            nowrap
            caption={t('desk.chart')}
            heads={[t('desk.day'), t('desk.amount'), t('charts.daysBefore'), t('desk.parcels')]}
            rows={days
              .map(({ day, parcels, amount }, at) => ({
                key: String(day),
                name: dates[at],
                cells: [formatRm(amount), formatRm(daysBefore[at]?.amount ?? 0), String(parcels)],
              }))
              .toReversed()}
          />
        </ScrollBox>
      </ChartBeside>
    </Card>
  )
}

function Money() {
  const t = useT()
  const { balance, rating, reviews } = useSellerDesk()
  return (
    <>
      <Card as="section" title={t('desk.money')}>
        <dl className="space-y-3">
          <Amount label={t('desk.available')} amount={balance.available} text={t('desk.availableText')} />
          <Amount label={t('desk.held')} amount={balance.held} text={t('desk.heldText')} />
        </dl>
      </Card>
      <Card as="section" title={t('desk.rating')}>
        {reviews === 0 ? (
          <p className="text-ink-soft">{t('desk.noRating')}</p>
        ) : (
          <AverageRating rating={rating} count={reviews} size={20} />
        )}
      </Card>
    </>
  )
}

const Amount = ({ label, amount, text }: { label: string; amount: number; text: string }) => (
  <div>
    <dt className="flex flex-wrap items-baseline justify-between gap-x-3 font-semibold">
      {label}
      <span className="text-lg font-extrabold tabular-nums">{formatRm(amount)}</span>
    </dt>
    <dd className="text-sm text-ink-soft">{text}</dd>
  </div>
)
