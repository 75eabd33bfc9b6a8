import type { ServerBuild } from '@remix-run/node'

/**
 * The path of a request as the log may show it: without its query, and without the part where a route has
 * a token, for a link that proves something must not be read from a log. Calls that take one have the address of its page.
 */
export function makeLogPath(routes: ServerBuild['routes']): (url: string) => string {
  const secret = Object.values(routes)
    .flatMap((route) => (route?.path?.includes(':token') ? [route.path] : []))
    .map((path) => path.replace(/\/?:token\b.*$/, '').replace(/:\w+/g, '[^/]+'))
  const pattern = secret.length > 0 ? new RegExp(`^((?:/api)?/(?:${secret.join('|')}))/.+`) : null
  return (url) => {
    const path = (url.split(/[?#]/, 1)[0] ?? '').slice(0, 300)
    return pattern === null ? path : path.replace(pattern, '$1/:token')
  }
}
