import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Config, type Context, contextFor, SLOW_MS } from '@pasar/api'
import type { RequestHandler } from 'express'
import { clientOf } from './clients/client-address'

/** What is known of a request from its start. */
export interface Asked {
  id: string
  client: string
  /** Set once the session was looked up. */
  memberId: string | null
  /** Set where a body was refused, although the answer leads on to a page. */
  isBodyRefused?: boolean
}

declare module 'node:http' {
  interface IncomingMessage {
    asked?: Asked
  }
}

/** 48 bits: short enough to be read out on the phone. */
const makeId = (): string => randomUUID().slice(0, 13)

/** Gives a request its number (none is taken from outside) and finds out who asks. */
export function begin(request: IncomingMessage, config: Config): Asked {
  const asked = { id: makeId(), client: clientOf(request, config.trustedProxies), memberId: null }
  request.asked = asked
  return asked
}

export function askedOf(request: IncomingMessage): Asked {
  if (!request.asked) throw new Error('A request came in past the adapters')
  return request.asked
}

/** The context for what a request asks for. */
export function requestContext(ctx: Context, request: IncomingMessage, response: ServerResponse): Context {
  const { id, client } = askedOf(request)
  const onWait = (seconds: number): void => {
    if (!response.headersSent) response.setHeader('Retry-After', seconds)
  }
  return contextFor(ctx, { requestId: id, client, onWait })
}

/** Folders of files: whatever is not there is answered without a page (`app.ts`). */
const FOLDERS = /^\/(?:assets|icons|texts|app-icons|payment-marks|uploads|api\/webhooks)\//
const FILES = /^\/(?:sw\.js|manifest\.webmanifest|apple-touch-icon\.png|favicon\.(?:ico|svg)|healthz)(?:\?|$)/

/** Files of ours, and what machines ask: not worth a number. Any other address may cost a page. */
export function isCounted({ url = '', method = '' }: Pick<IncomingMessage, 'url' | 'method'>): boolean {
  const isFile = FILES.test(url) && (method === 'GET' || method === 'HEAD')
  return !isFile && !FOLDERS.test(url)
}

export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** Malformed JSON or a malformed form; 207 answers a batch of calls of which some failed. */
const REFUSED = new Set([207, 400, 408, 413])

/**
 * Counts bodies that are refused. Each is counted before anything reads it, so that many at once cannot slip through,
 * and taken back when its answer turns out not to refuse it. @throws DomainError TOO_MANY_REQUESTS
 */
export function countRefusals(
  limits: Context['limits'],
  request: IncomingMessage,
  response: ServerResponse,
): void {
  if (!hasBody(request)) return
  const asked = askedOf(request)
  limits.count('refused', asked.client)
  response.once('close', () => {
    const isRefused = asked.isBodyRefused || REFUSED.has(response.statusCode)
    if (response.writableFinished && !isRefused) limits.uncount('refused', asked.client)
  })
}

/** Below a router of Express `url` is cut short. */
const wholeUrl = (request: IncomingMessage): string =>
  'originalUrl' in request ? String(request.originalUrl) : (request.url ?? '')

/**
 * Writes a log line once a request has been answered, and a note of slow and failed ones for admins. Writes, failures and slow requests are
 * logged at `info`; page views are logged at `debug` only: they are most of the requests, and say little.
 */
export function logAnswer(
  ctx: Context,
  logPath: (url: string) => string,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const began = performance.now()
  response.once('close', () => {
    const ms = Math.round(performance.now() - began)
    const { statusCode: status } = response
    const isGiven = request.method !== 'GET' || [401, 403, 429].includes(status) || ms >= SLOW_MS
    const { id, memberId } = askedOf(request)
    const { method = '' } = request
    const path = logPath(wholeUrl(request))
    ctx.requests.record({ id, at: ctx.now() - ms, method, path, status, ms })
    ctx.log[status >= 500 ? 'warn' : isGiven ? 'info' : 'debug'](
      {
        requestId: id,
        method,
        path,
        status,
        ms,
        ...(memberId === null ? {} : { memberId }),
        ...(response.writableFinished ? {} : { aborted: true }),
      },
      'request',
    )
  })
}

/** A log line per request. */
export const logRequests =
  (ctx: Context, logPath: (url: string) => string): RequestHandler =>
  (request, response, next) => {
    logAnswer(ctx, logPath, request, response)
    next()
  }

/** Links and checks go by APP_URL alone, whatever a request says it was sent to. */
export function pinHost(config: Config): RequestHandler {
  const { host } = new URL(config.appUrl)
  return (request, _response, next) => {
    request.headers.host = host
    delete request.headers['x-forwarded-host']
    next()
  }
}
