import type { OwnItemsChoice } from '@pasar/domain'

const MAX_WORDS = 8

/** The words that a seller's items are searched for. */
export const wordsOf = ({ words }: OwnItemsChoice): string[] =>
  words.split(/\s+/).filter(Boolean).slice(0, MAX_WORDS)
