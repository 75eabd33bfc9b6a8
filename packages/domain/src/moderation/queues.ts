/** In which order a queue comes: as it is worked through, or the other way round. */
export const QUEUE_SORTS = ['usual', 'reverse'] as const
export type QueueSort = (typeof QUEUE_SORTS)[number]

export const readQueueSort = (params: URLSearchParams): QueueSort =>
  QUEUE_SORTS.find((known) => known === params.get('sort')) ?? 'usual'

/** As an address has it. */
export const writeQueueSort = (sort: QueueSort): QueueSort | undefined =>
  sort === 'usual' ? undefined : sort

/** The order of a time, by the usual one of a list. */
export const orderOf = (usual: 'asc' | 'desc', sort: QueueSort): 'asc' | 'desc' =>
  (usual === 'asc') === (sort === 'usual') ? 'asc' : 'desc'
