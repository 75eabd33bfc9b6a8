import type { IncomingMessage, ServerResponse } from 'node:http'
import { answerRest, type Context, type LiveSession, type RestAnswer, type Services } from '@pasar/api'
import { languageOf } from '../app/i18n/language.server'
import { usesCookie } from './http/cross-site'
import { askedOf, requestContext } from './http/requests'

const languageOfRequest = ({ headers }: IncomingMessage) => {
  const { cookie = '', 'accept-language': accept = '' } = headers
  return languageOf(new Request('http://own.invalid', { headers: { cookie, 'accept-language': accept } }))
}

const textOf = (header: string | string[] | undefined): string | null =>
  header === undefined ? null : String(header)

/** Who calls. @throws DomainError LOOK_REFUSED, LOOK_OVER */
export async function findCaller(
  sessions: Services['sessions'],
  request: IncomingMessage,
): Promise<LiveSession | null> {
  const { cookie = null, authorization = null } = request.headers
  const session = await (usesCookie(request) ? sessions.find(cookie) : sessions.findBearer(authorization))
  askedOf(request).memberId = session?.member.id ?? null
  return session
}

const BEARER = /^Bearer\b/i

export interface AskedCall {
  /** Below `/api`, still encoded. */
  path: string
  /** Read for calls without a body only. */
  query: URLSearchParams
  /** Parsed JSON; undefined without a body. */
  body: unknown
  pictures?: readonly Buffer[]
}

/** Answers a call of the published contract for who calls. */
export async function callRest(
  ctx: Context,
  request: IncomingMessage,
  response: ServerResponse,
  session: LiveSession | null,
  { path, query, body, pictures = [] }: AskedCall,
): Promise<RestAnswer> {
  const { headers, method = '' } = request
  return answerRest(
    {
      context: requestContext(ctx, request, response),
      actor: session?.member ?? null,
      session,
      hasLostToken: session === null && BEARER.test(headers.authorization ?? ''),
      userAgent: headers['user-agent'] ?? '',
      language: session?.member.language ?? (await languageOfRequest(request)),
      idempotencyKey: textOf(headers['idempotency-key']),
      pictures,
    },
    { method, path, query, body },
  )
}
