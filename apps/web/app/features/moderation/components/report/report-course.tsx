import { MOST_SINGLE_DAYS } from '@pasar/domain/analytics/periods'
import { formatRm } from '@pasar/domain/kernel/format'
import { useLoaderData } from '@remix-run/react'
import { useT } from '../../../../i18n/provider'
import { Table, Td, Th } from '../../../../ui/table'
import { LineChart } from '../../../analytics/components/line-chart'
import { useCount } from '../../../platform/components/lists/word'
import { FiguresTable } from '../../../selling/components/reseller/figures-table'
import type { loader } from '../../routes/admin-analytics.server'
import { ReportCard } from './report-card'

/** Sales as a curve, with the numbers beside it. */
export function ReportSales() {
  const t = useT()
  const writeCount = useCount()
  const { steps, step, chart } = useLoaderData<typeof loader>()
  return (
    <ReportCard
      table="sales"
      title={t('figures.overTime')}
      source={t('figures.overTimeSource', { days: MOST_SINGLE_DAYS })}
      isEmpty={false}
    >
      <div className="grid grid-cols-1 gap-6 xl:grid-cols-2">
        <LineChart
          chart={chart}
          label={t('figures.overTime')}
          first={steps[0]?.date ?? ''}
          last={steps.at(-1)?.date ?? ''}
        />
        <div className="max-h-72 overflow-y-auto [--top-bar:0px]">
          <Table caption={t('figures.overTime')} dense>
            <thead>
              <tr>
                <Th>{t(step === 'day' ? 'figures.when' : 'figures.whenMonth')}</Th>
                <Th numeric>{t('figures.orders')}</Th>
                <Th numeric>{t('figures.sales')}</Th>
                <Th numeric>{t('figures.refunds')}</Th>
              </tr>
            </thead>
            <tbody>
              {steps.toReversed().map(({ day, date, orders, sales, refunds }) => (
                <tr key={day}>
                  <Td rowHead nowrap>
                    {date}
                  </Td>
                  <Td numeric>{writeCount(orders)}</Td>
                  <Td numeric>{formatRm(sales)}</Td>
                  <Td numeric>{formatRm(refunds)}</Td>
                </tr>
              ))}
            </tbody>
          </Table>
        </div>
      </div>
    </ReportCard>
  )
}

const writeShare = (share: number | null): string => (share === null ? '–' : `${share / 10}%`)

/** How many of those who look at items pay in the end. */
export function ReportFunnel() {
  const t = useT()
  const writeCount = useCount()
  const { funnel } = useLoaderData<typeof loader>()
  return (
    <ReportCard
      table="funnel"
      title={t('figures.funnel')}
      source={t('figures.funnelSource')}
      isEmpty={funnel.every(({ count, before }) => count + before === 0)}
    >
      <FiguresTable
        caption={t('figures.funnel')}
        heads={[t('figures.step'), t('figures.count'), t('figures.ofFirst'), t('figures.earlier')]}
        rows={funnel.map(({ step, count, share, before }) => ({
          key: step,
          name: t(`figures.step_${step}`),
          figures: [writeCount(count), writeShare(share), writeCount(before)],
        }))}
      />
    </ReportCard>
  )
}
