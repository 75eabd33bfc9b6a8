export { addSeen, clearSeen, countView, noteSeen } from './commands'
export { isOfAnotherListing } from './internal/browse-cursor'
export type { ItemSuggestion, Teaser } from './internal/cached-types'
export { type BrowseView, browse, noteSearch } from './reads/browse'
export * from './reads/pages'
export { recentlySeen } from './reads/recent'
export { type SearchView, searchItems } from './reads/search'
export {
  countSitemapFiles,
  SITEMAP_KINDS,
  type SitemapEntry,
  sitemapFile,
  sitemapPages,
} from './reads/sitemap'
export { type Suggestions, suggest } from './reads/suggest'
export { type TeaserPlace, teaseListing } from './reads/teaser'
