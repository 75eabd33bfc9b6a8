import { useLoaderData } from '@remix-run/react'
import { useT } from '../../../../i18n/provider'
import { writeChange, writeShare } from '../../../analytics/client/trend'
import { BarChart } from '../../../analytics/components/bar-chart'
import { ChartBeside, ScrollBox } from '../../../analytics/components/chart-beside'
import { ChartTable } from '../../../analytics/components/chart-table'
import { LineChart } from '../../../analytics/components/line-chart'
import { useCount } from '../../../platform/components/lists/word'
import type { loader } from '../../routes/admin-analytics.server'
import type { Course } from '../../server/report-charts.server'
import { ReportCard } from './report-card'

/** Figures of the period as a curve with the time before it, and the numbers beside it. */
export function ReportCourse({ course }: { course: Course }) {
  const t = useT()
  const { courses, step, series } = useLoaderData<typeof loader>()
  const { chart, bars, heads, whole, rows, isEmpty } = courses[course]
  const title = t(`figures.course_${course}`)
  return (
    <ReportCard table={course} title={title} source={t(`figures.${course}Source`)} isEmpty={isEmpty}>
      <ChartBeside
        label={title}
        chart={
          bars === null ? (
            <LineChart
              chart={chart}
              label={title}
              first={rows.at(-1)?.date ?? ''}
              last={rows[0]?.date ?? ''}
            />
          ) : (
            <BarChart bars={bars} names={series} />
          )
        }
      >
        <ScrollBox>
          <ChartTable
            nowrap
            caption={title}
            heads={[t(step === 'day' ? 'figures.when' : 'figures.whenMonth'), ...heads]}
            rows={[
              { key: 'whole', name: t('figures.whole'), cells: whole },
              ...rows.map(({ date, cells }) => ({ key: date, name: date, cells })),
            ]}
          />
        </ScrollBox>
      </ChartBeside>
    </ReportCard>
  )
}

/** How many of those who look at items pay in the end. */
export function ReportFunnel() {
  const t = useT()
  const writeCount = useCount()
  const { funnel, series } = useLoaderData<typeof loader>()
  const title = t('figures.funnel')
  return (
    <ReportCard
      table="funnel"
      title={title}
      source={t('figures.funnelSource')}
      isEmpty={funnel.every(({ count, before }) => count + before === 0)}
    >
      <ChartBeside
        label={title}
        chart={
          <BarChart
            names={series}
            bars={funnel.map(({ step, count, before }) => ({
              key: step,
              name: t(`figures.step_${step}`),
              now: count,
              before,
              text: writeCount(count),
            }))}
          />
        }
      >
        <ChartTable
          caption={title}
          heads={[
            t('figures.step'),
            t('figures.count'),
            t('figures.ofFirst'),
            t('figures.earlier'),
            t('figures.change'),
          ]}
          rows={funnel.map(({ step, count, share, before, change }) => ({
            key: step,
            name: t(`figures.step_${step}`),
            cells: [writeCount(count), writeShare(share), writeCount(before), writeChange(change)],
          }))}
        />
      </ChartBeside>
    </ReportCard>
  )
}
