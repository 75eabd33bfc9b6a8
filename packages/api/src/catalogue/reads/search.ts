import { type BrowsePage, browseMatches, decodeCursor, toMatch } from '@pasar/db'
import { PAGE_SIZE, parseBrowse, type SearchInput } from '@pasar/domain'
import type { CacheContents } from '../../platform/change-cache'
import type { Context } from '../../platform/context'
import { readCursor } from '../../platform/lists/read-cursor'
import { searchOrCorrect } from '../internal/search-or-correct'

export interface SearchView extends BrowsePage {
  /** The query that was searched instead, when the one asked for found nothing. */
  correctedQuery: string | null
}

/**
 * Cards of what a search finds, a page at a time, without the facets of the search's page.
 * @throws DomainError NOT_FOUND for a cursor that is none
 */
export async function searchItems(ctx: Context, { q, cursor: cursorText }: SearchInput): Promise<SearchView> {
  const cursor = readCursor(cursorText, decodeCursor)
  const { filter } = parseBrowse(new URLSearchParams({ q }))
  const search = async (query: string) => {
    const words = await toMatch(ctx.db, query)
    const match = words === null ? null : { words, place: null }
    return browseMatches(ctx.db, { ...filter, query }, match, cursor, PAGE_SIZE, ctx.now())
  }
  const isEmpty = ({ items }: BrowsePage) => items.length === 0
  const { found, correctedQuery } = await searchOrCorrect(ctx.db, filter.query, search, isEmpty)
  return { ...found, correctedQuery }
}

/** What has to change before an answer is out of date. */
export const shownBySearch = ({ items }: SearchView): CacheContents => ({
  items: items.map(({ id }) => id),
  lists: true,
  catalogue: true,
})
