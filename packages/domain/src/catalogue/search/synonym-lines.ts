import { longText } from '../../kernel/schemas'
import { cutText } from '../../kernel/texts'
import { plainWords } from './synonyms'

/** Characters of all lines together. */
export const MAX_SYNONYMS_TEXT = 15_000
/** As they are sent: browsers send two characters for the end of a line. */
export const MAX_SYNONYMS_SENT = MAX_SYNONYMS_TEXT + 1_000
const MAX_LINE = 300
/** What one is found by, the search looks for in all its words. */
const MAX_WORDS = 24
/** Enough to find the line by. */
const SHOWN_OF_LINE = 60

export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** The words of a line, each once as the search reads them. */
export function wordsOf(line: string): string[] {
  const words = new Map<string, string>()
  for (const word of line.split(/[,，、;；]/)) {
    const [said, plain] = [word.replace(/\s+/g, ' ').trim(), plainWords(word)]
    if (plain !== '' && !words.has(plain)) words.set(plain, said)
  }
  return [...words.values()]
}

const problemOf = (words: readonly string[]): string | null => {
  if (words.length < 2) return 'synonymsAlone'
  return words.length > MAX_WORDS || words.join(', ').length > MAX_LINE ? 'synonymsLong' : null
}

/** Lines as they are typed, ready to be stored: blank lines and what is said twice are left out. */
export const synonymsSchema = longText(MAX_SYNONYMS_TEXT, MAX_SYNONYMS_SENT)
  .transform((typed) => linesOf(typed).map((line) => ({ line, words: wordsOf(line) })))
  .superRefine((lines, context) => {
    for (const { line, words } of lines) {
      const message = problemOf(words)
      if (message === null) continue
      const params = { line: cutText(line, SHOWN_OF_LINE), count: MAX_WORDS, letters: MAX_LINE }
      return context.addIssue({ code: 'custom', message, params })
    }
  })
  .transform((lines) => [...new Set(lines.map(({ words }) => words.join(', ')))].join('\n'))
