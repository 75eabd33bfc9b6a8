import { linkTo } from '../access/link-to'
import { type ColumnSet, readColumns, writeColumns } from '../platform/lists/columns'
import { type ListSort, readListSort, writeListSort } from '../platform/lists/sort'

export type ReportColumn = 'kind' | 'body' | 'reason' | 'note' | 'reporter' | 'reported'

/** Columns of the reports that wait, beside the item. */
export const REPORT_COLUMNS: ColumnSet<ReportColumn> = {
  all: ['kind', 'body', 'reason', 'note', 'reporter', 'reported'],
  usual: ['kind', 'body', 'reason', 'note', 'reported'],
}

export interface ReportsView {
  sort: ListSort
  columns: readonly ReportColumn[]
}

/** Reads an address; nonsense is left out. */
export const readReportsView = (params: URLSearchParams): ReportsView => ({
  sort: readListSort(params),
  columns: readColumns(REPORT_COLUMNS, params),
})

export const reportsPath = ({ sort, columns }: ReportsView, cursor: string | null = null): string =>
  linkTo('/admin/reports', {
    sort: writeListSort(sort),
    cols: writeColumns(REPORT_COLUMNS, columns),
    cursor: cursor ?? undefined,
  })

/** The address of the file with the reports that wait. */
export const reportsFile = ({ sort }: Pick<ReportsView, 'sort'>): string =>
  linkTo('/admin/reports.csv', { sort: writeListSort(sort) })
