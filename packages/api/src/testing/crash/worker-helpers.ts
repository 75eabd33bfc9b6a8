import { findOrderPayment, findPayment, insertDemoCharge, NO_ROOTS, tryMoveDemoCharge } from '@pasar/db'
import { settlePayment } from '../../payments/commands/settle'
import type { Context } from '../../platform/context'

/** What the workers share that are killed. */

/** Promises what it names: it is done and must never be lost. */
export const say = (line: string): void => void process.stdout.write(`${line}\n`)

/** One of them, by chance. */
export function pick<T>(list: readonly T[]): T {
  const found = list[Math.floor(Math.random() * list.length)]
  if (found === undefined) throw new RangeError('nothing to pick from')
  return found
}

/** What the provider would do: charge, then report. */
export async function pay(ctx: Context, orderId: string): Promise<void> {
  const open = await findOrderPayment(ctx.db, orderId)
  const payment = open && (await findPayment(ctx.db, open.id))
  if (!payment) throw new Error(`order ${orderId} has no payment`)
  await ctx.transact(NO_ROOTS.alone, async (tx) => {
    await insertDemoCharge(tx, payment.id, payment.amount, ctx.now())
    await tryMoveDemoCharge(tx, payment.id, ['open'], 'succeeded', { now: ctx.now() })
  })
  const outcome = await settlePayment(ctx, {
    provider: payment.provider,
    id: `${payment.id}-succeeded`,
    type: 'succeeded',
    paymentId: payment.id,
    amount: payment.amount,
    currency: payment.currency,
    payload: '{}',
  })
  say(`${outcome} ${orderId}`)
}
