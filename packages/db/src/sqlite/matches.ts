import { type RawBuilder, sql } from 'kysely'
import { byIndex } from './dialect'

/** What is searched for: words, and the place that a page is about, as `toMatch` and `toPlaceMatch` write them. */
export interface Match {
  words: string
  /** Null for the whole market. */
  place: string | null
}

/** An item by its row number. The title's matches of a search are of tier 0; the lower, the more relevant. */
export interface Hit {
  seq: number
  tier: number
}

/** Matches on sale that are looked at; of a word that more items have, the newest count. */
export const MAX_MATCHES = 500

const within = (words: string, place: string | null): string =>
  place === null ? words : `(${words}) AND ${place}`

const findIn = (columns: string, { words, place }: Match): RawBuilder<number> =>
  sql`(select rowid as seq from item_search where item_search match ${within(`{${columns}} : (${words})`, place)}
    and rowid >= (select min(seq) from newest))`

/** What is not on sale stays in the index of words, and must not use up the places of what is. */
const findNewest = ({ words, place }: Match): RawBuilder<unknown> =>
  sql`select item_search.rowid as seq, 0 as tier from item_search
    cross join items ${byIndex('items_facts')} on items.seq = item_search.rowid
    where item_search match ${within(words, place)} and items.status = 'active'
    order by item_search.rowid desc limit ${sql.lit(MAX_MATCHES)}`

/** The newest matches, on sale or not: for staff. */
export const matchOfAnyStatus = (words: string): RawBuilder<Hit> =>
  sql`(select rowid as seq, 0 as tier from item_search where item_search match ${words}
    order by rowid desc limit ${sql.lit(MAX_MATCHES)})`

/** The newest matches, all of one tier: where their order by relevance does not count. */
export const matchUnranked = (match: Match): RawBuilder<Hit> => sql`(${findNewest(match)})`

/**
 * The newest matches: those that have all words in the title, then those that have them in title, store and
 * category. FTS5's own rank is not asked for, because for each query it counts every item that has a word.
 */
export const matchItems = (match: Match): RawBuilder<Hit> =>
  sql`(with newest as materialized (${findNewest(match)})
    select seq, case when seq in ${findIn('title', match)} then 0
      when seq in ${findIn('title store category', match)} then 1 else 2 end as tier from newest)`

/** Of these only those that have all words in the title: less to find, and all of it comes before the others. */
export const matchTitles = (match: Match): RawBuilder<Hit> =>
  sql`(with newest as (${findNewest(match)}) select seq, 0 as tier from ${findIn('title', match)})`
