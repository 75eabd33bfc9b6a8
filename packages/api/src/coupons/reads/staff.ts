import {
  type AuditView,
  type CouponUseRow,
  decodeTimeCursor,
  findCouponUsage,
  findStaffCoupon,
  listCouponUses,
  listStaffCoupons,
  type StaffCoupon,
  type StaffCouponRow,
} from '@pasar/db'
import { DomainError, type Sen, type StaffCouponsFilter } from '@pasar/domain'
import type { Admin } from '../../access/actors'
import { staffRecords } from '../../access/staff-notes'
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

const USES_ON_A_PAGE = 25

export interface StaffCouponPage {
  coupon: StaffCoupon & Pick<OwnCouponView, 'gain' | 'status' | 'isOver' | 'budgetLeft'>
  /** The newest first. */
  uses: CouponUseRow[]
  next: string | null
  audit: AuditView[]
}

/** A coupon with who used it and what was done to it. @throws DomainError NOT_FOUND, for a cursor that is none too */
export async function staffCouponPage(
  ctx: Context,
  _admin: Admin,
  couponId: string,
  cursorText: string | null,
): Promise<StaffCouponPage> {
  const cursor = readCursor(cursorText, decodeTimeCursor)
  const coupon = await findStaffCoupon(ctx.db, couponId)
  if (!coupon) throw new DomainError('NOT_FOUND')
  const [{ uses, next }, { audit }] = await Promise.all([
    listCouponUses(ctx.db, couponId, cursor, USES_ON_A_PAGE),
    staffRecords(ctx, couponId),
  ])
  return { coupon: toStanding(coupon, ctx.now()), uses, next, audit }
}

/** How far a coupon is used now. @throws DomainError NOT_FOUND */
export async function couponUsage(
  ctx: Context,
  _admin: Admin,
  couponId: string,
): Promise<{ used: number; spent: Sen; isActive: boolean }> {
  const usage = await findCouponUsage(ctx.db, couponId)
  if (!usage) throw new DomainError('NOT_FOUND')
  return usage
}
