import { isLanguage, type Language } from '@pasar/domain'
import { RemixI18Next } from 'remix-i18next/server'
import { ageOfLooks } from '../lib/cookie-choices.server'
import { makeJsonCookie } from '../lib/write-cookie.server'
import cn from '../locales/cn'
import en from '../locales/en'
import ms from '../locales/ms'
import { type Messages, makeTranslate, type Translate } from './translate'

export const MESSAGES: Record<Language, Messages> = { en, cn, ms }

/** The stored choice. It holds no secret, and the page mirrors it in local storage. */
const languageCookie = makeJsonCookie('language')

/** The header that keeps a choice: for a year, or as long as the browser is open for who does not want more kept. */
export const keepLanguage = (request: Request, language: Language): Promise<string> =>
  languageCookie.serialize(language, ageOfLooks(request) === 'browser' ? { maxAge: undefined } : {})

/** Browsers ask for `zh-CN`, `zh-TW`, …: all of them get our Chinese. */
const readHeader = (request: Request): string | null => {
  const wanted = (request.headers.get('accept-language') ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...options] = part.trim().split(';')
      const quality = options.find((option) => option.trim().startsWith('q='))
      return { tag: tag.toLowerCase(), quality: quality ? Number(quality.trim().slice(2)) : 1 }
    })
    .sort((a, b) => b.quality - a.quality)
    .map(({ tag }) => (tag.startsWith('zh') ? 'cn' : (tag.split('-')[0] ?? '')))
  return wanted.find(isLanguage) ?? null
}

/** An address may ask for a language: search engines list each page once in each. */
const ASKED = 'lang'

/** The language that the address itself asks for (`/faq?lang=ms`), if it does. */
export function languageAsked(request: Request): Language | null {
  const asked = new URL(request.url).searchParams.get(ASKED)
  return isLanguage(asked) ? asked : null
}

/** The header that has the pages after this one in the language its address asks for; null when they are anyway. */
export async function keepLanguageAsked(request: Request): Promise<string | null> {
  const asked = languageAsked(request)
  const kept: unknown = await languageCookie.parse(request.headers.get('cookie'))
  return asked === null || asked === kept ? null : keepLanguage(request, asked)
}

/** A path without its wish for a language. */
export function forgetLanguageAsked(path: string): string {
  const [, bare = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(path) ?? []
  const wishes = new URLSearchParams(search)
  if (!wishes.has(ASKED)) return path
  wishes.delete(ASKED)
  return `${bare}${wishes.size > 0 ? `?${wishes}` : ''}${hash}`
}

const i18next = new RemixI18Next({
  detection: {
    supportedLanguages: ['en', 'cn', 'ms'],
    fallbackLanguage: 'en',
    cookie: languageCookie,
    searchParamKey: ASKED,
    order: ['searchParams', 'cookie', 'custom'],
    findLocale: async (request) => readHeader(request),
  },
})

/** The language of a request: what its address asks for, the stored choice, then the browser's, then English. */
export async function languageOf(request: Request): Promise<Language> {
  const language = await i18next.getLocale(request)
  return isLanguage(language) ? language : 'en'
}

const translators = new Map<Language, Translate>()

/** The translate function for loaders, actions and page titles. */
export function translateFor(language: Language): Translate {
  let translate = translators.get(language)
  if (!translate) {
    const messages: Record<string, Record<string, string>> = MESSAGES[language]
    translate = makeTranslate(language, (name) => messages[name] ?? {})
    translators.set(language, translate)
  }
  return translate
}
