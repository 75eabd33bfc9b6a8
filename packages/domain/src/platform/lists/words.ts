import { MAX_SEARCH_LENGTH } from '../../catalogue/search/search'
import { cutText } from '../../kernel/texts'
import type { ListSort } from './sort'

/** The search and the order of a list. */
export interface Sought {
  sort?: ListSort
  /** The words to search for; empty for all entries. */
  words?: string
}

/** The search words in the query of an address. */
export const readListWords = (params: URLSearchParams): string =>
  cutText(params.get('q') ?? '', MAX_SEARCH_LENGTH).trim()

/** The search words for the query of an address; undefined, and so left out, without any. */
export const writeListWords = (words: string): string | undefined => words || undefined

/** How many entries of a list without a full-text index are scanned for a page; the next page continues behind them. */
export const MAX_SCANNED = 2_000
