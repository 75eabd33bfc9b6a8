import { formatRm } from '@pasar/domain/kernel/format'
import type { SpendingMonth } from '@pasar/domain/planner/sums'
import { useI18n } from '../../../i18n/provider'
import { Card } from '../../../ui/card'
import { Table, Td, Th } from '../../../ui/table'
import type { ChartView } from '../../analytics/client/chart-view'
import { LineChart } from '../../analytics/components/line-chart'
import { sayMonth } from './day-text'

/** What was planned for each month against what was spent in it: a chart, and the same numbers as a table. */
export function Spending({ months, chart }: { months: readonly SpendingMonth[]; chart: ChartView | null }) {
  const { t, tag } = useI18n()
  const name = (month: SpendingMonth | undefined) => (month ? sayMonth(tag, month.month) : '')
  if (months.length === 0) return null
  return (
    <Card as="section" title={t('planner.spending')} flush>
      {chart && (
        <div className="px-4 sm:px-5">
          <LineChart
            chart={chart}
            label={t('planner.spending')}
            first={name(months[0])}
            last={name(months.at(-1))}
          />
        </div>
      )}
      <Table caption={t('planner.spending')} dense className="mt-3">
        <thead>
          <tr>
            <Th>{t('planner.month')}</Th>
            <Th numeric>{t('planner.planned')}</Th>
            <Th numeric>{t('planner.spent')}</Th>
          </tr>
        </thead>
        <tbody>
          {months.map((month) => (
            <tr key={month.month}>
              <Td rowHead>{name(month)}</Td>
              <Td numeric>{formatRm(month.planned)}</Td>
              <Td numeric>{formatRm(month.spent)}</Td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Card>
  )
}
