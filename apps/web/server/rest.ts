import { createHash } from 'node:crypto'
import {
  type AnswerContents,
  answerRest,
  type Config,
  describeContract,
  failWith,
  type RestAnswer,
  type Services,
} from '@pasar/api'
import { MAX_BODY_BYTES } from '@pasar/domain'
import express, {
  type ErrorRequestHandler,
  type Request,
  type RequestHandler,
  type Response,
  Router,
} from 'express'
import { languageOf } from '../app/i18n/language.server'
import { serveDocs } from './api-docs'
import { askedOf, hasBody, requestContext } from './requests'
import { refuseCrossSite, refuseLargeBodies } from './security'

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

/** The mark by which a client sees that what it has is still right. */
const markOf = (text: string): string => `W/"${createHash('sha1').update(text).digest('base64url')}"`

function send(request: Request, response: Response, { status, body, allow, isPublic }: RestAnswer): void {
  const text = JSON.stringify(body)
  if (allow) response.setHeader('Allow', allow.join(', '))
  response.setHeader('Cache-Control', isPublic ? 'no-cache' : 'private, no-store')
  if (isPublic && status === 200) {
    const mark = markOf(text)
    response.setHeader('ETag', mark)
    response.setHeader('Vary', 'Authorization, Cookie, X-Requested-With')
    if (request.get('if-none-match') === mark) return void response.status(304).end()
  }
  response.status(status).type('json').send(text)
}

/** The published contract over HTTP: reads what is asked and by whom, and writes the answer. */
export function makeRestDoor({ context: ctx, sessions }: Services): Router {
  const door = Router()
  const document = describeContract(ctx.config.appUrl, ctx.config.appName)
  const written = JSON.stringify(document)
  door.get('/openapi.json', (_request, response) => void response.type('json').send(written))
  door.use(serveDocs(document))
  door.use(refuseForeignPages(ctx.config), refuseLargeBodies)
  door.use(express.json({ limit: MAX_BODY_BYTES, strict: false, type: () => true }))
  door.use(async (request, response) => {
    const session = usesCookie(request)
      ? await sessions.find(request.get('cookie') ?? null)
      : await sessions.findBearer(request.get('authorization') ?? null)
    askedOf(request).memberId = session?.member.id ?? null
    const keepAnswer = (shows: AnswerContents): void => {
      response.locals.contents = shows
    }
    const answer = await answerRest(
      {
        context: requestContext(ctx, request, response),
        actor: session?.member ?? null,
        session,
        // Members are told more of an item than others.
        ...(session === null && { keepAnswer }),
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
    const code =
      error.status === 413 ? 'TOO_LARGE' : (error.status ?? 500) < 500 ? 'BAD_JSON' : 'UNKNOWN_ERROR'
    if (!response.headersSent) send(request, response, failWith(code))
  }
  door.use(answerBadBody)
  return door
}
