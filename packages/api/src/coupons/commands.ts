import {
  type CouponSwitch,
  countItemsOfStore,
  countOwnCoupons,
  findCouponSwitch,
  findOwnStore,
  findRecipient,
  findStore,
  insertAuditEntry,
  NO_ROOTS,
  switchOwnCoupon,
  type Tx,
  tryInsertCoupon,
  trySwitchCoupon,
} from '@pasar/db'
import {
  type CouponScope,
  type CouponSwitchInput,
  DomainError,
  isCouponOver,
  MAX_OWN_COUPONS,
  type MarketCoupon,
  type OwnCoupon,
  ownCouponsPath,
} from '@pasar/domain'
import type { Admin, Seller } from '../access/actors'
import { requireSelling } from '../access/require-selling'
import { decidedBy, recordAdmin } from '../access/staff-notes'
import { notifyMember } from '../notifications/internal/notify'
import type { Context } from '../platform/context'
import { queueMail } from '../platform/mail/queue'

/**
 * Makes a coupon that a seller pays for, for one of their stores or some of its items. @returns its id
 * @throws DomainError COUPON_CODE_TAKEN, COUPON_LIMIT, VALIDATION for others' stores and items, and as requireSelling
 */
export async function makeOwnCoupon(ctx: Context, seller: Seller, coupon: OwnCoupon): Promise<string> {
  await requireSelling(ctx, seller)
  const id = ctx.newId('coupon')
  const now = ctx.now()
  if (isCouponOver(coupon, now)) throw new DomainError('VALIDATION', {}, { endsOn: 'couponEnd' })
  await ctx.transact({ user: seller.id, store: coupon.storeId }, async (tx) => {
    const { storeId, itemIds } = coupon
    if (!(await findOwnStore(tx, seller.id, storeId)))
      throw new DomainError('VALIDATION', {}, { storeId: 'choose' })
    if ((await countItemsOfStore(tx, seller.id, storeId, itemIds)) !== itemIds.length)
      throw new DomainError('VALIDATION', {}, { itemIds: 'couponItems' })
    if ((await countOwnCoupons(tx, seller.id, ctx.now())) >= MAX_OWN_COUPONS)
      throw new DomainError('COUPON_LIMIT', { limit: MAX_OWN_COUPONS })
    const scope: CouponScope = itemIds.length > 0 ? { type: 'items', itemIds } : { type: 'store', storeId }
    if (!(await tryInsertCoupon(tx, { ...coupon, id, now, scope, payer: 'seller' })))
      throw new DomainError('COUPON_CODE_TAKEN')
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
 * @throws DomainError COUPON_SWITCHED for others' coupons, and when it is so already; COUPON_STOPPED_BY_STAFF, COUPON_LIMIT
 */
export async function switchCoupon(
  ctx: Context,
  seller: Seller,
  couponId: string,
  isActive: boolean,
): Promise<void> {
  await requireSelling(ctx, seller)
  await ctx.transact({ user: seller.id, coupon: couponId }, async (tx) => {
    if (isActive && (await countOwnCoupons(tx, seller.id, ctx.now())) >= MAX_OWN_COUPONS)
      throw new DomainError('COUPON_LIMIT', { limit: MAX_OWN_COUPONS })
    if (!(await switchOwnCoupon(tx, seller.id, couponId, isActive))) {
      const found = await findCouponSwitch(tx, couponId)
      const isStaffs = isActive && found?.sellerId === seller.id && found.stoppedBy === 'staff'
      throw new DomainError(isStaffs ? 'COUPON_STOPPED_BY_STAFF' : 'COUPON_SWITCHED')
    }
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

/** Where the seller who pays for a coupon finds it among all of theirs. */
const pageOfPayer = (code: string): string => ownCouponsPath({ status: null, words: code, sort: 'usual' })

/** Notifies the seller who pays for a coupon why staff switched it, in the market and by mail; nobody of the market's own. */
async function notifyOfSwitch(
  tx: Tx,
  ctx: Context,
  kind: 'couponStopped' | 'couponResumed',
  { code, sellerId }: Pick<CouponSwitch, 'code' | 'sellerId'>,
  note: string,
): Promise<void> {
  if (sellerId === null) return
  const path = pageOfPayer(code)
  await notifyMember(tx, ctx, { userId: sellerId, kind, data: { code, note }, link: path })
  const to = await findRecipient(tx, sellerId)
  if (to) await queueMail(tx, ctx, { kind, to, values: { link: `${ctx.config.appUrl}${path}`, code, note } })
}

/**
 * Makes a coupon that the market pays for, or the seller of the store it is for, who is notified. @returns its id
 * @throws DomainError COUPON_CODE_TAKEN, VALIDATION for a store that does not exist and an end that is over
 */
export async function makeMarketCoupon(ctx: Context, admin: Admin, coupon: MarketCoupon): Promise<string> {
  const id = ctx.newId('coupon')
  const now = ctx.now()
  const { target, payer, ...settings } = coupon
  if (isCouponOver(coupon, now)) throw new DomainError('VALIDATION', {}, { endsOn: 'couponEnd' })
  const roots =
    target.type === 'store' ? { store: [target.store, { slug: target.store }] } : NO_ROOTS.insertsOnly
  await ctx.transact(roots, async (tx) => {
    const store = target.type === 'store' ? await findStore(tx, target.store) : null
    if (target.type === 'store' && !store) throw new DomainError('VALIDATION', {}, { store: 'couponStore' })
    const scope: CouponScope = target.type === 'store' ? { type: 'store', storeId: store?.id ?? '' } : target
    const storeId = payer === 'seller' ? (store?.id ?? null) : null
    if (!(await tryInsertCoupon(tx, { ...settings, id, now, scope, payer, storeId })))
      throw new DomainError('COUPON_CODE_TAKEN')
    await recordAdmin(tx, ctx, admin, 'makeCoupon', id, coupon.code)
    const made = await findCouponSwitch(tx, id)
    if (made && made.sellerId !== null) {
      const news = { kind: 'couponMade', data: { code: made.code }, link: pageOfPayer(made.code) } as const
      await notifyMember(tx, ctx, { ...news, userId: made.sellerId })
    }
  })
  return id
}

/**
 * Stops any coupon, or has it run again. Orders that hold it keep it. The seller who pays for it reads the reason, and what
 * they stopped themselves stays stopped: it is their money.
 * @throws DomainError COUPON_SWITCHED when there is none, COUPON_STOPPED_BEFORE and COUPON_RESUMED_BEFORE with who was first;
 *   COUPON_STOPPED_BY_SELLER
 */
export async function switchAnyCoupon(
  ctx: Context,
  admin: Admin,
  couponId: string,
  isActive: boolean,
  { reason }: CouponSwitchInput,
): Promise<void> {
  await ctx.transact({ coupon: couponId }, async (tx) => {
    const found = await findCouponSwitch(tx, couponId)
    if (!found) throw new DomainError('COUPON_SWITCHED')
    if (!(await trySwitchCoupon(tx, couponId, isActive))) {
      if (!isActive) throw await decidedBy(tx, ctx, 'COUPON_STOPPED_BEFORE', couponId, ['stopCoupon'])
      if (found.stoppedBy === 'seller') throw new DomainError('COUPON_STOPPED_BY_SELLER')
      throw await decidedBy(tx, ctx, 'COUPON_RESUMED_BEFORE', couponId, ['resumeCoupon', 'makeCoupon'])
    }
    await recordAdmin(tx, ctx, admin, isActive ? 'resumeCoupon' : 'stopCoupon', couponId, reason)
    await notifyOfSwitch(tx, ctx, isActive ? 'couponResumed' : 'couponStopped', found, reason)
  })
}
