import {
  findDueRefunds,
  findOrderHead,
  findStalePayments,
  finishRefund,
  movePayment,
  type PaymentView,
  postLedger,
} from '@pasar/db'
import { after, hours, minutes, postUnclaimedRefund } from '@pasar/domain'
import type { Context } from '../context'
import { settleFree, settlePayment } from './settle'

/** A webhook usually comes within seconds; after this the provider is asked. */
const ASK_AFTER = minutes(1)
/** A provider may tell late; after this nobody asks any more, and only a webhook is still heard. */
const STOP_ASKING_AFTER = hours(1)
/** More than are left unpaid at any time: those that come after the batch would wait for those before. */
const MAX_ASKED = 1_000
const BATCH = 100

/** Asks the provider about payments no webhook has told of, and finishes them. @returns how many were finished */
export async function reconcilePayments(ctx: Context): Promise<number> {
  let count = 0
  for (const payment of await findStalePayments(ctx.db, ctx.now() - ASK_AFTER, MAX_ASKED)) {
    const event = payment.amount === 0 ? null : await ctx.payments.lookUp(ctx, payment)
    const outcome =
      event !== null
        ? await settlePayment(ctx, event)
        : payment.amount === 0
          ? await settleFree(ctx, payment)
          : await stopAsking(ctx, payment)
    if (outcome !== null && outcome !== 'repeated') count += 1
  }
  return count
}

/** Closes the payment of an order that was given up long ago. */
async function stopAsking(ctx: Context, payment: PaymentView): Promise<null> {
  const order = await findOrderHead(ctx.db, payment.orderId, 'any')
  if (order && order.state !== 'awaiting_payment' && ctx.now() > after(order.expiresAt, STOP_ASKING_AFTER))
    await ctx.transact((tx) => movePayment(tx, payment.id, ['open'], 'closed', { now: ctx.now() }))
  return null
}

/** Sends requested refunds to the provider and books what was sent. @returns how many */
export async function sendRefunds(ctx: Context): Promise<number> {
  let count = 0
  for (const refund of await findDueRefunds(ctx.db, BATCH)) {
    const isDone = await ctx.payments.refund(ctx, refund)
    await ctx.transact(async (tx) => {
      const now = ctx.now()
      const isFirst = await finishRefund(tx, refund.id, isDone ? 'done' : 'failed', now)
      if (isFirst && isDone)
        await postLedger(
          tx,
          { id: ctx.newId('ledger'), kind: 'refund', reference: refund.id, at: now },
          postUnclaimedRefund(refund.provider, refund.amount),
        )
    })
    if (isDone) count += 1
  }
  return count
}
