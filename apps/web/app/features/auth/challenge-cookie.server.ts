import { createCookie } from '@remix-run/node'
import { z } from 'zod'
import { ageInSeconds, COOKIES } from '../../lib/cookie-list'
import { readStoredCookie } from '../../lib/cookies'

/** Kept by the browser between the right password and the code. */
const cookieFor = (appUrl: string) => {
  const { name } = COOKIES.loginChallenge
  const secure = appUrl.startsWith('https:')
  return createCookie(secure ? `__Host-${name}` : name, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure,
    maxAge: ageInSeconds('loginChallenge'),
  })
}

const token = z.string().min(1).max(100)

export async function readChallenge(appUrl: string, request: Request): Promise<string | null> {
  const kept: unknown = await readStoredCookie(cookieFor(appUrl), request)
  return token.safeParse(kept).data ?? null
}

export const keepChallenge = (appUrl: string, challenge: string): Promise<string> =>
  cookieFor(appUrl).serialize(challenge)

export const dropChallenge = (appUrl: string): Promise<string> =>
  cookieFor(appUrl).serialize('', { maxAge: 0 })
