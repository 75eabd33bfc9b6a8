import { linkTo } from '../access/link-to'
import { MAX_SEARCH_LENGTH } from '../catalogue/search/search'
import { cutText } from '../kernel/texts'
import { ORDER_STATES, type OrderState } from '../orders/states'
import { type ColumnSet, readColumns, writeColumns } from '../platform/lists/columns'

/** Orders by state, those with a payment that does not match, or those with a refund that the provider refused. */
export type StaffOrderList = OrderState | 'held' | 'refundFailed'

export const STAFF_ORDER_LISTS: readonly StaffOrderList[] = ['held', 'refundFailed', ...ORDER_STATES]

/** Which orders staff want, as an address says it. */
export interface StaffOrdersFilter {
  /** Null for all. */
  list: StaffOrderList | null
  isOldestFirst: boolean
  /** How an order number, the name or email of a buyer or the name of a store begins. */
  words: string
}

/** Columns of the list beside the number. */
export const STAFF_ORDER_COLUMNS: ColumnSet<StaffOrderColumn> = {
  all: ['buyer', 'stores', 'parcels', 'placed', 'total', 'state'],
  usual: ['buyer', 'stores', 'placed', 'total', 'state'],
}
export type StaffOrderColumn = 'buyer' | 'stores' | 'parcels' | 'placed' | 'total' | 'state'

/** What the list shows of them. */
export interface StaffOrdersView extends StaffOrdersFilter {
  columns: readonly StaffOrderColumn[]
}

/** Reads the filter of an address; nonsense is left out. */
export const readStaffOrdersFilter = (params: URLSearchParams): StaffOrdersView => ({
  list: STAFF_ORDER_LISTS.find((known) => known === params.get('list')) ?? null,
  isOldestFirst: params.get('sort') === 'oldest',
  words: cutText(params.get('q') ?? '', MAX_SEARCH_LENGTH).trim(),
  columns: readColumns(STAFF_ORDER_COLUMNS, params),
})

const queryOf = ({ list, isOldestFirst, words }: StaffOrdersFilter) => ({
  list: list ?? undefined,
  sort: isOldestFirst ? 'oldest' : undefined,
  q: words || undefined,
})

/** The address of a page of the list of orders. */
export const staffOrdersPath = (
  { columns, ...filter }: StaffOrdersFilter & Partial<StaffOrdersView>,
  cursor: string | null = null,
): string =>
  linkTo('/admin-orders', {
    ...queryOf(filter),
    cols: writeColumns(STAFF_ORDER_COLUMNS, columns),
    cursor: cursor ?? undefined,
  })

/** The address of the file with the orders that a filter shows. */
export const staffOrdersFile = (filter: StaffOrdersFilter): string =>
  linkTo('/admin-orders.csv', queryOf(filter))
