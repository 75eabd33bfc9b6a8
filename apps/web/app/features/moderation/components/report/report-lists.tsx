import { linkTo } from '@pasar/domain/access/link-to'
import { formatRm } from '@pasar/domain/kernel/format'
import { useLoaderData } from '@remix-run/react'
import { useT } from '../../../../i18n/provider'
import { Table, Td, Th } from '../../../../ui/table'
import { TextLink } from '../../../../ui/text-link'
import { useCount } from '../../../platform/components/lists/word'
import { FiguresTable } from '../../../selling/components/reseller/figures-table'
import type { loader } from '../../routes/admin-analytics.server'
import { ReportCard } from './report-card'

export function ReportCoupons() {
  const t = useT()
  const writeCount = useCount()
  const { coupons } = useLoaderData<typeof loader>()
  return (
    <ReportCard
      table="coupons"
      title={t('figures.coupons')}
      source={t('figures.couponsSource')}
      isEmpty={coupons.length === 0}
    >
      <FiguresTable
        caption={t('figures.coupons')}
        heads={[
          t('figures.coupon'),
          t('figures.payer'),
          t('figures.uses'),
          t('figures.cost'),
          t('figures.gain'),
        ]}
        rows={coupons.map(({ id, code, payer, uses, cost, sales }) => ({
          key: id,
          name: code,
          figures: [
            payer === null ? '' : t(`figures.payer_${payer}`),
            writeCount(uses),
            formatRm(cost),
            formatRm(sales),
          ],
        }))}
      />
    </ReportCard>
  )
}

export function ReportSearches() {
  const t = useT()
  const writeCount = useCount()
  const { searches, fewestSearches } = useLoaderData<typeof loader>()
  return (
    <ReportCard
      table="searches"
      title={t('figures.searches')}
      source={t('figures.searchesSource', { count: fewestSearches })}
      isEmpty={searches.length === 0}
    >
      <FiguresTable
        caption={t('figures.searches')}
        heads={[t('figures.words'), t('figures.times')]}
        rows={searches.map(({ words, count }) => ({
          key: words,
          name: (
            <span className="flex flex-wrap items-center justify-between gap-x-4">
              {words}
              <TextLink
                to={linkTo('/admin/settings/:section', { section: 'search' }, { add: words })}
                aria-label={t('figures.addSynonymsOf', { words })}
                className="inline-flex min-h-11 items-center text-sm font-normal"
              >
                {t('figures.addSynonyms')}
              </TextLink>
            </span>
          ),
          figures: [writeCount(count)],
        }))}
      />
    </ReportCard>
  )
}

/** A line for each month with new buyers, a column for each month after it. */
export function ReportCohorts() {
  const t = useT()
  const { cohorts } = useLoaderData<typeof loader>()
  const most = Math.max(0, ...cohorts.map(({ buyers }) => buyers.length))
  const later = Array.from({ length: Math.max(0, most - 1) }, (_, at) => at + 1)
  return (
    <ReportCard
      table="cohorts"
      title={t('figures.cohorts')}
      source={t('figures.cohortsSource')}
      isEmpty={cohorts.length === 0}
    >
      <div className="overflow-x-auto [--top-bar:0px]">
        <Table caption={t('figures.cohorts')} dense>
          <thead>
            <tr>
              <Th>{t('figures.firstMonth')}</Th>
              <Th numeric>{t('figures.buyers')}</Th>
              {later.map((count) => (
                <Th key={count} numeric>
                  <abbr title={t('figures.monthsLater', { count })} className="no-underline">
                    +{count}
                  </abbr>
                </Th>
              ))}
            </tr>
          </thead>
          <tbody>
            {cohorts.map(({ name, buyers }) => (
              <tr key={name}>
                <Td rowHead nowrap>
                  {name}
                </Td>
                <Td numeric>{buyers[0]}</Td>
                {later.map((count) => (
                  <Td key={count} numeric>
                    {buyers[count] ?? ''}
                  </Td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </div>
    </ReportCard>
  )
}
