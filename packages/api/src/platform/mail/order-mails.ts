import {
  findAnyOrderHead,
  findPayment,
  findRecipient,
  type OrderHead,
  type OrderLineView,
  type ParcelView,
  type RefundView,
  type Tx,
} from '@pasar/db'
import { addressLines, byTag, LANGUAGE_TAG, type Language, linkTo, type OrderShown } from '@pasar/domain'
import type { Context } from '../context'
import { queueMail } from './queue'

/** Of each language. */
export const countryNames = byTag((tag) => new Intl.DisplayNames(tag, { type: 'region' }))

const orderLink = (ctx: Context, orderId: string): string =>
  `${ctx.config.appUrl}${linkTo('/orders/user/:orderId', { orderId })}`

/** The address as on a label; an order of digital goods alone has none. */
export function listAddress(order: OrderHead, language: Language): string[] {
  const { fullName, phone, line1, stateCode, country } = order
  if (line1 === null) return []
  const countryName = countryNames(LANGUAGE_TAG[language]).of(country)
  const lines = addressLines({ ...order, state: stateCode }, countryName)
  return [fullName, ...lines, phone].flatMap((line) => line || [])
}

/** An order with everything in it, as the transaction that changes it has read it. */
export interface WholeOrder {
  head: OrderHead
  parcels: readonly ParcelView[]
  lines: readonly OrderLineView[]
}

function showOrder(ctx: Context, { head, parcels, lines }: WholeOrder, language: Language): OrderShown {
  return {
    link: orderLink(ctx, head.id),
    number: head.number,
    placedAt: head.placedAt,
    parcels: parcels.map(({ id, storeName }) => ({
      storeName,
      lines: lines
        .filter(({ parcelId }) => parcelId === id)
        .map(({ title, variantName, quantity, subtotal }) => ({ title, variantName, quantity, subtotal })),
    })),
    items: head.itemsTotal,
    itemDiscount: head.itemDiscount,
    shipping: head.shippingTotal,
    shippingDiscount: head.shippingDiscount,
    total: head.total,
    address: listAddress(head, language),
  }
}

/**
 * Notifies the buyer of how an order goes on, once per order and kind. A member who is gone gets no mail.
 * @param again names another time that the mail is sent
 */
export async function queueOrderMail(
  tx: Tx,
  ctx: Context,
  kind: 'orderPaid' | 'orderCancelled' | 'orderExpired',
  order: WholeOrder,
  again = '',
): Promise<void> {
  const to = await findRecipient(tx, order.head.buyerId)
  if (!to) return
  const values = showOrder(ctx, order, to.language)
  await queueMail(tx, ctx, { kind, to, values, dedupeKey: `${kind}:${order.head.id}${again}` })
}

/** Notifies the buyer that money was sent back, once per refund. */
export async function queueRefundMail(tx: Tx, ctx: Context, refund: RefundView): Promise<void> {
  const payment = await findPayment(tx, refund.paymentId)
  const order = payment && (await findAnyOrderHead(tx, payment.orderId))
  const to = order && (await findRecipient(tx, order.buyerId))
  if (!order || !to) return
  await queueMail(tx, ctx, {
    kind: 'refundSent',
    to,
    values: { link: orderLink(ctx, order.id), number: order.number, amount: refund.amount },
    dedupeKey: `refundSent:${refund.id}`,
  })
}
