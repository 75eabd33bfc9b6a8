import type { CategorySlug, Sort } from '@pasar/domain'
import type { CardView } from './card-view'

/** The fields of the filter form, under the names they have in the address. Empty when not set. */
export const FILTER_FIELDS = [
  'q',
  'category',
  'min',
  'max',
  'condition',
  'type',
  'from',
  'rating',
  'stock',
  'offer',
  'sort',
] as const
export type FilterField = (typeof FILTER_FIELDS)[number]
export type FilterValues = Record<FilterField, string>

export interface FacetOption {
  value: string
  count: number
  /** Countries only: their name in the reader's language. */
  label?: string
}

export type ChoiceField = 'category' | 'condition' | 'type' | 'from' | 'rating'

export interface ListingView {
  cards: CardView[]
  /** Those of them that the reader has saved, for `WishesOf`. */
  wishes: string
  /** Cursors of the neighbouring pages. */
  previous: string | null
  next: string | null
  total: number
  /** The numbers mean "at least". */
  isCapped: boolean
  mendedQuery: string | null
  /** Without the filters something would be found. */
  hasMatches: boolean
  /** The category that the words searched for mean as a whole. */
  meant: CategorySlug | null
  /** Only where nothing was found: categories to look at instead. */
  help: { categories: CategorySlug[]; kind: 'meant' | 'popular' } | null
  values: FilterValues
  problems: Partial<Record<'min' | 'max', 'price' | 'priceOrder'>>
  /** What can be chosen, with how much there would be. A facet with nothing to choose from is empty. */
  facets: Record<ChoiceField, FacetOption[]>
  inStock: number
  onOffer: number
  sorts: Sort[]
  /** The order without a choice. */
  defaultSort: Sort
}
