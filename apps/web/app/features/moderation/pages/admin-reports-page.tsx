import { linkTo } from '@pasar/domain/access/link-to'
import { MAX_NOTE_LENGTH } from '@pasar/domain/moderation/note-length'
import {
  REPORT_COLUMNS,
  REPORT_LISTS,
  type ReportColumn,
  reportsFile,
  reportsPath,
} from '@pasar/domain/moderation/report-queue'
import { Form, useActionData, useLoaderData } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import type { Failure } from '../../../lib/forms/failure'
import { Button } from '../../../ui/button'
import { EmptyState } from '../../../ui/empty-state'
import { Pagination } from '../../../ui/pagination'
import { TabLinks } from '../../../ui/tab-links'
import { FormProblem } from '../../platform/components/form-problem'
import { CsvLink } from '../../platform/components/lists/csv-link'
import { columnWords, type ListColumns, ListTable, RowLink } from '../../platform/components/lists/list-table'
import { NoneFound } from '../../platform/components/lists/none-found'
import { QueueTools } from '../../platform/components/lists/queue-tools'
import { NEWEST_FIRST, OLDEST_FIRST } from '../../platform/components/lists/sort-words'
import { chooseFor, StaffBulk } from '../../platform/components/lists/staff-bulk'
import { pageOf, ViewBar } from '../../platform/components/lists/view-bar'
import { Word } from '../../platform/components/lists/word'
import { When } from '../../platform/components/when'
import { WorkFrame } from '../../platform/components/workspace/work-frame'
import { RemovalForm } from '../components/removal-form'
import type { action, loader } from '../routes/admin-reports.server'

/** What members have reported about items, reviews, questions and answers, until an admin closes it, and what was closed. */
export function AdminReportsPage() {
  const t = useT()
  const { saved, view, reports, isFirst, next } = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()?.failure
  const isOpen = view.list === 'open'
  const further = next === null ? null : reportsPath(view, next)
  const tabs = REPORT_LISTS.map((list) => ({
    to: pageOf(saved, reportsPath({ list, sort: 'usual', words: view.words })),
    label: t(`reportWork.list_${list}`),
    current: list === view.list,
  }))
  return (
    <WorkFrame
      area="admin"
      title={t('reportWork.title')}
      lead={t(isOpen ? 'reportWork.lead' : 'reportWork.closedLead')}
    >
      <ViewBar saved={saved} all="/admin/reports" />
      <TabLinks label={t('reportWork.lists')} className="mb-4" tabs={tabs} />
      {failure?.values.intent !== 'remove' && <FormProblem failure={failure} className="mb-4" />}
      {(reports.length > 0 || view.words !== '') && (
        <QueueTools
          {...(!isOpen && { state: view.list })}
          stateName="list"
          search={{ label: t('reportWork.search'), words: view.words }}
          sort={view.sort}
          sorts={isOpen ? OLDEST_FIRST : NEWEST_FIRST}
          set={REPORT_COLUMNS[view.list]}
          columns={view.columns}
          words={columnWords(COLUMNS)}
        />
      )}
      {reports.length === 0 && view.words === '' && (
        <EmptyState icon="check" title={t(isOpen ? 'reportWork.none' : 'listTools.nothing')}>
          {t(isOpen ? 'reportWork.noneText' : 'listTools.nothingText')}
        </EmptyState>
      )}
      {reports.length === 0 && view.words !== '' && (
        <NoneFound all={pageOf(saved, reportsPath({ ...view, words: '' }))} further={further} />
      )}
      {reports.length > 0 && (
        <>
          <ListTable<Report, ReportColumn>
            caption={t('reportWork.title')}
            head={{ words: 'reportWork.item', cell: (report) => <Reported report={report} /> }}
            rows={reports}
            columns={COLUMNS}
            shown={view.columns}
            {...(isOpen && {
              select: chooseFor<Report>(({ title }) =>
                t('staffChanges.choose', { title: title ?? t('reportWork.gone') }),
              ),
              actions: {
                words: 'reportWork.act',
                cell: (report) => (
                  <div className="relative z-10 space-y-2 xl:min-w-40">
                    <Close report={report} />
                    <Removal report={report} failure={failure} />
                  </div>
                ),
              },
            })}
          />
          {isOpen && <StaffBulk list="reports" actions={['settle']} path={reportsPath(view)} />}
          <CsvLink to={reportsFile(view)} />
        </>
      )}
      <Pagination
        className="mt-6"
        label={t('reportWork.pages')}
        previousTo={isFirst ? null : pageOf(saved, reportsPath(view))}
        previousLabel={t('memberWork.first')}
        nextTo={further}
        nextLabel={t('memberWork.more')}
      />
    </WorkFrame>
  )
}

type Report = ReturnType<typeof useLoaderData<typeof loader>>['reports'][number]

/** Leads to the page of staff about the item: there it is removed, or its page is opened. */
function Reported({ report: { itemId, title } }: { report: Report }) {
  const t = useT()
  if (itemId === null) return t('reportWork.gone')
  return (
    <div className="md:min-w-32">
      <RowLink to={linkTo('/admin/items/:id', { id: itemId })}>{title}</RowLink>
    </div>
  )
}

function Close({ report: { id, title } }: { report: Report }) {
  const t = useT()
  return (
    <Form method="post">
      <input type="hidden" name="id" value={id} />
      <Button
        type="submit"
        name="intent"
        value="close"
        variant="secondary"
        size="small"
        icon="check"
        aria-label={t('reportWork.closeOne', { title: title ?? t('reportWork.gone') })}
      >
        {t('reportWork.close')}
      </Button>
    </Form>
  )
}

/** Removes a review, a question or an answer, with a reason that its author reads. */
function Removal({ report: { id, kind, body }, failure }: { report: Report; failure: Failure }) {
  const t = useT()
  if (kind === 'item' || body === null) return null
  const text = t(`reportWork.remove_${kind}`)
  return <RemovalForm id={id} text={text} name="note" maxLength={MAX_NOTE_LENGTH} failure={failure} />
}

/** What somebody has written, as it was written. */
const Written = ({ text }: { text: string | null }) =>
  text === null || text === '' ? null : (
    <span dir="auto" className="line-clamp-4 wrap-anywhere whitespace-pre-line [unicode-bidi:isolate]">
      {text}
    </span>
  )

const COLUMNS: ListColumns<Report, ReportColumn> = {
  kind: {
    words: 'reportWork.kind',
    cell: ({ kind }) => (
      <span className="whitespace-nowrap">
        <Word of={`reportWork.kind_${kind}`} />
      </span>
    ),
  },
  body: { words: 'reportWork.body', cell: ({ body }) => (body === null ? null : <Written text={body} />) },
  reason: {
    words: 'reportWork.reason',
    cell: ({ reason }) => (
      <span className="xl:inline-block xl:min-w-24">
        <Word of={`reports.${reason}`} />
      </span>
    ),
  },
  note: { words: 'reportWork.note', cell: ({ note }) => (note === '' ? null : <Written text={note} />) },
  reporter: { words: 'reportWork.reporter', cell: ({ reporter }) => reporter },
  reported: { words: 'reportWork.reported', cell: ({ createdAt }) => <When at={createdAt} /> },
  closed: {
    words: 'reportWork.closedOn',
    cell: ({ closedAt }) => (closedAt === null ? null : <When at={closedAt} />),
  },
}
