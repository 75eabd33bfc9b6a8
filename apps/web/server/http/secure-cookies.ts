import type { Config } from '@pasar/api'
import type { RequestHandler } from 'express'

const secure = (cookie: string): string => (/;\s*secure\b/i.test(cookie) ? cookie : `${cookie}; Secure`)

/** Where the market is on https, its cookies are for https only: all of them, whoever wrote them. */
export function secureCookies({ appUrl }: Pick<Config, 'appUrl'>): RequestHandler {
  const isSecure = appUrl.startsWith('https:')
  return (_request, response, next) => {
    if (!isSecure) return next()
    const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => typeof response
    const writeSecurely = (...args: unknown[]) => {
      const cookies = response.getHeader('Set-Cookie')
      if (cookies !== undefined) response.setHeader('Set-Cookie', [cookies].flat().map(String).map(secure))
      return writeHead(...args)
    }
    response.writeHead = writeSecurely as typeof response.writeHead
    next()
  }
}
