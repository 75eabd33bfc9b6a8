import { linkTo } from '../access/link-to'
import { MAX_SEARCH_LENGTH } from '../catalogue/search'
import { COUPON_STATUSES, type CouponStatus } from './coupon-status'
import type { CouponPayer } from './coupons'

/** Which coupons staff want, as an address says it. */
export interface StaffCouponsFilter {
  /** Null for both. */
  payer: CouponPayer | null
  status: CouponStatus | null
  /** How the code begins. */
  words: string
}

/** Reads the filter of an address; nonsense is left out. */
export const readStaffCouponsFilter = (params: URLSearchParams): StaffCouponsFilter => ({
  payer: (['platform', 'seller'] as const).find((known) => known === params.get('payer')) ?? null,
  status: COUPON_STATUSES.find((known) => known === params.get('status')) ?? null,
  words: (params.get('q') ?? '').slice(0, MAX_SEARCH_LENGTH).trim().toUpperCase(),
})

const queryOf = ({ payer, status, words }: StaffCouponsFilter) => ({
  payer: payer ?? undefined,
  status: status ?? undefined,
  q: words || undefined,
})

/** The address of a page of the list of coupons. */
export const staffCouponsPath = (filter: StaffCouponsFilter, cursor: string | null = null): string =>
  linkTo('/admin/coupons', { ...queryOf(filter), cursor: cursor ?? undefined })

/** The address of the file with the coupons that a filter shows. */
export const staffCouponsFile = (filter: StaffCouponsFilter): string =>
  linkTo('/admin/coupons.csv', queryOf(filter))
