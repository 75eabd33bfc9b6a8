import type { Language } from '@pasar/domain/kernel/languages'
import type { Messages } from './translate'

export type Namespace = keyof Messages & string
type Texts = Record<string, string>

let language: Language = 'en'
const loaded = new Map<string, Texts>()
const pending = new Map<string, Promise<void>>()
/** Why texts could not be fetched, until they are asked for anew. */
const failed = new Map<string, unknown>()

/** In the browser, before anything is drawn: the texts that came with the page. */
export function startTexts(chosen: Language, texts: Record<string, Texts>): void {
  language = chosen
  for (const [name, words] of Object.entries(texts)) loaded.set(name, words)
}

function fetchTexts(name: string): Promise<void> {
  const under = pending.get(name)
  if (under) return under
  // The list of all files is long: pages come with their own texts, and need it when one goes on to another.
  const promise = import('../locales/load')
    .then(({ loadWords }) => loadWords(language, name))
    .then((words) => {
      loaded.set(name, words)
    })
    .catch((error: unknown) => {
      pending.delete(name)
      failed.set(name, error)
      throw error
    })
  pending.set(name, promise)
  return promise
}

/** Fetches texts ahead, for deferred parts, which speak of other things than the page. */
export async function loadTexts(...names: Namespace[]): Promise<void> {
  await Promise.all(names.map((name) => (loaded.has(name) ? undefined : fetchTexts(name))))
}

/**
 * The texts of a namespace. Those of a page one navigates to are not there yet: then this throws the promise
 * that brings them, and React shows the page before until they are here.
 */
export function readTexts(name: string): Texts {
  const words = loaded.get(name)
  if (words) return words
  // Fetching them again while the page is drawn would go round and round.
  if (failed.has(name)) throw failed.get(name)
  throw fetchTexts(name)
}
