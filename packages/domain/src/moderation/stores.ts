import type { z } from 'zod'
import { linkTo } from '../access/link-to'
import { MAX_SEARCH_LENGTH } from '../catalogue/search/search'
import { form, longText, paragraphs } from '../kernel/schemas'
import { cutText } from '../kernel/texts'
import { type ColumnSet, readColumns, writeColumns } from '../platform/lists/columns'

/** How a store stands: `hidden` is shown to nobody but its seller and staff. */
const STORE_STATES = ['shown', 'holiday', 'hidden'] as const
export type StoreState = (typeof STORE_STATES)[number]

export const STORE_SORTS = ['newest', 'oldest'] as const
export type StoreSort = (typeof STORE_SORTS)[number]

/** Which stores staff want, as an address says it. */
export interface StaffStoresFilter {
  /** Null for all. */
  state: Exclude<StoreState, 'shown'> | null
  sort: StoreSort
  /** A part of the name of a store or of its seller, an address or an id. */
  words: string
}

/** Columns of the list beside the name. */
export const STAFF_STORE_COLUMNS: ColumnSet<StaffStoreColumn> = {
  all: ['seller', 'since', 'items', 'parcels', 'rating', 'state'],
  usual: ['seller', 'items', 'parcels', 'rating', 'state'],
}
export type StaffStoreColumn = 'seller' | 'since' | 'items' | 'parcels' | 'rating' | 'state'

/** What the list shows of them. */
export interface StaffStoresView extends StaffStoresFilter {
  columns: readonly StaffStoreColumn[]
}

/** Reads the filter of an address; nonsense is left out. */
export const readStaffStoresFilter = (params: URLSearchParams): StaffStoresView => ({
  state: (['holiday', 'hidden'] as const).find((known) => known === params.get('state')) ?? null,
  sort: STORE_SORTS.find((known) => known === params.get('sort')) ?? 'newest',
  words: cutText(params.get('q') ?? '', MAX_SEARCH_LENGTH).trim(),
  columns: readColumns(STAFF_STORE_COLUMNS, params),
})

const queryOf = ({ state, sort, words }: StaffStoresFilter) => ({
  state: state ?? undefined,
  sort: sort === 'newest' ? undefined : sort,
  q: words || undefined,
})

/** The address of a page of the list of stores. */
export const staffStoresPath = (
  { columns, ...filter }: StaffStoresFilter & Partial<StaffStoresView>,
  cursor: string | null = null,
): string =>
  linkTo('/all-stores', {
    ...queryOf(filter),
    cols: writeColumns(STAFF_STORE_COLUMNS, columns),
    cursor: cursor ?? undefined,
  })

/** The address of the file with the stores that a filter shows. */
export const staffStoresFile = (filter: StaffStoresFilter): string =>
  linkTo('/all-stores.csv', queryOf(filter))

const MAX_REASON_LENGTH = 500

/** Why a store is hidden, as its seller reads it. */
export const storeHidingSchema = form({ reason: paragraphs(MAX_REASON_LENGTH) })
export type StoreHidingInput = z.output<typeof storeHidingSchema>

/** The words to its seller when a store is shown again; it may be left out. */
export const storeShowingSchema = form({ reason: longText(MAX_REASON_LENGTH).default('') })
export type StoreShowingInput = z.output<typeof storeShowingSchema>
