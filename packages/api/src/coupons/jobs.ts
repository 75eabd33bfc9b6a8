import {
  type Contact,
  type CouponWithUsage,
  type Db,
  findPaidContacts,
  hasPastBuyer,
  insertPastBuyer,
  type Tx,
} from '@pasar/db'
import type { Context } from '../platform/context'

/** There are so few phone numbers that a bare hash could be reversed: the key is not in the database. */
const fingerprint = (ctx: Context, { kind, value }: Contact): string =>
  ctx.vault.digest(value.toLowerCase(), `past buyer's ${kind}`)

/** Keeps by what a buyer is known again, before the account is erased; nothing of one who never paid. */
export async function rememberBuyer(tx: Tx, ctx: Context, userId: string): Promise<void> {
  for (const contact of await findPaidContacts(tx, userId))
    await insertPastBuyer(tx, fingerprint(ctx, contact), ctx.now())
}

/**
 * The coupons of someone who may have bought under an account that is deleted.
 * @param phone where the order is going, in E.164, as far as it is known
 */
export async function countPastPurchases<T extends CouponWithUsage>(
  ctx: Context,
  db: Db,
  phone: string | null,
  coupons: readonly T[],
): Promise<T[]> {
  const isOpen = ({ isFirstPurchaseOnly, usage }: T) => isFirstPurchaseOnly && !usage.hasPaidBefore
  const open = coupons.find(isOpen)
  if (!open) return [...coupons]
  const contacts = [...open.ownContacts]
  if (phone !== null) contacts.push({ kind: 'phone', value: phone })
  const hasPaidBefore = await hasPastBuyer(
    db,
    contacts.map((contact) => fingerprint(ctx, contact)),
  )
  return coupons.map((coupon) =>
    isOpen(coupon) ? { ...coupon, usage: { ...coupon.usage, hasPaidBefore } } : coupon,
  )
}
