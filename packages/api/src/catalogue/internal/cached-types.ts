import type { Sen } from '@pasar/domain'

/** An item under the search box. */
export interface ItemSuggestion {
  id: string
  slug: string
  title: string
  price: Sen
  /** Key of its picture. */
  picture?: string
}

/** A summary of an item. */
export interface TeaserItem {
  id: string
  slug: string
  title: string
  price: Sen
  /** Key of its picture. */
  picture?: string
}

/** What a visitor sees of a listing that needs an account. */
export interface Teaser {
  /** What was searched for, without its typing errors; empty for a listing without a search. */
  query: string
  total: number
  /** Whether anything has all words that were searched for, whatever else is chosen. */
  hasMatches: boolean
  /** There may be more than `total`. */
  isCapped: boolean
  /** The first of them: everyone may open their pages. */
  items: TeaserItem[]
}
