import { linkTo } from '@pasar/domain/access/link-to'
import type { SalesKind } from '@pasar/domain/analytics/figures'
import { formatRm } from '@pasar/domain/kernel/format'
import { useLoaderData } from '@remix-run/react'
import { useT } from '../../../../i18n/provider'
import { Card } from '../../../../ui/card'
import { TextLink } from '../../../../ui/text-link'
import { writeChange } from '../../../analytics/client/trend'
import { BarChart } from '../../../analytics/components/bar-chart'
import { ChartBeside } from '../../../analytics/components/chart-beside'
import { ChartTable } from '../../../analytics/components/chart-table'
import { describeCategory } from '../../../platform/client/category-words'
import { useCount } from '../../../platform/components/lists/word'
import type { loader } from '../../routes/admin-analytics.server'
import { ReportCard } from './report-card'

type Top = NonNullable<ReturnType<typeof useLoaderData<typeof loader>>['top'][SalesKind]>[number]

/** Where staff look at one of them. */
const PLACES = {
  item: ({ id }: Top) => linkTo('/admin/items/:id', { id }),
  store: ({ id }: Top) => linkTo('/all-stores/:id', { id }),
  category: null,
} as const satisfies Record<SalesKind, ((row: Top) => string) | null>

/** What sold most, beside what it sold in the time before. */
export function ReportTop({ kind }: { kind: SalesKind }) {
  const t = useT()
  const writeCount = useCount()
  const { top, topDays, series } = useLoaderData<typeof loader>()
  const rows = top[kind]
  const place = PLACES[kind]
  const title = t(`figures.top_${kind}`)
  if (rows === null)
    return (
      <Card as="section" title={title}>
        <p className="text-ink-soft">{t('figures.topTooLong', { days: topDays })}</p>
      </Card>
    )
  const nameOf = ({ name }: Top): string => (kind === 'category' ? describeCategory(t, name) : name)
  return (
    <ReportCard table={kind} title={title} source={t('figures.topSource')} isEmpty={rows.length === 0}>
      <ChartBeside
        label={title}
        chart={
          <BarChart
            names={series}
            bars={rows.map((row) => ({
              key: row.id,
              name: nameOf(row),
              now: row.sales,
              before: row.salesBefore,
              text: formatRm(row.sales),
            }))}
          />
        }
      >
        <ChartTable
          caption={title}
          heads={[
            t(`figures.name_${kind}`),
            t('figures.sales'),
            t('figures.earlier'),
            t('figures.change'),
            t('figures.pieces'),
          ]}
          rows={rows.map((row) => ({
            key: row.id,
            name: (
              <span className="block min-w-28 wrap-anywhere">
                {place ? <TextLink to={place(row)}>{row.name}</TextLink> : nameOf(row)}
              </span>
            ),
            cells: [
              formatRm(row.sales),
              formatRm(row.salesBefore),
              writeChange(row.change),
              writeCount(row.pieces),
            ],
          }))}
        />
      </ChartBeside>
    </ReportCard>
  )
}
