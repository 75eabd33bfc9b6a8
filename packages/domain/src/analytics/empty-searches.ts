/** Longer ones are sentences, and say more about who wrote them than about what is missing. */
const MOST_SIGNS = 60
const FEWEST_SIGNS = 2

/** Emails, addresses, and numbers as long as those of phones, cards and orders. */
const PERSONAL = /@|https?:|www\.|(?:\d[\s().-]?){5}/

/** The words of a search as they are counted; null for what may be about a person. */
export function countedWords(query: string): string | null {
  const words = query.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim()
  if (words.length < FEWEST_SIGNS || words.length > MOST_SIGNS || PERSONAL.test(words)) return null
  return words
}

/** A search is shown once it was made this often. */
export const FEWEST_SEARCHES = 2
