import { linkTo } from '../access/link-to'
import { ITEM_STATUSES, type ItemStatus } from '../catalogue/browse'
import { CATEGORIES } from '../catalogue/categories'
import { MAX_SEARCH_LENGTH } from '../catalogue/search/search'
import { cutText } from '../kernel/texts'
import { type ColumnSet, readColumns, writeColumns } from '../platform/lists/columns'

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

/** Columns of the list beside the item and what can be done with it. */
export const OWN_COLUMNS = ['offer', 'views', 'orders', 'sold', 'conversion'] as const
export type OwnColumn = (typeof OWN_COLUMNS)[number]
/** Shown where an address does not choose. */
export const USUAL_COLUMNS: readonly OwnColumn[] = ['offer', 'views', 'sold', 'conversion']
export const OWN_COLUMN_SET: ColumnSet<OwnColumn> = { all: OWN_COLUMNS, usual: USUAL_COLUMNS }

/** Which of a seller's items are wanted. */
export interface OwnItemsChoice {
  status: ItemStatus | null
  category: string | null
  stock: StockLevel | null
  demand: Demand | null
  sort: OwnSort
  /** In the title, or the seller's own number. */
  words: string
}

/** What the list shows of them, as an address says it. */
export interface OwnItemsFilter extends OwnItemsChoice {
  /** In the order of `OWN_COLUMNS`. */
  columns: readonly OwnColumn[]
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
    words: cutText(params.get('q') ?? '', MAX_SEARCH_LENGTH).trim(),
    columns: readColumns(OWN_COLUMN_SET, params),
  }
}

/** What an address says of a filter, without what is as usual. */
function queryOf({ status, category, stock, demand, sort, words, columns }: OwnItemsFilter) {
  return {
    status: status ?? undefined,
    category: category ?? undefined,
    stock: stock ?? undefined,
    demand: demand ?? undefined,
    sort: sort === usualSort({ stock, demand }) ? undefined : sort,
    q: words || undefined,
    cols: writeColumns(OWN_COLUMN_SET, columns),
  }
}

/** The address of a page of a seller's items. */
export const ownItemsPath = (filter: OwnItemsFilter, cursor: string | null = null): string =>
  linkTo('/my-products', { ...queryOf(filter), cursor: cursor ?? undefined })

/** The address of a file with the items that a filter shows. */
export const ownItemsFile = (format: 'csv' | 'xlsx', filter: OwnItemsFilter): string =>
  linkTo(`/my-products.${format}`, queryOf({ ...filter, sort: usualSort(filter), columns: USUAL_COLUMNS }))

/** Lists that sellers come back to, each at an address of its own. */
export const OWN_VIEWS = {
  all: {},
  active: { status: 'active' },
  low: { stock: 'low' },
  unsold: { demand: 'unsold' },
  draft: { status: 'draft' },
  paused: { status: 'paused' },
  removed: { status: 'removed' },
} as const satisfies Record<string, Partial<Pick<OwnItemsFilter, 'status' | 'stock' | 'demand'>>>
export type OwnView = keyof typeof OWN_VIEWS
export const OWN_VIEW_NAMES = Object.keys(OWN_VIEWS) as readonly OwnView[]

/** The address of such a list, with the columns that were chosen. */
export function ownViewPath(view: OwnView, columns: readonly OwnColumn[]): string {
  const narrowed = { status: null, category: null, stock: null, demand: null, words: '', ...OWN_VIEWS[view] }
  return ownItemsPath({ ...narrowed, sort: usualSort(narrowed), columns })
}

/** The list that a filter shows, in whichever order; null for one that is none of them. */
export function findOwnView(filter: OwnItemsFilter): OwnView | null {
  const path = ownItemsPath({ ...filter, sort: usualSort(filter) })
  return OWN_VIEW_NAMES.find((view) => ownViewPath(view, filter.columns) === path) ?? null
}
