import { sql } from 'kysely'
import type { Db } from '../../kernel/db'
import type { Tx } from '../../kernel/transact'

export interface JobRow {
  name: string
  dueAt: number
  heldUntil: number
  startedAt: number | null
  finishedAt: number | null
  error: string
  runs: number
  failures: number
}

/** All jobs there are, by name: a handful. */
export async function findJobs(db: Db): Promise<JobRow[]> {
  const { rows } = await sql<JobRow>`select name, due_at as "dueAt", held_until as "heldUntil",
    last_started_at as "startedAt", last_finished_at as "finishedAt", last_error as error, runs, failures
    from jobs order by name`.execute(db)
  return rows
}

/** Makes a job known; one that is known keeps its time. */
export async function putJob(tx: Tx, name: string, dueAt: number): Promise<void> {
  await tx
    .insertInto('jobs')
    .values({ name, due_at: dueAt, run_id: null, last_started_at: null, last_finished_at: null })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
}

/** Forgets jobs that are no longer there. */
export async function deleteOtherJobs(tx: Tx, names: readonly string[]): Promise<void> {
  await tx
    .deleteFrom('jobs')
    .where('name', 'not in', [...names])
    .execute()
}

/**
 * Takes a job for one run: false when it is not due by `dueBy`, or when a run holds it.
 * @param run its id, the present time, and until when it holds the job unless it says more
 */
export async function claimJob(
  tx: Tx,
  name: string,
  dueBy: number,
  run: { id: string; now: number; heldUntil: number },
): Promise<boolean> {
  const result = await tx
    .updateTable('jobs')
    .set({ run_id: run.id, last_started_at: run.now, held_until: run.heldUntil })
    .where('name', '=', name)
    .where('due_at', '<=', dueBy)
    .where('held_until', '<=', run.now)
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

/**
 * Makes a job due at once and free, of which nobody can know when it ran: the clock was set back since. False when a run
 * took it meanwhile.
 */
export async function resetJob(
  tx: Tx,
  seen: Pick<JobRow, 'name' | 'dueAt' | 'heldUntil'>,
  now: number,
): Promise<boolean> {
  const result = await tx
    .updateTable('jobs')
    .set({ due_at: now, held_until: 0 })
    .where('name', '=', seen.name)
    .where('due_at', '=', seen.dueAt)
    .where('held_until', '=', seen.heldUntil)
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

/** Says that a run is still under way; false when it was taken for dead. */
export async function holdJob(tx: Tx, name: string, runId: string, heldUntil: number): Promise<boolean> {
  const result = await tx
    .updateTable('jobs')
    .set({ held_until: heldUntil })
    .where('name', '=', name)
    .where('run_id', '=', runId)
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

/** Ends a run and says when the next is due; false when it was taken for dead. */
export async function finishJob(
  tx: Tx,
  name: string,
  runId: string,
  ended: { now: number; dueAt: number; error: string },
): Promise<boolean> {
  const result = await tx
    .updateTable('jobs')
    .set((eb) => ({
      run_id: null,
      held_until: 0,
      due_at: ended.dueAt,
      last_finished_at: ended.now,
      last_error: ended.error,
      runs: eb('runs', '+', 1),
      failures: ended.error === '' ? eb.ref('failures') : eb('failures', '+', 1),
    }))
    .where('name', '=', name)
    .where('run_id', '=', runId)
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

/** Gives a job back that was stopped on the way, unless it was taken for dead: it is due as it was. */
export async function releaseJob(tx: Tx, name: string, runId: string): Promise<void> {
  await tx
    .updateTable('jobs')
    .set({ run_id: null, held_until: 0 })
    .where('name', '=', name)
    .where('run_id', '=', runId)
    .execute()
}

/** Makes a job due at once; false when it is due or runs already. */
export async function tryHurryJob(tx: Tx, name: string, now: number): Promise<boolean> {
  const result = await tx
    .updateTable('jobs')
    .set({ due_at: now })
    .where('name', '=', name)
    .where('due_at', '>', now)
    .where('held_until', '<=', now)
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}
