import { linkTo } from '../access/link-to'
import { type ListSort, readListSort, writeListSort } from '../platform/lists/sort'
import { COUPON_STATUSES, type CouponStatus } from './coupon-status'
import { readCodeStart } from './staff-coupons'

/** Which of their coupons a seller wants, as an address says it. */
export interface OwnCouponsFilter {
  /** Null for all. */
  status: CouponStatus | null
  /** How the code begins. */
  words: string
  /** The usual one: the newest first. */
  sort: ListSort
}

/** Reads the filter of an address; nonsense is left out. */
export const readOwnCouponsFilter = (params: URLSearchParams): OwnCouponsFilter => ({
  status: COUPON_STATUSES.find((known) => known === params.get('status')) ?? null,
  words: readCodeStart(params),
  sort: readListSort(params),
})

const queryOf = ({ status, words, sort }: OwnCouponsFilter) => ({
  status: status ?? undefined,
  q: words || undefined,
  sort: writeListSort(sort),
})

/** The address of a page of a seller's coupons. */
export const ownCouponsPath = (filter: OwnCouponsFilter, cursor: string | null = null): string =>
  linkTo('/seller/settings/coupons', { ...queryOf(filter), cursor: cursor ?? undefined })

/** The address of the file with the coupons that a filter shows. */
export const ownCouponsFile = (filter: OwnCouponsFilter): string =>
  linkTo('/seller/settings/coupons.csv', queryOf(filter))
