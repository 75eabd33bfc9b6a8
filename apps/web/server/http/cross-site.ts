import type { IncomingMessage } from 'node:http'
import type { Config } from '@pasar/api'
import { DomainError } from '@pasar/domain'
import type { RequestHandler } from 'express'
import { answerRefusal } from './refusal'

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

/** As it was sent: `pinHost` puts the market's own in its place. */
function sentHost(rawHeaders: readonly string[]): string | undefined {
  const at = rawHeaders.findIndex((name, index) => index % 2 === 0 && name.toLowerCase() === 'host')
  return at === -1 ? undefined : rawHeaders[at + 1]
}

/**
 * Whether a page of ours sent it that was opened at another address than the market's, such as the number of a machine in
 * its own network: of those, browsers say no more than the origin, and a reload would not help.
 */
function isFromOtherAddress({
  headers,
  rawHeaders,
}: Pick<IncomingMessage, 'headers' | 'rawHeaders'>): boolean {
  const { origin } = headers
  const host = sentHost(rawHeaders)
  return origin !== undefined && URL.canParse(origin) && new URL(origin).host === host?.toLowerCase()
}

/**
 * Lets a request that changes something in only from our own pages.
 * @param onOther called with the address at which a page of ours was opened, where that is not the market's
 */
export function refuseCrossSite(
  config: Pick<Config, 'appUrl'>,
  onOther?: (address: string) => void,
): RequestHandler {
  const ownOrigin = new URL(config.appUrl).origin
  return (request, response, next) => {
    if (SAFE_METHODS.has(request.method)) return next()
    if (isFromOwnPage(request.headers, ownOrigin)) {
      // The framework compares Origin with Host, and fails where a browser sent better information: the shop opened at
      // 127.0.0.1 in place of localhost, or a page that hides its origin.
      request.headers.origin = ownOrigin
      return next()
    }
    const isOther = !request.originalUrl.startsWith('/api/') && isFromOtherAddress(request)
    if (isOther) onOther?.(String(request.headers.origin))
    const refusal = isOther
      ? new DomainError('OTHER_ADDRESS', { address: config.appUrl })
      : new DomainError('CROSS_SITE')
    void answerRefusal(refusal, request, response)
  }
}

/** Whether an address leads to this machine alone. */
export const isLocalName = (name: string): boolean => /^(?:localhost|127(?:\.\d+){3}|\[?::1\]?)$/.test(name)
