import type { IncomingMessage, ServerResponse } from 'node:http'
import { appRouter, failWith, type Services } from '@pasar/api'
import { DomainError, MAX_BODY_BYTES } from '@pasar/domain'
import {
  callTRPCProcedure,
  getTRPCErrorFromUnknown,
  getTRPCErrorShape,
  TRPCError,
  transformTRPCResponse,
} from '@trpc/server'
import { getHTTPStatusCodeFromError } from '@trpc/server/http'
import { SIGNED_OUT } from '../app/lib/cookies/page-cookies'
import { compressFor } from './compress'
import { isFromOwnPage, usesCookie } from './http/cross-site'
import { answerRefusal } from './http/refusal'
import { askedOf, logAnswer, requestContext } from './http/requests'
import { askedPageOf } from './impersonation'
import { pageOf } from './page-of'
import { writeRestAnswer } from './rest-answer'
import { callRest, findCaller } from './rest-call'

/** Webhooks are checked over their bytes. Express finds their path in capitals, too. */
const CALL = /^\/(api|trpc)(?=\/)(?!\/webhooks\/)([^?]*)/i
const JSON_TYPE = /^application\/json(?:\s*;\s*charset=utf-8)?$/i
/** A single mutation by its name, without parameters. */
const PROCEDURE = /^\/([\w.]+)$/

interface Call {
  request: IncomingMessage
  response: ServerResponse
  /** Below `/api` or `/trpc`. */
  path: string
  /** What was sent, as text. */
  sent: string
}

interface Answer {
  status: number
  headers: Readonly<Record<string, string>>
  body: string
}

interface QuickCallOptions {
  logPath(url: string): string
  /** What every answer of the app carries. */
  headers: Readonly<Record<string, unknown>>
  onError(error: TRPCError, procedure: string, request: IncomingMessage): void
}

/** JSON of an ordinary length that comes as it was written. */
function isPlainJson({ headers }: IncomingMessage): boolean {
  const bytes = Number(headers['content-length'])
  return (
    bytes > 0 &&
    bytes <= MAX_BODY_BYTES &&
    headers['transfer-encoding'] === undefined &&
    headers['content-encoding'] === undefined &&
    JSON_TYPE.test(headers['content-type'] ?? '')
  )
}

/** @returns null when it did not come to its end: who asked has gone */
const readBody = (request: IncomingMessage): Promise<string | null> =>
  new Promise((resolve) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => void chunks.push(chunk))
    request.once('end', () => resolve(Buffer.concat(chunks).toString()))
    request.once('error', () => resolve(null))
    request.once('close', () => resolve(null))
  })

/** @throws SyntaxError for what is no JSON */
function parse(text: string): unknown {
  // As everywhere, a mark of the byte order is not part of the text.
  return JSON.parse(text.charCodeAt(0) === 0xfeff ? text.slice(1) : text)
}

/** Nothing of a page may run or be shown in the answer to a call. */
const POLICY = "default-src 'none';frame-ancestors 'none'"
const PAGES_ONLY = new Set(['content-security-policy', 'reporting-endpoints'])

/** The path by which the impersonation guard knows every call of tRPC. */
const ANY_PROCEDURE = askedPageOf({ method: 'POST', path: '/trpc/-' })

/**
 * Answers calls that change something and come as they usually do, past the app and its chain of handlers, which takes more time than
 * the guards that such a call needs: it does not pass those for pages, forms and files. Whatever is unusual or would be refused before it is
 * read (other sites, other types, other lengths) is left to the app, so what is refused is decided in one place.
 * @returns whether it has taken the request
 */
