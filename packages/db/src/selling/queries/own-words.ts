import { type Expression, type SqlBool, sql } from 'kysely'
import type { Db } from '../../kernel/db'
import { eachOf } from '../../kernel/dialect'
import { findRareTitles } from '../../kernel/search'

/** From so many items on, reading all titles of a seller takes longer than asking the market's index of them. */
const MANY_ITEMS = 4_000
/** A word that more titles of the market have is soon found in those of its seller, too. */
const RARE = 500

async function hasMany(db: Db, sellerId: string): Promise<boolean> {
  const { items } = await db
    .selectFrom('seller_items')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('items'), eb.lit(0)).as('items'))
    .where('seller_id', '=', sellerId)
    .executeTakeFirstOrThrow()
  return items >= MANY_ITEMS
}

/** How a seller's items with some words are found. */
export interface OwnWords {
  /** The words all stand in the title, or one of them is the number of a variant. */
  condition: Expression<SqlBool>
  /** Whether the condition leaves so few items that they are read by it, instead of by their seller. */
  isRare: boolean
}

/** Finds out how. Null where nothing is searched for. */
export async function findOwnWords(
  db: Db,
  sellerId: string,
  words: readonly string[],
): Promise<OwnWords | null> {
  if (words.length === 0) return null
  const inTitle = sql.join(
    words.map((word) => sql`items.title like ${`%${word.replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`),
    sql` and `,
  )
  // The index of titles holds no ids.
  const withSku = sql`(select i.seq from item_variants v join items i on i.id = v.item_id
    where v.sku <> '' and v.sku in (${sql.join(words)}))`
  const rare = (await hasMany(db, sellerId)) ? await findRareTitles(db, words, RARE) : null
  if (rare === null)
    return { condition: sql<SqlBool>`(${inTitle} or items.seq in ${withSku})`, isRare: false }
  return {
    condition: sql<SqlBool>`items.seq in (select c.value from ${eachOf(rare, 'c')} union all select * from ${withSku})
      and (${inTitle} or items.seq in ${withSku})`,
    isRare: true,
  }
}
