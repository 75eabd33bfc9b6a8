import { findAnyOrderHead, findOrderLines, findParcels, type OrderHead } from '@pasar/db'
import { DomainError, type OrderState, type StaffNoteInput } from '@pasar/domain'
import type { Admin } from '../../access/actors'
import { recordAdmin, writeStaffNote } from '../../access/staff-notes'
import type { Context } from '../../platform/context'
import { queueOrderMail } from '../../platform/mail/order-mails'

const MAIL_OF: Partial<Record<OrderState, 'orderPaid' | 'orderCancelled' | 'orderExpired'>> = {
  paid: 'orderPaid',
  partially_refunded: 'orderPaid',
  refunded: 'orderPaid',
  cancelled: 'orderCancelled',
  expired: 'orderExpired',
}

/** The mail about an order that is sent once more; none while it waits for payment. */
export const orderMailOf = (state: OrderState) => MAIL_OF[state]

async function requireOrder(db: Context['db'], orderId: string): Promise<OrderHead> {
  const order = await findAnyOrderHead(db, orderId)
  if (!order) throw new DomainError('NOT_FOUND')
  return order
}

/**
 * Sends a buyer the mail about an order once more.
 * @throws DomainError NOT_FOUND, ORDER_HAS_NO_MAIL while it waits for payment, TOO_MANY_REQUESTS
 */
export async function resendOrderMail(ctx: Context, admin: Admin, orderId: string): Promise<void> {
  const kind = orderMailOf((await requireOrder(ctx.db, orderId)).state)
  if (kind === undefined) throw new DomainError('ORDER_HAS_NO_MAIL')
  await ctx.limits.take('resendMail', orderId)
  await ctx.transact({ order: orderId }, async (tx) => {
    const head = await requireOrder(tx, orderId)
    const [parcels, lines] = [await findParcels(tx, orderId), await findOrderLines(tx, orderId)]
    await queueOrderMail(tx, ctx, kind, { head, parcels, lines }, `:${ctx.newId('mail')}`)
    await recordAdmin(tx, ctx, admin, 'resendMail', orderId)
  })
}

/** @throws DomainError NOT_FOUND */
export async function noteOrder(
  ctx: Context,
  admin: Admin,
  orderId: string,
  input: StaffNoteInput,
): Promise<void> {
  await requireOrder(ctx.db, orderId)
  await writeStaffNote(ctx, admin, orderId, input)
}
