import { type ListSort, writeListSort } from '@pasar/domain/platform/lists/sort'
import { listPath } from './list-path'

interface Filter {
  /** The tab; null for the one that the page opens with. */
  state: string | null
  search: string
  sort?: ListSort
}

const partsOf = ({ state, search, sort = 'usual' }: Filter) => ({
  state,
  q: search,
  sort: writeListSort(sort),
})

/** The address of a page of a seller's parcels. */
export const salesPath = (filter: Filter, cursor: string | null = null): string =>
  listPath('/orders/seller', { ...partsOf(filter), cursor })

/** The address of the file with all that these filters show. */
export const salesFile = (filter: Filter): string => listPath('/orders/seller.csv', partsOf(filter))
