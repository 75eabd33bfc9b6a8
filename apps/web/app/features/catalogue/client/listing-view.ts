import type { CategorySlug, ChoiceKey, ChoiceParam, FACETS, FacetParam, FlagParam, Sort } from '@pasar/domain'
import type { CardView } from '../../platform/client/card-view'

/** The fields of the filter form, under the names they have in the address. */
export type FilterField = 'q' | 'min' | 'max' | 'sort' | FacetParam | ChoiceKey
/** Empty when not set. Only the attributes of the category have a field. */
export type FilterValues = Record<Exclude<FilterField, ChoiceKey>, string> &
  Partial<Record<ChoiceKey, string>>

export interface FacetOption {
  value: string
  count: number
  /** Of countries and attributes: their name in the reader's language. */
  label?: string
}

/** A facet of which one value is chosen. */
export interface ChoiceView {
  field: ChoiceParam | ChoiceKey
  text?: (typeof FACETS)[ChoiceParam]['text']
  /** Of an attribute: its name in the reader's language. */
  legend?: string
  /** With how much there would be; empty when there is nothing to choose from. */
  options: FacetOption[]
}

/** A facet that is on or off. */
export interface FlagView {
  field: FlagParam
  text: (typeof FACETS)[FlagParam]['text']
  count: number
}

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
  correctedQuery: string | null
  /** Without the filters something would be found. */
  hasMatches: boolean
  /** The category that the words searched for mean as a whole. */
  meant: CategorySlug | null
  /** Only where nothing was found: categories to look at instead. */
  help: { categories: CategorySlug[]; kind: 'meant' | 'popular' } | null
  values: FilterValues
  problems: Partial<Record<'min' | 'max', 'price' | 'priceOrder'>>
  /** The facets, in the order of the form. */
  choices: ChoiceView[]
  flags: FlagView[]
  sorts: Sort[]
  /** The order without a choice. */
  defaultSort: Sort
}
