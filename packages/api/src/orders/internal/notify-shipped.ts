import type { OrderHead, ParcelView, Tx } from '@pasar/db'
import { linkTo, type Shipment } from '@pasar/domain'
import type { Context } from '../../platform/context'
import { queueParcelMail } from '../../platform/mail/parcel-mails'
import { notify } from './history'

/**
 * Notifies the buyer of who carries a parcel, or a part of it, and under which number.
 * @param news.event where a parcel has several mails: its part, or a correction
 * @param news.until by when the rest is shipped
 */
export async function notifyShipped(
  tx: Tx,
  ctx: Context,
  { order, parcel }: { order: OrderHead; parcel: ParcelView },
  shipment: Shipment,
  {
    kind = 'parcelShipped',
    event = '',
    until,
  }: { kind?: 'parcelShipped' | 'partShipped'; event?: string; until?: number | undefined } = {},
): Promise<void> {
  const link = linkTo('/orders/user/:orderId', { orderId: order.id })
  await notify(tx, ctx, order.buyerId, kind, { number: order.number, store: parcel.storeName }, link)
  await queueParcelMail(tx, ctx, kind, {
    order,
    parcel: { ...parcel, ...shipment },
    to: 'buyer',
    until,
    event,
  })
}
