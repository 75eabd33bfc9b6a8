import {
  findAppointment,
  findOrderLines,
  findRecipient,
  type OrderHead,
  type ParcelView,
  type Tx,
} from '@pasar/db'
import { type AppointmentMailKind, linkTo } from '@pasar/domain'
import type { Context } from '../../platform/context'
import { queueMail } from '../../platform/mail/queue'
import { notify, notifySeller } from './history'

/** Notifies one side of a service of what became of its date: a notice and a mail, once for each version of the date. */
export async function notifyOfAppointment(
  tx: Tx,
  ctx: Context,
  kind: AppointmentMailKind,
  {
    order,
    parcel,
    to,
    until = null,
    event = '',
  }: {
    order: OrderHead
    parcel: ParcelView
    to: 'buyer' | 'seller'
    until?: number | null
    /** What parts it from other news of the same version. */
    event?: string
  },
): Promise<void> {
  const appointment = await findAppointment(tx, parcel.id)
  if (!appointment) return
  const isBuyer = to === 'buyer'
  const userId = isBuyer ? order.buyerId : parcel.sellerId
  const path = isBuyer
    ? linkTo('/orders/user/:orderId', { orderId: order.id })
    : linkTo('/seller/orders/:id/ship', { id: parcel.id })
  const { number } = order
  // Of a date that is to be moved the new one is shown.
  const date = kind === 'appointmentProposed' ? (appointment.move ?? appointment) : appointment
  const store = parcel.storeName
  if (isBuyer) await notify(tx, ctx, userId, kind, { number, store }, path)
  else await notifySeller(tx, ctx, userId, kind, { number, store }, path)
  const recipient = await findRecipient(tx, userId)
  if (!recipient) return
  const line = (await findOrderLines(tx, order.id)).find(({ parcelId }) => parcelId === parcel.id)
  const values = {
    link: `${ctx.config.appUrl}${path}`,
    number,
    store,
    title: line?.title ?? '',
    day: date.day,
    part: date.part,
    until,
  }
  const dedupeKey = `${kind}:${to}:${parcel.id}:${appointment.revision}:${event}`
  await queueMail(tx, ctx, { kind, to: recipient, values, dedupeKey })
}
