import { type ColumnSet, writeColumns } from '@pasar/domain/platform/lists/columns'
import {
  type ApplicationBase,
  type ApplicationList,
  type ApplicationsView,
  queueFile,
  queuePath,
} from '@pasar/domain/selling/application-lists'
import { useT } from '../../../../i18n/provider'
import type { TextKey } from '../../../../i18n/translate'
import { ButtonLink } from '../../../../ui/button'
import { EmptyState } from '../../../../ui/empty-state'
import { Pagination } from '../../../../ui/pagination'
import { TabLinks } from '../../../../ui/tab-links'
import { CsvLink } from '../../../platform/components/lists/csv-link'
import {
  columnWords,
  type ListColumns,
  ListTable,
  RowLink,
} from '../../../platform/components/lists/list-table'
import { NoneFound } from '../../../platform/components/lists/none-found'
import { QueueTools } from '../../../platform/components/lists/queue-tools'
import { NEWEST_FIRST, OLDEST_FIRST } from '../../../platform/components/lists/sort-words'
import { pageOf, ViewBar } from '../../../platform/components/lists/view-bar'
import { WorkFrame } from '../../../platform/components/workspace/work-frame'
import type { ViewTabs } from '../../../platform/server/saved-views.server'

interface ReviewQueueProps<List extends ApplicationList, Row, Column extends string> {
  area: 'manager' | 'admin'
  base: ApplicationBase
  saved: ViewTabs
  title: string
  lead: string
  lists: readonly List[]
  filter: ApplicationsView<List, Column>
  isFirst: boolean
  /** The cursor of the next page; null on the last one. */
  next: string | null
  rows: readonly Row[]
  /** What the field for words is called. */
  searchLabel: string
  /** What names a row. */
  head: { words: TextKey; name: (row: Row) => string; to: (row: Row) => string }
  set: ColumnSet<Column>
  columns: ListColumns<Row, Column>
  nonePendingText: string
}

/** The applications of one list, for those who decide. */
export function ReviewQueue<List extends ApplicationList, Row extends { id: string }, Column extends string>(
  props: ReviewQueueProps<List, Row, Column>,
) {
  const t = useT()
  const { area, base, saved, title, lead, lists, filter, isFirst, next, rows, head, set, columns } = props
  const { list, sort, words } = filter
  const cols = writeColumns(set, filter.columns)
  const whole = (to: string): string => pageOf(saved, to)
  const tabs = lists.map((known) => ({
    to: whole(queuePath(base, { list: known, sort: 'usual', words })),
    label: t(`approvals.${known}`),
    current: known === list,
  }))
  return (
    <WorkFrame area={area} title={title} lead={lead}>
      <ViewBar saved={saved} all={base} />
      <TabLinks label={t('approvals.lists')} tabs={tabs} className="mb-4" />
      {(rows.length > 0 || words !== '') && (
        <QueueTools
          {...(list !== 'pending' && { state: list })}
          search={{ label: props.searchLabel, words }}
          sort={sort}
          sorts={list === 'pending' || list === 'asked' ? OLDEST_FIRST : NEWEST_FIRST}
          set={set}
          columns={filter.columns}
          words={columnWords(columns)}
        />
      )}
      {rows.length === 0 && words !== '' && (
        <NoneFound
          all={whole(queuePath(base, { ...filter, words: '' }, cols))}
          further={next === null ? null : queuePath(base, filter, cols, next)}
        />
      )}
      {rows.length === 0 && words === '' && (
        <NoRows
          to={whole(base)}
          nonePendingText={list === 'pending' && isFirst ? props.nonePendingText : null}
        />
      )}
      {rows.length > 0 && (
        <>
          <ListTable<Row, Column>
            caption={title}
            head={{
              words: head.words,
              cell: (row) => <RowLink to={head.to(row)}>{head.name(row)}</RowLink>,
            }}
            rows={rows}
            columns={columns}
            shown={filter.columns}
          />
          <CsvLink to={queueFile(base, filter)} />
        </>
      )}
      <Pagination
        className="mt-6"
        label={t('approvals.pages')}
        previousTo={isFirst ? null : whole(queuePath(base, filter, cols))}
        previousLabel={t('approvals.first')}
        nextTo={next === null ? null : queuePath(base, filter, cols, next)}
        nextLabel={t('approvals.more')}
      />
    </WorkFrame>
  )
}

function NoRows({ to, nonePendingText }: { to: string; nonePendingText: string | null }) {
  const t = useT()
  if (nonePendingText !== null)
    return (
      <EmptyState icon="check" title={t('approvals.nonePending')}>
        {nonePendingText}
      </EmptyState>
    )
  return (
    <EmptyState
      icon="box"
      title={t('approvals.none')}
      action={<ButtonLink to={to}>{t('approvals.all')}</ButtonLink>}
    >
      {t('approvals.noneText')}
    </EmptyState>
  )
}
