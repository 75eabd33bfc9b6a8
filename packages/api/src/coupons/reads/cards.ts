import {
  type CouponWithUsage,
  decodeTimeCursor,
  findActiveCoupons,
  findCouponByCode,
  listRunningCoupons,
  type TimeCursor,
} from '@pasar/db'
import {
  type CentreView,
  COUPON_ENDS_SOON,
  type CouponGain,
  type CouponRefusal,
  type CouponTarget,
  couponGain,
  type RefusedCoupon,
  refuseCoupon,
  rulesOf,
  type Sen,
  WELCOME_CODE,
} from '@pasar/domain'
import { type Actor, type Buyer, isBuyer } from '../../access/actors'
import type { Context } from '../../platform/context'
import { readCursor } from '../../platform/lists/read-cursor'
import { PageParts } from '../../platform/page-parts'
import { type Purchase, readCartPurchase, refuseFor } from '../internal/fit'
import { countPastPurchases } from '../jobs'

/** A coupon as a member may see it. */
export interface CouponCard {
  code: string
  kind: CouponWithUsage['kind']
  takesOff: 'items' | 'shipping'
  /** What it gives, in keys of texts. */
  gain: CouponGain
  percentBps: number
  amount: Sen
  cap: Sen | null
  minSpend: Sen
  endsAt: number | null
  isFirstPurchaseOnly: boolean
  payer: CouponWithUsage['payer']
  storeName: string | null
  target: CouponTarget
  /** Why checkout would not count it for this member and their cart; null when it would. */
  refusal: CouponRefusal | null
  /** There when more items would help: the money of them that is missing; 0 when it is not money. */
  missing?: Sen
  /** Whether it is on this member's cart already. */
  isInCart: boolean
}

const toCard = (
  coupon: CouponWithUsage,
  refused: Omit<RefusedCoupon, 'code'> | null,
  isInCart = false,
): CouponCard => ({
  code: coupon.code,
  kind: coupon.kind,
  takesOff: rulesOf(coupon.kind).takesOff,
  gain: couponGain(coupon),
  percentBps: coupon.percentBps,
  amount: coupon.amount,
  cap: coupon.cap,
  minSpend: coupon.minSpend,
  endsAt: coupon.endsAt,
  isFirstPurchaseOnly: coupon.isFirstPurchaseOnly,
  payer: coupon.payer,
  storeName: coupon.storeName,
  target: coupon.target,
  refusal: refused?.reason ?? null,
  ...(refused?.missing !== undefined && { missing: refused.missing }),
  isInCart,
})

const MAX_COUPONS_SHOWN = 50

/** Coupons that end soon and that this member may use, whatever is in their cart; those that end first at the top. */
export async function endingCoupons(ctx: Context, buyer: Buyer): Promise<CouponCard[]> {
  const now = ctx.now()
  const asked = { now, payer: null, endsUntil: now + COUPON_ENDS_SOON }
  const running = await listRunningCoupons(ctx.db, buyer.id, asked, null, MAX_COUPONS_SHOWN)
  const coupons = await countPastPurchases(ctx, ctx.db, null, running.coupons)
  return coupons
    .filter((coupon) => refuseCoupon(coupon, coupon.usage, now) === null)
    .map((coupon) => toCard(coupon, null))
}

/** The cards of coupons, each with whether it counts for what is in the cart. */
async function cardsFor(ctx: Context, purchase: Purchase, running: CouponWithUsage[]): Promise<CouponCard[]> {
  const coupons = await countPastPurchases(ctx, ctx.db, purchase.phone, running)
  return coupons.map((coupon) =>
    toCard(coupon, refuseFor(purchase, coupon), purchase.codes.includes(coupon.code)),
  )
}

/** As `cardsFor`, each with whether it counts for what is in the cart. */
export async function activeCoupons(ctx: Context, buyer: Buyer): Promise<CouponCard[]> {
  const purchase = await readCartPurchase(ctx, ctx.db, buyer)
  const { phone, now } = purchase
  return cardsFor(ctx, purchase, await findActiveCoupons(ctx.db, buyer.id, now, MAX_COUPONS_SHOWN, phone))
}

/** Fills its rows at every width. */
const ON_A_PAGE = 48

