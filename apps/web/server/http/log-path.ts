import type { ServerBuild } from '@remix-run/node'

/** Letters that did not have to be encoded; a path that is cut short in the middle of one is no failure. */
const decode = (path: string): string =>
  path.replace(/%([0-7][\da-f])/gi, (_code, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))

/**
 * The path of a request as the log may show it: without its query, and without the part where a route has
 * a token, for a link that proves something must not be read from a log. Calls that take one have the address of its page.
 */
export function makeLogPath(routes: ServerBuild['routes']): (url: string) => string {
  const secret = Object.values(routes)
    .flatMap((route) => (route?.path?.includes(':token') ? [route.path] : []))
    .map((path) => path.replace(/\/?:token\b.*$/, '').replace(/:\w+/g, '[^/]+'))
  // The router finds pages by capitals and by encoded letters, too.
  const pattern = secret.length > 0 ? new RegExp(`^((?:/api)?/(?:${secret.join('|')}))/.+`, 'i') : null
  return (url) => {
    const path = (url.split(/[?#]/, 1)[0] ?? '').slice(0, 300)
    if (pattern === null) return path
    const found = pattern.exec(decode(path))
    return found ? `${found[1]}/:token` : path
  }
}
