import type { IncomingMessage } from 'node:http'
import { appRouter, type TrpcContext } from '@pasar/api'
import { DomainError } from '@pasar/domain'
import type { TRPCError } from '@trpc/server'
import { fetchRequestHandler } from '@trpc/server/adapters/fetch'
import type { Request as ExpressRequest, Response as ExpressResponse, RequestHandler } from 'express'
import { compressAnswer } from './compress'
import { asyncHandler } from './http/async-handler'
import { answerRefusal } from './http/refusal'
import { pageOf } from './page-of'

const MAX_BATCH = 10
const JSON_TYPE = /^application\/json\b/i

interface CallOptions {
  makeContext(request: ExpressRequest, response: ExpressResponse): Promise<Omit<TrpcContext, 'pageOf'>>
  onError(error: TRPCError, procedure: string | undefined, request: IncomingMessage): void
}

function makeRequest(url: string, { method = 'GET', headers }: IncomingMessage, body: Buffer): Request {
  const sent = new Headers()
  for (const [name, value] of Object.entries(headers)) if (value !== undefined) sent.set(name, String(value))
  const hasBody = method !== 'GET' && method !== 'HEAD'
  return new Request(url, { method, headers: sent, ...(hasBody && { body: new Uint8Array(body) }) })
}

/** @returns null when it did not come to its end: who asked has gone, or sent too much */
const readBody = (request: IncomingMessage): Promise<Buffer | null> =>
  new Promise((resolve) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => void chunks.push(chunk))
    request.once('end', () => resolve(Buffer.concat(chunks)))
    request.once('error', () => resolve(null))
    request.once('close', () => resolve(null))
  })

async function answer(
  { makeContext, onError }: CallOptions,
  request: ExpressRequest,
  response: ExpressResponse,
): Promise<void> {
  const url = new URL(request.originalUrl, 'http://own.invalid').href
  const body = await readBody(request)
  if (body === null || response.headersSent) return
  // A `Request` cannot have this method; tRPC itself answers for any other that it does not know.
  if (request.method === 'TRACE')
    return answerRefusal(new DomainError('METHOD_NOT_ALLOWED'), request, response)
  // No procedure takes a form or a file, whose parts would be read before any schema sees them.
  const type = request.get('content-type')
  if (type !== undefined && !JSON_TYPE.test(type))
    return answerRefusal(new DomainError('BAD_JSON'), request, response)
  const answered = await fetchRequestHandler({
    endpoint: '/trpc',
    router: appRouter,
    req: makeRequest(url, request, body),
    maxBatchSize: MAX_BATCH,
    createContext: async () => ({ ...(await makeContext(request, response)), pageOf: pageOf(request) }),
    onError: ({ error, path }) => onError(error, path, request),
  })
  const text = Buffer.from(await answered.text())
  response.status(answered.status)
  answered.headers.forEach((value, name) => void response.setHeader(name, value))
  const sent = compressAnswer(response, request.get('accept-encoding'), text)
  if (answered.status !== 204) response.setHeader('Content-Length', sent.length)
  response.end(sent)
}

/** The adapter for tRPC calls. tRPC's own for express makes streams and requests of each, which cost more than most calls. */
export const serveCalls = (options: CallOptions): RequestHandler =>
  asyncHandler((request, response) => answer(options, request, response))
