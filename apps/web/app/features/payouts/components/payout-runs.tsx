import { linkTo } from '@pasar/domain/access/link-to'
import { formatRm } from '@pasar/domain/kernel/format'
import { RUN_COLUMNS, type RunColumn, runsFile, runsPath } from '@pasar/domain/payouts/run-list'
import { useLoaderData } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { Badge } from '../../../ui/badge'
import { Pagination } from '../../../ui/pagination'
import { useTimeText } from '../../accounts/components/time-text'
import { CsvLink } from '../../platform/components/lists/csv-link'
import { columnWords, type ListColumns, ListTable, RowLink } from '../../platform/components/lists/list-table'
import { QueueTools } from '../../platform/components/lists/queue-tools'
import { NEWEST_FIRST } from '../../platform/components/lists/sort-words'
import { pageOf, ViewBar } from '../../platform/components/lists/view-bar'
import { Count, Word } from '../../platform/components/lists/word'
import { When } from '../../platform/components/when'
import { runStatus } from '../client/run-tones'
import type { loader } from '../routes/admin-payouts.server'

type Run = ReturnType<typeof useLoaderData<typeof loader>>['runs'][number]

function RunState({ run }: { run: Run }) {
  const { tone, text } = runStatus(run)
  return (
    <Badge tone={tone}>
      <Word of={text} />
    </Badge>
  )
}

const COLUMNS: ListColumns<Run, RunColumn> = {
  proposedBy: { words: 'payoutRuns.csv_proposedBy', cell: ({ proposedByName }) => proposedByName },
  decidedAt: {
    words: 'payoutRuns.csv_decidedAt',
    cell: ({ decidedAt }) => (decidedAt === null ? null : <When at={decidedAt} />),
  },
  decidedBy: { words: 'payoutRuns.csv_decidedBy', cell: ({ decidedByName }) => decidedByName },
  count: { words: 'payoutRuns.csv_count', cell: ({ count }) => <Count of={count} />, numeric: true },
  total: { words: 'payoutRuns.total', cell: ({ total }) => formatRm(total), numeric: true },
  inTransit: {
    words: 'payoutRuns.state-in_transit',
    cell: ({ inTransit }) => <Count of={inTransit} />,
    numeric: true,
  },
  unknown: {
    words: 'payoutRuns.state-unknown',
    cell: ({ unknown }) => <Count of={unknown} />,
    numeric: true,
  },
  paid: { words: 'payoutRuns.state-paid', cell: ({ paid }) => <Count of={paid} />, numeric: true },
  failed: { words: 'payoutRuns.state-failed', cell: ({ failed }) => <Count of={failed} />, numeric: true },
  dropped: {
    words: 'payoutRuns.state-dropped',
    cell: ({ dropped }) => <Count of={dropped} />,
    numeric: true,
  },
  state: { words: 'payoutRuns.csv_state', cell: (run) => <RunState run={run} /> },
}

/** The runs of payouts so far. */
export function PayoutRuns() {
  const t = useT()
  const { writeTime } = useTimeText()
  const { saved, view, runs, next, isFirst } = useLoaderData<typeof loader>()
  return (
    <section>
      <h2 className="mb-3 text-lg font-bold">{t('payoutRuns.runs')}</h2>
      <ViewBar saved={saved} all="/admin/payouts" />
      {runs.length === 0 ? (
        <p className="text-ink-soft">{t('payoutRuns.runsNone')}</p>
      ) : (
        <>
          <QueueTools
            sort={view.sort}
            sorts={NEWEST_FIRST}
            set={RUN_COLUMNS}
            columns={view.columns}
            words={columnWords(COLUMNS)}
          />
          <ListTable
            caption={t('payoutRuns.runs')}
            head={{
              words: 'payoutRuns.csv_proposedAt',
              cell: ({ id, proposedAt }) => (
                <RowLink to={linkTo('/admin/payouts/:id', { id })}>
                  <span suppressHydrationWarning>{t('payoutRuns.run', { time: writeTime(proposedAt) })}</span>
                </RowLink>
              ),
            }}
            rows={runs}
            columns={COLUMNS}
            shown={view.columns}
          />
          <CsvLink to={runsFile(view)} />
        </>
      )}
      <Pagination
        className="mt-6"
        label={t('payoutRuns.pages')}
        previousTo={isFirst ? null : pageOf(saved, runsPath(view))}
        previousLabel={t('payoutRuns.first')}
        nextTo={next === null ? null : runsPath(view, next)}
        nextLabel={t('payoutRuns.nextPage')}
      />
    </section>
  )
}
