import type { Language } from '@pasar/domain'
import { toScriptJson } from '@pasar/domain'
import { MESSAGES } from './language.server'
import { isShared } from './shared-texts.server'
import type { FindTexts } from './translate'

/** Comes with every page: its frame speaks of it. */
const ALWAYS = ['site']

const written = new Map<string, Buffer>()

/** One namespace as JSON, escaped for HTML. */
function writeTexts(language: Language, name: string): Buffer {
  const key = `${language}/${name}`
  let json = written.get(key)
  if (json === undefined) {
    const messages = MESSAGES[language]
    json = Buffer.from(`${JSON.stringify(name)}:${toScriptJson(messages[name] ?? {})}`)
    written.set(key, json)
  }
  return json
}

interface PageTexts {
  find: FindTexts
  /** All that was found, in pieces that follow each other, but for what comes in a file of its own. */
  write(): (Buffer | string)[]
}

/** Finds texts for one page while it is made, and remembers which ones its scripts will need. */
export function collectTexts(language: Language): PageTexts {
  const messages = MESSAGES[language]
  const used = new Set(ALWAYS)
  return {
    find: (name) => {
      if (!isShared(name)) used.add(name)
      return messages[name] ?? {}
    },
    write: () => [
      ...[...used].flatMap((name, at) => [at === 0 ? '{' : ',', writeTexts(language, name)]),
      '}',
    ],
  }
}
