import { type Context, receiveWebhook } from '@pasar/api'
import { DomainError, ERRORS } from '@pasar/domain'
import express, { type RequestHandler } from 'express'
import { asyncHandler } from './http/async-handler'
import { requestContext } from './http/requests'
import { refuseBodiesOver } from './http/security'

const MAX_WEBHOOK_BYTES = 256 * 1024

/** What a payment provider says, under a path with `:provider`. It is checked over its bytes, so it is read raw. */
export const takeWebhook = (ctx: Context): RequestHandler[] => [
  refuseBodiesOver(MAX_WEBHOOK_BYTES),
  express.raw({ type: () => true, limit: MAX_WEBHOOK_BYTES }),
  asyncHandler(async (request, response) => {
    try {
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      await receiveWebhook(
        requestContext(ctx, request, response),
        request.params.provider ?? '',
        body,
        (name) => request.get(name),
      )
      response.json({ success: true })
    } catch (error) {
      const code = error instanceof DomainError ? error.code : 'UNKNOWN_ERROR'
      if (code === 'UNKNOWN_ERROR') ctx.log.error({ err: error }, 'a webhook failed')
      response.status(ERRORS[code].status).json({ success: false, code, message: ERRORS[code].message })
    }
  }),
]
