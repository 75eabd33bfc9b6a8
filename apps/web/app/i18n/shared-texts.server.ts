import { createHash } from 'node:crypto'
import { LANGUAGES, type Language } from '@pasar/domain'
import { MESSAGES } from './language.server'

/** What scripts of every page may have to say at once, and few pages show: refusals. */
const NAMESPACES = ['errors', 'validation']

interface SharedTexts {
  /** Its name changes with its contents, so browsers may keep the file for good. */
  path: string
  json: Buffer
}

/** How much of a hash names a file. */
const HASH_LENGTH = 12

function write(language: Language): SharedTexts {
  const json = JSON.stringify(Object.fromEntries(NAMESPACES.map((name) => [name, MESSAGES[language][name]])))
  const hash = createHash('sha256').update(json).digest('hex').slice(0, HASH_LENGTH)
  return { path: `/texts/${language}-${hash}.json`, json: Buffer.from(json) }
}

/** A file of texts for each language, fetched once by a browser: within pages they were a third of what is sent. */
export const SHARED_TEXTS = Object.fromEntries(
  LANGUAGES.map((language) => [language, write(language)]),
) as Record<Language, SharedTexts>

export const isShared = (namespace: string): boolean => NAMESPACES.includes(namespace)
