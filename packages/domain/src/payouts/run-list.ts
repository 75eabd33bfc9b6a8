import { linkTo } from '../access/link-to'
import { type ColumnSet, readColumns, writeColumns } from '../platform/lists/columns'
import { type ListSort, readListSort, writeListSort } from '../platform/lists/sort'

export type RunColumn =
  | 'proposedBy'
  | 'decidedAt'
  | 'decidedBy'
  | 'count'
  | 'total'
  | 'inTransit'
  | 'unknown'
  | 'paid'
  | 'failed'
  | 'dropped'
  | 'state'

/** Columns of the runs of payouts, beside when they were proposed. */
export const RUN_COLUMNS: ColumnSet<RunColumn> = {
  all: [
    'proposedBy',
    'decidedAt',
    'decidedBy',
    'count',
    'total',
    'inTransit',
    'unknown',
    'paid',
    'failed',
    'dropped',
    'state',
  ],
  usual: ['proposedBy', 'count', 'total', 'state'],
}

/** What the list shows, as an address says it. */
export interface RunsView {
  sort: ListSort
  columns: readonly RunColumn[]
}

/** Reads an address; nonsense is left out. */
export const readRunsView = (params: URLSearchParams): RunsView => ({
  sort: readListSort(params),
  columns: readColumns(RUN_COLUMNS, params),
})

export const runsPath = ({ sort, columns }: RunsView, cursor: string | null = null): string =>
  linkTo('/admin/payouts', {
    sort: writeListSort(sort),
    cols: writeColumns(RUN_COLUMNS, columns),
    cursor: cursor ?? undefined,
  })

/** The address of the file with the runs. */
export const runsFile = ({ sort }: Pick<RunsView, 'sort'>): string =>
  linkTo('/admin/payouts.csv', { sort: writeListSort(sort) })
