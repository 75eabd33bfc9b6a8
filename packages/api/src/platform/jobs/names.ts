/** The background jobs. */
export const JOB_NAMES = [
  'orders',
  'auctions',
  'parcels',
  'refunds',
  'mail',
  'newsletter',
  'sweep',
  'claims',
  'pictures',
  'doubles',
  'files',
  'fileNews',
  'storeNews',
  'storeHidings',
  'storeHolidays',
  'storeRenames',
  'imports',
  'bankStatements',
  'wishNews',
  'planner',
  'saleStarts',
  'itemViews',
  'replyTimes',
  'analytics',
  'rates',
  'storage',
  'backup',
] as const
export type JobName = (typeof JOB_NAMES)[number]

/** By this a command triggers a job at once. */
export interface JobTriggers {
  /** A hint only: without it, or without anyone who listens, the job comes at its time. */
  trigger(name: JobName): void
  /** Returns how to stop listening. */
  listen(listener: (name: JobName) => void): () => void
}

export function makeJobTriggers(): JobTriggers {
  const listeners = new Set<(name: JobName) => void>()
  return {
    trigger: (name) => {
      for (const listener of listeners) listener(name)
    },
    listen: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
