/** The two orders of a list by time: the usual one, and the other way round. */
export const LIST_SORTS = ['usual', 'reverse'] as const
export type ListSort = (typeof LIST_SORTS)[number]

/** The sort that an address has; nonsense is the usual one. */
export const readListSort = (params: URLSearchParams): ListSort =>
  LIST_SORTS.find((known) => known === params.get('sort')) ?? 'usual'

/** As an address has it: not at all for the usual one. */
export const writeListSort = (sort: ListSort): ListSort | undefined => (sort === 'usual' ? undefined : sort)

/** The direction of a time, by the usual one of a list. */
export const orderOf = (usual: 'asc' | 'desc', sort: ListSort): 'asc' | 'desc' =>
  (usual === 'asc') === (sort === 'usual') ? 'asc' : 'desc'
