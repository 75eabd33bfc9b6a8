import type { Buyer } from '../../access/actors'
import type { Context } from '../../platform/context'
import { invoiceOf } from '../reads/invoice'
import type { InvoiceStyle } from './style'

export { sayBuyer } from './buyer-lines'
export { sayPaidWith } from './paid-with'
export type { InvoiceStyle, InvoiceWord } from './style'

/**
 * The invoice of one of the buyer's own orders as PDF, with its order's number. What draws it is loaded with
 * the first one.
 * @throws DomainError NOT_FOUND, TOO_MANY_REQUESTS, BUSY
 */
export async function makeInvoicePdf(
  ctx: Context,
  buyer: Buyer,
  orderId: string,
  style: InvoiceStyle,
): Promise<{ number: string; pdf: Buffer }> {
  const view = await invoiceOf(ctx, buyer, orderId, style.language)
  await ctx.limits.take('invoice', buyer.id)
  const { drawInvoice } = await import('./draw')
  return { number: view.number, pdf: await drawInvoice(view, style) }
}
