import {
  type BrowsePage,
  browseItems,
  browseMatches,
  type Db,
  decodeCursor,
  FACET_SAMPLE,
  findByRareFacet,
  MAX_MATCHES,
  type Match,
  matchUnranked,
  type ReadCards,
  sampleFacets,
  toMatch,
  toPlaceMatch,
} from '@pasar/db'
import {
  type BrowseFilter,
  type BrowsePlace,
  choicesOf,
  countFacets,
  type FacetCounts,
  type FacetSource,
  PAGE_SIZE,
} from '@pasar/domain'
import type { Context } from '../../platform/context'
import { readCursor } from '../../platform/lists/read-cursor'
import { searchOrCorrect } from '../internal/search-or-correct'

export interface BrowseView extends BrowsePage {
  facets: FacetCounts
  /** The query that was searched instead, when the one typed found nothing. */
  correctedQuery: string | null
  /** Whether the place holds anything that was searched for, whatever else is chosen there. */
  hasMatches: boolean
}

/** When fewer of the newest items fit, it takes too long to meet a page of them on the way through all. */
const FEW_OF_SAMPLE = PAGE_SIZE

/** What finds a query in a place; null when nothing is asked. */
async function matchIn(db: Db, place: BrowsePlace, query: string): Promise<Match | null> {
  const words = await toMatch(db, query)
  return words === null ? null : { words, place: await toPlaceMatch(db, place) }
}

/** The rows facets are counted over. They only depend on the place and the search, not on what is chosen there. */
function sampleOf(
  ctx: Context,
  place: BrowsePlace,
  match: Match | null,
  isByEnd: boolean,
  withChoices: boolean,
): Promise<FacetSource[]> {
  const { category, storeId, isFeatured } = place
  const hits = match === null ? null : matchUnranked(match)
  return ctx.facetSamples.ask(
    JSON.stringify([category, storeId, isFeatured, match, isByEnd, withChoices]),
    () => sampleFacets(ctx.db, place, hits, withChoices, isByEnd ? ctx.now() : null),
    () => ({ lists: true, catalogue: true }),
  )
}

/**
 * A page of a listing with its facets. A search that finds nothing is tried once more with its typing
 * errors corrected.
 * @param place what the page itself fixes (a category's page, a store): facets are counted within it
 * @throws DomainError NOT_FOUND for a cursor that is none
 */
export async function browse(
  ctx: Context,
  asked: BrowseFilter,
  place: BrowsePlace,
  cursorText: string | null,
): Promise<BrowseView> {
  const cursor = readCursor(cursorText, decodeCursor)
  const look = async (query: string) => {
    const match = await matchIn(ctx.db, place, query)
    const hasChoices = choicesOf(asked.facets.category).length > 0
    const sample = await sampleOf(ctx, place, match, asked.sort === 'endingSoon', hasChoices)
    return { query, match, sample }
  }
  const { found, correctedQuery } = await searchOrCorrect(
    ctx.db,
    asked.query,
    look,
    ({ match, sample }) => sample.length === 0 && match !== null,
  )
  const { match, sample } = found
  const isWholeMarket = !place.category && !place.storeId && !place.isFeatured
  if (match !== null && sample.length === 0 && isWholeMarket) ctx.steps.noteEmptySearch(asked.query)
  const filter = { ...asked, query: found.query }
  const facets = countFacets(sample, filter, match === null ? FACET_SAMPLE : MAX_MATCHES)
  const isOfMarket = match === null && !place.storeId && !place.isFeatured && filter.sort !== 'relevance'
  const isRare = isOfMarket && facets.isCapped && facets.total < FEW_OF_SAMPLE
  const rare = isRare ? await findByRareFacet(ctx.db, filter, PAGE_SIZE) : null
  const readCards: ReadCards = (seqs) => ctx.knownCards.read(ctx.db, seqs)
  const page = rare
    ? await browseItems(ctx.db, filter, rare, cursor, PAGE_SIZE, ctx.now(), readCards)
    : await browseMatches(ctx.db, filter, match, cursor, PAGE_SIZE, ctx.now(), readCards)
  return { ...page, facets, correctedQuery, hasMatches: sample.length > 0 }
}
