import { isCountry } from '../shipping/places'
import { isCategory } from './categories'

export const CONDITIONS = ['new', 'like_new', 'used'] as const
export type Condition = (typeof CONDITIONS)[number]
export const LISTING_TYPES = ['Fixed', 'Auction'] as const
export type ListingType = (typeof LISTING_TYPES)[number]

/** Most stars of a rating. */
export const MAX_STARS = 5
/** `rating_score` holds the average × 100. */
const SCORE_PER_STAR = 100

export interface Facet {
  /**
   * How a value narrows items by their column:
   * `choice` the column equals it; `atLeast` the column is at least the value × `scale`;
   * `flag` the column is 1; `some` the column is above 0. The last two have `1` as their only value.
   */
  kind: 'choice' | 'atLeast' | 'flag' | 'some'
  /** The column of `items`. */
  column: string
  /** The column of `item_cells`, where it has another name. */
  cell?: string
  scale?: number
  /** The text `browse.*` that names it. */
  text: string
  /** The value of a text, as written in addresses; null when it is not valid. */
  read(text: string): string | null
  /** For the documentation of REST. */
  description: string
  example: string
}

const oneOf = (values: readonly string[]) => (text: string) => (values.includes(text) ? text : null)
const isSet = oneOf(['1'])

function readStars(text: string): string | null {
  const stars = text === '' ? 0 : Number(text)
  return Number.isInteger(stars) && stars >= 1 && stars <= MAX_STARS ? String(stars) : null
}

/**
 * What listings are narrowed by, beside prices, under the names in addresses and in REST. The parser, the SQL
 * conditions, the counts, the form, the chips and the REST parameters follow from an entry; the order is theirs.
 */
export const FACETS = {
  category: {
    kind: 'choice',
    column: 'category',
    text: 'category',
    read: (text) => (isCategory(text) ? text : null),
    description: 'Slug of a category; see `GET /categories`.',
    example: 'food',
  },
  rating: {
    kind: 'atLeast',
    column: 'rating_score',
    cell: 'stars',
    scale: SCORE_PER_STAR,
    text: 'rating',
    read: readStars,
    description: `At least that many stars, 1 to ${MAX_STARS}.`,
    example: '4',
  },
  condition: {
    kind: 'choice',
    column: 'condition',
    text: 'condition',
    read: oneOf(CONDITIONS),
    description: `One of ${CONDITIONS.join(', ')}.`,
    example: 'new',
  },
  type: {
    kind: 'choice',
    column: 'listing_type',
    text: 'type',
    read: oneOf(LISTING_TYPES),
    description: `One of ${LISTING_TYPES.join(', ')}.`,
    example: 'Fixed',
  },
  from: {
    kind: 'choice',
    column: 'ships_from',
    text: 'shipsFrom',
    read: (text) => (isCountry(text) ? text : null),
    description: 'Country it ships from, two letters.',
    example: 'MY',
  },
  stock: {
    kind: 'some',
    column: 'stock',
    cell: 'in_stock',
    text: 'inStock',
    read: isSet,
    description: '`1`: only what can be had now.',
    example: '1',
  },
  offer: {
    kind: 'flag',
    column: 'is_on_offer',
    text: 'onOffer',
    read: isSet,
    description: '`1`: only what is on offer.',
    example: '1',
  },
  freeship: {
    kind: 'flag',
    column: 'ships_free',
    text: 'freeShipping',
    read: isSet,
    description: '`1`: only what ships free on its own.',
    example: '1',
  },
} as const satisfies Record<string, Facet>

export type FacetParam = keyof typeof FACETS
type ParamOf<K extends Facet['kind']> = {
  [P in FacetParam]: (typeof FACETS)[P]['kind'] extends K ? P : never
}[FacetParam]
/** Facets of which one value among several is chosen. */
export type ChoiceParam = ParamOf<'choice' | 'atLeast'>
/** Facets that are on or off. */
export type FlagParam = ParamOf<'flag' | 'some'>

const isFacetParam = (text: string): text is FacetParam => Object.hasOwn(FACETS, text)
export const FACET_PARAMS: readonly FacetParam[] = Object.keys(FACETS).filter(isFacetParam)
export const facetOf = (param: FacetParam): Facet => FACETS[param]
export const isFlagParam = (param: FacetParam): param is FlagParam =>
  FACETS[param].kind === 'flag' || FACETS[param].kind === 'some'
const isChoiceParam = (param: FacetParam): param is ChoiceParam => !isFlagParam(param)
/** The facets that are on or off, and those of which a value is chosen, in the order of the table. */
export const FLAG_PARAMS = FACET_PARAMS.filter(isFlagParam)
export const CHOICE_PARAMS = FACET_PARAMS.filter(isChoiceParam)

/** One value for each facet. */
export const mapFacets = <T>(make: (param: FacetParam) => T): Record<FacetParam, T> =>
  Object.fromEntries(FACET_PARAMS.map((param) => [param, make(param)])) as Record<FacetParam, T>

/** The values chosen, as they are written in addresses; nothing of a facet that is not used. */
export type FacetChoices = { readonly [P in FacetParam]?: string }

/** Reads the facets of an address; what makes no sense is left out. */
export function readFacets(params: URLSearchParams): FacetChoices {
  const chosen: { [P in FacetParam]?: string } = {}
  for (const param of FACET_PARAMS) {
    const value = FACETS[param].read(params.get(param) ?? '')
    if (value !== null) chosen[param] = value
  }
  return chosen
}
