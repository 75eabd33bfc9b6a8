import {
  type AppointmentView,
  type ClaimView,
  findAnyOrderHead,
  findAppointment,
  findNextToShip,
  findOrderClaims,
  findOrderLines,
  findOwnParcel,
  findParts,
  findSkus,
  type OrderLineView,
} from '@pasar/db'
import {
  awaitsRest,
  countGone,
  courierNames,
  DomainError,
  isService,
  mayCorrectTracking,
  mayMoveParcel,
  mayRefundSale,
  type ParcelState,
  piecesToShip,
  remainingMoney,
  type SellerShare,
  sellerShare,
  startOfDay,
  trackingUrl,
} from '@pasar/domain'
import { isPermitted, type Seller } from '../../access/actors'
import type { Context } from '../../platform/context'
import { type PartView, viewParts } from '../internal/part-views'
import { refundableOf } from '../internal/release'
import { isLate } from './sales'
import { usualCourier } from './ship-many'

/** Without what was paid for it. `left` are the pieces that have not gone back, `toShip` those not shipped either. */
type Line = Pick<
  OrderLineView,
  | 'id'
  | 'itemId'
  | 'variantId'
  | 'title'
  | 'variantName'
  | 'slug'
  | 'imageKey'
  | 'isVirtual'
  | 'quantity'
  | 'refundedQuantity'
> & { sku: string; left: number; toShip: number }

/** One parcel as its seller works on it. */
export interface SaleView {
  id: string
  number: string
  state: ParcelState
  storeName: string
  shippingMethod: string
  chargeableKg: number
  buyerNote: string
  courier: string | null
  trackingNumber: string | null
  trackingUrl: string | null
  paidAt: number | null
  shippedAt: number | null
  deliveredAt: number | null
  dueAt: number | null
  /** In which its buyer is protected once it has come. */
  protectDays: number
  isLate: boolean
  /** Who may carry what is shipped now. */
  couriers: string[]
  /** Whoever carried the seller's last parcel; empty before the first, and once nothing is to be shipped. */
  usualCourier: string
  /** Where it goes; null once nothing is to be sent there any more. */
  address: {
    fullName: string | null
    phone: string | null
    line1: string | null
    line2: string | null
    city: string | null
    postcode: string | null
    stateCode: string | null
    country: string
  } | null
  lines: Line[]
  /** What was shipped so far of a parcel that is shipped in parts. */
  parts: (PartView & { mayCorrect: boolean })[]
  /** Pieces that are still to come of it. */
  restPieces: number
  /** Pieces that were shipped in parts or refunded. */
  gone: number
  /** Of a service. */
  appointment: AppointmentView | null
  /** Null for staff who may not see money. */
  share: SellerShare | null
  may: {
    ship: boolean
    /** Ships further parts. */
    shipRest: boolean
    correct: boolean
    deliver: boolean
    cancel: boolean
    refund: boolean
  }
  next: { id: string; number: string } | null
  /** The latest claim about it; null for staff who may not see money. */
  claim: SaleClaim | null
}

/** A claim as the page of its parcel says how it stands. */
type SaleClaim = Pick<
  ClaimView,
  'state' | 'dueAt' | 'decideBy' | 'claimed' | 'offered' | 'refunded' | 'decision'
>

const toSaleClaim = (claim: ClaimView): SaleClaim => {
  const { state, dueAt, decideBy, claimed, offered, refunded, decision } = claim
  return { state, dueAt, decideBy, claimed, offered, refunded, decision }
}

const DONE_STATES: readonly ParcelState[] = ['completed', 'cancelled', 'returned']

/** One of the seller's own paid parcels, whole. @throws DomainError NOT_FOUND, for others' parcels too */
export async function salePage(ctx: Context, seller: Seller<'ship'>, parcelId: string): Promise<SaleView> {
  const parcel = await findOwnParcel(ctx.db, parcelId, seller.id)
  if (!parcel) throw new DomainError('NOT_FOUND')
  const [order, orderLines, skus, next, claims, appointment, orderParts, settings] = await Promise.all([
    findAnyOrderHead(ctx.db, parcel.orderId),
    findOrderLines(ctx.db, parcel.orderId),
    findSkus(ctx.db, parcelId),
    findNextToShip(ctx.db, seller.id, parcelId),
    findOrderClaims(ctx.db, parcel.orderId),
    findAppointment(ctx.db, parcelId),
    findParts(ctx.db, parcel.orderId),
    ctx.settings.read(),
  ])
  if (!order || order.paidAt === null) throw new DomainError('NOT_FOUND')
  const { id, state, storeName, shippingMethod, chargeableKg, buyerNote, courier, trackingNumber } = parcel
  const { shippedAt, deliveredAt, dueAt } = parcel
  const { fullName, phone, line1, line2, city, postcode, stateCode, country } = order
  const now = ctx.now()
  const lines = orderLines.filter((line) => line.parcelId === id)
  const parts = orderParts.filter((part) => part.parcelId === id)
  const toShip = new Map(piecesToShip(lines, parts).map(({ lineId, quantity }) => [lineId, quantity]))
  const claim = claims.find((one) => one.parcelId === id)
  const seesMoney = isPermitted(seller, 'money')
  const may = {
    ship: mayMoveParcel(state, 'shipped', 'seller') && !isService(parcel),
    shipRest: awaitsRest(parcel),
    correct: parts.length === 0 && mayCorrectTracking(parcel, now) && !isService(parcel),
    deliver:
      state === 'shipped' &&
      !awaitsRest(parcel) &&
      (appointment?.day == null || now >= startOfDay(appointment.day)),
    // Both give money back.
    cancel: seesMoney && mayMoveParcel(state, 'cancelled', 'seller'),
    refund: seesMoney && mayRefundSale(state),
  }
  return {
    id,
    number: order.number,
    state,
    storeName,
    shippingMethod,
    chargeableKg,
    buyerNote,
    courier,
    trackingNumber,
    trackingUrl: trackingUrl(parcel.courierPage, trackingNumber),
    paidAt: order.paidAt,
    shippedAt,
    deliveredAt,
    dueAt,
    protectDays: parcel.protectDays,
    isLate: isLate(parcel, now),
    couriers: courierNames(settings.couriers),
    usualCourier: may.ship || may.shipRest ? await usualCourier(ctx, seller) : '',
    address: DONE_STATES.includes(state)
      ? null
      : { fullName, phone, line1, line2, city, postcode, stateCode, country },
    lines: lines.map(
      ({ id: lineId, itemId, variantId, title, variantName, slug, imageKey, isVirtual, ...line }) => ({
        ...{ id: lineId, itemId, variantId, title, variantName, slug, imageKey, isVirtual },
        quantity: line.quantity,
        refundedQuantity: line.refundedQuantity,
        sku: skus.get(lineId) ?? '',
        left: line.quantity - line.refundedQuantity,
        toShip: toShip.get(lineId) ?? 0,
      }),
    ),
    parts: viewParts(parts, id, lines).map((part) => ({
      ...part,
      mayCorrect: mayCorrectTracking({ state, shippedAt: part.shippedAt }, now),
    })),
    restPieces: parcel.restPieces,
    gone: countGone(lines, parts),
    appointment,
    share: seesMoney ? sellerShare(remainingMoney(refundableOf(parcel, lines)), parcel.sellerBps) : null,
    may,
    next,
    claim: claim && seesMoney ? toSaleClaim(claim) : null,
  }
}
