import type { ListSort } from '@pasar/domain/platform/lists/sort'
import type { TextKey } from '../../../../i18n/translate'

/** What the two orders of a list are called. */
export type SortWords = Readonly<Record<ListSort, TextKey>>

/** Of lists that are worked through from the oldest on, and of those that begin with the newest. */
export const OLDEST_FIRST: SortWords = { usual: 'listTools.oldest', reverse: 'listTools.newest' }
export const NEWEST_FIRST: SortWords = { usual: 'listTools.newest', reverse: 'listTools.oldest' }
/** Of what is still to come. */
export const SOONEST_FIRST: SortWords = { usual: 'listTools.soonest', reverse: 'listTools.latest' }
/** Of what runs: what ends soonest, or what came last. */
export const ENDING_FIRST: SortWords = { usual: 'listTools.soonest', reverse: 'listTools.newest' }
