// Full-text search as query files know it; how it is done is the engine's.
export { entryNumbers } from '../sqlite/inbox-search'
export {
  type Hit,
  MAX_MATCHES,
  type Match,
  matchItems,
  matchOfAnyStatus,
  matchTitles,
  matchUnranked,
} from '../sqlite/matches'
export {
  applicationNumbers,
  memberNumbers,
  membersContaining,
  storeNumbers,
  storesContaining,
} from '../sqlite/member-search'
export { findRareTitles } from '../sqlite/own-titles'
export {
  correctQuery,
  deleteUnusedWords,
  indexItem,
  type SearchText,
  toMatch,
  toPlaceMatch,
  unindexItems,
} from '../sqlite/search'
