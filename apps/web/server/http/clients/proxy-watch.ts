import type { IncomingHttpHeaders } from 'node:http'
import type { Context } from '@pasar/api'

/** Of this machine and of networks of one's own: there a proxy of the market's stands, if any. */
const NEAR =
  /^(?:::ffff:)?(?:127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.)|^::1$|^f[cd][0-9a-f]{2}:|^fe80:/i

/** What is looked at of a request. */
interface Asked {
  headers: IncomingHttpHeaders
  socket: { remoteAddress?: string }
}

/** How many proxies say whom they were asked by; null where none does, or whoever asks may have written it. */
function countForwarded({ headers, socket }: Asked): number | null {
  const forwarded = headers['x-forwarded-for']
  if (forwarded === undefined || !NEAR.test(socket.remoteAddress ?? '')) return null
  return String(forwarded).split(',').length
}

/**
 * Says once in the log that fewer proxies are trusted than there are, or more: all visitors have the address of the proxy then,
 * and share the limits of one.
 */
export function watchProxies({ config: { trustedProxies }, log }: Pick<Context, 'config' | 'log'>) {
  let isTold = false
  return (request: Asked, _response: unknown, next: () => void): void => {
    const named = isTold ? null : countForwarded(request)
    if (named !== null && (trustedProxies === 0 || named < trustedProxies)) {
      isTold = true
      log.warn(
        { trustedProxies, named },
        'TRUSTED_PROXIES is not the number of proxies in front, and all visitors share the limits of one; or a visitor made up X-Forwarded-For, and it is right',
      )
    }
    next()
  }
}
