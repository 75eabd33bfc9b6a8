import { type CouponRule, usesOfMember } from '@pasar/domain'
import type { Tx } from '../../kernel/transact'
import { hasBought } from './coupons'

/**
 * Counts a use and what it costs; false when the coupon is used up or stopped, and then nothing is written.
 * @param amount in sen
 * @param isHeld by the order that is priced anew: it keeps a coupon that was stopped since
 */
export async function takeCouponUse(
  tx: Tx,
  couponId: string,
  amount: number,
  isHeld = false,
): Promise<boolean> {
  const result = await tx
    .updateTable('coupons')
    .set((eb) => ({ used_count: eb('used_count', '+', 1), spent_sen: eb('spent_sen', '+', amount) }))
    .where('id', '=', couponId)
    .where('is_active', 'in', isHeld ? [0, 1] : [1])
    .where((eb) => eb.or([eb('total_uses', 'is', null), eb('used_count', '<', eb.ref('total_uses'))]))
    .where((eb) =>
      eb.or([eb('budget_sen', 'is', null), eb(eb('spent_sen', '+', amount), '<=', eb.ref('budget_sen'))]),
    )
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

export interface NewCouponUse {
  id: string
  couponId: string
  userId: string
  orderId: string
  code: string
  kind: CouponRule['kind']
  payer: CouponRule['payer']
  amount: number
  /** 1 for a member's first use; with the coupon and member it is unique, which settles races. */
  useNumber: number
  now: number
}

export async function insertCouponUse(tx: Tx, use: NewCouponUse): Promise<void> {
  await tx
    .insertInto('coupon_uses')
    .values({
      id: use.id,
      coupon_id: use.couponId,
      user_id: use.userId,
      order_id: use.orderId,
      code: use.code,
      kind: use.kind,
      payer: use.payer,
      amount_sen: use.amount,
      use_number: use.useNumber,
      used_at: use.now,
      released_at: null,
    })
    .execute()
}

/** The lowest use number a member has free for a coupon. */
export async function nextUseNumber(tx: Tx, couponId: string, userId: string): Promise<number> {
  const rows = await tx
    .selectFrom('coupon_uses')
    .select('use_number')
    .where('coupon_id', '=', couponId)
    .where('user_id', '=', userId)
    .where('released_at', 'is', null)
    .orderBy('use_number')
    .execute()
  let free = 1
  for (const { use_number } of rows) if (use_number === free) free += 1
  return free
}

/** Takes the coupons off an order that is priced anew, as if they had never been on it. @returns their ids */
export async function dropCouponUses(tx: Tx, orderId: string): Promise<Set<string>> {
  const uses = await tx
    .deleteFrom('coupon_uses')
    .where('order_id', '=', orderId)
    .where('released_at', 'is', null)
    .returning(['coupon_id', 'amount_sen'])
    .execute()
  for (const { coupon_id, amount_sen } of uses) await releaseUse(tx, coupon_id, amount_sen)
  return new Set(uses.map(({ coupon_id }) => coupon_id))
}

/** Gives the coupons of an order back. */
export async function releaseCouponUses(tx: Tx, orderId: string, now: number): Promise<void> {
  const uses = await tx
    .updateTable('coupon_uses')
    .set({ released_at: now })
    .where('order_id', '=', orderId)
    .where('released_at', 'is', null)
    .returning(['coupon_id', 'amount_sen'])
    .execute()
  for (const { coupon_id, amount_sen } of uses) await releaseUse(tx, coupon_id, amount_sen)
}

/**
 * Takes up the released coupon uses of an order again, when it is paid after all. False, with nothing
 * written, when one of them has been used up or used by the member elsewhere meanwhile, or is for a first purchase and there
 * has been another.
 */
export async function renewCouponUses(tx: Tx, orderId: string): Promise<boolean> {
  const uses = await tx
    .selectFrom('coupon_uses')
    .innerJoin('coupons', 'coupons.id', 'coupon_uses.coupon_id')
    .innerJoin('orders', 'orders.id', 'coupon_uses.order_id')
    .select((eb) => [
      'coupon_uses.id',
      'orders.phone',
      eb.ref('coupon_uses.coupon_id').as('couponId'),
      eb.ref('coupon_uses.user_id').as('userId'),
      eb.ref('coupon_uses.amount_sen').as('amount'),
      eb.ref('coupons.uses_per_member').as('usesPerMember'),
      eb.ref('coupons.is_first_purchase_only').as('isFirstPurchaseOnly'),
    ])
    .where('coupon_uses.order_id', '=', orderId)
    .where('coupon_uses.released_at', 'is not', null)
    .execute()
  const numbers = new Map<string, number>()
  for (const use of uses) {
    if (use.isFirstPurchaseOnly === 1 && (await hasBought(tx, use.userId, use.phone))) return false
    const next = await nextUseNumber(tx, use.couponId, use.userId)
    const most = usesOfMember({ ...use, isFirstPurchaseOnly: use.isFirstPurchaseOnly === 1 })
    if (most !== null && next > most) return false
    numbers.set(use.id, next)
  }
  const taken: { couponId: string; amount: number }[] = []
  for (const { couponId, amount } of uses) {
    if (await takeCouponUse(tx, couponId, amount)) {
      taken.push({ couponId, amount })
      continue
    }
    for (const use of taken) await releaseUse(tx, use.couponId, use.amount)
    return false
  }
  for (const { id } of uses)
    await tx
      .updateTable('coupon_uses')
      .set({ released_at: null, use_number: numbers.get(id) ?? 1 })
      .where('id', '=', id)
      .execute()
  return true
}

async function releaseUse(tx: Tx, couponId: string, amount: number): Promise<void> {
  await tx
    .updateTable('coupons')
    .set((eb) => ({ used_count: eb('used_count', '-', 1), spent_sen: eb('spent_sen', '-', amount) }))
    .where('id', '=', couponId)
    .execute()
}
