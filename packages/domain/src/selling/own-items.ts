import { linkTo } from '../access/link-to'
import { ITEM_STATUSES, type ItemStatus } from '../catalogue/browse'
import { CATEGORIES } from '../catalogue/categories'
import { MAX_SEARCH_LENGTH } from '../catalogue/search'

/** How a seller sorts their items. */
export const OWN_SORTS = ['newest', 'oldest', 'cheapest', 'dearest', 'scarce', 'bestSelling', 'slow'] as const
export type OwnSort = (typeof OWN_SORTS)[number]

/** Items on sale of which there are few, or none. */
export const STOCK_LEVELS = ['low', 'out'] as const
export type StockLevel = (typeof STOCK_LEVELS)[number]

/** What of a seller's items is wanted, as an address says it. */
export interface OwnItemsFilter {
  status: ItemStatus | null
  category: string | null
  stock: StockLevel | null
  sort: OwnSort
  /** In the title, or the seller's own number. */
  words: string
}

/** Reads the filter of an address; nonsense is left out. */
export function readOwnItemsFilter(params: URLSearchParams): OwnItemsFilter {
  const stock = STOCK_LEVELS.find((known) => known === params.get('stock')) ?? null
  return {
    status: ITEM_STATUSES.find((known) => known === params.get('status')) ?? null,
    category: CATEGORIES.find(({ slug }) => slug === params.get('category'))?.slug ?? null,
    stock,
    sort: OWN_SORTS.find((known) => known === params.get('sort')) ?? (stock === null ? 'newest' : 'scarce'),
    words: (params.get('q') ?? '').slice(0, MAX_SEARCH_LENGTH).trim(),
  }
}

/** What an address says of a filter, without what is as usual. */
function queryOf({ status, category, stock, sort, words }: OwnItemsFilter) {
  const usual: OwnSort = stock === null ? 'newest' : 'scarce'
  return {
    status: status ?? undefined,
    category: category ?? undefined,
    stock: stock ?? undefined,
    sort: sort === usual ? undefined : sort,
    q: words || undefined,
  }
}

/** The address of a page of a seller's items. */
export const ownItemsPath = (filter: OwnItemsFilter, cursor: string | null = null): string =>
  linkTo('/my-products', { ...queryOf(filter), cursor: cursor ?? undefined })

/** The address of a file with the items that a filter shows. */
export const ownItemsFile = (format: 'csv' | 'xlsx', filter: OwnItemsFilter): string =>
  linkTo(`/my-products.${format}`, queryOf({ ...filter, sort: filter.stock === null ? 'newest' : 'scarce' }))
