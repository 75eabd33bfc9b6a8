import { createRequire } from 'node:module'
import { setImmediate as yieldToEventLoop } from 'node:timers/promises'

type Pdf = typeof import('pdfkit')

const from = createRequire(import.meta.url)

/**
 * What pdfkit loads, the deepest first: each of a package and what it takes from it. All at once keep the process to itself for two tenths of
 * a second, several times as long where the processor has other work; one by one for a few hundredths at most.
 */
const PARTS = [
  ['fontkit', ['brotli/decompress.js', 'restructure', 'unicode-trie', 'unicode-properties', 'tiny-inflate']],
  ['pdfkit', ['@noble/ciphers/aes.js', '@noble/hashes/sha2.js', 'linebreak', 'png-js', 'fontkit']],
] as const

/** Where the packages are that these have of their own. */
function placesOf(): Record<(typeof PARTS)[number][0], NodeJS.Require> {
  const pdfkit = createRequire(from.resolve('pdfkit'))
  return { pdfkit, fontkit: createRequire(pdfkit.resolve('fontkit')) }
}

/** Loads the parts one by one, and lets others come in between. @returns those that were not found */
export async function loadParts(): Promise<string[]> {
  const places = placesOf()
  const missing: string[] = []
  for (const [owner, names] of PARTS)
    for (const name of names) {
      try {
        places[owner](name)
      } catch {
        // Another version of the package has other parts; it loads them itself.
        missing.push(name)
      }
      await yieldToEventLoop()
    }
  return missing
}

let loading: Promise<Pdf> | undefined

/** What draws documents: loaded with the first one, as most processes never make one. */
export function loadPdf(): Promise<Pdf> {
  loading ??= loadParts().then(() => from('pdfkit') as Pdf)
  return loading
}
