import { linkTo } from '@pasar/domain/access/link-to'
import { APPLICATION_LISTS, type ApplicationList } from '@pasar/domain/selling/application-lists'
import { Link, useLoaderData } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { Badge } from '../../../ui/badge'
import { ButtonLink } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { EmptyState } from '../../../ui/empty-state'
import { Pagination } from '../../../ui/pagination'
import { TabLinks } from '../../../ui/tab-links'
import { DateText } from '../../platform/components/date-text'
import { WorkFrame } from '../../platform/components/work-frame'
import { APPLICATION_TONES } from '../client/application-tones'
import type { loader } from '../routes/seller-applications.server'

const pathOf = (base: string, state: ApplicationList, cursor: string | null = null): string => {
  const params = new URLSearchParams()
  if (state !== 'pending') params.set('state', state)
  if (cursor !== null) params.set('cursor', cursor)
  const query = params.toString()
  return query === '' ? base : `${base}?${query}`
}

/** Who wants to sell, and who was decided on. */
export function SellerApplicationsPage() {
  const t = useT()
  const { base, area, state, isFirst, applications, next } = useLoaderData<typeof loader>()
  const tabs = APPLICATION_LISTS.map((known) => ({
    to: pathOf(base, known),
    label: t(`approvals.${known}`),
    current: known === state,
  }))
  return (
    <WorkFrame area={area} title={t('approvals.title')} lead={t('approvals.lead')}>
      <TabLinks label={t('approvals.lists')} tabs={tabs} className="mb-4" />
      {applications.length === 0 ? <NoApplications /> : <Applications />}
      <Pagination
        className="mt-6"
        label={t('approvals.pages')}
        previousTo={isFirst ? null : pathOf(base, state)}
        previousLabel={t('approvals.first')}
        nextTo={next === null ? null : pathOf(base, state, next)}
        nextLabel={t('approvals.more')}
      />
    </WorkFrame>
  )
}

function Applications() {
  const t = useT()
  const { base, state: list, applications } = useLoaderData<typeof loader>()
  return (
    <ul className="space-y-3">
      {applications.map(({ id, storeName, legalName, kind, state, createdAt, decidedAt }) => (
        <Card as="li" key={id} className="hover:border-jade">
          <div className="grid gap-x-6 gap-y-1 sm:grid-cols-[minmax(0,2fr)_minmax(0,2fr)_auto] sm:items-center">
            <div className="min-w-0">
              <Link
                to={linkTo(`${base}/:id`, { id })}
                className="block font-bold break-words after:absolute after:inset-0 hover:underline"
              >
                {storeName}
              </Link>
              <p className="text-sm text-ink-soft">{t(`selling.kind-${kind}`)}</p>
            </div>
            <p className="min-w-0 break-words">{legalName}</p>
            <div className="flex flex-wrap items-center gap-3 sm:justify-end">
              <span className="text-sm text-ink-soft">
                {t(decidedAt === null ? 'approvals.applied' : 'approvals.decided')}{' '}
                <DateText time={decidedAt ?? createdAt} withTime />
              </span>
              <Badge tone={APPLICATION_TONES[state]}>
                {t(list === 'asked' ? 'approvals.asked' : `approvals.${state}`)}
              </Badge>
            </div>
          </div>
        </Card>
      ))}
    </ul>
  )
}

function NoApplications() {
  const t = useT()
  const { base, state, isFirst } = useLoaderData<typeof loader>()
  if (state === 'pending' && isFirst)
    return (
      <EmptyState icon="check" title={t('approvals.nonePending')}>
        {t('approvals.nonePendingText')}
      </EmptyState>
    )
  return (
    <EmptyState
      icon="box"
      title={t('approvals.none')}
      action={<ButtonLink to={base}>{t('approvals.all')}</ButtonLink>}
    >
      {t('approvals.noneText')}
    </EmptyState>
  )
}
