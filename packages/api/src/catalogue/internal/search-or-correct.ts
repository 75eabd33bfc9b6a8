import { correctQuery, type Db } from '@pasar/db'

/**
 * Searches; what finds nothing is searched for once more with its typing errors corrected.
 * @returns what was found, and the query that was searched instead, if one was
 */
export async function searchOrCorrect<Found>(
  db: Db,
  query: string,
  search: (query: string) => Promise<Found>,
  isEmpty: (found: Found) => boolean,
): Promise<{ found: Found; correctedQuery: string | null }> {
  const found = await search(query)
  const correctedQuery = isEmpty(found) ? await correctQuery(db, query) : null
  if (correctedQuery === null || correctedQuery === query) return { found, correctedQuery: null }
  return { found: await search(correctedQuery), correctedQuery }
}
