import { findBusinesses, findDemoCharge, findOrderPayment } from '@pasar/db'
import {
  addressLines,
  DomainError,
  type Invoice,
  LANGUAGE_TAG,
  type Language,
  MALAYSIAN_STATES,
  makeInvoice,
  monthEnd,
  type Operator,
  type TaxDetails,
} from '@pasar/domain'
import type { Buyer } from '../../access/actors'
import type { Context } from '../../platform/context'
import { countryNames, listAddress } from '../../platform/mail/order-mails'
import { readOperator } from '../../platform/settings/operator'
import { taxDetailsOf } from '../../platform/tax/details'
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
  /** Numbers of a business that bought, or of who else wants them there; null where none are. */
  buyerNumbers: Pick<TaxDetails, 'idNumber' | 'tin' | 'sstNumber'> | null
  paidWith: PaidWith
}

const stateName = (code: string): string =>
  MALAYSIAN_STATES.find((state) => state.code === code)?.name ?? code

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
  // What came for the order besides the payment that paid it stands on no invoice, and neither does its way back.
  const credited = refunds.filter(({ isLate }) => !isLate)
  if (paidAt === null) throw new DomainError('NOT_FOUND')
  const sellers = [...new Set(parcels.map(({ sellerId }) => sellerId))]
  // E-invoices are asked for until the month is over; its invoices are made out to who asked until then.
  const until = Math.min(monthEnd(paidAt) - 1, ctx.now())
  const [suppliers, operator, paidWith, parties] = await Promise.all([
    findBusinesses(ctx.db, sellers, paidAt),
    readOperator(ctx),
    findPaidWith(ctx, orderId, order.total),
    taxDetailsOf(ctx, [buyer.id], until),
  ])
  const party = parties.get(buyer.id)
  const business = party?.onInvoices === true ? party : null
  const address =
    business === null
      ? listAddress({ ...order, requestHash: '', editKey: '' }, language)
      : [
          business.name,
          ...addressLines(
            { ...business, line1: business.line, line2: null, state: stateName(business.state) },
            business.country === 'MY' ? undefined : countryNames(LANGUAGE_TAG[language]).of(business.country),
          ),
        ]
  return {
    ...makeInvoice({ orderNumber: order.number, total: order.total, parcels, suppliers, refunds: credited }),
    orderId: order.id,
    paidAt,
    placedAt: order.placedAt,
    operator,
    buyer: [...(address.length > 0 ? address : [buyer.name]), order.email],
    buyerNumbers:
      business === null
        ? null
        : { idNumber: business.idNumber, tin: business.tin, sstNumber: business.sstNumber },
    paidWith,
  }
}
