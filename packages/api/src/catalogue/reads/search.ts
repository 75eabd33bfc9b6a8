import { type BrowsePage, browseMatches, decodeCursor, toMatch } from '@pasar/db'
import { PAGE_SIZE, parseBrowse, type SearchInput } from '@pasar/domain'
import type { CacheContents } from '../../platform/change-cache'
import type { Context } from '../../platform/context'
import { readCursor } from '../../platform/lists/read-cursor'
import { searchOrWiden } from '../internal/search-or-correct'

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
  const { synonyms } = await ctx.settings.read()
  const search = async (query: string, from: typeof cursor, limit: number) => {
    const words = await toMatch(ctx.db, synonyms, query)
    const match = words === null ? null : { words, place: null }
    return browseMatches(ctx.db, { ...filter, query }, match, from, limit, ctx.now())
  }
  const isEmpty = ({ items }: BrowsePage) => items.length === 0
  // Which query finds something does not depend on the page: further ones go on with that of the first.
  const limit = cursor === null ? PAGE_SIZE : 1
  const first = (query: string) => search(query, null, limit)
  const { found, correctedQuery } = await searchOrWiden(ctx, filter.query, first, isEmpty)
  if (cursor === null) return { ...found, correctedQuery }
  return { ...(await search(correctedQuery ?? filter.query, cursor, PAGE_SIZE)), correctedQuery }
}

/** What has to change before an answer is out of date. */
export const shownBySearch = ({ items }: SearchView): CacheContents => ({
  items: items.map(({ id }) => id),
  lists: true,
  catalogue: true,
})
