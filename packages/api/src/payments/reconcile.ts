import { findDueRefunds, findStalePayments, finishRefund, postLedger } from '@pasar/db'
import { minutes, postUnclaimedRefund } from '@pasar/domain'
import type { Context } from '../context'
import { settlePayment } from './settle'

/** A webhook usually comes within seconds; after this the provider is asked. */
const ASK_AFTER = minutes(1)
const BATCH = 100

/** Asks the provider about payments no webhook has told of, and finishes them. @returns how many were finished */
export async function reconcilePayments(ctx: Context): Promise<number> {
  let count = 0
  for (const payment of await findStalePayments(ctx.db, ctx.now() - ASK_AFTER, BATCH)) {
    const event = await ctx.payments.lookUp(ctx, payment)
    if (event !== null && (await settlePayment(ctx, event)) !== 'repeated') count += 1
  }
  return count
}

/** Sends requested refunds to the provider and books what was sent. @returns how many */
export async function sendRefunds(ctx: Context): Promise<number> {
  let count = 0
  for (const refund of await findDueRefunds(ctx.db, BATCH)) {
    const isDone = await ctx.payments.refund(ctx, refund)
    await ctx.transact(async (tx) => {
      const now = ctx.now()
      await finishRefund(tx, refund.id, isDone ? 'done' : 'failed', now)
      if (isDone)
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
