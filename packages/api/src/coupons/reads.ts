import { type CouponWithUsage, findActiveCoupons, findCouponByCode } from '@pasar/db'
import { type CouponRefusal, refuseCoupon, type Sen, WELCOME_CODE } from '@pasar/domain'
import { type Actor, type Buyer, isBuyer } from '../access/actors'
import type { Context } from '../platform/context'
import { countPastPurchases } from './jobs'

/** A coupon as a member may see it. */
export interface CouponCard {
  code: string
  kind: CouponWithUsage['kind']
  percentBps: number
  amount: Sen
  cap: Sen | null
  minSpend: Sen
  endsAt: number | null
  isFirstPurchaseOnly: boolean
  payer: CouponWithUsage['payer']
  storeName: string | null
  /** Why this member cannot use it now; null when they can. */
  refusal: CouponRefusal | null
}

const toCard = (coupon: CouponWithUsage, refusal: CouponRefusal | null): CouponCard => ({
  code: coupon.code,
  kind: coupon.kind,
  percentBps: coupon.percentBps,
  amount: coupon.amount,
  cap: coupon.cap,
  minSpend: coupon.minSpend,
  endsAt: coupon.endsAt,
  isFirstPurchaseOnly: coupon.isFirstPurchaseOnly,
  payer: coupon.payer,
  storeName: coupon.storeName,
  refusal,
})

const MAX_COUPONS_SHOWN = 50

/** Public coupons that are running, each with whether this member may use it. */
export async function activeCoupons(ctx: Context, buyer: Buyer): Promise<CouponCard[]> {
  const now = ctx.now()
  const running = await findActiveCoupons(ctx.db, buyer.id, now, MAX_COUPONS_SHOWN)
  const coupons = await countPastPurchases(ctx, ctx.db, null, running)
  return coupons.map((coupon) => toCard(coupon, refuseCoupon(coupon, coupon.usage, now)))
}

/** The welcome gift while it is to be had, then what can be used, then the rest. */
const rankOf = ({ code, refusal }: CouponCard): number =>
  refusal !== null ? 2 : code === WELCOME_CODE ? 0 : 1

/** Public coupons that are running, for whoever looks; only of those who buy it is known what they may use. */
export async function runningCoupons(ctx: Context, actor: Actor): Promise<CouponCard[]> {
  const coupons =
    actor !== null && isBuyer(actor)
      ? await activeCoupons(ctx, actor)
      : (await findActiveCoupons(ctx.db, '', ctx.now(), MAX_COUPONS_SHOWN)).map((one) => toCard(one, null))
  return coupons.toSorted((a, b) => rankOf(a) - rankOf(b))
}

export interface Eligibility {
  isEligible: boolean
  coupon: CouponCard | null
}

/** Whether this member may still use the welcome gift. */
export async function newUserEligibility(ctx: Context, buyer: Buyer): Promise<Eligibility> {
  const known = await findCouponByCode(ctx.db, WELCOME_CODE, buyer.id)
  const [coupon] = await countPastPurchases(ctx, ctx.db, null, known ? [known] : [])
  if (!coupon) return { isEligible: false, coupon: null }
  const refusal = refuseCoupon(coupon, coupon.usage, ctx.now())
  return { isEligible: refusal === null, coupon: toCard(coupon, refusal) }
}
