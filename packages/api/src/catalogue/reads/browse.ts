import {
  type BrowsePage,
  browseItems,
  browseMatches,
  countBrowsed,
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
import { bindCursors, decodeBound } from '../internal/browse-cursor'
import { searchOrWiden } from '../internal/search-or-correct'

export interface BrowseView extends BrowsePage {
  facets: FacetCounts
  /** The query that was searched instead, when the one typed found nothing. */
  correctedQuery: string | null
  /** Whether the place holds anything that was searched for, whatever else is chosen there. */
  hasMatches: boolean
  /** Whether nothing had all words, and fewer were searched for. */
  isWidened: boolean
}

/** When fewer of the newest items fit, it takes too long to meet a page of them on the way through all. */
const FEW_OF_SAMPLE = PAGE_SIZE

/** What finds a query in a place; null when nothing is asked. */
async function matchIn(ctx: Context, place: BrowsePlace, query: string): Promise<Match | null> {
  const { synonyms } = await ctx.settings.read()
  const words = await toMatch(ctx.db, synonyms, query)
  return words === null ? null : { words, place: await toPlaceMatch(ctx.db, place) }
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
 * How many items there are in all. Over a sample they are counted by a part of the market only: that is never less than
 * what the page shows, and exact where the page shows all there is, or where all that fits has been collected.
 * @param isAll whether nothing comes before the page, and nothing that fits was left out of it
 */
async function countAll(
  { total, isCapped }: FacetCounts,
  { items, previous, next }: BrowsePage,
  isAll: boolean,
  countCollected: (() => Promise<number>) | null,
): Promise<Pick<FacetCounts, 'total' | 'isCapped'>> {
  if (!isCapped) return { total, isCapped }
  if (isAll && next === null) return { total: items.length, isCapped: false }
  if (countCollected) return { total: await countCollected(), isCapped: false }
  const shown = items.length + (previous === null ? 0 : 1) + (next === null ? 0 : 1)
  return { total: Math.max(total, shown), isCapped }
}

/**
 * A page of a listing with its facets. A search that finds nothing is tried once more with its typing
 * errors corrected, and then with fewer words. Nothing is noted of it, as of what somebody is still typing.
 * @param place what the page itself fixes (a category's page, a store): facets are counted within it
 * @throws DomainError NOT_FOUND for a cursor that is none, or of another sort
 */
export async function browseQuietly(
  ctx: Context,
  asked: BrowseFilter,
  place: BrowsePlace,
  cursorText: string | null,
): Promise<BrowseView> {
  const cursor = readCursor(cursorText, (text) => decodeBound(asked, text))
  const look = async (query: string) => {
    const match = await matchIn(ctx, place, query)
    const hasChoices = choicesOf(asked.facets.category).length > 0
    const sample = await sampleOf(ctx, place, match, asked.sort === 'endingSoon', hasChoices)
    return { query, match, sample }
  }
  const { found, correctedQuery, isWidened } = await searchOrWiden(
    ctx,
    asked.query,
    look,
    ({ match, sample }) => sample.length === 0 && match !== null,
  )
  const { match, sample } = found
  const filter = { ...asked, query: found.query }
  const facets = countFacets(sample, filter, match === null ? FACET_SAMPLE : MAX_MATCHES)
  const isOfMarket = match === null && !place.storeId && !place.isFeatured && filter.sort !== 'relevance'
  const isRare = isOfMarket && facets.isCapped && facets.total < FEW_OF_SAMPLE
  const rare = isRare ? await findByRareFacet(ctx.db, filter, PAGE_SIZE) : null
  const readCards: ReadCards = (seqs) => ctx.knownCards.read(ctx.db, seqs)
  const page = rare
    ? await browseItems(ctx.db, filter, rare, cursor, PAGE_SIZE, ctx.now(), readCards)
    : await browseMatches(ctx.db, filter, match, cursor, PAGE_SIZE, ctx.now(), readCards)
  const counted = await countAll(
    facets,
    page,
    cursor === null && match === null,
    rare && (() => countBrowsed(ctx.db, filter, rare, ctx.now())),
  )
  return {
    ...bindCursors(asked, page),
    facets: { ...facets, ...counted },
    correctedQuery,
    hasMatches: sample.length > 0,
    isWidened,
  }
}

/**
 * What somebody searched for and did not find, for the figures of the market.
 * @param place only what was searched for everywhere counts
 */
export function noteSearch(ctx: Context, place: BrowsePlace, query: string, hasMatches: boolean): void {
  const isWholeMarket = !place.category && !place.storeId && !place.isFeatured
  if (!hasMatches && isWholeMarket) ctx.steps.noteEmptySearch(query)
}

/** A page of a listing that somebody asked for, as `browseQuietly` makes it. */
export async function browse(
  ctx: Context,
  asked: BrowseFilter,
  place: BrowsePlace,
  cursorText: string | null,
): Promise<BrowseView> {
  const view = await browseQuietly(ctx, asked, place, cursorText)
  noteSearch(ctx, place, asked.query, view.hasMatches && !view.isWidened)
  return view
}
