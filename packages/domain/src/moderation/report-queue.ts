import { linkTo } from '../access/link-to'
import { type ColumnSet, readColumns, writeColumns } from '../platform/lists/columns'
import { type ListSort, readListSort, writeListSort } from '../platform/lists/sort'
import { readListWords, writeListWords } from '../platform/lists/words'

/** The reports that wait for an admin, and those that one has closed. */
export const REPORT_LISTS = ['open', 'closed'] as const
export type ReportList = (typeof REPORT_LISTS)[number]

export type ReportColumn = 'kind' | 'body' | 'reason' | 'note' | 'reporter' | 'reported' | 'closed'

/** Columns of the reports of a list, beside the item. */
export const REPORT_COLUMNS: Readonly<Record<ReportList, ColumnSet<ReportColumn>>> = {
  open: {
    all: ['kind', 'body', 'reason', 'note', 'reporter', 'reported'],
    usual: ['kind', 'body', 'reason', 'note', 'reported'],
  },
  closed: {
    all: ['kind', 'body', 'reason', 'note', 'reporter', 'reported', 'closed'],
    usual: ['kind', 'body', 'reason', 'note', 'closed'],
  },
}

export interface ReportsFilter {
  list: ReportList
  sort: ListSort
  /** In the item, its store, or the name or the email of who reported it, sells it or wrote it; empty for all. */
  words: string
}

export interface ReportsView extends ReportsFilter {
  columns: readonly ReportColumn[]
}

/** Reads an address; nonsense is left out. */
export function readReportsView(params: URLSearchParams): ReportsView {
  const list = REPORT_LISTS.find((known) => known === params.get('list')) ?? 'open'
  return {
    list,
    sort: readListSort(params),
    words: readListWords(params),
    columns: readColumns(REPORT_COLUMNS[list], params),
  }
}

const queryOf = ({ list, sort, words }: ReportsFilter) => ({
  list: list === 'open' ? undefined : list,
  q: writeListWords(words),
  sort: writeListSort(sort),
})

export const reportsPath = (
  { columns, ...filter }: ReportsFilter & Partial<ReportsView>,
  cursor: string | null = null,
): string =>
  linkTo('/admin/reports', {
    ...queryOf(filter),
    cols: writeColumns(REPORT_COLUMNS[filter.list], columns),
    cursor: cursor ?? undefined,
  })

/** The address of the file with the reports of a list. */
export const reportsFile = (filter: ReportsFilter): string => linkTo('/admin/reports.csv', queryOf(filter))
