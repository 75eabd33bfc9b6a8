import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream as WebStream } from 'node:stream/web'
import { isImpersonating } from '@pasar/api'
import { type AppLoadContext, createRequestHandler, type ServerBuild } from '@remix-run/node'
import type { Response as Answer, Request as Asked, RequestHandler } from 'express'
import { writeWrittenPage } from '../app/features/platform/server/written-page.server'
import { languageOf } from '../app/i18n/language.server'
import { takeWriter, type WrittenForm } from '../app/lib/forms/written-form.server'
import { pageOf } from '../app/lib/page/page-body.server'
import { hasLeft } from '../app/lib/page/report-failure.server'
import { streamBody } from '../app/lib/streams.server'
import { COMPRESS_FROM_BYTES, compress, negotiateEncoding } from './compress'
import { asyncHandler } from './http/async-handler'
import { localsOf } from './http/locals'

/** For pages during an impersonation. */
const NO_SCRIPTS = 'sandbox allow-forms allow-same-origin allow-popups allow-popups-to-escape-sandbox'

interface PagesOptions {
  build: ServerBuild
  mode: string
  getLoadContext(request: Asked, response: Answer): AppLoadContext
}

/** What Remix answers. Like `@remix-run/express`, but pages are compressed and sent whole. */
export function servePages({ build, mode, getLoadContext }: PagesOptions): RequestHandler {
  const handle = createRequestHandler(build, mode)
  return asyncHandler(async (request, response) => {
    const asked = toRequest(request, response)
    const context = getLoadContext(request, response)
    const made = await handle(asked, context)
    // Its body was refused while it came in.
    if (response.headersSent) return
    await send(
      request,
      response,
      context.written ? await answerWritten(asked, context.written, context) : made,
    )
  })
}

const WRITTEN_STATUS = { login: 401, proof: 403, gone: 404, other: 403, name: 403 } as const

/** In place of an answer that would take away what somebody wrote. */
async function answerWritten(
  request: Request,
  written: WrittenForm,
  { ctx }: AppLoadContext,
): Promise<Response> {
  const page = writeWrittenPage(ctx, await languageOf(request), written)
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'private, no-store' }
  return new Response(page, { status: WRITTEN_STATUS[written.why], headers })
}

function toRequest(request: Asked, response: Answer): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers))
    for (const each of Array.isArray(value) ? value : [value]) if (each) headers.append(name, each)
  let leaving: AbortController | null = new AbortController()
  const { signal } = leaving
  // Closed before the answer was finished: nobody waits for it.
  response.once('finish', () => {
    leaving = null
  })
  response.once('close', () => leaving?.abort())
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD'
  return new Request(
    `${request.protocol}://${request.headers.host ?? ''}${takeWriter(request.originalUrl).path}`,
    {
      method: request.method,
      headers,
      signal,
      ...(hasBody && { body: streamBody(request), duplex: 'half' }),
    },
  )
}

async function send(request: Asked, response: Answer, made: Response): Promise<void> {
  response.statusMessage = made.statusText
  response.status(made.status)
  const isReadAsMember = isImpersonating(localsOf(response).session)
  // The cookies of an admin's browser are the admin's own.
  for (const [name, value] of made.headers)
    if (!isReadAsMember || name !== 'set-cookie') response.append(name, value)
  if (localsOf(response).session?.impersonation) {
    response.set('Cache-Control', 'private, no-store')
    // Beside the policy of all pages. The browser shows such a page as one without scripts is shown.
    response.append('Content-Security-Policy', NO_SCRIPTS)
  }
  const page = pageOf(made)
  if (page !== undefined) return sendPage(request, response, page)
  if (!made.body) return void response.end()
  // Only as fast as it is read, and no further than that: a file may have 100 MB and its reader a slow line.
  // A pipeline listens for the end of its target in several ways; ten are not enough beside the server's own.
  response.setMaxListeners(20)
  try {
    await pipeline(Readable.fromWeb(made.body as WebStream), response)
  } catch (error) {
    if (!hasLeft(error)) throw error
  }
}

function sendPage(request: Asked, response: Answer, page: Buffer): void {
  const encoding =
    page.length < COMPRESS_FROM_BYTES ? null : negotiateEncoding(request.get('accept-encoding'))
  const body = encoding ? compress(page, encoding) : page
  if (encoding) response.set('Content-Encoding', encoding)
  response.set('Content-Length', String(body.length)).end(body)
}
