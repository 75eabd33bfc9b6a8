import type { Services } from '@pasar/api'
import { parseCookies } from '@pasar/domain'
import type { RequestHandler } from 'express'
import { SIGNED_OUT } from '../app/lib/cookies/page-cookies'
import { dropCookie } from '../app/lib/cookies/write-cookie.server'
import { asyncHandler } from './http/async-handler'

const { name } = SIGNED_OUT
const FORGET = dropCookie('signedOut')

/**
 * Ends the session of a browser that logged out while it could not reach us (`features/auth/log-out.ts`). Scripts
 * cannot take its cookie away, so the browser names the session it has left with the next request, whichever that is.
 * That request is a visitor's already; when the session cannot be ended now, the next request tries again.
 */
export const endLeftSession = ({ context: ctx, sessions }: Services): RequestHandler =>
  asyncHandler(async (request, response, next) => {
    const cookies = request.headers.cookie ?? ''
    // Of nearly every request this is all that is looked at.
    const left = cookies.includes(`${name}=`) ? parseCookies(cookies).get(name) : undefined
    if (left === undefined) return next()
    try {
      // One that began since is another: it stays.
      if ((await sessions.findOwn(cookies))?.sessionId === left) {
        request.headers.cookie = sessions.strip(cookies)
        await sessions.end(cookies)
        response.append('Set-Cookie', sessions.clearCookie())
      }
      response.append('Set-Cookie', FORGET)
    } catch (error) {
      ctx.log.error({ err: error }, 'a session that was left could not be ended')
    }
    next()
  })