export function makeQuickCalls(
  { context: ctx, sessions }: Services,
  { logPath, headers, onError }: QuickCallOptions,
): (request: IncomingMessage, response: ServerResponse) => boolean {
  const ownOrigin = new URL(ctx.config.appUrl).origin
  const fixed = {
    ...Object.fromEntries(Object.entries(headers).filter(([name]) => !PAGES_ONLY.has(name.toLowerCase()))),
    'content-security-policy': POLICY,
  } as Record<string, string>
  const none = new URLSearchParams()

  async function rest({ request, response, path, sent }: Call): Promise<Answer> {
    let body: unknown
    try {
      body = parse(sent)
    } catch {
      return writeRestAnswer(failWith('BAD_JSON'))
    }
    try {
      const session = await findCaller(sessions, request)
      return writeRestAnswer(await callRest(ctx, request, response, session, { path, query: none, body }))
    } catch (error) {
      if (error instanceof DomainError) return writeRestAnswer(failWith(error.code))
      throw error
    }
  }

  async function trpc({ request, response, path: given, sent }: Call): Promise<Answer> {
    const session = await sessions.find(request.headers.cookie ?? null, ANY_PROCEDURE)
    const actor = session?.member ?? null
    askedOf(request).memberId = actor?.id ?? null
    const [type, path] = ['mutation' as const, given.slice(1)]
    const context = { context: requestContext(ctx, request, response), actor, pageOf: pageOf(request) }
    const { signal } = new AbortController()
    const call = { router: appRouter, path, type, ctx: context, signal, batchIndex: 0 }
    const { _config: config } = appRouter._def
    let input: unknown
    const getRawInput = async () => {
      try {
        input ??= parse(sent)
      } catch (cause) {
        throw new TRPCError({ code: 'BAD_REQUEST', cause })
      }
      return input
    }
    let status = 200
    const result = await callTRPCProcedure({ ...call, getRawInput }).then(
      (data: unknown) => ({ result: { data } }),
      (cause: unknown) => {
        const error = getTRPCErrorFromUnknown(cause)
        onError(error, path, request)
        status = getHTTPStatusCodeFromError(error)
        return { error: getTRPCErrorShape({ config, ctx: context, error, input, path, type }) }
      },
    )
    return {
      status,
      headers: { 'content-type': 'application/json', vary: 'trpc-accept, accept' },
      body: JSON.stringify(transformTRPCResponse(config, result)),
    }
  }

  function send({ request, response }: Omit<Call, 'sent'>, { status, headers: own, body }: Answer): void {
    if (response.headersSent) return
    const { sent, encoding } = compressFor(request.headers['accept-encoding'], Buffer.from(body))
    response.writeHead(status, {
      ...fixed,
      ...own,
      vary: own.vary === undefined ? 'Accept-Encoding' : `${own.vary}, Accept-Encoding`,
      'content-length': sent.length,
      ...(encoding !== null && { 'content-encoding': encoding }),
    })
    response.end(sent)
  }

  async function answer(call: Omit<Call, 'sent'>, work: (call: Call) => Promise<Answer>): Promise<void> {
    const { request, response } = call
    try {
      const text = await readBody(request)
      if (text === null || response.headersSent) return
      send(call, await work({ ...call, sent: text }))
    } catch (error) {
      if (error instanceof DomainError) return answerRefusal(error, request, response)
      const requestId = askedOf(request).id
      ctx.requests.explain(requestId, error)
      ctx.log.error({ err: error, requestId }, 'a call failed')
      if (response.headersSent) response.destroy()
      else send(call, writeRestAnswer(failWith('UNKNOWN_ERROR')))
    }
  }

  return (request, response) => {
    if (request.method !== 'POST') return false
    const { url = '', headers: asked } = request
    const [, kind, path = ''] = CALL.exec(url) ?? []
    if (kind === undefined || !isPlainJson(request)) return false
    // A session that was left without notice ends first.
    if (asked.cookie?.includes(`${SIGNED_OUT.name}=`)) return false
    if (kind === 'api') {
      if (usesCookie(request) && !isFromOwnPage(asked, ownOrigin)) return false
      logAnswer(ctx, logPath, request, response)
      void answer({ request, response, path }, rest)
      return true
    }
    const name = kind === 'trpc' && !url.includes('?') ? PROCEDURE.exec(path)?.[1] : undefined
    if (name === undefined || !isMutation(name) || !isFromOwnPage(asked, ownOrigin)) return false
    logAnswer(ctx, logPath, request, response)
    void answer({ request, response, path }, trpc)
    return true
  }
}

/** What is found under a name; what is looked up there is not inherited by any object. */
function isMutation(name: string): boolean {
  const { procedures } = appRouter._def
  const found: unknown = Object.hasOwn(procedures, name) ? Reflect.get(procedures, name) : undefined
  return (
    typeof found === 'function' && '_def' in found && (found._def as { type?: string }).type === 'mutation'
  )
}
