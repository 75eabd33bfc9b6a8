import {
  findAnyOrderHead,
  findDueRefunds,
  findStalePayments,
  findUnansweredPayments,
  finishRefund,
  type PaymentView,
  postLedger,
  type RefundView,
  tryMovePayment,
} from '@pasar/db'
import { hours, minutes, postUnclaimedRefund } from '@pasar/domain'
import { expireOrder } from '../orders/commands/close'
import type { Context } from '../platform/context'
import { queueRefundMail } from '../platform/mail/order-mails'
import { settleFree, settlePayment } from './commands/settle'

/** A webhook usually comes within seconds; after this the provider is asked. */
const ASK_AFTER = minutes(1)
/** A provider may report late; after this the payment is closed. */
const STOP_ASKING_AFTER = hours(1)
/** Longer no page of a payment stays open. After this the job no longer asks, and only a webhook counts. */
const PAGES_STAY_OPEN = hours(24)
/** More than are left unpaid at any time: those behind would wait for those before. */
const MAX_ASKED = 1_000
/** More than a provider refuses for good: those behind would wait for those before. */
const MAX_REFUNDS = 1_000

/**
 * Asks the provider about payments that no webhook has confirmed, and finishes them. Of an unpaid order whose time is
 * up that is the last word: it expires.
 * @returns how many were finished
 */
export async function reconcilePayments(ctx: Context): Promise<number> {
  const stale = await findStalePayments(ctx.db, ctx.now() - ASK_AFTER, MAX_ASKED)
  return countDone(ctx, stale, async (payment) => {
    if (payment.amount === 0) return (await settleFree(ctx, payment)) !== 'repeated'
    const event = payment.provider === ctx.payments.name ? await ctx.payments.lookUp(ctx, payment) : null
    if (event !== null) return (await settlePayment(ctx, event)) !== 'repeated'
    // At once, so that it need not wait until the provider has answered about all the others.
    await expireOrder(ctx, payment.orderId)
    await stopAsking(ctx, payment)
    return false
  })
}

/**
 * Asks about payments that were closed while their page may have been open. What was paid there is taken or sent back, as when
 * its webhook comes; a page that has closed unpaid is not asked about again.
 * @returns how many were finished
 */
export async function reconcileClosedPayments(ctx: Context): Promise<number> {
  const of = { provider: ctx.payments.name, since: ctx.now() - PAGES_STAY_OPEN }
  return countDone(ctx, await findUnansweredPayments(ctx.db, of, MAX_ASKED), async (payment) => {
    const event = await ctx.payments.lookUp(ctx, payment)
    return event !== null && (await settlePayment(ctx, event)) !== 'repeated'
  })
}

/** Closes the payment of an order that was given up long ago. */
async function stopAsking(ctx: Context, payment: PaymentView): Promise<void> {
  const order = await findAnyOrderHead(ctx.db, payment.orderId)
  const now = ctx.now()
  if (order && order.state !== 'awaiting_payment' && now > order.expiresAt + STOP_ASKING_AFTER)
    await ctx.transact({ order: payment.orderId }, async (tx) => {
      if (!(await tryMovePayment(tx, payment.id, ['open'], 'closed', { now })))
        ctx.log.info({ paymentId: payment.id }, 'an event of the provider was first')
    })
}

/**
 * Sends requested refunds to the provider and books what was sent; those of another one wait for it.
 * @returns how many
 */
export async function sendRefunds(ctx: Context): Promise<number> {
  return countDone(ctx, await findDueRefunds(ctx.db, ctx.payments.name, MAX_REFUNDS), async (refund) => {
    const isSent = await ctx.payments.refund(ctx, refund)
    return (await bookRefund(ctx, refund, isSent)) && isSent
  })
}

/** False when another run was first. */
const bookRefund = (ctx: Context, refund: RefundView, isSent: boolean): Promise<boolean> =>
  ctx.transact({ order: { refund: refund.id } }, async (tx) => {
    const now = ctx.now()
    if (!(await finishRefund(tx, refund, isSent ? 'done' : 'failed', now))) return false
    if (isSent) {
      await postLedger(
        tx,
        { id: ctx.newId('ledger'), kind: 'refund', reference: refund.id },
        postUnclaimedRefund(refund.provider, refund.amount),
      )
      await queueRefundMail(tx, ctx, refund)
    }
    return true
  })

/** Few enough for a provider to bear; one that it does not answer about holds up an eighth of the others. */
const AT_ONCE = 8

/** One that fails is tried again at the next run; those behind it do not wait for it. */
async function countDone<T extends { id: string }>(
  ctx: Context,
  rows: readonly T[],
  work: (row: T) => Promise<boolean>,
): Promise<number> {
  const left = rows.values()
  let count = 0
  const workOn = async (): Promise<void> => {
    for (const row of left) {
      try {
        if (await work(row)) count += 1
      } catch (error) {
        ctx.log.error({ id: row.id, err: error }, 'a payment job failed; it will be tried again')
      }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, workOn))
  return count
}
