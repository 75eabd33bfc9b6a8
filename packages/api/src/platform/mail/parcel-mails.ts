import {
  findRecipient,
  findStaffToNotify,
  type OrderHead,
  type OrderLineView,
  type ParcelView,
  type Tx,
} from '@pasar/db'
import {
  type ClaimShown,
  linkTo,
  type MailRecipient,
  OTHER_COURIER,
  type ParcelMailKind,
  type ParcelNews,
  ROLE,
  type Sen,
  sen,
} from '@pasar/domain'
import type { Context } from '../context'
import { queueMail } from './queue'

type Reader = 'buyer' | 'seller' | 'admins'

/** Where a mail leads: to the parcel, or to its claim. */
function pathOf({ order, parcel, to, claim }: ParcelMail): string {
  const [orderId, parcelId] = [order.id, parcel.id]
  if (to === 'admins') return claim ? linkTo('/admin/claims/:id', { id: claim.id }) : '/admin/claims'
  if (to === 'seller')
    return claim
      ? linkTo('/seller/orders/:id/claim', { id: parcelId })
      : linkTo('/seller/orders/:id/ship', { id: parcelId })
  return claim
    ? linkTo('/orders/user/:orderId/claim/:parcelId', { orderId, parcelId })
    : linkTo('/orders/user/:orderId', { orderId })
}

export interface ParcelMail {
  order: OrderHead
  parcel: ParcelView
  to: Reader
  amount?: Sen | undefined
  /** Until when something may or must be done. */
  until?: number | undefined
  /** What it is about, where a parcel may have several: a claim and how far it is. */
  event?: string
  /** Pieces that it is about. */
  lines?: ParcelNews['lines']
  /** The claim that it is about. */
  claim?: ClaimShown & { id: string }
}

const toShown = ({ id: _id, ...shown }: NonNullable<ParcelMail['claim']>): ClaimShown => shown

/** A line of an order as a mail lists it, or some pieces of it. */
export const toPieces = (
  { title, variantName, unitPrice, quantity }: OrderLineView,
  some = quantity,
): ParcelNews['lines'][number] => ({
  title,
  variantName,
  quantity: some,
  subtotal: sen(unitPrice * some),
})

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
  const { order, parcel, to, amount, until, event = '', lines = [], claim } = mail
  const { courier, trackingNumber } = parcel
  const values = {
    link: `${ctx.config.appUrl}${pathOf(mail)}`,
    number: order.number,
    store: parcel.storeName,
    amount: amount ?? null,
    until: until ?? null,
    courier: courier === OTHER_COURIER ? '' : (courier ?? ''),
    trackingNumber: trackingNumber ?? '',
    lines,
    claim: claim ? toShown(claim) : null,
  }
  for (const recipient of await findRecipients(tx, mail)) {
    const whom = to === 'admins' ? recipient.userId : to
    const dedupeKey = `${kind}:${whom}:${parcel.id}:${event}`
    await queueMail(tx, ctx, { kind, to: recipient, values, dedupeKey })
  }
}
