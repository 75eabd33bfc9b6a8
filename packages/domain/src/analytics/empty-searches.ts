/** Longer ones are sentences, and say more about who wrote them than about what is missing. */
const MAX_CHARACTERS = 60
const MIN_CHARACTERS = 2

/** Emails, addresses, and numbers as long as those of phones, cards and orders. */
const PERSONAL = /@|https?:|www\.|(?:\d[\s().-]?){5}/

/** The words of a search as they are counted; null for what may be about a person. */
export function countedWords(query: string): string | null {
  const words = query.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim()
  if (words.length < MIN_CHARACTERS || words.length > MAX_CHARACTERS || PERSONAL.test(words)) return null
  return words
}

/** A search is shown once it was made this often. */
export const MIN_SEARCHES = 2
