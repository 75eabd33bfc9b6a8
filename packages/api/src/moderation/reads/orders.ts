import {
  type AuditView,
  type ClaimView,
  decodeTimeCursor,
  findAnyOrderHead,
  findHistory,
  findOrderClaims,
  findOrderLines,
  findOrderRefunds,
  findParcels,
  findParts,
  findStaffMember,
  type HistoryView,
  listOrderPayments,
  listStaffOrders,
  type OrderHead,
  type OrderLineView,
  type OrderRefund,
  type ParcelPart,
  type ParcelView,
  type StaffNoteView,
  type StaffOrderRow,
  type StaffPayment,
} from '@pasar/db'
import {
  awaitsRest,
  DomainError,
  mayRefundSale,
  piecesToShip,
  type StaffOrdersFilter,
  trackingUrl,
  wordsOfAddress,
} from '@pasar/domain'
import type { Admin } from '../../access/actors'
import { staffRecords } from '../../access/staff-notes'
import { type PartView, viewParts } from '../../orders/internal/part-views'
import type { Context } from '../../platform/context'
import { exportPages } from '../../platform/lists/every-page'
import { readCursor } from '../../platform/lists/read-cursor'

const ON_A_PAGE = 25
const OF_AN_EXPORT = 200

async function readOrders(
  ctx: Context,
  { list, isOldestFirst, words }: StaffOrdersFilter,
  cursorText: string | null,
  limit: number,
): Promise<{ orders: StaffOrderRow[]; next: string | null }> {
  const cursor = readCursor(cursorText, decodeTimeCursor)
  return listStaffOrders(ctx.db, { list, isOldestFirst, words: wordsOfAddress(words) }, cursor, limit)
}

/** A page of orders. @throws DomainError NOT_FOUND for a cursor that is none */
export const staffOrdersPage = async (
  ctx: Context,
  _admin: Admin,
  filter: StaffOrdersFilter,
  cursor: string | null,
): Promise<{ orders: StaffOrderRow[]; next: string | null }> => readOrders(ctx, filter, cursor, ON_A_PAGE)

/** All orders that a filter shows, some at a time. @throws DomainError TOO_MANY_REQUESTS */
export async function exportStaffOrders(
  ctx: Context,
  admin: Admin,
  filter: StaffOrdersFilter,
): Promise<AsyncGenerator<StaffOrderRow[]>> {
  return exportPages(ctx, admin, async (cursor) => {
    const { orders: rows, next } = await readOrders(ctx, filter, cursor, OF_AN_EXPORT)
    return { rows, next }
  })
}

export interface StaffParcel extends ParcelView {
  lines: (OrderLineView & { /** Pieces that can still be refunded. */ left: number })[]
  /** What was shipped so far of a parcel that is shipped in parts. */
  parts: PartView[]
  trackingUrl: string | null
  mayRefund: boolean
}

export interface StaffOrderPage {
  order: Omit<OrderHead, 'requestHash' | 'editKey'>
  buyerName: string
  parcels: StaffParcel[]
  payments: StaffPayment[]
  refunds: OrderRefund[]
  history: HistoryView[]
  claims: Pick<ClaimView, 'id' | 'state' | 'parcelId'>[]
  notes: StaffNoteView[]
  audit: AuditView[]
}

/** While pieces are still to come, only those can be refunded. */
function refundableLines(
  parcel: ParcelView,
  orderLines: readonly OrderLineView[],
  parts: readonly ParcelPart[],
): StaffParcel['lines'] {
  const lines = orderLines.filter(({ parcelId }) => parcelId === parcel.id)
  const rest = awaitsRest(parcel) ? piecesToShip(lines, parts) : null
  return lines.map((line) => ({
    ...line,
    left: rest
      ? (rest.find(({ lineId }) => lineId === line.id)?.quantity ?? 0)
      : line.quantity - line.refundedQuantity,
  }))
}

/** An order, whole. @throws DomainError NOT_FOUND */
export async function staffOrderPage(ctx: Context, _admin: Admin, orderId: string): Promise<StaffOrderPage> {
  const head = await findAnyOrderHead(ctx.db, orderId)
  if (!head) throw new DomainError('NOT_FOUND')
  const { requestHash: _requestHash, editKey: _editKey, ...order } = head
  const [buyer, parcels, lines, payments, refunds, history, claims, records, parts] = await Promise.all([
    findStaffMember(ctx.db, order.buyerId),
    findParcels(ctx.db, orderId),
    findOrderLines(ctx.db, orderId),
    listOrderPayments(ctx.db, orderId),
    findOrderRefunds(ctx.db, orderId),
    findHistory(ctx.db, orderId),
    findOrderClaims(ctx.db, orderId),
    staffRecords(ctx, orderId),
    findParts(ctx.db, orderId),
  ])
  return {
    order,
    buyerName: buyer?.name ?? '',
    parcels: parcels.map((parcel) => ({
      ...parcel,
      lines: refundableLines(parcel, lines, parts),
      parts: viewParts(parts, parcel.id, lines),
      trackingUrl: trackingUrl(parcel.courierPage, parcel.trackingNumber),
      mayRefund: order.paidAt !== null && mayRefundSale(parcel.state),
    })),
    payments,
    refunds,
    history,
    claims: claims.map(({ id, state, parcelId }) => ({ id, state, parcelId })),
    ...records,
  }
}
