import { COOKIES, type CookieUse } from './cookie-list'
import { readCookie } from './cookies'
import { type CookieAge, writeCookie } from './write-cookie.server'

export type OptionalUse = Exclude<CookieUse, 'needed'>
export const OPTIONAL_USES = ['looks', 'hints', 'seen', 'referral'] as const satisfies readonly OptionalUse[]

const { name } = COOKIES.cookieChoices
const NONE = 'none'

/** Whether the reader accepts cookies of this use. Without a choice they are accepted. */
export function mayKeep(cookies: string | null, use: OptionalUse): boolean {
  const chosen = readCookie(cookies, name)
  return chosen === '' || chosen.split('.').includes(use)
}

/** The header that remembers what someone lets us keep. */
export function writeChoices(allowed: readonly OptionalUse[]): string {
  return writeCookie('cookieChoices', allowed.length === 0 ? NONE : allowed.join('.'))
}

/** How long to store the appearance: until the browser is closed for who does not want it stored longer. */
export const ageOfAppearanceCookies = (request: Request): CookieAge =>
  mayKeep(request.headers.get('cookie'), 'looks') ? 'listed' : 'browser'
