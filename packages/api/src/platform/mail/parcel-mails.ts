import { findRecipient, findStaffToNotify, type OrderHead, type ParcelView, type Tx } from '@pasar/db'
import { linkTo, type MailRecipient, OTHER_COURIER, type ParcelMailKind, ROLE, type Sen } from '@pasar/domain'
import type { Context } from '../context'
import { queueMail } from './queue'

const PATHS = {
  buyer: (orderId: string) => linkTo('/orders/user/:orderId', { orderId }),
  seller: () => '/orders/seller',
  admins: () => '/admin/claims',
}

export interface ParcelMail {
  order: OrderHead
  parcel: ParcelView
  to: keyof typeof PATHS
  amount?: Sen | undefined
  /** Until when something may or must be done. */
  until?: number | undefined
  /** What it is about, where a parcel may have several: a claim and how far it is. */
  event?: string
}

async function findRecipients(tx: Tx, { order, parcel, to }: ParcelMail): Promise<MailRecipient[]> {
  if (to === 'admins') return findStaffToNotify(tx, [ROLE.ADMIN])
  const recipient = await findRecipient(tx, to === 'buyer' ? order.buyerId : parcel.sellerId)
  return recipient ? [recipient] : []
}

/** Notifies a buyer, a seller or the admins of what happened to a parcel, once. A member who is gone gets no mail. */
export async function queueParcelMail(
  tx: Tx,
  ctx: Context,
  kind: ParcelMailKind,
  mail: ParcelMail,
): Promise<void> {
  const { order, parcel, to, amount, until, event = '' } = mail
  const { courier, trackingNumber } = parcel
  const values = {
    link: `${ctx.config.appUrl}${PATHS[to](order.id)}`,
    number: order.number,
    store: parcel.storeName,
    amount: amount ?? null,
    until: until ?? null,
    courier: courier === OTHER_COURIER ? '' : (courier ?? ''),
    trackingNumber: trackingNumber ?? '',
  }
  for (const recipient of await findRecipients(tx, mail)) {
    const whom = to === 'admins' ? recipient.userId : to
    const dedupeKey = `${kind}:${whom}:${parcel.id}:${event}`
    await queueMail(tx, ctx, { kind, to: recipient, values, dedupeKey })
  }
}
