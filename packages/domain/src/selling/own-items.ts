import { linkTo } from '../access/link-to'
import { ITEM_STATUSES, type ItemStatus } from '../catalogue/browse'
import { CATEGORIES } from '../catalogue/categories'
import { MAX_SEARCH_LENGTH } from '../catalogue/search'

/** How a seller sorts their items. */
export const OWN_SORTS = [
  'newest',
  'oldest',
  'cheapest',
  'dearest',
  'scarce',
  'bestSelling',
  'slow',
  'mostViewed',
  'leastViewed',
  'converting',
] as const
export type OwnSort = (typeof OWN_SORTS)[number]

/** Items on sale of which there are few, or none. */
export const STOCK_LEVELS = ['low', 'out'] as const
export type StockLevel = (typeof STOCK_LEVELS)[number]

/** Items that were looked at and not bought within `VIEWS_DAYS`, and those that nobody looked at. */
export const DEMANDS = ['unsold', 'unseen'] as const
export type Demand = (typeof DEMANDS)[number]

/** What of a seller's items is wanted, as an address says it. */
export interface OwnItemsFilter {
  status: ItemStatus | null
  category: string | null
  stock: StockLevel | null
  demand: Demand | null
  sort: OwnSort
  /** In the title, or the seller's own number. */
  words: string
}

/** What is sorted by where an address does not say it. */
function usualSort({ stock, demand }: Pick<OwnItemsFilter, 'stock' | 'demand'>): OwnSort {
  if (stock !== null) return 'scarce'
  return demand === 'unsold' ? 'mostViewed' : 'newest'
}

/** Reads the filter of an address; nonsense is left out. */
export function readOwnItemsFilter(params: URLSearchParams): OwnItemsFilter {
  const stock = STOCK_LEVELS.find((known) => known === params.get('stock')) ?? null
  const demand = DEMANDS.find((known) => known === params.get('demand')) ?? null
  return {
    status: ITEM_STATUSES.find((known) => known === params.get('status')) ?? null,
    category: CATEGORIES.find(({ slug }) => slug === params.get('category'))?.slug ?? null,
    stock,
    demand,
    sort: OWN_SORTS.find((known) => known === params.get('sort')) ?? usualSort({ stock, demand }),
    words: (params.get('q') ?? '').slice(0, MAX_SEARCH_LENGTH).trim(),
  }
}

/** What an address says of a filter, without what is as usual. */
function queryOf({ status, category, stock, demand, sort, words }: OwnItemsFilter) {
  return {
    status: status ?? undefined,
    category: category ?? undefined,
    stock: stock ?? undefined,
    demand: demand ?? undefined,
    sort: sort === usualSort({ stock, demand }) ? undefined : sort,
    q: words || undefined,
  }
}

/** The address of a page of a seller's items. */
export const ownItemsPath = (filter: OwnItemsFilter, cursor: string | null = null): string =>
  linkTo('/my-products', { ...queryOf(filter), cursor: cursor ?? undefined })

/** The address of a file with the items that a filter shows. */
export const ownItemsFile = (format: 'csv' | 'xlsx', filter: OwnItemsFilter): string =>
  linkTo(`/my-products.${format}`, queryOf({ ...filter, sort: usualSort(filter) }))
