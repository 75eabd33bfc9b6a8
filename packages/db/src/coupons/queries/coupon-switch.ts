import type { CouponStopper } from '@pasar/domain'
import type { Db } from '../../kernel/db'
import type { Tx } from '../../kernel/transact'

/** What decides on whether a coupon can be stopped or run again, and who pays for it. */
export interface CouponSwitch {
  code: string
  stoppedBy: CouponStopper | null
  /** Null for one that the market pays for. */
  sellerId: string | null
}

export async function findCouponSwitch(db: Db, couponId: string): Promise<CouponSwitch | null> {
  const row = await db
    .selectFrom('coupons as c')
    .leftJoin('stores as s', (join) => join.onRef('s.id', '=', 'c.store_id').on('c.payer', '=', 'seller'))
    .select(({ ref }) => ['c.code', ref('c.stopped_by').as('stoppedBy'), ref('s.seller_id').as('sellerId')])
    .where('c.id', '=', couponId)
    .executeTakeFirst()
  return row ?? null
}

const switchedBy = (isActive: boolean, side: CouponStopper) =>
  isActive ? { is_active: 1 as const, stopped_by: null } : { is_active: 0 as const, stopped_by: side }

/**
 * Stops any coupon for the market, or has it run again.
 * @returns false for one that does not exist, when it is so already, and to resume what a seller stopped
 */
export async function trySwitchCoupon(tx: Tx, couponId: string, isActive: boolean): Promise<boolean> {
  const result = await tx
    .updateTable('coupons')
    .set(switchedBy(isActive, 'staff'))
    .where('id', '=', couponId)
    .where('is_active', '=', isActive ? 0 : 1)
    .$if(isActive, (query) => query.where('stopped_by', '=', 'staff'))
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

/**
 * Stops a seller's coupon, or has it run again.
 * @returns false for others' coupons, when it is so already, and to resume what staff stopped
 */
export async function switchOwnCoupon(
  tx: Tx,
  sellerId: string,
  couponId: string,
  isActive: boolean,
): Promise<boolean> {
  const result = await tx
    .updateTable('coupons')
    .set(switchedBy(isActive, 'seller'))
    .where('id', '=', couponId)
    .where('payer', '=', 'seller')
    .where('is_active', '=', isActive ? 0 : 1)
    .$if(isActive, (query) => query.where('stopped_by', '=', 'seller'))
    .where('store_id', 'in', (eb) => eb.selectFrom('stores').select('id').where('seller_id', '=', sellerId))
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}
