import type { IncomingMessage } from 'node:http'
import type { Config } from '@pasar/api'
import { ERRORS } from '@pasar/domain'
import type { RequestHandler } from 'express'

type Headers = IncomingMessage['headers']

export const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Whether a call of the contract comes with a cookie that counts: beside a header that pages of other sites cannot send. */
export const usesCookie = ({ headers }: { headers: Headers }): boolean =>
  headers.authorization === undefined && headers['x-requested-with'] === 'XMLHttpRequest'

/**
 * Whether a request that changes something comes from our own pages: browsers say so in Sec-Fetch-Site, older ones in
 * Origin. Clients without cookies have nothing to be stolen and may leave both out.
 */
export function isFromOwnPage(headers: Headers, ownOrigin: string): boolean {
  const { 'sec-fetch-site': site, origin, cookie } = headers
  if (site !== undefined) return site === 'same-origin'
  return origin === undefined ? cookie === undefined : origin === ownOrigin
}

/** Lets a request that changes something in only from our own pages. */
export function refuseCrossSite(config: Pick<Config, 'appUrl'>): RequestHandler {
  const ownOrigin = new URL(config.appUrl).origin
  return (request, response, next) => {
    if (SAFE_METHODS.has(request.method)) return next()
    if (isFromOwnPage(request.headers, ownOrigin)) {
      // The framework compares Origin with Host, and fails where a browser sent better information: the shop opened at
      // 127.0.0.1 in place of localhost, or a page that hides its origin.
      request.headers.origin = ownOrigin
      return next()
    }
    const { status, message } = ERRORS.CROSS_SITE
    response.status(status).json({ success: false, code: 'CROSS_SITE', message })
  }
}
