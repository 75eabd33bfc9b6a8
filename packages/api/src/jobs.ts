import { setTimeout as wait } from 'node:timers/promises'
import { deleteExpiredSessions } from '@pasar/db'
import { seconds } from '@pasar/domain'
import type { Context } from './context'
import { sendMails } from './mail/send'
import { expireOrders } from './orders/close'
import { reconcilePayments, sendRefunds } from './payments/reconcile'

/** Often enough that nobody waits for stock that an unpaid order holds. */
const EVERY = seconds(30)
/** A provider that does not answer may not keep the process from ending; what it was asked is asked again. */
const STOP_WITHIN = seconds(5)

type Job = (ctx: Context) => Promise<unknown>

/**
 * What has to happen without anyone asking: unpaid orders expire, payments nobody told of are finished,
 * refunds are sent, ended sessions are swept. What is due is read from the database, so nothing is lost
 * when the process ends in between.
 */
const JOBS: Readonly<Record<string, Job>> = {
  orders: async (ctx) => {
    // What was paid without our being told must not expire.
    await reconcilePayments(ctx)
    await expireOrders(ctx)
  },
  sendRefunds,
  sendMails: (ctx) => sendMails(ctx),
  sweepSessions: (ctx) => ctx.transact((tx) => deleteExpiredSessions(tx, ctx.now())),
}

async function runJob(ctx: Context, name: string, job: Job): Promise<void> {
  try {
    await job(ctx)
  } catch (error) {
    ctx.log.error({ job: name, err: error }, 'a job failed; it will be tried again')
  }
}

/** Runs every job once, side by side: one that waits for a provider holds up no other. */
export async function runDueJobs(ctx: Context): Promise<void> {
  await Promise.all(Object.entries(JOBS).map(([name, job]) => runJob(ctx, name, job)))
}

/** Starts the runner; returns how to stop it, which waits for runs under way. */
export function startJobs(ctx: Context): () => Promise<void> {
  const running = new Map<string, Promise<void>>()
  const timer = setInterval(() => {
    for (const [name, job] of Object.entries(JOBS)) {
      if (running.has(name)) continue
      running.set(
        name,
        runJob(ctx, name, job).finally(() => running.delete(name)),
      )
    }
  }, EVERY)
  return async () => {
    clearInterval(timer)
    await Promise.race([Promise.all(running.values()), wait(STOP_WITHIN, undefined, { ref: false })])
  }
}
