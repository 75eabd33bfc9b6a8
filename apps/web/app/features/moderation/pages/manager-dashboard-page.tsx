import { linkTo } from '@pasar/domain/access/link-to'
import { useLoaderData } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { PRIMED, trpc, usePrimed } from '../../../lib/trpc'
import { Card } from '../../../ui/card'
import { TextLink } from '../../../ui/text-link'
import { StatTile } from '../../analytics/components/stat-tile'
import { DateText } from '../../platform/components/date-text'
import { WorkFrame } from '../../platform/components/workspace/work-frame'
import type { loader } from '../routes/manager-dashboard.server'

/** A manager's first page: how long applications wait, and what the manager did lately. */
export function ManagerDashboardPage() {
  const t = useT()
  return (
    <WorkFrame area="manager" title={t('backOffice.title')} lead={t('backOffice.managerLead')}>
      <Applications />
    </WorkFrame>
  )
}

/** Where applications of a kind are decided. */
const REVIEWS = { seller: '/seller-applications/:id', reseller: '/become-reseller/:id' } as const

/** What the loader read, then what is newer. */
function useApplications() {
  const { dashboard } = useLoaderData<typeof loader>()
  const utils = trpc.useUtils()
  usePrimed(dashboard, (loaded) => utils.moderation.applications.setData(undefined, loaded))
  return trpc.moderation.applications.useQuery(undefined, { initialData: dashboard, ...PRIMED }).data
}

function Applications() {
  const t = useT()
  const { ages, oldest, own, days } = useApplications()
  return (
    <div className="space-y-6">
      <section>
        <h2 className="mb-3 text-lg font-bold">{t('backOffice.queue')}</h2>
        <div className="grid gap-4 sm:grid-cols-3">
          {(['late', 'waiting', 'fresh'] as const).map((age) => (
            <StatTile
              key={age}
              label={t(`backOffice.age_${age}`)}
              value={String(ages[age])}
              source={t('backOffice.queueSource')}
            />
          ))}
        </div>
      </section>
      <Card
        as="section"
        edge
        title={t('backOffice.oldest')}
        action={
          <span className="flex flex-wrap gap-x-4">
            <TextLink to="/seller-applications" className="inline-flex min-h-11 items-center">
              {t('backOffice.allApplications')}
            </TextLink>
            <TextLink to="/become-reseller" className="inline-flex min-h-11 items-center">
              {t('backOffice.allResellers')}
            </TextLink>
          </span>
        }
      >
        {oldest.length === 0 && <p className="text-ink-soft">{t('backOffice.nothing')}</p>}
        <ul className="divide-y divide-line">
          {oldest.map(({ kind, id, name, createdAt }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-4">
              <TextLink
                to={linkTo(REVIEWS[kind], { id })}
                className="inline-flex min-h-11 items-center wrap-anywhere"
              >
                {name || t('site.formerMember')}
              </TextLink>
              <span className="text-sm text-ink-soft">
                {t(`backOffice.waits_${kind}`)} · {t('backOffice.since')}{' '}
                <DateText time={createdAt} withTime />
              </span>
            </li>
          ))}
        </ul>
      </Card>
      <section>
        <h2 className="mb-3 text-lg font-bold">{t('backOffice.own', { count: days })}</h2>
        <div className="grid gap-4 sm:grid-cols-3">
          {(['approved', 'rejected', 'asked'] as const).map((what) => (
            <StatTile
              key={what}
              label={t(`backOffice.own_${what}`)}
              value={String(own[what])}
              source={t('backOffice.ownSource')}
            />
          ))}
        </div>
      </section>
    </div>
  )
}
