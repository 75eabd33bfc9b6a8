import { randomBytes } from 'node:crypto'
import type { Config } from '@pasar/api'
import { ERRORS } from '@pasar/domain'
import type { RequestHandler } from 'express'
import helmet from 'helmet'

/** A fresh nonce per response: the only scripts that run are those we wrote into the page. */
export const makeNonce: RequestHandler = (_request, response, next) => {
  response.locals.nonce = randomBytes(16).toString('base64')
  next()
}

export function protectWithHeaders(config: Config): RequestHandler {
  const isSecure = config.appUrl.startsWith('https:')
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: [(_request, response) => `'nonce-${nonceOf(response)}'`, "'strict-dynamic'"],
        styleSrc: ["'self'", (_request, response) => `'nonce-${nonceOf(response)}'`],
        styleSrcAttr: ["'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: config.isProduction ? ["'self'"] : ["'self'", 'ws:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        // A form that leads to the page of the provider is stopped unless its address is told.
        formAction: ["'self'", ...(config.payments === 'stripe' ? ['https://checkout.stripe.com'] : [])],
        ...(isSecure ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: isSecure ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
  })
}

const nonceOf = (response: unknown): string => {
  const { locals } = response as { locals?: { nonce?: string } }
  return locals?.nonce ?? ''
}

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Lets a request that changes something in only from our own pages: browsers say so in Sec-Fetch-Site, older
 * ones in Origin. Clients without cookies have nothing to be stolen and may leave both out.
 */
export function refuseCrossSite(config: Config): RequestHandler {
  const ownOrigin = new URL(config.appUrl).origin
  return (request, response, next) => {
    if (SAFE_METHODS.has(request.method)) return next()
    const site = request.get('sec-fetch-site')
    const origin = request.get('origin')
    const isOwn =
      site === undefined
        ? origin === undefined
          ? request.get('cookie') === undefined
          : origin === ownOrigin
        : site === 'same-origin'
    if (isOwn) return next()
    const { status, message } = ERRORS.CROSS_SITE
    response.status(status).json({ success: false, code: 'CROSS_SITE', message })
  }
}

/** Forms and JSON are small; pictures have doors of their own. */
const MAX_BODY_BYTES = 64 * 1024

export const refuseLargeBodies: RequestHandler = (request, response, next) => {
  if (SAFE_METHODS.has(request.method)) return next()
  const { status, message } = ERRORS.TOO_LARGE
  const refuse = () => {
    if (!response.headersSent)
      response.status(status).set('Connection', 'close').json({ success: false, code: 'TOO_LARGE', message })
  }
  if (Number(request.get('content-length') ?? 0) > MAX_BODY_BYTES) return refuse()
  next()
}