/** A page of all that are running, those that end first at the top. */
async function listCards(
  ctx: Context,
  buyer: Buyer,
  view: CentreView,
  cursor: TimeCursor | null,
): Promise<{ coupons: CouponCard[]; next: string | null }> {
  const purchase = await readCartPurchase(ctx, ctx.db, buyer)
  const { phone, now } = purchase
  const asked = {
    now,
    payer: view === 'platform' || view === 'seller' ? view : null,
    endsUntil: view === 'soon' ? now + COUPON_ENDS_SOON : null,
  }
  const { coupons, next } = await listRunningCoupons(ctx.db, buyer.id, asked, cursor, ON_A_PAGE, phone)
  return { coupons: await cardsFor(ctx, purchase, coupons), next }
}

/** The welcome gift while it is to be had, then what can be used, what more items would help, then the rest. */
const rankOf = ({ code, refusal, missing }: CouponCard): number =>
  refusal === null ? (code === WELCOME_CODE ? 0 : 1) : missing === undefined ? 3 : 2

/** What a visitor could still use as a member: what is used up is so for everybody. */
async function couponsForVisitors(ctx: Context): Promise<CouponCard[]> {
  const now = ctx.now()
  const running = await findActiveCoupons(ctx.db, '', now, MAX_COUPONS_SHOWN)
  return running
    .filter((coupon) => refuseCoupon(coupon, coupon.usage, now) === null)
    .map((coupon) => toCard(coupon, null))
}

/** Public coupons that are running, for whoever looks; only of those who buy it is known what they may use. */
export async function runningCoupons(ctx: Context, actor: Actor): Promise<CouponCard[]> {
  const coupons =
    actor !== null && isBuyer(actor) ? await activeCoupons(ctx, actor) : await couponsForVisitors(ctx)
  return coupons.toSorted((a, b) => rankOf(a) - rankOf(b))
}

export interface Eligibility {
  isEligible: boolean
  coupon: CouponCard | null
}

/** Whether this member may still use the welcome gift, whatever is in their cart. */
export async function newUserEligibility(ctx: Context, buyer: Buyer): Promise<Eligibility> {
  const known = await findCouponByCode(ctx.db, WELCOME_CODE, buyer.id)
  const [coupon] = await countPastPurchases(ctx, ctx.db, null, known ? [known] : [])
  if (!coupon) return { isEligible: false, coupon: null }
  const refusal = refuseCoupon(coupon, coupon.usage, ctx.now())
  return { isEligible: refusal === null, coupon: toCard(coupon, refusal && { reason: refusal }) }
}

/** `unknown`: it could not be read. */
export type GiftState = 'there' | 'none' | 'unknown'

/** Whether the welcome gift is there for a member, as a part of a page that is shown all the same where it fails. */
export async function welcomeGiftOf(ctx: Context, buyer: Buyer): Promise<GiftState> {
  const found = await new PageParts(ctx).read(newUserEligibility(ctx, buyer), null)
  if (found === null) return 'unknown'
  return found.isEligible ? 'there' : 'none'
}

export interface CouponCentre {
  /** The welcome gift while it can be had; on the first page of all. */
  gift: CouponCard | null
  coupons: CouponCard[]
  next: string | null
  /** What could not be read. */
  failed: 'gift' | 'coupons' | null
}

/**
 * A page of the coupon centre; what fails is left out, and the gift is among the others where it does not stand on top.
 * @throws DomainError NOT_FOUND for a cursor that is none
 */
export async function couponCentre(
  ctx: Context,
  buyer: Buyer,
  view: CentreView,
  cursorText: string | null,
): Promise<CouponCentre> {
  const cursor = readCursor(cursorText, decodeTimeCursor)
  const gifts = new PageParts(ctx)
  const lists = new PageParts(ctx)
  const [welcome, { coupons, next }] = await Promise.all([
    view === 'all' ? gifts.read(newUserEligibility(ctx, buyer), null) : null,
    lists.read(listCards(ctx, buyer, view, cursor), { coupons: [], next: null }),
  ])
  const own = welcome?.isEligible ? welcome.coupon : null
  const gift = coupons.find(({ code }) => code === own?.code) ?? own
  return {
    gift: cursor === null ? gift : null,
    coupons: coupons.filter(({ code }) => code !== gift?.code),
    next,
    failed: !lists.isWhole ? 'coupons' : gifts.isWhole ? null : 'gift',
  }
}
