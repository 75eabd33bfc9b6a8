import { AsyncLocalStorage } from 'node:async_hooks'
import type { RequestHandler } from 'express'

interface Count {
  queries: number
}

const storage = new AsyncLocalStorage<Count>()

/** Called by the database after each statement. */
export function countQuery(): void {
  const count = storage.getStore()
  if (count) count.queries += 1
}

/** Reports in `Server-Timing` how many statements a response took and how long it was in the making. */
export const reportQueries: RequestHandler = (_request, response, next) => {
  const count: Count = { queries: 0 }
  const began = performance.now()
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => typeof response
  const writeHeadWithTiming = (...args: unknown[]) => {
    const duration = Math.round((performance.now() - began) * 10) / 10
    if (!response.headersSent)
      response.setHeader('Server-Timing', `db;desc="${count.queries} queries", total;dur=${duration}`)
    return writeHead(...args)
  }
  response.writeHead = writeHeadWithTiming as typeof response.writeHead
  storage.run(count, next)
}
