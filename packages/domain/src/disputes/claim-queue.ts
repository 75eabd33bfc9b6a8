import { linkTo } from '../access/link-to'
import { type ColumnSet, readColumns, writeColumns } from '../platform/lists/columns'
import { type ListSort, readListSort, writeListSort } from '../platform/lists/sort'
import { CLAIM_LISTS, type ClaimList } from './claims'

export type ClaimColumn =
  | 'kind'
  | 'store'
  | 'stage'
  | 'claimed'
  | 'refunded'
  | 'opened'
  | 'due'
  | 'next'
  | 'decided'

const ALL = ['kind', 'store', 'claimed', 'refunded', 'opened', 'due', 'decided'] as const

/** Columns of the claims that admins decide, beside the number. */
export const CLAIM_COLUMNS: Readonly<Record<ClaimList, ColumnSet<ClaimColumn>>> = {
  escalated: { all: ALL, usual: ['kind', 'store', 'claimed', 'due'] },
  returning: {
    all: ['kind', 'store', 'stage', 'claimed', 'opened', 'next'],
    usual: ['kind', 'store', 'stage', 'next'],
  },
  decided: { all: ALL, usual: ['kind', 'store', 'refunded', 'decided'] },
}

export interface ClaimsFilter {
  list: ClaimList
  sort: ListSort
}

/** What the list shows of them. */
export interface ClaimsView extends ClaimsFilter {
  columns: readonly ClaimColumn[]
}

/** Reads the filter of an address; nonsense is left out. */
export function readClaimsFilter(params: URLSearchParams): ClaimsView {
  const list = CLAIM_LISTS.find((known) => known === params.get('state')) ?? 'escalated'
  return { list, sort: readListSort(params), columns: readColumns(CLAIM_COLUMNS[list], params) }
}

const queryOf = ({ list, sort }: ClaimsFilter) => ({
  state: list === 'escalated' ? undefined : list,
  sort: writeListSort(sort),
})

export const claimsPath = (
  { columns, ...filter }: ClaimsFilter & Partial<ClaimsView>,
  cursor: string | null = null,
): string =>
  linkTo('/admin/claims', {
    ...queryOf(filter),
    cols: writeColumns(CLAIM_COLUMNS[filter.list], columns),
    cursor: cursor ?? undefined,
  })

/** The address of the file with the claims that a filter shows. */
export const claimsFile = (filter: ClaimsFilter): string => linkTo('/admin/claims.csv', queryOf(filter))
