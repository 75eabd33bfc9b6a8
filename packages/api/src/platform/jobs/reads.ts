import { findJobs } from '@pasar/db'
import type { Context } from '../context'

export interface JobState {
  name: string
  /** When a run ended last, as ISO time; null before the first. */
  lastRun: string | null
  isFailing: boolean
}

/** How the jobs are, for everyone to see: what an error said stays in the log. */
export async function jobStates(ctx: Context): Promise<JobState[]> {
  const rows = await findJobs(ctx.db)
  return rows.map(({ name, finishedAt, error }) => ({
    name,
    lastRun: finishedAt === null ? null : new Date(finishedAt).toISOString(),
    isFailing: error !== '',
  }))
}
