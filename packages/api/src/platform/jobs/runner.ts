import { setTimeout as wait } from 'node:timers/promises'
import {
  claimJob,
  deleteOtherJobs,
  findJobs,
  finishJob,
  holdJob,
  type JobRow,
  NO_ROOTS,
  putJob,
  releaseJob,
  resetJob,
} from '@pasar/db'
import { minutes, seconds } from '@pasar/domain'
import type { Context } from '../context'
import { mendTimesOfMails } from '../mail/send'
import { JOB_NAMES, type JobName } from './names'
import { NEVER } from './never'
import { JOBS, type Job } from './table'

/** How often is looked for what is due: one small read. */
const LOOK_EVERY = seconds(5)
/** A job whose process was killed is taken up again after this; a run under way says in time that it lives. */
const HELD = minutes(1)
const HOLD_EVERY = seconds(20)
/** Clocks are put right by moments all the time; more than this is a clock that was set back. */
const SET_BACK = minutes(2)
/** One that failed does not wait for its night. */
const RETRY_AFTER = minutes(5)
/** A provider that does not answer may not keep the process from ending; what it was asked is asked again. */
export const STOP_WITHIN = seconds(5)

type Jobs = Readonly<Record<JobName, Job>>

/** New jobs are due at once, unless they wait for somebody to ask; those that are no longer there are forgotten. */
const registerJobs = (ctx: Context, jobs: Jobs): Promise<void> =>
  ctx.transact(NO_ROOTS.conditionInStatement, async (tx) => {
    for (const name of JOB_NAMES) await putJob(tx, name, jobs[name].isOnDemand ? NEVER : ctx.now())
    await deleteOtherJobs(tx, JOB_NAMES)
  })

/**
 * Whether a job waits for a time that it can only have from a clock that was ahead, such as that of a machine that takes
 * its local time for UTC until it has asked for the time: it would stand still for hours.
 */
function isFromTheFuture({ dueAt, heldUntil }: JobRow, { next, isOnDemand }: Job, now: number): boolean {
  const latest = isOnDemand ? now : next(now)
  return (dueAt !== NEVER && dueAt > latest + SET_BACK) || heldUntil > now + HELD + SET_BACK
}

/**
 * One run: the row is taken, and only who holds it may end it and move its time on. A process that is
 * killed or stopped on the way leaves the time as it was, so the job runs again.
 * @param dueBy runs only when it is due by then
 */
async function runJob(
  ctx: Context,
  name: JobName,
  job: Job,
  dueBy: number,
  signal: AbortSignal,
): Promise<void> {
  const id = ctx.newId('run')
  const hold = () => ctx.now() + HELD
  const run = { id, now: ctx.now(), heldUntil: hold() }
  if (!(await ctx.transact(NO_ROOTS.conditionInStatement, (tx) => claimJob(tx, name, dueBy, run)))) return
  const holding = setInterval(() => {
    ctx
      .transact(NO_ROOTS.conditionInStatement, (tx) => holdJob(tx, name, id, hold()))
      .catch((error: unknown) => ctx.log.error({ job: name, err: error }, 'a job could not be held'))
  }, HOLD_EVERY)
  let failure = ''
  try {
    await job.run(ctx, signal)
  } catch (error) {
    failure = error instanceof Error ? error.name : 'unknown'
    if (!signal.aborted) ctx.log.error({ job: name, err: error }, 'a job failed; it will be tried again')
  } finally {
    clearInterval(holding)
  }
  // It may have left work undone that waits for its night; what somebody asked for once is done, or has failed.
  if (signal.aborted && (failure !== '' || !job.isOnDemand)) {
    await ctx.transact(NO_ROOTS.conditionInStatement, (tx) => releaseJob(tx, name, id))
    return
  }
  const now = ctx.now()
  const next = job.next(now)
  const dueAt = failure === '' || job.isOnDemand ? next : Math.min(next, now + RETRY_AFTER)
  await ctx.transact(NO_ROOTS.conditionInStatement, (tx) =>
    finishJob(tx, name, id, { now, dueAt, error: failure }),
  )
}

/** Runs jobs side by side, each once at a time: one that waits for a provider holds up no other. */
function makeRunner(ctx: Context, jobs: Jobs) {
  const stopping = new AbortController()
  const running = new Map<JobName, Promise<void>>()
  const triggered = new Set<JobName>()

  function start(name: JobName, dueBy: number): void {
    if (stopping.signal.aborted || running.has(name)) return
    const run = runJob(ctx, name, jobs[name], dueBy, stopping.signal)
      .catch((error: unknown) => ctx.log.error({ job: name, err: error }, 'a job could not be run'))
      .finally(() => {
        running.delete(name)
        if (triggered.delete(name)) start(name, Number.MAX_SAFE_INTEGER)
      })
    running.set(name, run)
  }

  return {
    /** Starts what is due. */
    look: async (): Promise<void> => {
      let rows = await findJobs(ctx.db)
      if (JOB_NAMES.some((name) => !rows.some((row) => row.name === name))) {
        await registerJobs(ctx, jobs)
        rows = await findJobs(ctx.db)
      }
      const now = ctx.now()
      const ahead = rows.filter(
        (row) => !running.has(row.name as JobName) && isFromTheFuture(row, jobs[row.name as JobName], now),
      )
      if (ahead.length > 0) {
        const freed = await ctx.transact(NO_ROOTS.conditionInStatement, async (tx) => {
          const names: string[] = []
          for (const row of ahead) if (await resetJob(tx, row, now)) names.push(row.name)
          if (names.length > 0) await mendTimesOfMails(tx, now, SET_BACK)
          return names
        })
        if (freed.length > 0) ctx.log.warn({ jobs: freed }, 'the clock was set back; these jobs run now')
        rows = await findJobs(ctx.db)
      }
      const due = new Set(rows.filter(({ dueAt }) => dueAt <= now).map(({ name }) => name))
      for (const name of JOB_NAMES) if (due.has(name)) start(name, now)
    },
    /** Runs a job whenever it is due; once more when it runs already. */
    trigger: (name: JobName): void => {
      if (running.has(name)) triggered.add(name)
      else start(name, Number.MAX_SAFE_INTEGER)
    },
    ended: (): Promise<unknown> => Promise.all(running.values()),
    stop: (): void => stopping.abort(),
  }
}

/** Runs every job that is due, once. */
export async function runDueJobs(ctx: Context, jobs: Jobs = JOBS): Promise<void> {
  const runner = makeRunner(ctx, jobs)
  await runner.look()
  await runner.ended()
}

/**
 * Starts the runner; returns how to stop it, which waits for runs under way.
 * @param stopWithin for how many milliseconds it waits
 */
export function startJobs(
  ctx: Context,
  jobs: Jobs = JOBS,
  stopWithin: number = STOP_WITHIN,
): () => Promise<void> {
  const runner = makeRunner(ctx, jobs)
  const look = (): void => {
    runner.look().catch((error: unknown) => ctx.log.error({ err: error }, 'no job could be looked for'))
  }
  const timer = setInterval(look, LOOK_EVERY)
  const deafen = ctx.jobTriggers.listen(runner.trigger)
  look()
  return async () => {
    clearInterval(timer)
    deafen()
    runner.stop()
    await Promise.race([runner.ended(), wait(stopWithin, undefined, { ref: false })])
  }
}
