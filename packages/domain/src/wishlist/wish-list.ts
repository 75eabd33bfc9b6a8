import { linkTo } from '../access/link-to'

/** All that was saved; what is on offer and can be bought; what costs less than then; what cannot be bought now. */
const WISH_SHOWS = ['all', 'offer', 'cheaper', 'out'] as const
export type WishShow = (typeof WISH_SHOWS)[number]

/** Newest first, cheapest first, or what became cheaper by most. */
const WISH_SORTS = ['newest', 'price', 'drop'] as const
export type WishSort = (typeof WISH_SORTS)[number]

/** What a member wants of their wishlist, as an address says it. */
export interface WishesFilter {
  show: WishShow
  sort: WishSort
}

/** Reads the filter of an address; nonsense is left out. */
export const readWishesFilter = (params: URLSearchParams): WishesFilter => ({
  show: WISH_SHOWS.find((known) => known === params.get('show')) ?? 'all',
  sort: WISH_SORTS.find((known) => known === params.get('sort')) ?? 'newest',
})

/** The address of a page of a wishlist. */
export const wishesPath = ({ show, sort }: WishesFilter, cursor: string | null = null): string =>
  linkTo('/wishlist', {
    show: show === 'all' ? undefined : show,
    sort: sort === 'newest' ? undefined : sort,
    cursor: cursor ?? undefined,
  })
