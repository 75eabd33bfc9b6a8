/** For whom a page is cached: every visitor, or every buyer but for the slots that are filled in for each. */
export const AUDIENCES = ['visitor', 'buyer'] as const
export type Audience = (typeof AUDIENCES)[number]

export interface CacheRule {
  for: readonly Audience[]
  /**
   * What the page reads of its query. `none`: nothing, so any query gives the same page. `variant`: the id of a variant.
   * `listing`: the filters of a listing. `uncached`: more variants than the cache distinguishes, so only the bare address is cached.
   */
  query: 'none' | 'variant' | 'listing' | 'uncached'
}
