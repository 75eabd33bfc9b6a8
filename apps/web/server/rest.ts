import {
  type Config,
  describeSocket,
  failWith,
  loadContract,
  type RestAnswer,
  type Services,
  whileSending,
} from '@pasar/api'
import { DomainError, type ErrorCode, MAX_BODY_BYTES } from '@pasar/domain'
import express, {
  type ErrorRequestHandler,
  type Request,
  type RequestHandler,
  type Response,
  Router,
} from 'express'
import { matchesEtag } from '../app/lib/etag.server'
import { MAX_MESSAGE_BYTES } from '../app/lib/forms/upload-limits.server'
import { serveDocs } from './api-docs'
import { compressAnswer } from './compress'
import { asyncHandler } from './http/async-handler'
import { refuseCrossSite, usesCookie } from './http/cross-site'
import { askedOf, hasBody } from './http/requests'
import { isMessageForm, refuseBodiesOver, refuseLargeBodies } from './http/security'
import { readMessageForm } from './message-form'
import { once } from './once'
import { type WrittenAnswer, writeRestAnswer } from './rest-answer'
import { callRest, findCaller } from './rest-call'

/** Requests that bring no cookie along have nothing to be stolen, wherever they come from. */
function refuseForeignPages(config: Config): RequestHandler {
  const refuse = refuseCrossSite(config)
  return (request, response, next) => (usesCookie(request) ? refuse(request, response, next) : next())
}

const isKnown = (request: Request, { headers: { etag } }: WrittenAnswer): boolean =>
  matchesEtag(request.get('if-none-match'), etag)

function send(request: Request, response: Response, answer: RestAnswer): void {
  const written = writeRestAnswer(answer)
  const { status, headers, body } = written
  response.set(headers)
  if (isKnown(request, written)) return void response.status(304).end()
  response.status(status).send(compressAnswer(response, request.get('accept-encoding'), Buffer.from(body)))
}

/** Serves a document of the contract. It is written when it is first asked for, and changes with the program only. */
function serveDocument(make: () => Promise<object> | object): RequestHandler {
  const write = once(async () => writeRestAnswer({ status: 200, body: await make(), isPublic: true }))
  return asyncHandler(async (request, response) => {
    const written = await write()
    // The same whoever asks.
    const { vary: _, ...headers } = written.headers
    response.set(headers)
    if (isKnown(request, written)) response.status(304).end()
    else response.send(written.body)
  })
}

/** Its path is cut short below the router. */
const isForm = ({ method, originalUrl, headers }: Request): boolean =>
  isMessageForm({ method, url: originalUrl, headers })

/** Why a form was not read. @throws what is no refusal */
function refusalOf(error: unknown): RestAnswer {
  if (error instanceof DomainError) return failWith(error.code, error.details)
  if (error instanceof globalThis.Response) return failWith(error.status === 413 ? 'TOO_LARGE' : 'VALIDATION')
  throw error
}

/**
 * The published contract over HTTP: reads what is asked and by whom, and writes the answer.
 * @param takeUpload lets forms with pictures begin one by one
 */
export function makeRestAdapter(
  { context: ctx, sessions }: Services,
  takeUpload: RequestHandler = (_request, _response, next) => next(),
): Router {
  const router = Router()
  // Made when it is first asked for: it would take a tenth of the start.
  const readContract = once(() => loadContract(ctx.config.appUrl, ctx.config.appName))
  router.get('/openapi.json', serveDocument(readContract))
  router.get(
    '/asyncapi.json',
    serveDocument(() => describeSocket(ctx.config.appUrl, ctx.config.appName)),
  )
  router.use(serveDocs(readContract))
  const forForms = [refuseBodiesOver(MAX_MESSAGE_BYTES), takeUpload]
  const forJson = [
    refuseLargeBodies,
    express.json({ limit: MAX_BODY_BYTES, strict: false, type: () => true }),
  ]
  router.use(refuseForeignPages(ctx.config))
  for (const handler of forForms)
    router.use((request, response, next) => (isForm(request) ? handler(request, response, next) : next()))
  for (const handler of forJson)
    router.use((request, response, next) => (isForm(request) ? next() : handler(request, response, next)))
  /** @returns undefined for who is refused; the answer is sent then */
  const findSession = async (request: Request, response: Response) => {
    try {
      return await findCaller(sessions, request)
    } catch (error) {
      if (!(error instanceof DomainError) || !usesCookie(request)) throw error
      return void send(request, response, failWith(error.code))
    }
  }
  router.use(
    asyncHandler(async (request, response) => {
      const session = await findSession(request, response)
      if (session === undefined) return
      const query = new URL(request.originalUrl, ctx.config.appUrl).searchParams
      const call = (sent: { body: unknown; pictures?: readonly Buffer[] }) =>
        callRest(ctx, request, response, session, { path: request.path, query, ...sent })
      // Whoever may not send anything has nothing read.
      if (!isForm(request) || session === null)
        return send(request, response, await call({ body: hasBody(request) ? request.body : undefined }))
      const bytes = Number(request.get('content-length') ?? MAX_MESSAGE_BYTES)
      const readAndCall = async () => call(await readMessageForm(request))
      const answer = await whileSending(session.member, bytes, readAndCall).catch(refusalOf)
      send(request, response, answer)
    }),
  )
  const answerBadBody: ErrorRequestHandler = (error: { status?: number }, request, response, _next) => {
    if (error.status === undefined || error.status >= 500) {
      const requestId = askedOf(request).id
      ctx.requests.explain(requestId, error)
      ctx.log.error({ err: error, requestId }, 'a call failed')
    }
    const code: ErrorCode =
      error instanceof DomainError
        ? error.code
        : error.status === 413
          ? 'TOO_LARGE'
          : (error.status ?? 500) < 500
            ? 'BAD_JSON'
            : 'UNKNOWN_ERROR'
    if (!response.headersSent) send(request, response, failWith(code))
  }
  router.use(answerBadBody)
  return router
}
