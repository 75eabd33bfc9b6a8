import { linkTo } from '../access/link-to'
import { MAX_SEARCH_LENGTH } from '../catalogue/search/search'
import { cutText } from '../kernel/texts'
import { type ColumnSet, readColumns, writeColumns } from '../platform/lists/columns'
import { type ListSort, readListSort, writeListSort } from '../platform/lists/sort'
import { COUPON_STATUSES, type CouponStatus } from './coupon-status'
import type { CouponPayer } from './coupons'

/** Which coupons staff want, as an address says it. */
export interface StaffCouponsFilter {
  /** Null for both. */
  payer: CouponPayer | null
  status: CouponStatus | null
  /** How the code begins. */
  words: string
  /** The usual one: the newest first. */
  sort?: ListSort
}

/** Columns of the list beside the code. */
export const STAFF_COUPON_COLUMNS: ColumnSet<StaffCouponColumn> = {
  all: ['gain', 'target', 'payer', 'when', 'uses', 'spent', 'state'],
  usual: ['gain', 'target', 'uses', 'spent', 'state'],
}
export type StaffCouponColumn = 'gain' | 'target' | 'payer' | 'when' | 'uses' | 'spent' | 'state'

/** What the list shows of them. */
export interface StaffCouponsView extends StaffCouponsFilter {
  columns: readonly StaffCouponColumn[]
}

/** What is looked for by how a code begins, in capitals as codes are. */
export const readCodeStart = (params: URLSearchParams): string =>
  cutText(params.get('q') ?? '', MAX_SEARCH_LENGTH)
    .trim()
    .toUpperCase()

/** Reads the filter of an address; nonsense is left out. */
export const readStaffCouponsFilter = (params: URLSearchParams): StaffCouponsView => ({
  payer: (['platform', 'seller'] as const).find((known) => known === params.get('payer')) ?? null,
  status: COUPON_STATUSES.find((known) => known === params.get('status')) ?? null,
  words: readCodeStart(params),
  sort: readListSort(params),
  columns: readColumns(STAFF_COUPON_COLUMNS, params),
})

const queryOf = ({ payer, status, words, sort = 'usual' }: StaffCouponsFilter) => ({
  payer: payer ?? undefined,
  status: status ?? undefined,
  q: words || undefined,
  sort: writeListSort(sort),
})

/** The address of a page of the list of coupons. */
export const staffCouponsPath = (
  { columns, ...filter }: StaffCouponsFilter & Partial<StaffCouponsView>,
  cursor: string | null = null,
): string =>
  linkTo('/admin/coupons', {
    ...queryOf(filter),
    cols: writeColumns(STAFF_COUPON_COLUMNS, columns),
    cursor: cursor ?? undefined,
  })

/** The address of the file with the coupons that a filter shows. */
export const staffCouponsFile = (filter: StaffCouponsFilter): string =>
  linkTo('/admin/coupons.csv', queryOf(filter))

/** The address of a coupon's own page. @param cursor of its uses */
export const staffCouponPath = (id: string, cursor: string | null = null): string =>
  linkTo('/admin/coupons/:id', { id }, { cursor: cursor ?? undefined })

/** Of the reason with which staff stop a coupon or have it run again. */
export const MAX_SWITCH_REASON = 500
