import { createCookie } from '@remix-run/node'
import { z } from 'zod'

const TEN_MINUTES = 10 * 60

/** Kept by the browser between the right password and the code. */
const cookieFor = (appUrl: string) => {
  const secure = appUrl.startsWith('https:')
  return createCookie(secure ? '__Host-login-challenge' : 'login-challenge', {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure,
    maxAge: TEN_MINUTES,
  })
}

const token = z.string().min(1).max(100)

export async function readChallenge(appUrl: string, request: Request): Promise<string | null> {
  const kept: unknown = await cookieFor(appUrl).parse(request.headers.get('cookie'))
  return token.safeParse(kept).data ?? null
}

export const keepChallenge = (appUrl: string, challenge: string): Promise<string> =>
  cookieFor(appUrl).serialize(challenge)

export const dropChallenge = (appUrl: string): Promise<string> =>
  cookieFor(appUrl).serialize('', { maxAge: 0 })
