import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { type Config, type Context, jobStates, probeWrites } from '@pasar/api'
import { Router } from 'express'
import { asyncHandler } from './async-handler'
import { addressOf } from './clients/client-address'
import type { LoopFigures } from './event-loop'

const READY_PATH = '/readyz'

const isLoopback = (address: string): boolean => /^(?:::ffff:)?127\.|^::1$/i.test(address)

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
/** Digests have one length, so the comparison does not reveal where two texts differ. */
const isSame = (given: string, token: string): boolean => timingSafeEqual(digest(given), digest(token))

type HealthConfig = Pick<Config, 'trustedProxies' | 'readyzToken'>

/** Whether who asks runs this server: from this machine, or with the token. */
function isOperator(request: IncomingMessage, { trustedProxies, readyzToken }: HealthConfig): boolean {
  const { headers } = request
  const given = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1]
  if (readyzToken !== null && given !== undefined && isSame(given, readyzToken)) return true
  // A proxy on this machine that is not configured: its client may be anyone.
  const isForwarded = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined
  return isLoopback(addressOf(request, trustedProxies)) && !(trustedProxies === 0 && isForwarded)
}

/** Whether this is an operator's question about the server's health, which is not counted. */
export const isOperatorsProbe = (request: IncomingMessage, config: HealthConfig): boolean =>
  request.url?.split('?', 1)[0] === READY_PATH && isOperator(request, config)

interface HealthOptions {
  isClosing(): boolean
  loopFigures(): LoopFigures
}

/** Reports liveness and readiness. Strangers get no more than yes or no. */
export function serveHealth(ctx: Context, { isClosing, loopFigures }: HealthOptions): Router {
  const router = Router()
  router.get('/healthz', (_request, response) => void response.json({ ok: true }))
  router.get(
    READY_PATH,
    asyncHandler(async (request, response) => {
      response.setHeader('Cache-Control', 'no-store')
      try {
        if (isClosing()) throw new Error('closing')
        await probeWrites(ctx)
        const details = isOperator(request, ctx.config)
          ? { jobs: await jobStates(ctx), loop: loopFigures() }
          : undefined
        response.json({ ok: true, ...details })
      } catch {
        response.status(503).json({ ok: false })
      }
    }),
  )
  return router
}
