import { linkTo } from '@pasar/domain/access/link-to'
import { CLAIM_LISTS } from '@pasar/domain/disputes/claims'
import { formatRm } from '@pasar/domain/kernel/format'
import { Link, useLoaderData } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { Badge } from '../../../ui/badge'
import { Card } from '../../../ui/card'
import { EmptyState } from '../../../ui/empty-state'
import { Pagination } from '../../../ui/pagination'
import { TabLinks } from '../../../ui/tab-links'
import { listPath } from '../../orders/client/list-path'
import { CsvLink } from '../../platform/components/lists/csv-link'
import { When } from '../../platform/components/when'
import { WorkFrame } from '../../platform/components/work-frame'
import type { loader } from '../routes/admin-claims.server'

const PATH = '/admin/claims'

/** The claims that both sides could not agree about, those due first on top. */
export function AdminClaimsPage() {
  const t = useT()
  const { list, claims, next, isFirst } = useLoaderData<typeof loader>()
  const state = list === 'escalated' ? null : list
  const tabs = CLAIM_LISTS.map((known) => ({
    to: listPath(PATH, { state: known === 'escalated' ? null : known }),
    label: t(`claimWork.list_${known}`),
    current: known === list,
  }))
  return (
    <WorkFrame area="admin" title={t('claimWork.queue')} lead={t('claimWork.queueLead')}>
      <TabLinks label={t('claimWork.lists')} tabs={tabs} className="mb-4" />
      {claims.length === 0 ? (
        <EmptyState icon="check" title={t(`claimWork.none_${list}`)}>
          {t(`claimWork.noneText_${list}`)}
        </EmptyState>
      ) : (
        <ul className="space-y-3" aria-label={t('claimWork.queue')}>
          {claims.map((claim) => (
            <Card as="li" key={claim.id} className="hover:border-jade">
              <div className="grid gap-x-6 gap-y-1 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_auto] sm:items-center">
                <div className="min-w-0">
                  <Link
                    to={`${PATH}/${claim.id}`}
                    className="block font-bold break-words after:absolute after:inset-0 hover:underline"
                  >
                    {t('fulfilment.number', { number: claim.number })}
                  </Link>
                  <p className="text-sm break-words text-ink-soft">
                    {t(`claims.${claim.kind}`)} · {claim.storeName}
                  </p>
                </div>
                <p className="font-semibold tabular-nums">
                  {formatRm(list === 'decided' ? claim.refunded : claim.claimed)}
                </p>
                <p className="flex flex-wrap items-center gap-2 text-sm">
                  <span className="text-ink-soft">
                    {t(list === 'decided' ? 'claimWork.decidedOn' : 'claimWork.decideBy')}
                  </span>
                  <When at={claim.closedAt ?? claim.decideBy ?? claim.createdAt} />
                  {claim.isLate && (
                    <Badge tone="bunga" icon="warning">
                      {t('fulfilment.overdue')}
                    </Badge>
                  )}
                </p>
              </div>
            </Card>
          ))}
        </ul>
      )}
      {claims.length > 0 && <CsvLink to={linkTo('/admin/claims.csv', { state: state ?? undefined })} />}
      <Pagination
        className="mt-6"
        label={t('claimWork.pages')}
        previousTo={isFirst ? null : listPath(PATH, { state })}
        previousLabel={t('fulfilment.first')}
        nextTo={next === null ? null : listPath(PATH, { state, cursor: next })}
        nextLabel={t('claimWork.more')}
      />
    </WorkFrame>
  )
}
