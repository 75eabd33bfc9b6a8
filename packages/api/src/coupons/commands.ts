import {
  countItemsOfStore,
  countOwnCoupons,
  findOwnStore,
  insertAuditEntry,
  insertOwnCoupon,
  switchOwnCoupon,
} from '@pasar/db'
import { DomainError, MAX_OWN_COUPONS, type OwnCoupon } from '@pasar/domain'
import type { Seller } from '../access/actors'
import { requireSelling } from '../access/require-selling'
import type { Context } from '../platform/context'

/**
 * Makes a coupon that a seller pays for, for one of their stores or some of its items. @returns its id
 * @throws DomainError COUPON_CODE_TAKEN, COUPON_LIMIT, VALIDATION for others' stores and items, and as requireSelling
 */
export async function makeOwnCoupon(ctx: Context, seller: Seller, coupon: OwnCoupon): Promise<string> {
  await requireSelling(ctx, seller)
  const id = ctx.newId('coupon')
  const now = ctx.now()
  if (coupon.endsAt !== null && coupon.endsAt < now)
    throw new DomainError('VALIDATION', {}, { endsOn: 'couponEnd' })
  await ctx.transact({ user: seller.id, store: coupon.storeId }, async (tx) => {
    const { storeId, itemIds } = coupon
    if (!(await findOwnStore(tx, seller.id, storeId)))
      throw new DomainError('VALIDATION', {}, { storeId: 'choose' })
    if ((await countItemsOfStore(tx, seller.id, storeId, itemIds)) !== itemIds.length)
      throw new DomainError('VALIDATION', {}, { itemIds: 'couponItems' })
    if ((await countOwnCoupons(tx, seller.id)) >= MAX_OWN_COUPONS)
      throw new DomainError('COUPON_LIMIT', { limit: MAX_OWN_COUPONS })
    if (!(await insertOwnCoupon(tx, { ...coupon, id, now }))) throw new DomainError('COUPON_CODE_TAKEN')
    await insertAuditEntry(tx, {
      id: ctx.newId('audit'),
      actorId: seller.person.id,
      action: 'makeCoupon',
      subjectId: id,
      reason: coupon.code,
      now,
    })
  })
  return id
}

/**
 * Stops a seller's own coupon, or has it run again. Orders that hold it keep it.
 * @throws DomainError COUPON_SWITCHED for others' coupons, and when it is so already; COUPON_LIMIT
 */
export async function switchCoupon(
  ctx: Context,
  seller: Seller,
  couponId: string,
  isActive: boolean,
): Promise<void> {
  await requireSelling(ctx, seller)
  await ctx.transact({ user: seller.id, coupon: couponId }, async (tx) => {
    if (isActive && (await countOwnCoupons(tx, seller.id)) >= MAX_OWN_COUPONS)
      throw new DomainError('COUPON_LIMIT', { limit: MAX_OWN_COUPONS })
    if (!(await switchOwnCoupon(tx, seller.id, couponId, isActive))) throw new DomainError('COUPON_SWITCHED')
    await insertAuditEntry(tx, {
      id: ctx.newId('audit'),
      actorId: seller.person.id,
      action: isActive ? 'resumeCoupon' : 'stopCoupon',
      subjectId: couponId,
      reason: '',
      now: ctx.now(),
    })
  })
}
