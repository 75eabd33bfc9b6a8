import { formatRm } from '@pasar/domain/kernel/format'
import { useLoaderData } from '@remix-run/react'
import { useT } from '../../../../i18n/provider'
import { PRIMED, trpc, usePrimed } from '../../../../lib/trpc'
import { Card } from '../../../../ui/card'
import { TextField } from '../../../../ui/forms/field'
import { TextLink } from '../../../../ui/text-link'
import { StatTile } from '../../../analytics/components/stat-tile'
import { WorkFrame } from '../../../platform/components/workspace/work-frame'
import { FiguresTable } from '../../components/reseller/figures-table'
import { RecruitedList } from '../../components/reseller/recruited-list'
import type { loader } from '../../routes/reseller/reseller-dashboard.server'

/** The days of `recruitedPage`. */
const DAYS = 30

/** A reseller's way in: the link to pass on, the sellers it brought, and what they earn. */
export function ResellerDashboard() {
  const t = useT()
  return (
    <WorkFrame area="reseller" title={t('recruiting.title')} lead={t('recruiting.lead')}>
      <div className="space-y-6">
        <Referral />
        <Figures />
      </div>
    </WorkFrame>
  )
}

/** What the loader read, then what is newer. */
function useFigures() {
  const { figures } = useLoaderData<typeof loader>()
  const utils = trpc.useUtils()
  usePrimed(figures, (loaded) => utils.selling.recruiting.setData(undefined, loaded))
  return trpc.selling.recruiting.useQuery(undefined, { initialData: figures, ...PRIMED }).data
}

function Figures() {
  const t = useT()
  const { counts, balance, month, group, newest, funnel } = useFigures()
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-3">
        <StatTile
          label={t('recruiting.earnedNow')}
          value={formatRm(month.earned)}
          source={t('recruiting.commissionLead')}
        >
          {t('recruiting.balance', { amount: formatRm(balance) })}
        </StatTile>
        <StatTile
          label={t('recruiting.groupNow')}
          value={formatRm(group.amount)}
          source={t('recruiting.groupLead')}
        >
          {t('recruiting.parcels', { count: group.parcels })}
        </StatTile>
        <StatTile
          label={t('recruiting.sellers')}
          value={String(counts.all)}
          source={t('recruiting.sellersLead')}
        >
          {t('recruiting.counts', { approved: counts.approved, pending: counts.pending })}
        </StatTile>
      </div>
      <section>
        <h2 className="mb-1 text-lg font-bold">{t('referrals.funnel')}</h2>
        <p className="mb-3 max-w-text text-sm text-ink-soft">{t('referrals.funnelText')}</p>
        <FiguresTable
          caption={t('referrals.funnel')}
          heads={[t('figures.step'), t('figures.count')]}
          rows={funnel.map(({ step, count }) => ({
            key: step,
            name: t(`referrals.${step}`),
            figures: [String(count)],
          }))}
        />
      </section>
      <section>
        <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
          <h2 className="text-lg font-bold">{t('recruiting.newest')}</h2>
          <TextLink to="/reseller/recruited-sellers" className="inline-flex min-h-11 items-center">
            {t('recruiting.all')}
          </TextLink>
        </div>
        {newest.length === 0 ? (
          <p className="text-ink-soft">{t('recruiting.noneText')}</p>
        ) : (
          <RecruitedList sellers={newest} days={DAYS} />
        )}
      </section>
    </>
  )
}

function Referral() {
  const t = useT()
  const { link, qr } = useLoaderData<typeof loader>()
  return (
    <Card as="section" edge title={t('recruiting.link')}>
      <div className="flex flex-wrap items-center gap-6">
        <svg
          role="img"
          aria-label={t('recruiting.qr')}
          viewBox={`0 0 ${qr.size} ${qr.size}`}
          className="size-40 shrink-0 rounded-control bg-surface text-ink"
          data-theme="light"
          shapeRendering="crispEdges"
        >
          <path d={qr.path} fill="currentColor" />
        </svg>
        <div className="min-w-0 grow basis-64">
          <TextField
            label={t('recruiting.linkLabel')}
            hint={t('recruiting.linkHint')}
            defaultValue={link}
            readOnly
          />
        </div>
      </div>
    </Card>
  )
}
