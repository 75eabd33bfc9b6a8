import { findBusinesses, findDemoCharge, findOrderPayment } from '@pasar/db'
import { DomainError, type Invoice, type Language, makeInvoice, type Operator } from '@pasar/domain'
import type { Buyer } from '../../access/actors'
import type { Context } from '../../platform/context'
import { listAddress } from '../../platform/mail/order-mails'
import { readOperator } from '../../platform/settings/operator'
import { orderPage } from './orders'

export type PaidWith = { kind: 'card'; last4: string } | { kind: 'stripe' } | { kind: 'coupons' }

export interface InvoiceView extends Invoice {
  orderId: string
  /** When it was paid, which is the day of the invoice. */
  paidAt: number
  placedAt: number
  operator: Operator
  /** Name, address and email of who bought, line by line. */
  buyer: string[]
  paidWith: PaidWith
}

async function findPaidWith(ctx: Context, orderId: string, total: number): Promise<PaidWith> {
  if (total === 0) return { kind: 'coupons' }
  const payment = await findOrderPayment(ctx.db, orderId)
  if (payment?.provider !== 'demo') return { kind: 'stripe' }
  return { kind: 'card', last4: (await findDemoCharge(ctx.db, payment.id))?.last4 ?? '' }
}

/**
 * The invoice of one of the buyer's own orders.
 * @throws DomainError NOT_FOUND, also for an order that was never paid
 */
export async function invoiceOf(
  ctx: Context,
  buyer: Buyer,
  orderId: string,
  language: Language,
): Promise<InvoiceView> {
  const { order, parcels, refunds } = await orderPage(ctx, buyer, orderId)
  const { paidAt } = order
  if (paidAt === null) throw new DomainError('NOT_FOUND')
  const sellers = [...new Set(parcels.map(({ sellerId }) => sellerId))]
  const [suppliers, operator, paidWith] = await Promise.all([
    findBusinesses(ctx.db, sellers, paidAt),
    readOperator(ctx),
    findPaidWith(ctx, orderId, order.total),
  ])
  const address = listAddress({ ...order, requestHash: '', editKey: '' }, language)
  return {
    ...makeInvoice({ orderNumber: order.number, total: order.total, parcels, suppliers, refunds }),
    orderId: order.id,
    paidAt,
    placedAt: order.placedAt,
    operator,
    buyer: [...(address.length > 0 ? address : [buyer.name]), order.email],
    paidWith,
  }
}
