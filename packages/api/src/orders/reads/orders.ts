import {
  type AppointmentView,
  type ClaimView,
  decodeTimeCursor,
  findAppointments,
  findDecidedPieces,
  findHistory,
  findOrderClaims,
  findOrderCoupons,
  findOrderLines,
  findOrderPayment,
  findOrderRefunds,
  findOwnOrderHead,
  findParcels,
  findParts,
  type HistoryView,
  listOrders,
  listStoresWithPage,
  type OrderCouponView,
  type OrderHead,
  type OrderLineView,
  type OrderRefund,
  type OrderSummary,
  type ParcelPart,
  type ParcelView,
} from '@pasar/db'
import {
  allPortions,
  awaitsRest,
  type ClaimKind,
  type ClaimState,
  claimChoices,
  claimKindsFor,
  claimKindsWithoutRest,
  cutText,
  type DecidedPieces,
  DomainError,
  isService,
  type ListSort,
  mayMoveParcel,
  ORDER_STATES,
  type Sen,
  startOfDay,
  trackingUrl,
} from '@pasar/domain'
import type { Buyer } from '../../access/actors'
import { mayPay } from '../../payments/commands/start'
import type { Context } from '../../platform/context'
import { readCursor } from '../../platform/lists/read-cursor'
import { findCancelRefunds } from '../internal/cancel-refund'
import { splitRest } from '../internal/find-pieces'
import { type PartView, viewParts } from '../internal/part-views'
import { refundableOf } from '../internal/release'

export type OwnOrder = Omit<OrderHead, 'requestHash' | 'editKey'>

export interface OwnParcel extends ParcelView {
  lines: OrderLineView[]
  trackingUrl: string | null
  /** Whether the page of its store can be opened. */
  hasStorePage: boolean
  /** What was shipped so far of a parcel that is shipped in parts. */
  parts: PartView[]
  /** Of a service. */
  appointment: AppointmentView | null
  /** The latest about it. */
  claim: { state: ClaimState; kind: ClaimKind } | null
  /** What its buyer may do with it now. */
  may: { confirm: boolean; cancel: boolean; cancelRest: boolean; claim: boolean }
}

export interface OrderView {
  order: OwnOrder
  parcels: OwnParcel[]
  coupons: OrderCouponView[]
  history: HistoryView[]
  payment: {
    id: string
    state: string /** Whether what came was not what was asked for. */
    isOther: boolean
  } | null
  refunds: OrderRefund[]
  isPayable: boolean
}

/** One of the buyer's own orders without what is in it. @throws DomainError NOT_FOUND, for others' orders too */
export async function ownOrder(ctx: Context, buyer: Buyer, orderId: string): Promise<OwnOrder> {
  const head = await findOwnOrderHead(ctx.db, orderId, buyer.id)
  if (!head) throw new DomainError('NOT_FOUND')
  const { requestHash: _requestHash, editKey: _editKey, ...order } = head
  return order
}

function latestOf(claims: readonly ClaimView[], parcelId: string): OwnParcel['claim'] {
  const claim = claims.find((one) => one.parcelId === parcelId)
  return claim ? { state: claim.state, kind: claim.kind } : null
}

/** Goods may come at any time; nobody confirms a service before its day. */
const hasBegun = (parcel: ParcelView, appointment: AppointmentView | undefined, now: number): boolean =>
  !isService(parcel) || (appointment?.day != null && now >= startOfDay(appointment.day))

/** Whether the form of a claim has anything to choose: a kind, and pieces that no admin has decided about. */
function mayClaim(
  parcel: ParcelView,
  {
    order,
    lines,
    parts,
    decided,
  }: {
    order: { country: string }
    lines: readonly OrderLineView[]
    parts: readonly ParcelPart[]
    decided: readonly DecidedPieces[]
  },
  now: number,
): boolean {
  const isRest = awaitsRest(parcel)
  const findKinds = isRest ? claimKindsWithoutRest : claimKindsFor
  const kinds = findKinds({ ...parcel, country: order.country }, now)
  const pieces = isRest
    ? splitRest(
        lines.filter(({ parcelId }) => parcelId === parcel.id),
        parts.filter(({ parcelId }) => parcelId === parcel.id),
      ).shipped
    : allPortions(refundableOf(parcel, lines))
  return claimChoices(kinds, pieces, decided).kinds.length > 0
}

/** One of the buyer's own orders, whole. @throws DomainError NOT_FOUND, for others' orders too */
export async function orderPage(ctx: Context, buyer: Buyer, orderId: string): Promise<OrderView> {
  const order = await ownOrder(ctx, buyer, orderId)
  const [parcels, lines, coupons, history, payment, refunds, claims, appointments, parts, shown] =
    await Promise.all([
      findParcels(ctx.db, orderId),
      findOrderLines(ctx.db, orderId),
      findOrderCoupons(ctx.db, orderId),
      findHistory(ctx.db, orderId),
      findOrderPayment(ctx.db, orderId),
      findOrderRefunds(ctx.db, orderId),
      findOrderClaims(ctx.db, orderId),
      findAppointments(ctx.db, orderId),
      findParts(ctx.db, orderId),
      listStoresWithPage(ctx.db, orderId),
    ])
  const decided = claims.length === 0 ? [] : await findDecidedPieces(ctx.db, orderId)
  const appointmentOf = (parcel: ParcelView) => appointments.find(({ parcelId }) => parcelId === parcel.id)
  return {
    order,
    parcels: parcels.map((parcel) => ({
      ...parcel,
      appointment: appointmentOf(parcel) ?? null,
      lines: lines.filter(({ parcelId }) => parcelId === parcel.id),
      trackingUrl: trackingUrl(parcel.courierPage, parcel.trackingNumber),
      hasStorePage: shown.includes(parcel.storeId),
      parts: viewParts(parts, parcel.id, lines),
      claim: latestOf(claims, parcel.id),
      may: {
        confirm:
          parcel.state === 'delivered' ||
          (parcel.state === 'shipped' &&
            !awaitsRest(parcel) &&
            hasBegun(parcel, appointmentOf(parcel), ctx.now())),
        cancel: mayMoveParcel(parcel.state, 'cancelled', 'buyer') && parcel.state === 'to_ship',
        cancelRest: awaitsRest(parcel),
        claim: mayClaim(parcel, { order, lines, parts, decided }, ctx.now()),
      },
    })),
    coupons,
    history,
    payment: payment && { id: payment.id, state: payment.state, isOther: payment.received !== null },
    refunds,
    isPayable: mayPay(order, payment),
  }
}

/** What cancelling each parcel of an order that was not shipped would give back. */
export const cancelRefunds = (ctx: Context, { order, parcels }: OrderView): Promise<Record<string, Sen>> =>
  findCancelRefunds(ctx.db, order.id, parcels)

const ORDERS_ON_A_PAGE = 10
/** Longer than any title. */
const MAX_ORDER_SEARCH = 200

/** A page of the buyer's orders, usually the newest first. @throws DomainError NOT_FOUND for a cursor that is none */
export async function ordersPage(
  ctx: Context,
  buyer: Buyer,
  query: { state: string | null; cursor: string | null; search?: string; sort?: ListSort },
): Promise<{ orders: OrderSummary[]; next: string | null }> {
  const cursor = readCursor(query.cursor, decodeTimeCursor)
  const state = ORDER_STATES.find((known) => known === query.state) ?? null
  const search = cutText(query.search ?? '', MAX_ORDER_SEARCH)
    .trim()
    .normalize()
  return listOrders(ctx.db, buyer.id, { state, search, sort: query.sort }, cursor, ORDERS_ON_A_PAGE)
}
