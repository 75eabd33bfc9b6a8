import { z } from 'zod'
import { linkTo } from '../access/link-to'
import { ITEM_STATUSES, type ItemStatus } from '../catalogue/browse'
import type { ListingType } from '../catalogue/facets'
import { MAX_SEARCH_LENGTH } from '../catalogue/search/search'
import { form, idText, longText, paragraphs } from '../kernel/schemas'
import { cutText } from '../kernel/texts'
import { type ColumnSet, readColumns, writeColumns } from '../platform/lists/columns'
import { type ListSort, readListSort, writeListSort } from '../platform/lists/sort'
import { REPORT_REASONS, type ReportReason } from '../reviews/reviews'
import { MAX_NOTE_LENGTH } from './note-length'

/** Staff remove an item for what members report, too. */
export const REMOVAL_REASONS = REPORT_REASONS
export type RemovalReason = ReportReason

const MAX_APPEAL_LENGTH = 2_000

/** Why an item is taken off sale, as its seller reads it. */
export const itemRemovalSchema = form({
  reason: z.enum(REMOVAL_REASONS, { error: 'choose' }),
  note: paragraphs(MAX_NOTE_LENGTH),
})
export type ItemRemovalInput = z.output<typeof itemRemovalSchema>

/** The note with which an item is restored may be left out. */
export const itemRestoreSchema = form({ note: longText(MAX_NOTE_LENGTH).default('') })
export type ItemRestoreInput = z.output<typeof itemRestoreSchema>

/** Why what a member has written is removed. */
export const reportRemovalSchema = form({ note: paragraphs(MAX_NOTE_LENGTH) })
export type ReportRemovalInput = z.output<typeof reportRemovalSchema>

/** What a seller says against a removal. */
export const appealSchema = form({ appeal: paragraphs(MAX_APPEAL_LENGTH) })
export type AppealInput = z.output<typeof appealSchema>

export const appealDecisionSchema = form({
  verdict: z.enum(['restore', 'keep'], { error: 'choose' }),
  answer: paragraphs(MAX_NOTE_LENGTH),
})
export type AppealDecision = z.output<typeof appealDecisionSchema>

/** The same of one of two items with the same picture. */
export const duplicateRemovalSchema = form({ itemId: idText, ...itemRemovalSchema.shape })

/** A step in the order of featured items, and the place at which the item was seen: since when it is featured. */
export const featuredMoveSchema = form({
  itemId: idText,
  intent: z.enum(['up', 'down']),
  place: z.coerce.number().int(),
})
export type FeaturedMove = z.output<typeof featuredMoveSchema>

/** Two items with the same picture. */
export const itemPairSchema = form({ newerId: idText, olderId: idText })
export type ItemPairInput = z.output<typeof itemPairSchema>

/** What can be removed; drafts were never seen. */
export type RemovableStatus = Exclude<ItemStatus, 'draft' | 'removed'>
export const isRemovable = (status: ItemStatus): status is RemovableStatus =>
  status !== 'draft' && status !== 'removed'

/** What an item becomes when it is restored: as before, but sold out where there is some again, or where its auction is over. */
export function restoredStatus(
  before: RemovableStatus,
  item: { listingType: ListingType; stock: number; endsAt: number | null },
  now: number,
): RemovableStatus {
  if (item.listingType === 'Auction' && (item.endsAt ?? 0) <= now) return 'sold_out'
  return before === 'sold_out' && item.listingType === 'Fixed' && item.stock > 0 ? 'active' : before
}

/** The lists that staff look items through. */
export const STAFF_ITEM_LISTS = ['all', 'removed', 'appeals', 'featured', 'prices', 'doubles'] as const
export type StaffItemList = (typeof STAFF_ITEM_LISTS)[number]

/** What the list of all items can be narrowed to; what is removed has a list of its own. */
export const STAFF_ITEM_STATUSES = ITEM_STATUSES.filter(isRemovable)

/** Lists that are searched; appeals and duplicates are worked through. */
export const isSearchedList = (list: StaffItemList): boolean => list !== 'appeals' && list !== 'doubles'

/** Lists in the order of time, which can be turned round; featured items have an order of their own. */
export const isTimedList = (list: StaffItemList): boolean => isSearchedList(list) && list !== 'featured'

export interface StaffItemsFilter {
  list: StaffItemList
  words: string
  /** Only of the list of all. */
  status?: RemovableStatus | null
  /** Only of lists in the order of time. */
  sort?: ListSort
}

/** Columns of the list beside the item. */
export const STAFF_ITEM_COLUMNS: ColumnSet<StaffItemColumn> = {
  all: ['store', 'category', 'price', 'state'],
  usual: ['store', 'price', 'state'],
}
export type StaffItemColumn = 'store' | 'category' | 'price' | 'state'

/** What the list shows of them. */
export interface StaffItemsView extends StaffItemsFilter {
  columns: readonly StaffItemColumn[]
}

/** Reads the filter of an address; nonsense is left out. */
export function readStaffItemsFilter(params: URLSearchParams): StaffItemsView {
  const list = STAFF_ITEM_LISTS.find((known) => known === params.get('list')) ?? 'all'
  return {
    list,
    words: cutText(params.get('q') ?? '', MAX_SEARCH_LENGTH).trim(),
    status:
      list === 'all' ? (STAFF_ITEM_STATUSES.find((known) => known === params.get('status')) ?? null) : null,
    sort: isTimedList(list) ? readListSort(params) : 'usual',
    columns: readColumns(STAFF_ITEM_COLUMNS, params),
  }
}

const queryOf = ({ list, words, status, sort = 'usual' }: StaffItemsFilter) => ({
  list: list === 'all' ? undefined : list,
  q: words || undefined,
  status: status ?? undefined,
  sort: writeListSort(sort),
})

/** The address of another list: what it cannot be narrowed by is left out. */
export const otherItemsList = (filter: StaffItemsView, list: StaffItemList): string =>
  staffItemsPath({
    list,
    words: isSearchedList(list) ? filter.words : '',
    status: list === 'all' ? (filter.status ?? null) : null,
    sort: isTimedList(list) ? (filter.sort ?? 'usual') : 'usual',
    columns: filter.columns,
  })

export const staffItemsPath = (
  { columns, ...filter }: StaffItemsFilter & Partial<StaffItemsView>,
  cursor: string | null = null,
): string =>
  linkTo('/admin/items', {
    ...queryOf(filter),
    cols: writeColumns(STAFF_ITEM_COLUMNS, columns),
    cursor: cursor ?? undefined,
  })

/** The address of the file with the items, or the appeals, that a filter shows. */
export const staffItemsFile = (filter: StaffItemsFilter): string =>
  linkTo('/admin/items.csv', queryOf(filter))
