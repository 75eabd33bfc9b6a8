import type { IncomingMessage, ServerResponse } from 'node:http'
import { describeFailure } from '@pasar/api'
import { type DomainError, escapeHtml, LANGUAGE_TAG } from '@pasar/domain'
import { languageOf, translateFor } from '../../app/i18n/language.server'

/** Below the router of calls `url` is cut short. */
const addressOf = (request: IncomingMessage): string =>
  String('originalUrl' in request ? request.originalUrl : request.url)

/** A page as cheap as possible, because clients above a rate limit get it. */
async function sayIt(request: IncomingMessage, { code, details, status }: DomainError): Promise<string> {
  const { cookie = '', 'accept-language': accept = '' } = request.headers
  const language = await languageOf(
    new Request('http://own.invalid', { headers: { cookie, 'accept-language': accept } }),
  )
  const t = translateFor(language)
  const words = escapeHtml(t(`errors.${code}`, details))
  const [asked = ''] = addressOf(request).split('?', 1)
  const path = /^\/(?![/\\])/.test(asked) ? asked : '/'
  // What was sent is gone from the window; the page it was sent from is mostly at the same address.
  const back =
    request.method === 'POST' ? `<p><a href="${escapeHtml(path)}">${escapeHtml(t('site.back'))}</a></p>` : ''
  return `<!doctype html><html lang="${LANGUAGE_TAG[language]}"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><title>${status}</title><h1>${status}</h1><p>${words}</p>${back}</html>`
}

/** Programs get one form of answer, whatever they accept. */
const isCall = (request: IncomingMessage): boolean => /^\/(?:api|trpc)\//.test(addressOf(request))

/**
 * Answers a request that is refused before anything looks at it, in the reader's language. Mostly nobody waits for the
 * promise, so it is never rejected: what has an answer already is cut off.
 */
export const answerRefusal = (
  error: DomainError,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> =>
  answer(error, request, response).catch(() => {
    response.destroy()
  })

async function answer(error: DomainError, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { details, status } = error
  const isPage = !isCall(request) && /\btext\/html\b/.test(request.headers.accept ?? '')
  const body = isPage
    ? await sayIt(request, error)
    : JSON.stringify({ details, ...describeFailure(error).body })
  // The page's words are made later, and meanwhile more of a body may have been refused.
  if (response.headersSent) return void request.destroy()
  response.writeHead(status, {
    ...(details.seconds === undefined ? {} : { 'Retry-After': String(details.seconds) }),
    'Content-Type': isPage ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'Content-Security-Policy': "default-src 'none'",
    'Cache-Control': 'no-store',
    // What else was sent is not read.
    ...(request.method === 'GET' ? {} : { Connection: 'close' }),
  })
  response.end(body)
}
