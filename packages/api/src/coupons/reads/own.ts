import {
  type CouponItem,
  decodeTimeCursor,
  listCouponItems,
  listOwnCoupons,
  listOwnStores,
  type OwnCouponRow,
} from '@pasar/db'
import {
  type CouponGain,
  type CouponStatus,
  MAX_COUPON_ITEMS,
  type OwnCouponsFilter,
  type Sen,
} from '@pasar/domain'
import type { Seller } from '../../access/actors'
import type { Context } from '../../platform/context'
import { exportPages } from '../../platform/lists/every-page'
import { readCursor } from '../../platform/lists/read-cursor'
import { toStanding } from '../internal/standing'

/** A seller's own coupon with where it stands and what is left of its budget. */
export type OwnCouponView = OwnCouponRow & {
  gain: CouponGain
  status: CouponStatus
  /** Its time is over, whether it was stopped or not. */
  isOver: boolean
  budgetLeft: Sen | null
}

/** A round number of rows of cards. */
const ON_A_PAGE = 24
const OF_AN_EXPORT = 500

async function readOwnCoupons(
  ctx: Context,
  seller: Seller,
  { words, ...filter }: OwnCouponsFilter,
  cursorText: string | null,
  limit: number,
): Promise<{ coupons: OwnCouponView[]; next: string | null }> {
  const cursor = readCursor(cursorText, decodeTimeCursor)
  const now = ctx.now()
  const stores = (await listOwnStores(ctx.db, seller.id)).map(({ id }) => id)
  const { coupons, next } = await listOwnCoupons(
    ctx.db,
    stores,
    { ...filter, start: words, now },
    cursor,
    limit,
  )
  return { coupons: coupons.map((coupon) => toStanding(coupon, now)), next }
}

/** A page of a seller's coupons. @throws DomainError NOT_FOUND for a cursor that is none */
export const ownCouponsPage = async (
  ctx: Context,
  seller: Seller,
  filter: OwnCouponsFilter,
  cursor: string | null,
): Promise<{ coupons: OwnCouponView[]; next: string | null }> =>
  readOwnCoupons(ctx, seller, filter, cursor, ON_A_PAGE)

/** All coupons of a seller that a filter shows, some at a time. @throws DomainError TOO_MANY_REQUESTS */
export async function exportOwnCoupons(
  ctx: Context,
  seller: Seller,
  filter: OwnCouponsFilter,
): Promise<AsyncGenerator<OwnCouponView[]>> {
  return exportPages(ctx, seller, async (cursor) => {
    const { coupons: rows, next } = await readOwnCoupons(ctx, seller, filter, cursor, OF_AN_EXPORT)
    return { rows, next }
  })
}

/** What a seller can make a coupon for. */
export async function couponGoods(
  ctx: Context,
  seller: Seller,
): Promise<{ stores: { id: string; name: string }[]; items: CouponItem[] }> {
  const [stores, items] = await Promise.all([
    listOwnStores(ctx.db, seller.id),
    listCouponItems(ctx.db, seller.id, MAX_COUPON_ITEMS),
  ])
  return { stores: stores.map(({ id, name }) => ({ id, name })), items }
}
