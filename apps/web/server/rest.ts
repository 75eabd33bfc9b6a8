import {
  answerRest,
  type Config,
  describeContract,
  describeSocket,
  failWith,
  type RestAnswer,
  type Services,
} from '@pasar/api'
import { DomainError, type ErrorCode, MAX_BODY_BYTES } from '@pasar/domain'
import express, {
  type ErrorRequestHandler,
  type Request,
  type RequestHandler,
  type Response,
  Router,
} from 'express'
import { languageOf } from '../app/i18n/language.server'
import { serveDocs } from './api-docs'
import { askedOf, hasBody, requestContext } from './http/requests'
import { refuseCrossSite, refuseLargeBodies } from './http/security'
import { writeRestAnswer } from './rest-answer'

/** A cookie counts only beside a header that pages of other sites cannot send. */
const usesCookie = (request: Request): boolean =>
  request.get('authorization') === undefined && request.get('x-requested-with') === 'XMLHttpRequest'

/** Requests that bring no cookie along have nothing to be stolen, wherever they come from. */
function refuseForeignPages(config: Config): RequestHandler {
  const refuse = refuseCrossSite(config)
  return (request, response, next) => (usesCookie(request) ? refuse(request, response, next) : next())
}

const languageOfRequest = (request: Request) => {
  const { cookie = '', 'accept-language': accept = '' } = request.headers
  return languageOf(new Request('http://own.invalid', { headers: { cookie, 'accept-language': accept } }))
}

function send(request: Request, response: Response, answer: RestAnswer): void {
  const { status, headers, body } = writeRestAnswer(answer)
  response.set(headers)
  if (headers.etag !== undefined && request.get('if-none-match') === headers.etag)
    return void response.status(304).end()
  response.status(status).send(body)
}

/** The published contract over HTTP: reads what is asked and by whom, and writes the answer. */
export function makeRestAdapter({ context: ctx, sessions }: Services): Router {
  const router = Router()
  // Made when it is first asked for: it would take a tenth of the start.
  let document: ReturnType<typeof describeContract> | undefined
  const readContract = () => {
    document ??= describeContract(ctx.config.appUrl, ctx.config.appName)
    return document
  }
  let written: string | undefined
  router.get('/openapi.json', (_request, response) => {
    written ??= JSON.stringify(readContract())
    response.type('json').send(written)
  })
  let socket: string | undefined
  router.get('/asyncapi.json', (_request, response) => {
    socket ??= JSON.stringify(describeSocket(ctx.config.appUrl, ctx.config.appName))
    response.type('json').send(socket)
  })
  router.use(serveDocs(readContract))
  router.use(refuseForeignPages(ctx.config), refuseLargeBodies)
  router.use(express.json({ limit: MAX_BODY_BYTES, strict: false, type: () => true }))
  router.use(async (request, response) => {
    const session = usesCookie(request)
      ? await sessions.find(request.get('cookie') ?? null)
      : await sessions.findBearer(request.get('authorization') ?? null)
    askedOf(request).memberId = session?.member.id ?? null
    const answer = await answerRest(
      {
        context: requestContext(ctx, request, response),
        actor: session?.member ?? null,
        session,
        userAgent: request.get('user-agent') ?? '',
        language: session?.member.language ?? (await languageOfRequest(request)),
        idempotencyKey: request.get('idempotency-key') ?? null,
      },
      {
        method: request.method,
        path: request.path,
        query: new URL(request.originalUrl, ctx.config.appUrl).searchParams,
        body: hasBody(request) ? request.body : undefined,
      },
    )
    send(request, response, answer)
  })
  const answerBadBody: ErrorRequestHandler = (error: { status?: number }, request, response, _next) => {
    if (error.status === undefined || error.status >= 500)
      ctx.log.error({ err: error, requestId: askedOf(request).id }, 'a call failed')
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
