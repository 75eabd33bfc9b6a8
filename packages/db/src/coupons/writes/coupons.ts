import type { Tx } from '../../kernel/transact'

export async function putCartCoupon(tx: Tx, userId: string, couponId: string, now: number): Promise<void> {
  await tx
    .insertInto('cart_coupons')
    .values({ user_id: userId, coupon_id: couponId, added_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'coupon_id']).doNothing())
    .execute()
}

export async function deleteCartCoupon(tx: Tx, userId: string, code: string): Promise<void> {
  await tx
    .deleteFrom('cart_coupons')
    .where('user_id', '=', userId)
    .where('coupon_id', '=', (eb) => eb.selectFrom('coupons').select('id').where('code', '=', code))
    .execute()
}

export async function deleteAllCartCoupons(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('cart_coupons').where('user_id', '=', userId).execute()
}

/** Makes a platform coupon for free shipping on a first purchase, unless there is a coupon of that code. */
export async function insertWelcomeCoupon(
  tx: Tx,
  coupon: { id: string; code: string; now: number },
): Promise<void> {
  await tx
    .insertInto('coupons')
    .values({
      id: coupon.id,
      code: coupon.code,
      kind: 'free_shipping',
      cap_sen: null,
      starts_at: coupon.now,
      ends_at: null,
      total_uses: null,
      uses_per_member: 1,
      is_first_purchase_only: 1,
      payer: 'platform',
      store_id: null,
      created_at: coupon.now,
    })
    .onConflict((conflict) => conflict.column('code').doNothing())
    .execute()
}
