// Full-text search as query files know it; how it is done is the engine's.
export { entryNumbers } from '../sqlite/inbox-search'
export { memberNumbers, membersContaining, storeNumbers, storesContaining } from '../sqlite/member-search'
export { findRareTitles } from '../sqlite/own-titles'
export {
  correctQuery,
  type Hit,
  indexItem,
  MAX_MATCHES,
  matchItems,
  matchOfAnyStatus,
  matchTitles,
  matchUnranked,
  type SearchText,
  toMatch,
  unindexItems,
} from '../sqlite/search'
