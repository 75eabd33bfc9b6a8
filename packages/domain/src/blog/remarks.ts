import { cutText } from '../kernel/texts'

/** Characters of the words that a remark is about, of what staff say, and of what the author answers. */
export const MAX_QUOTE_LENGTH = 300
export const MAX_REMARK_LENGTH = 1_000
export const MAX_REMARK_ANSWER = 1_000
/** Remarks on an article that are not done. */
export const MAX_OPEN_REMARKS = 100

/** Words as they are compared: what was selected in a browser has other blanks than the text. */
const squeeze = (words: string): string => words.replace(/\s+/g, ' ').trim()

/** Whether these words stand in a passage. */
export const isQuoted = (passage: string, quote: string): boolean =>
  squeeze(quote) !== '' && squeeze(passage).includes(squeeze(quote))

/** As much of a passage as a remark quotes, whole words where there are any. */
export function quoteOf(passage: string): string {
  const words = squeeze(passage)
  if (words.length <= MAX_QUOTE_LENGTH) return words
  const cut = words.slice(0, MAX_QUOTE_LENGTH + 1)
  const end = cut.lastIndexOf(' ')
  return cutText(cut, end > 0 ? end : MAX_QUOTE_LENGTH)
}

/** What a remark is about: words, and the passage of the text in which they stood. */
export interface RemarkPlace {
  block: number
  quote: string
}

/**
 * The passages of a text that remarks are about: of those with the words the one next to where they stood.
 * @returns in the order of the remarks; null where no passage has these words any more
 */
export function placeRemarks(
  passages: readonly string[],
  remarks: readonly RemarkPlace[],
): (number | null)[] {
  const texts = passages.map(squeeze)
  return remarks.map(({ block, quote }) => {
    const words = squeeze(quote)
    if (words === '') return null
    let best: number | null = null
    for (const [at, text] of texts.entries())
      if (text.includes(words) && (best === null || Math.abs(at - block) < Math.abs(best - block))) best = at
    return best
  })
}
