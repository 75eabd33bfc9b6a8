import { isLanguage, LANGUAGES, type Language } from '@pasar/domain/kernel/languages'
import type { Cookies } from '@pasar/domain/platform/cookies'
import { COOKIES } from '../lib/cookies/cookie-list'

/** What ends a value in base64, percent-encoded or not. */
const PADDING = /(?:=|%3D)+$/i

/** The value that `createCookie` writes for each language: JSON in base64. */
const STORED: ReadonlyMap<string, Language> = new Map(
  LANGUAGES.map((language) => [btoa(JSON.stringify(language)).replace(PADDING, ''), language]),
)

/** The language that was chosen earlier; null without a choice, or when the cookie holds none. */
export const storedLanguage = (cookies: Cookies): Language | null =>
  STORED.get((cookies.get(COOKIES.language.name) ?? '').replace(PADDING, '')) ?? null

/** Browsers send some 30 characters; what comes after this many is not looked at. */
const MAX_ACCEPT_LANGUAGE = 200

/** Browsers ask for `zh-CN`, `zh-TW`, …: all of them get our Chinese. */
const toLanguage = (tag: string): string => (tag.startsWith('zh') ? 'cn' : (tag.split('-')[0] ?? ''))

function readQuality(options: readonly string[]): number {
  const quality = Number(
    options
      .find((option) => option.trim().startsWith('q='))
      ?.trim()
      .slice(2) ?? 1,
  )
  return Number.isFinite(quality) ? quality : 0
}

/** The best of our languages that an `Accept-Language` header asks for (RFC 9110 §12.5.4); null when there is none. */
function browserLanguage(header: string): Language | null {
  let best: { language: Language; quality: number } | null = null
  for (const part of header.slice(0, MAX_ACCEPT_LANGUAGE).split(',')) {
    const [tag = '', ...options] = part.trim().split(';')
    const language = toLanguage(tag.toLowerCase())
    const quality = readQuality(options)
    if (isLanguage(language) && quality > 0 && (best === null || quality > best.quality))
      best = { language, quality }
  }
  return best?.language ?? null
}

/** The language of who sends these headers: the stored choice, then the browser's wish, then English. */
export const negotiateLanguage = (cookies: Cookies, acceptLanguage: string): Language =>
  storedLanguage(cookies) ?? browserLanguage(acceptLanguage) ?? 'en'
