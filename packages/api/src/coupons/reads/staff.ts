import { decodeTimeCursor, listStaffCoupons, type StaffCouponRow } from '@pasar/db'
import type { StaffCouponsFilter } from '@pasar/domain'
import type { Admin } from '../../access/actors'
import type { Context } from '../../platform/context'
import { exportPages } from '../../platform/lists/every-page'
import { readCursor } from '../../platform/lists/read-cursor'
import { toStanding } from '../internal/standing'
import type { OwnCouponView } from './own'

/** Any coupon as staff see it, with where it stands now. */
export type StaffCouponView = StaffCouponRow &
  Pick<OwnCouponView, 'gain' | 'status' | 'isOver' | 'budgetLeft'>

const ON_A_PAGE = 25
const OF_AN_EXPORT = 500

async function readStaffCoupons(
  ctx: Context,
  { words, ...filter }: StaffCouponsFilter,
  cursorText: string | null,
  limit: number,
): Promise<{ coupons: StaffCouponView[]; next: string | null }> {
  const cursor = readCursor(cursorText, decodeTimeCursor)
  const now = ctx.now()
  const { coupons, next } = await listStaffCoupons(ctx.db, { ...filter, start: words, now }, cursor, limit)
  return { coupons: coupons.map((coupon) => toStanding(coupon, now)), next }
}

/** A page of all coupons. @throws DomainError NOT_FOUND for a cursor that is none */
export const staffCouponsPage = async (
  ctx: Context,
  _admin: Admin,
  filter: StaffCouponsFilter,
  cursor: string | null,
): Promise<{ coupons: StaffCouponView[]; next: string | null }> =>
  readStaffCoupons(ctx, filter, cursor, ON_A_PAGE)

/** All coupons that a filter shows, some at a time. @throws DomainError TOO_MANY_REQUESTS */
export async function exportCoupons(
  ctx: Context,
  admin: Admin,
  filter: StaffCouponsFilter,
): Promise<AsyncGenerator<StaffCouponView[]>> {
  return exportPages(ctx, admin, async (cursor) => {
    const { coupons: rows, next } = await readStaffCoupons(ctx, filter, cursor, OF_AN_EXPORT)
    return { rows, next }
  })
}
