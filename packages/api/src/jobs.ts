import { deleteExpiredSessions } from '@pasar/db'
import { seconds } from '@pasar/domain'
import type { Context } from './context'
import { expireOrders } from './orders/close'
import { reconcilePayments, sendRefunds } from './payments/reconcile'

/** Often enough that nobody waits for stock that an unpaid order holds. */
const EVERY = seconds(30)

/**
 * What has to happen without anyone asking: unpaid orders expire, payments nobody told of are finished,
 * refunds are sent, ended sessions are swept. What is due is read from the database, so nothing is lost
 * when the process ends in between.
 */
export async function runDueJobs(ctx: Context): Promise<void> {
  const jobs = {
    reconcilePayments,
    expireOrders,
    sendRefunds,
    sweepSessions: (context: Context) => context.transact((tx) => deleteExpiredSessions(tx, context.now())),
  }
  for (const [name, job] of Object.entries(jobs)) {
    try {
      await job(ctx)
    } catch (error) {
      ctx.log.error({ job: name, err: error }, 'a job failed; it will be tried again')
    }
  }
}

/** Starts the runner; returns how to stop it, which waits for a run under way. */
export function startJobs(ctx: Context): () => Promise<void> {
  let running = Promise.resolve()
  const timer = setInterval(() => {
    running = running.then(() => runDueJobs(ctx))
  }, EVERY)
  return async () => {
    clearInterval(timer)
    await running
  }
}
