import { DomainError } from '@pasar/domain'
import type { Context } from '../context'

export interface Asker {
  /** The request id: on every line of the log and on the page that says that something failed. */
  requestId: string
  /** The address, as far as it is trusted. */
  client: string
  /** Called with the seconds to wait when something was tried too often. */
  onWait(seconds: number): void
}

/** The context of one request. */
export function contextFor(ctx: Context, { requestId, client, onWait }: Asker): Context {
  const setHeader = (error: unknown): never => {
    if (error instanceof DomainError && error.code === 'TOO_MANY_REQUESTS')
      onWait(Number(error.details.seconds))
    throw error
  }
  let log: Context['log'] | undefined
  return {
    ...ctx,
    client,
    // Most requests log nothing, and a child writes its line's beginning at once.
    get log() {
      log ??= ctx.log.child({ requestId })
      return log
    },
    limits: {
      ...ctx.limits,
      take: (kind, ...key) => ctx.limits.take(kind, ...key).catch(setHeader),
      count: (kind, ...key) => {
        try {
          ctx.limits.count(kind, ...key)
        } catch (error) {
          setHeader(error)
        }
      },
    },
  }
}
