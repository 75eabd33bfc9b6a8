import type { Language } from '@pasar/domain'
import { toScriptJson } from '@pasar/domain'
import { MESSAGES } from './language.server'
import type { FindTexts } from './translate'

/** Come with every page: a refusal must be said at once. */
const ALWAYS = ['site', 'errors', 'validation']

const written = new Map<string, string>()

/** One namespace as JSON, escaped for HTML. */
function writeTexts(language: Language, name: string): string {
  const key = `${language}/${name}`
  let json = written.get(key)
  if (json === undefined) {
    const messages = MESSAGES[language]
    json = `${JSON.stringify(name)}:${toScriptJson(messages[name] ?? {})}`
    written.set(key, json)
  }
  return json
}

/** Finds texts for one page while it is made, and remembers which ones its scripts will need. */
export function collectTexts(language: Language): { find: FindTexts; write: () => string } {
  const messages = MESSAGES[language]
  const used = new Set(ALWAYS)
  return {
    find: (name) => {
      used.add(name)
      return messages[name] ?? {}
    },
    write: () => `{${[...used].map((name) => writeTexts(language, name)).join(',')}}`,
  }
}
