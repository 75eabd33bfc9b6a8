import { linkTo } from '../access/link-to'
import { type ListSort, readListSort, writeListSort } from '../platform/lists/sort'
import { POST_STATES, type PostState } from './posts'

/** Which of their articles an author wants, as an address says it. */
export interface OwnPostsFilter {
  /** Null for all. */
  state: PostState | null
  /** The usual one: the newest first. */
  sort: ListSort
}

/** Reads the filter of an address; nonsense is left out. */
export const readOwnPostsFilter = (params: URLSearchParams): OwnPostsFilter => ({
  state: POST_STATES.find((known) => known === params.get('state')) ?? null,
  sort: readListSort(params),
})

/** The address of a page of an author's articles. */
export const ownPostsPath = ({ state, sort }: OwnPostsFilter, cursor: string | null = null): string =>
  linkTo('/blog/submit', {
    state: state ?? undefined,
    sort: writeListSort(sort),
    cursor: cursor ?? undefined,
  })
