import { sql } from 'kysely'
import type { Db } from '../../kernel/db'
import { unindexed } from '../../kernel/dialect'
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

/** Stores in the order of their ids, from one on. */
export async function listSitemapStores(db: Db, after: string, limit: number): Promise<SitemapStore[]> {
  const { rows } = await sql<SitemapStore>`select id, slug from stores
    where id > ${after} and not ${isHidden('stores.id')} order by id limit ${limit}`.execute(db)
  return rows
}
