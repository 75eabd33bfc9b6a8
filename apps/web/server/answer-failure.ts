import type { Context } from '@pasar/api'
import type { ErrorRequestHandler } from 'express'

/** The last answer: what no handler took. It goes to the log under the number that the answer names. */
export const answerFailure =
  (ctx: Context): ErrorRequestHandler =>
  (error: unknown, request, response, _next) => {
    const status =
      typeof error === 'object' && error !== null && 'status' in error ? Number(error.status) : 500
    const requestId = request.asked?.id
    if (status >= 500) {
      if (requestId !== undefined) ctx.requests.explain(requestId, error)
      ctx.log.error({ err: error, requestId }, 'a request failed')
    }
    if (!response.headersSent)
      response
        .status(status)
        .type('text')
        .send(status === 404 ? 'Not found' : `Something went wrong${requestId ? ` (${requestId})` : ''}`)
  }
