import { sql } from 'kysely'
import type { Db } from '../../kernel/db'
import { fixedJoin, unindexed } from '../../kernel/dialect'
import { isHidden } from '../../kernel/hidden-stores'

export interface SitemapItem {
  seq: number
  slug: string
  updatedAt: number
}

/** Items on sale by their row numbers: over `after`, up to `upTo`. */
export async function listSitemapItems(
  db: Db,
  { after, upTo, limit }: { after: number; upTo: number; limit: number },
): Promise<SitemapItem[]> {
  const { rows } = await sql<SitemapItem>`select seq, slug, updated_at as "updatedAt" from items
    where seq > ${after} and seq <= ${upTo} and ${unindexed('status')} = 'active' order by seq limit ${limit}`.execute(
    db,
  )
  return rows
}

/** The highest row number of any item; 0 without items. */
export async function findLastItemSeq(db: Db): Promise<number> {
  const { rows } = await sql<{ seq: number | null }>`select max(seq) as seq from items`.execute(db)
  return rows[0]?.seq ?? 0
}

export interface SitemapStore {
  id: string
  slug: string
}

/** What a page of its own is listed of by ids. */
export type SitemapTable = 'stores' | 'blog_posts'

/** How many rows there are, whether they are shown or not. */
export async function countSitemapRows(db: Db, table: SitemapTable): Promise<number> {
  const { rows } = await sql<{ rows: number }>`select count(*) as "rows" from ${sql.table(table)}`.execute(db)
  return rows[0]?.rows ?? 0
}

/** The id that so many ids do not come after; null when there are fewer. @param rank from 1 */
export async function findSitemapId(db: Db, table: SitemapTable, rank: number): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`select id from ${sql.table(table)}
    order by id limit 1 offset ${rank - 1}`.execute(db)
  return rows[0]?.id ?? null
}

/** Which part of what is listed by ids: over `after`, up to `upTo`. */
export interface SitemapRange {
  after: string
  upTo: string
  limit: number
}

/** Stores that have a page, in the order of their ids. */
export async function listSitemapStores(
  db: Db,
  { after, upTo, limit }: SitemapRange,
): Promise<SitemapStore[]> {
  const { rows } = await sql<SitemapStore>`select stores.id, stores.slug from stores
    ${fixedJoin} users on users.id = stores.seller_id
    where stores.id > ${after} and stores.id <= ${upTo} and users.status <> 'deleted' and not ${isHidden('stores.id')}
    order by stores.id limit ${limit}`.execute(db)
  return rows
}
