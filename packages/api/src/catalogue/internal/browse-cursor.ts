import { type BrowsePage, type Cursor, decodeCursor } from '@pasar/db'
import type { BrowseFilter } from '@pasar/domain'

type Listing = Pick<BrowseFilter, 'sort' | 'query'>

/** By another sort a place would be one among other values: the page there would leave out items that nobody has seen. */
const markOf = ({ sort, query }: Listing): string => `${sort}${query === '' ? '' : '-q'}.`

const bind = (listing: Listing, cursor: string | null): string | null => cursor && markOf(listing) + cursor

/** A page whose cursors say what they are of. */
export const bindCursors = <Page extends BrowsePage>(listing: Listing, page: Page): Page => ({
  ...page,
  previous: bind(listing, page.previous),
  next: bind(listing, page.next),
})

/** Null for what is no cursor of a listing like this. */
export function decodeBound(listing: Listing, text: string): Cursor | null {
  const mark = markOf(listing)
  return text.startsWith(mark) ? decodeCursor(text.slice(mark.length)) : null
}

/** Whether it is a place in a listing, but in none like this: old ones do not say of which they are. */
export const isOfAnotherListing = (listing: Listing, text: string): boolean =>
  decodeBound(listing, text) === null && decodeCursor(text.slice(text.indexOf('.') + 1)) !== null
