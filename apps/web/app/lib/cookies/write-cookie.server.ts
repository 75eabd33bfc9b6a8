import { type Cookie, createCookie } from '@remix-run/node'
import { COOKIES, type CookieFacts, type CookieKey } from './cookie-list'

/**
 * The one place that writes cookies: none is without a row in the list, and what it is written with comes from there.
 * `Secure` is added to all of them, Lucia's too, where the market is on https (`server/secure-cookies.ts`).
 */
function attributesOf(key: CookieKey) {
  const { path = '/', isForScripts = false }: CookieFacts = COOKIES[key]
  return { path, sameSite: 'lax', httpOnly: !isForScripts } as const
}

/** For how long a cookie stays: as the list says, until the browser is closed, or no longer. */
export type CookieAge = 'listed' | 'browser' | 'none'

function secondsOf(key: CookieKey, age: CookieAge): number | undefined {
  const listed: number | null = COOKIES[key].age
  if (age === 'none') return 0
  return age === 'browser' || listed === null ? undefined : listed / 1_000
}

/** A Set-Cookie header. @param value plain characters, without `;` */
export function writeCookie(key: CookieKey, value: string, age: CookieAge = 'listed'): string {
  const { path, httpOnly } = attributesOf(key)
  const seconds = secondsOf(key, age)
  return [
    `${COOKIES[key].name}=${value}`,
    `Path=${path}`,
    'SameSite=Lax',
    ...(httpOnly ? ['HttpOnly'] : []),
    ...(seconds === undefined ? [] : [`Max-Age=${seconds}`]),
  ].join('; ')
}

/** The header that takes a cookie away. */
export const dropCookie = (key: CookieKey): string => writeCookie(key, '', 'none')

/** A cookie that holds JSON. @param prefix of its name, where the browser is to ask more of it */
export const makeJsonCookie = (key: CookieKey, prefix: '' | '__Host-' = ''): Cookie =>
  createCookie(`${prefix}${COOKIES[key].name}`, {
    ...attributesOf(key),
    secure: prefix !== '',
    maxAge: secondsOf(key, 'listed'),
  })
