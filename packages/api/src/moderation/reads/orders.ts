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
  findStaffMember,
  type HistoryView,
  listOrderPayments,
  listStaffOrders,
  type OrderHead,
  type OrderLineView,
  type OrderRefund,
  type ParcelView,
  type StaffNoteView,
  type StaffOrderRow,
  type StaffPayment,
} from '@pasar/db'
import { DomainError, mayRefundSale, type StaffOrdersFilter, trackingUrl } from '@pasar/domain'
import type { Admin } from '../../access/actors'
import { staffRecords } from '../../access/staff-notes'
import type { Context } from '../../platform/context'

const ON_A_PAGE = 25

/** A page of orders. @throws DomainError NOT_FOUND for a cursor that is none */
export async function staffOrdersPage(
  ctx: Context,
  _admin: Admin,
  { list, isOldestFirst, words }: StaffOrdersFilter,
  cursorText: string | null,
): Promise<{ orders: StaffOrderRow[]; next: string | null }> {
  const cursor = cursorText === null ? null : decodeTimeCursor(cursorText)
  if (cursorText !== null && cursor === null) throw new DomainError('NOT_FOUND')
  return listStaffOrders(ctx.db, { list, isOldestFirst, words }, cursor, ON_A_PAGE)
}

export interface StaffParcel extends ParcelView {
  lines: (OrderLineView & { /** Pieces that did not go back yet. */ left: number })[]
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

/** An order, whole. @throws DomainError NOT_FOUND */
export async function staffOrderPage(ctx: Context, _admin: Admin, orderId: string): Promise<StaffOrderPage> {
  const head = await findAnyOrderHead(ctx.db, orderId)
  if (!head) throw new DomainError('NOT_FOUND')
  const { requestHash: _requestHash, editKey: _editKey, ...order } = head
  const [buyer, parcels, lines, payments, refunds, history, claims, records] = await Promise.all([
    findStaffMember(ctx.db, order.buyerId),
    findParcels(ctx.db, orderId),
    findOrderLines(ctx.db, orderId),
    listOrderPayments(ctx.db, orderId),
    findOrderRefunds(ctx.db, orderId),
    findHistory(ctx.db, orderId),
    findOrderClaims(ctx.db, orderId),
    staffRecords(ctx, orderId),
  ])
  return {
    order,
    buyerName: buyer?.name ?? '',
    parcels: parcels.map((parcel) => ({
      ...parcel,
      lines: lines
        .filter(({ parcelId }) => parcelId === parcel.id)
        .map((line) => ({ ...line, left: line.quantity - line.refundedQuantity })),
      trackingUrl: trackingUrl(parcel.courier, parcel.trackingNumber),
      mayRefund: order.paidAt !== null && mayRefundSale(parcel.state),
    })),
    payments,
    refunds,
    history,
    claims: claims.map(({ id, state, parcelId }) => ({ id, state, parcelId })),
    ...records,
  }
}
