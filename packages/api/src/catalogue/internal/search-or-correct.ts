import { correctQuery } from '@pasar/db'
import { widenQuery } from '@pasar/domain'
import type { Context } from '../../platform/context'

interface Searched<Found> {
  found: Found
  /** The query that was searched instead, if one was. */
  correctedQuery: string | null
}

type Search<Found> = (query: string) => Promise<Found>

/** Searches; what finds nothing is searched for once more with its typing errors corrected. */
export async function searchOrCorrect<Found>(
  ctx: Context,
  query: string,
  search: Search<Found>,
  isEmpty: (found: Found) => boolean,
): Promise<Searched<Found>> {
  const found = await search(query)
  if (!isEmpty(found)) return { found, correctedQuery: null }
  const { synonyms } = await ctx.settings.read()
  const correctedQuery = await correctQuery(ctx.db, synonyms, query)
  if (correctedQuery === null || correctedQuery === query) return { found, correctedQuery: null }
  return { found: await search(correctedQuery), correctedQuery }
}

/** As `searchOrCorrect`, and then with fewer words. `isWidened` says that nothing has all of them. */
export async function searchOrWiden<Found>(
  ctx: Context,
  query: string,
  search: Search<Found>,
  isEmpty: (found: Found) => boolean,
): Promise<Searched<Found> & { isWidened: boolean }> {
  const first = await searchOrCorrect(ctx, query, search, isEmpty)
  if (!isEmpty(first.found)) return { ...first, isWidened: false }
  const { synonyms } = await ctx.settings.read()
  for (const wider of widenQuery(synonyms, first.correctedQuery ?? query)) {
    const found = await search(wider)
    if (!isEmpty(found)) return { found, correctedQuery: wider, isWidened: true }
  }
  return { ...first, isWidened: false }
}
