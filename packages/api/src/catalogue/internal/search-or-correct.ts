import { correctQuery, type Db } from '@pasar/db'
import { widenQuery } from '@pasar/domain'

/**
 * Searches; what finds nothing is searched for once more with its typing errors corrected, and then with fewer words.
 * @returns what was found, and the query that was searched instead, if one was
 */
export async function searchOrCorrect<Found>(
  db: Db,
  query: string,
  search: (query: string) => Promise<Found>,
  isEmpty: (found: Found) => boolean,
): Promise<{ found: Found; correctedQuery: string | null }> {
  const found = await search(query)
  if (!isEmpty(found)) return { found, correctedQuery: null }
  const corrected = await correctQuery(db, query)
  const others = [...(corrected === null ? [] : [corrected]), ...widenQuery(corrected ?? query)]
  for (const other of others.filter((one) => one !== query)) {
    const instead = await search(other)
    if (!isEmpty(instead)) return { found: instead, correctedQuery: other }
  }
  return { found, correctedQuery: null }
}
