import { linkTo } from '@pasar/domain/access/link-to'
import { formatRm } from '@pasar/domain/kernel/format'
import { type CommissionSums, moveOf } from '@pasar/domain/payouts/commission'
import { useLoaderData } from '@remix-run/react'
import { useI18n } from '../../../../i18n/provider'
import { ButtonLink } from '../../../../ui/button'
import { buttonClass } from '../../../../ui/button-class'
import { Card } from '../../../../ui/card'
import { EmptyState } from '../../../../ui/empty-state'
import { TextLink } from '../../../../ui/text-link'
import { LineChart } from '../../../analytics/components/line-chart'
import { WorkFrame } from '../../../platform/components/workspace/work-frame'
import { FiguresTable } from '../../components/reseller/figures-table'
import { MonthLink } from '../../components/reseller/month-link'
import { writeMonth } from '../../components/reseller/month-words'
import type { loader } from '../../routes/reseller/reseller-commission.server'

const write = (sums: CommissionSums): string[] =>
  [sums.earned, sums.corrected, sums.paid, moveOf(sums)].map((amount) => formatRm(amount))

/** What a reseller earned by month, and of one month by seller. */
export function Commission() {
  const { t, tag } = useI18n()
  const { months, earlier, total, balance, chosen, chart, hasStatements } = useLoaderData<typeof loader>()
  const heads = [
    t('recruiting.csv_earned'),
    t('recruiting.csv_corrected'),
    t('recruiting.csv_paid'),
    t('recruiting.csv_move'),
  ]
  const shown = months.find(({ name }) => name === chosen.name)
  return (
    <WorkFrame
      area="reseller"
      title={t('recruiting.commission')}
      lead={t('recruiting.balance', { amount: formatRm(balance) })}
      actions={
        <a
          href={linkTo('/reseller/commission.csv')}
          className={buttonClass({ variant: 'secondary', size: 'small' })}
        >
          {t('recruiting.csv')}
        </a>
      }
    >
      <p className="mb-4 max-w-text text-sm text-ink-soft">{t('recruiting.commissionLead')}</p>
      <Card as="section" title={t('referrals.chart')} className="mb-6">
        <LineChart
          chart={chart}
          label={t('referrals.chart')}
          first={writeMonth(tag, months.at(-1)?.start ?? 0)}
          last={writeMonth(tag, months[0]?.start ?? 0)}
        />
      </Card>
      <FiguresTable
        caption={t('recruiting.commission')}
        heads={[t('recruiting.csv_month'), ...heads]}
        rows={[
          ...months.map(({ name, start, sums }) => ({
            key: name,
            name: (
              <MonthLink
                to={linkTo('/reseller/commission', { month: name })}
                start={start}
                isChosen={name === chosen.name}
              />
            ),
            figures: write(sums),
          })),
          { key: 'earlier', name: t('recruiting.earlier'), figures: write(earlier) },
          { key: 'total', name: t('recruiting.total'), figures: write(total) },
        ]}
      />
      <section className="mt-8">
        <h2 className="mb-3 text-lg font-bold">
          {t('recruiting.bySeller', { month: shown ? writeMonth(tag, shown.start) : '' })}
        </h2>
        {hasStatements && (
          <p className="mb-3">
            <TextLink
              to={linkTo('/seller/statements/:period', { period: chosen.name })}
              className="inline-flex min-h-11 items-center"
            >
              {t('referrals.statement')}
            </TextLink>
          </p>
        )}
        {chosen.sellers.length === 0 ? (
          <EmptyState
            icon="coins"
            title={t('recruiting.noEntries')}
            titleLevel={3}
            action={<ButtonLink to="/reseller-dashboard">{t('recruiting.toLink')}</ButtonLink>}
          />
        ) : (
          <FiguresTable
            caption={t('recruiting.csv_seller')}
            heads={[t('recruiting.csv_seller'), ...heads]}
            rows={chosen.sellers.map(({ sellerId, name, sums }) => ({
              key: sellerId ?? '',
              name: sellerId === null ? t('recruiting.noSeller') : name || t('recruiting.gone'),
              figures: write(sums),
            }))}
          />
        )}
      </section>
    </WorkFrame>
  )
}
