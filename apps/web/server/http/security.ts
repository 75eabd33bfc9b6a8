import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Config, Context } from '@pasar/api'
import { DomainError, ERRORS, MAX_BODY_BYTES } from '@pasar/domain'
import type { Request, RequestHandler } from 'express'
import helmet from 'helmet'
import {
  DOWNLOAD_FILES,
  maxDrainedBytes,
  SINGLE_PICTURE,
  UPLOAD_LIMITS,
} from '../../app/lib/forms/upload-limits.server'
import { SAFE_METHODS } from './cross-site'
import { type Locals, localsOf } from './locals'
import { answerRefusal } from './refusal'
import { askedOf } from './requests'

/** Where browsers report violations of a page's policy. */
export const REPORT_PATH = '/csp-report'

/** A fresh nonce per response: the only scripts that run are those we wrote into the page. */
export const newNonce = (ctx: Pick<Context, 'randomBytes'>): string =>
  Buffer.from(ctx.randomBytes(16)).toString('base64')

export const makeNonce =
  (ctx: Pick<Context, 'randomBytes'>): RequestHandler =>
  (_request, response, next) => {
    localsOf(response).nonce = newNonce(ctx)
    next()
  }

export function protectWithHeaders(
  config: Config,
): (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void {
  const isSecure = config.appUrl.startsWith('https:')
  const headers = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: [(_request, response) => `'nonce-${nonceOf(response)}'`, "'strict-dynamic'"],
        styleSrc: ["'self'", (_request, response) => `'nonce-${nonceOf(response)}'`],
        styleSrcAttr: ["'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        // Without it a worker is measured by the nonces of scripts, of which it can have none.
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        connectSrc: config.isProduction ? ["'self'"] : ["'self'", 'ws:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        // A form that leads to the page of the provider is blocked unless its address is listed.
        formAction: ["'self'", ...(config.payments === 'stripe' ? ['https://checkout.stripe.com'] : [])],
        ...(isSecure ? { upgradeInsecureRequests: [] } : {}),
        reportUri: REPORT_PATH,
        reportTo: 'csp',
      },
    },
    crossOriginEmbedderPolicy: false,
    // Every answer carries these, pages or not (baseline-headers.ts).
    strictTransportSecurity: false,
    referrerPolicy: false,
    xContentTypeOptions: false,
    xFrameOptions: false,
  })
  return (request, response, next) => {
    response.setHeader('Reporting-Endpoints', `csp="${REPORT_PATH}"`)
    headers(request, response, next)
  }
}

/** Helmet knows answers of Node only; those of Express, and ours beside them, have locals. */
const nonceOf = (response: ServerResponse & { locals?: Locals }): string => response.locals?.nonce ?? ''

/** A body without a Content-Length is counted as it comes; what is over the limit is never stored. */
function countBody(request: Request, limit: number, refuse: () => void): void {
  // Part of the body may have arrived while the session was looked up.
  let bytes = request.readableLength
  let isRefused = false
  const push = request.push.bind(request)
  request.push = (chunk: unknown, encoding?: BufferEncoding) => {
    if (chunk instanceof Uint8Array) bytes += chunk.length
    if (bytes <= limit) return push(chunk, encoding)
    if (!isRefused) refuse()
    isRefused = true
    return false
  }
}

export function refuseBodiesOver(limit: number): RequestHandler {
  return (request, response, next) => {
    if (SAFE_METHODS.has(request.method)) return next()
    const refuse = () => {
      if (response.headersSent) request.destroy()
      else void answerRefusal(new DomainError('TOO_LARGE'), request, response)
    }
    const length = request.get('content-length')
    if (Number(length ?? request.readableLength) > limit) return refuse()
    if (length === undefined)
      countBody(request, limit, () => {
        // Node forgets a request that is answered. Whoever reads its body would wait for the rest without end, and keep their
        // place among those who send files.
        response.once('close', () => request.destroy(new Error('The body was refused')))
        refuse()
      })
    next()
  }
}

/** Actions that take files, each with what refuses what is over its limit. */
const UPLOADS = UPLOAD_LIMITS.map((action) => ({ ...action, refuse: refuseBodiesOver(action.limit) }))

const CALL = /^\/(?:api|trpc)\//
/** Calls that take messages with pictures. */
const MESSAGE_CALL = /^\/api\/conversations(?:\/\w+\/messages)?$/
const MULTIPART = /^multipart\/form-data\b/i

/** Whether a call of the contract comes as a form with pictures. @param url whole, as it was asked for */
export const isMessageForm = ({
  method,
  url = '',
  headers,
}: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): boolean =>
  method === 'POST' &&
  MESSAGE_CALL.test(url.split('?', 1)[0] ?? '') &&
  MULTIPART.test(headers['content-type'] ?? '')

/** Whether a request may bring pictures: it may be larger, and take longer, than others. @param url as for `isMessageForm` */
export function isUpload(request: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): boolean {
  const { method, url = '' } = request
  if (method !== 'POST') return false
  // Of calls only messages bring pictures.
  if (CALL.test(url)) return isMessageForm(request)
  const path = url.split('?', 1)[0] ?? ''
  return UPLOADS.some((action) => action.path.test(path))
}

/** Whether a request may bring a file of a download. @param url as for `isMessageForm` */
export const isFileUpload = ({ method, url }: Pick<IncomingMessage, 'method' | 'url'>): boolean =>
  method === 'POST' && DOWNLOAD_FILES.test(url?.split('?', 1)[0] ?? '')

const refuseLargeForms = refuseBodiesOver(MAX_BODY_BYTES)

/**
 * What is over the limit is refused. A form whose files are too heavy, but not by far, is let in: nothing of its files is kept
 * (`readFormBody`), and its page says so beside what was typed.
 */
export const refuseLargeBodies: RequestHandler = (request, response, next) => {
  if (SAFE_METHODS.has(request.method)) return next()
  const action = UPLOADS.find(({ path }) => path.test(request.path))
  if (!action) return refuseLargeForms(request, response, next)
  const length = Number(request.get('content-length') ?? 0)
  if (request.method !== 'POST' || length <= action.limit || length > maxDrainedBytes(action.limit))
    return action.refuse(request, response, next)
  askedOf(request).isBodyRefused = true
  if (!SINGLE_PICTURE.test(request.path)) return next()
  // The scripts that send these alone say it themselves.
  request.resume().once('end', () => void answerRefusal(new DomainError('TOO_LARGE'), request, response))
}

const PAGE_METHODS = new Set(['GET', 'HEAD', 'POST'])
const FORM = /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i

/** Pages are read, and take forms: anything else is wrong in form, and a page would fail over it. */
export const refuseWhatIsNoForm: RequestHandler = (request, response, next) => {
  const code = !PAGE_METHODS.has(request.method)
    ? 'METHOD_NOT_ALLOWED'
    : request.method === 'POST' && !FORM.test(request.get('content-type') ?? '')
      ? 'VALIDATION'
      : null
  if (code === null) return next()
  const { status, message } = ERRORS[code]
  response.status(status).json({ success: false, code, message })
}
