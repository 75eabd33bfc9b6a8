import { z } from 'zod'
import { readStoredCookie } from '../../../lib/cookies/cookies'
import { makeJsonCookie } from '../../../lib/cookies/write-cookie.server'

/** Kept by the browser between the right password and the code. */
const cookieFor = (appUrl: string) =>
  makeJsonCookie('loginChallenge', appUrl.startsWith('https:') ? '__Host-' : '')

const token = z.string().min(1).max(100)

export async function readChallenge(appUrl: string, request: Request): Promise<string | null> {
  const kept: unknown = await readStoredCookie(cookieFor(appUrl), request)
  return token.safeParse(kept).data ?? null
}

export const keepChallenge = (appUrl: string, challenge: string): Promise<string> =>
  cookieFor(appUrl).serialize(challenge)

export const dropChallenge = (appUrl: string): Promise<string> =>
  cookieFor(appUrl).serialize('', { maxAge: 0 })
