import { MAX_SEARCH_LENGTH } from '../../catalogue/search/search'
import { cutText } from '../../kernel/texts'
import type { ListSort } from './sort'

/** What a list is narrowed to, and in which order it comes. */
export interface Sought {
  sort?: ListSort
  /** What is looked for in it; empty for all. */
  words?: string
}

/** The words that an address looks for. */
export const readListWords = (params: URLSearchParams): string =>
  cutText(params.get('q') ?? '', MAX_SEARCH_LENGTH).trim()

/** As an address has them: not at all where nothing is looked for. */
export const writeListWords = (words: string): string | undefined => words || undefined

/** A list without an index for its words is looked through so far for a page; the next page goes on from there. */
export const MAX_SCANNED = 2_000
