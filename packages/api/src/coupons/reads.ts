import {
  type CouponItem,
  type CouponWithUsage,
  decodeTimeCursor,
  findActiveCoupons,
  findCouponByCode,
  listCouponItems,
  listOwnCoupons,
  listOwnStores,
  listStaffCoupons,
  type OwnCouponRow,
  type StaffCouponRow,
} from '@pasar/db'
import {
  type CouponGain,
  type CouponRefusal,
  type CouponStatus,
  type CouponTarget,
  couponGain,
  couponStatus,
  isCouponOver,
  MAX_COUPON_ITEMS,
  type RefusedCoupon,
  refuseCoupon,
  rulesOf,
  type Sen,
  type StaffCouponsFilter,
  sen,
  WELCOME_CODE,
} from '@pasar/domain'
import { type Actor, type Admin, type Buyer, isBuyer, type Seller } from '../access/actors'
import type { Context } from '../platform/context'
import { exportPages } from '../platform/lists/every-page'
import { readCursor } from '../platform/lists/read-cursor'
import { PageParts } from '../platform/page-parts'
import { readCartPurchase, refuseFor } from './internal/fit'
import { countPastPurchases } from './jobs'

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
}

const toCard = (coupon: CouponWithUsage, refused: Omit<RefusedCoupon, 'code'> | null): CouponCard => ({
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
})

const MAX_COUPONS_SHOWN = 50

/** Public coupons that are running, each with whether this member may use it, whatever is in their cart. */
export async function memberCoupons(ctx: Context, buyer: Buyer): Promise<CouponCard[]> {
  const now = ctx.now()
  const running = await findActiveCoupons(ctx.db, buyer.id, now, MAX_COUPONS_SHOWN)
  const coupons = await countPastPurchases(ctx, ctx.db, null, running)
  return coupons.map((coupon) => {
    const reason = refuseCoupon(coupon, coupon.usage, now)
    return toCard(coupon, reason && { reason })
  })
}

/** The same, each with whether it counts for what is in the cart. */
export async function activeCoupons(ctx: Context, buyer: Buyer): Promise<CouponCard[]> {
  const purchase = await readCartPurchase(ctx, ctx.db, buyer)
  const { phone, now } = purchase
  const running = await findActiveCoupons(ctx.db, buyer.id, now, MAX_COUPONS_SHOWN, phone)
  const coupons = await countPastPurchases(ctx, ctx.db, phone, running)
  return coupons.map((coupon) => toCard(coupon, refuseFor(purchase, coupon)))
}

/** The welcome gift while it is to be had, then what can be used, what more items would help, then the rest. */
const rankOf = ({ code, refusal, missing }: CouponCard): number =>
  refusal === null ? (code === WELCOME_CODE ? 0 : 1) : missing === undefined ? 3 : 2

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

/** Whether this member may still use the welcome gift, whatever is in their cart. */
export async function newUserEligibility(ctx: Context, buyer: Buyer): Promise<Eligibility> {
  const known = await findCouponByCode(ctx.db, WELCOME_CODE, buyer.id)
  const [coupon] = await countPastPurchases(ctx, ctx.db, null, known ? [known] : [])
  if (!coupon) return { isEligible: false, coupon: null }
  const refusal = refuseCoupon(coupon, coupon.usage, ctx.now())
  return { isEligible: refusal === null, coupon: toCard(coupon, refusal && { reason: refusal }) }
}

export interface CouponCentre {
  /** The welcome gift while it can be had. */
  gift: CouponCard | null
  coupons: CouponCard[]
  /** What could not be read. */
  failed: 'gift' | 'coupons' | null
}

/** Everything in the coupon centre; what fails is left out. */
export async function couponCentre(ctx: Context, buyer: Buyer): Promise<CouponCentre> {
  const gifts = new PageParts(ctx)
  const lists = new PageParts(ctx)
  const [welcome, active] = await Promise.all([
    gifts.read(newUserEligibility(ctx, buyer), null),
    lists.read(activeCoupons(ctx, buyer), []),
  ])
  const own = welcome?.isEligible ? welcome.coupon : null
  const gift = active.find(({ code }) => code === own?.code) ?? own
  return {
    gift,
    coupons: active.filter(({ code }) => code !== gift?.code),
    failed: !lists.isWhole ? 'coupons' : gifts.isWhole ? null : 'gift',
  }
}

/** A seller's own coupon with where it stands and what is left of its budget. */
export type OwnCouponView = OwnCouponRow & {
  gain: CouponGain
  status: CouponStatus
  /** Its time is over, whether it was stopped or not. */
  isOver: boolean
  budgetLeft: Sen | null
}

const OWN_SHOWN = 200

/** The newest coupons of a seller. */
export async function ownCoupons(ctx: Context, seller: Seller): Promise<OwnCouponView[]> {
  const now = ctx.now()
  return (await listOwnCoupons(ctx.db, seller.id, OWN_SHOWN)).map((coupon) => toStanding(coupon, now))
}

/** A coupon with where it stands. */
function toStanding<Row extends Omit<OwnCouponRow, 'storeName'>>(coupon: Row, now: number) {
  const budgetLeft = coupon.budget === null ? null : sen(coupon.budget - coupon.spent)
  return {
    ...coupon,
    gain: couponGain(coupon),
    budgetLeft,
    isOver: isCouponOver(coupon, now),
    status: couponStatus({ ...coupon, budgetLeft }, now),
  }
}

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
