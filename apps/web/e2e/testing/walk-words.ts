import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { readTexts } from '@pasar/api/testing'
import {
  BANKS,
  DEFAULT_WORDS,
  DISPLAY_CURRENCIES,
  FILE_EXTENSIONS,
  fillRules,
  LANGUAGE_NAME,
  LANGUAGES,
  type Language,
  MALAYSIAN_STATES,
  USUAL_COURIERS,
  valuesOf,
} from '@pasar/domain'
import cn from '~/locales/cn'
import en from '~/locales/en'
import ms from '~/locales/ms'

type Messages = Record<string, Record<string, string>>

const MESSAGES: Record<Language, Messages> = { en, cn, ms }
const INFO = path.resolve(import.meta.dirname, '../../app/info')
const LATIN_RUN = /\p{Script=Latin}[\p{Script=Latin}'’-]*(?: \p{Script=Latin}[\p{Script=Latin}'’-]*)*/gu

const listTexts = (messages: Messages): string[] =>
  Object.values(messages).flatMap((texts) => Object.values(texts).map(fillRules))

const unite = (texts: Iterable<string>): string => [...texts].join('\n').replace(/[^\S\n]+/g, ' ')

const readInfo = (language: Language): string[] =>
  readdirSync(path.join(INFO, language)).map((file) => readFileSync(path.join(INFO, language, file), 'utf8'))

/** Written alike in every language. */
const NAMES: readonly string[] = [
  ...Object.values(LANGUAGE_NAME),
  ...DISPLAY_CURRENCIES,
  ...MALAYSIAN_STATES.map(({ name }) => name),
  ...BANKS.map(({ name }) => name),
  ...USUAL_COURIERS.map(({ name }) => name),
  ...FILE_EXTENSIONS.map((ending) => ending.toUpperCase()),
  ...DEFAULT_WORDS.map((word) => word.replace('*', '')),
  // As a text of several lines they are one run of words.
  DEFAULT_WORDS.map((word) => word.replace('*', '')).join(' '),
  ...Object.values(valuesOf('search', new Map())).map((lines) => lines.replaceAll('\n', ' ')),
  'MiB',
  // What the walk searches for.
  'nyonia',
]

export interface Words {
  /** What of a page's texts is not in the language's files, nor data. */
  findForeign(language: Language, texts: readonly string[]): string[]
}

/** Pieces of the English texts, between what is filled in, that are worded otherwise in this language. */
function listEnglish(language: Language, own: string, data: string): string[] {
  const pieces = listTexts(en).flatMap((text) => text.split(/\{\{.*?\}\}|<.*?>/))
  return [...new Set(pieces.map((piece) => piece.trim()))].filter(
    (piece) =>
      language !== 'en' &&
      /\p{L} \p{L}+ \p{L}|^\p{L}{3,} \p{L}{3,}/u.test(piece) &&
      !own.includes(piece) &&
      !data.includes(piece),
  )
}

/** Addresses, and the numbers of orders and invoices. */
const NUMBERED = /\S+@\S+|https?:\S+|\/[\w/-]+|\b(?:INV-)?PSR-[\w-]+/g

/** The key of a text, where the text itself should stand. */
const KEY = new RegExp(`\\b(?:${Object.keys(en).join('|')})\\.[a-z]\\w+\\b`)

/** All that may stand on a page. */
export async function readCorpus(dataDir: string): Promise<Words> {
  // What people have written, and what was given a name.
  const data = unite([...NAMES, ...(await readTexts(dataDir))])
  const own = Object.fromEntries(
    LANGUAGES.map((language) => [language, unite([...listTexts(MESSAGES[language]), ...readInfo(language)])]),
  )
  const wordsOf = (text: string) => new Set(text.match(/[\p{Script=Latin}'’-]+/gu) ?? [])
  const known = { all: `${own.cn}\n${data}`, words: new Set([...wordsOf(own.cn ?? ''), ...wordsOf(data)]) }
  const english: Record<string, string[]> = Object.fromEntries(
    LANGUAGES.map((language) => [language, listEnglish(language, own[language] ?? '', data)]),
  )
  const isKnown = (run: string): boolean =>
    run.includes(' ') ? known.all.includes(run) : run.length < 3 || known.words.has(run)
  return {
    findForeign: (language, texts) =>
      texts.flatMap((raw) => {
        const text = raw.replace(/\s+/g, ' ').replace(NUMBERED, '')
        const found = [...(KEY.exec(text) ?? []), ...(/\{\{|\}\}|undefined|NaN|\[object/.exec(text) ?? [])]
        // Chinese has no Latin letters of its own: whatever has some is a name, or was forgotten.
        if (language === 'cn') found.push(...(text.match(LATIN_RUN) ?? []).filter((run) => !isKnown(run)))
        found.push(...(english[language] ?? []).filter((piece) => text.includes(piece)))
        return found.map((what) => `${what} (${text.slice(0, 60)})`)
      }),
  }
}
