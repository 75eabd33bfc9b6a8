import { fillRules, isLanguage, type Language, parseCookies } from '@pasar/domain'
import { RemixI18Next } from 'remix-i18next/server'
import { ageOfAppearanceCookies } from '../lib/cookies/cookie-choices.server'
import { makeJsonCookie } from '../lib/cookies/write-cookie.server'
import cn from '../locales/cn'
import en from '../locales/en'
import ms from '../locales/ms'
import { negotiateLanguage, storedLanguage } from './negotiate-language'
import { type Messages, makeTranslate, type Translate } from './translate'

type Texts = Readonly<Record<string, string>>

/** Texts by namespace and name, with the numbers of rules filled in. */
export type FilledMessages = Readonly<Record<string, Texts>>

/** A build has filled them in already; then they stay the objects they are. */
const fillTexts = (texts: Texts): Texts =>
  Object.values(texts).some((text) => text.includes('{{rule.'))
    ? Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, fillRules(text)]))
    : texts

const fillMessages = (messages: Messages): FilledMessages =>
  Object.fromEntries(Object.entries(messages).map(([namespace, texts]) => [namespace, fillTexts(texts)]))

export const MESSAGES: Record<Language, FilledMessages> = {
  en: fillMessages(en),
  cn: fillMessages(cn),
  ms: fillMessages(ms),
}

/** The stored choice: a cookie, which comes with the first request, so that the first page is in the language. It holds no secret. */
const languageCookie = makeJsonCookie('language')

/** The header that stores a choice: for a year, or until the browser is closed for who does not want it stored longer. */
export const keepLanguage = (request: Request, language: Language): Promise<string> =>
  languageCookie.serialize(
    language,
    ageOfAppearanceCookies(request) === 'browser' ? { maxAge: undefined } : {},
  )

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
  const stored = storedLanguage(parseCookies(request.headers.get('cookie')))
  return asked === null || asked === stored ? null : keepLanguage(request, asked)
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
    searchParamKey: ASKED,
    order: ['searchParams', 'custom'],
    // Not the library's own reading of cookies and headers: cached pages are keyed by the same function.
    findLocale: async ({ headers }) =>
      negotiateLanguage(parseCookies(headers.get('cookie')), headers.get('accept-language') ?? ''),
  },
})

/** Loaders, heads and the page itself ask for that of the same request. */
const languages = new WeakMap<Request, Promise<Language>>()

/** The language of a request: what its address asks for, the stored choice, then the browser's, then English. */
export function languageOf(request: Request): Promise<Language> {
  const known = languages.get(request)
  if (known) return known
  const found = i18next.getLocale(request).then((language) => (isLanguage(language) ? language : 'en'))
  languages.set(request, found)
  return found
}

const translators = new Map<Language, Translate>()

/** The translate function for loaders, actions and page titles. */
export function translateFor(language: Language): Translate {
  let translate = translators.get(language)
  if (!translate) {
    const messages = MESSAGES[language]
    translate = makeTranslate(language, (name) => messages[name] ?? {})
    translators.set(language, translate)
  }
  return translate
}
