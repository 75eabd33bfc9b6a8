import { linkTo } from '@pasar/domain/access/link-to'
import { CLAIM_COLUMNS, type ClaimColumn, claimsFile, claimsPath } from '@pasar/domain/disputes/claim-queue'
import { CLAIM_LISTS } from '@pasar/domain/disputes/claims'
import { formatRm } from '@pasar/domain/kernel/format'
import { useLoaderData } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { Badge } from '../../../ui/badge'
import { EmptyState } from '../../../ui/empty-state'
import { Pagination } from '../../../ui/pagination'
import { TabLinks } from '../../../ui/tab-links'
import { CsvLink } from '../../platform/components/lists/csv-link'
import { columnWords, type ListColumns, ListTable, RowLink } from '../../platform/components/lists/list-table'
import { QueueTools } from '../../platform/components/lists/queue-tools'
import { NEWEST_FIRST } from '../../platform/components/lists/sort-words'
import { pageOf, ViewBar } from '../../platform/components/lists/view-bar'
import { Word } from '../../platform/components/lists/word'
import { When } from '../../platform/components/when'
import { WorkFrame } from '../../platform/components/workspace/work-frame'
import { claimWords } from '../components/claim-words'
import type { loader } from '../routes/admin-claims.server'

const SORTS = {
  escalated: { usual: 'claimWork.dueFirst', reverse: 'claimWork.dueLast' },
  returning: { usual: 'claimWork.dueFirst', reverse: 'claimWork.dueLast' },
  decided: NEWEST_FIRST,
} as const

/** The claims that both sides could not agree about, those due first on top. */
export function AdminClaimsPage() {
  const t = useT()
  const { saved, filter, claims, next, isFirst } = useLoaderData<typeof loader>()
  const { list, sort, columns } = filter
  const tabs = CLAIM_LISTS.map((known) => ({
    to: pageOf(saved, claimsPath({ list: known, sort: 'usual' })),
    label: t(`claimWork.list_${known}`),
    current: known === list,
  }))
  return (
    <WorkFrame area="admin" title={t('claimWork.queue')} lead={t('claimWork.queueLead')}>
      <ViewBar saved={saved} all="/admin/claims" />
      <TabLinks label={t('claimWork.lists')} tabs={tabs} className="mb-4" />
      {claims.length === 0 ? (
        <EmptyState icon="check" title={t(`claimWork.none_${list}`)}>
          {t(`claimWork.noneText_${list}`)}
        </EmptyState>
      ) : (
        <>
          <QueueTools
            {...(list !== 'escalated' && { state: list })}
            sort={sort}
            sorts={SORTS[list]}
            set={CLAIM_COLUMNS[list]}
            columns={columns}
            words={columnWords(COLUMNS)}
          />
          <ListTable
            caption={t('claimWork.queue')}
            head={{
              words: 'claimWork.csv_order',
              cell: ({ id, number }) => (
                <RowLink to={linkTo('/admin/claims/:id', { id })}>
                  {t('fulfilment.number', { number })}
                </RowLink>
              ),
            }}
            rows={claims}
            columns={COLUMNS}
            shown={columns}
          />
          <CsvLink to={claimsFile(filter)} />
        </>
      )}
      <Pagination
        className="mt-6"
        label={t('claimWork.pages')}
        previousTo={isFirst ? null : pageOf(saved, claimsPath(filter))}
        previousLabel={t('fulfilment.first')}
        nextTo={next === null ? null : claimsPath(filter, next)}
        nextLabel={t('claimWork.more')}
      />
    </WorkFrame>
  )
}

type Claim = ReturnType<typeof useLoaderData<typeof loader>>['claims'][number]

const COLUMNS: ListColumns<Claim, ClaimColumn> = {
  kind: {
    words: 'claimWork.csv_kind',
    cell: ({ kind, isOfService }) => <Word of={claimWords(kind, isOfService)} />,
  },
  store: { words: 'claimWork.csv_store', cell: ({ storeName }) => storeName },
  stage: {
    words: 'claimWork.stage',
    cell: ({ state }) =>
      state === 'return_asked' || state === 'returning' ? <Word of={`claimWork.stage_${state}`} /> : null,
  },
  claimed: { words: 'claimWork.claimed', cell: ({ claimed }) => formatRm(claimed), numeric: true },
  refunded: {
    words: 'claimWork.refunded',
    cell: ({ refunded, state }) => (state === 'decided' ? formatRm(refunded) : null),
    numeric: true,
  },
  opened: { words: 'claimWork.csv_opened', cell: ({ createdAt }) => <When at={createdAt} /> },
  due: {
    words: 'claimWork.decideBy',
    cell: ({ decideBy, isLate }) =>
      decideBy === null ? null : (
        <span className="inline-flex flex-wrap items-center gap-2">
          <When at={decideBy} />
          {isLate && (
            <Badge tone="bunga" icon="warning">
              <Word of="fulfilment.overdue" />
            </Badge>
          )}
        </span>
      ),
  },
  next: {
    words: 'claimWork.nextBy',
    cell: ({ dueAt }) => (dueAt === null ? null : <When at={dueAt} />),
  },
  decided: {
    words: 'claimWork.decidedOn',
    cell: ({ closedAt }) => (closedAt === null ? null : <When at={closedAt} />),
  },
}
