import { findRecipient, type OrderHead, type ParcelView, type Tx } from '@pasar/db'
import { linkTo, OTHER_COURIER, type ParcelMailKind, type Sen } from '@pasar/domain'
import type { Context } from '../context'
import { queueMail } from './queue'

export interface ParcelMail {
  order: OrderHead
  parcel: ParcelView
  to: 'buyer' | 'seller'
  amount?: Sen | undefined
  /** Until when something may or must be done. */
  until?: number | undefined
  /** What it is about, where a parcel may have several: a claim and how far it is. */
  event?: string
}

/** Tells a buyer or a seller what happened to a parcel, once. A member who is gone gets no mail. */
export async function queueParcelMail(
  tx: Tx,
  ctx: Context,
  kind: ParcelMailKind,
  { order, parcel, to, amount, until, event = '' }: ParcelMail,
): Promise<void> {
  const recipient = await findRecipient(tx, to === 'buyer' ? order.buyerId : parcel.sellerId)
  if (!recipient) return
  const path = to === 'buyer' ? linkTo('/orders/user/:orderId', { orderId: order.id }) : '/orders/seller'
  const { courier, trackingNumber } = parcel
  await queueMail(tx, ctx, {
    kind,
    to: recipient,
    values: {
      link: `${ctx.config.appUrl}${path}`,
      number: order.number,
      store: parcel.storeName,
      amount: amount ?? null,
      until: until ?? null,
      courier: courier === OTHER_COURIER ? '' : (courier ?? ''),
      trackingNumber: trackingNumber ?? '',
    },
    dedupeKey: `${kind}:${to}:${parcel.id}:${event}`,
  })
}
