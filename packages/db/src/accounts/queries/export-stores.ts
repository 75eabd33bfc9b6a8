import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../kernel/db'
import { jsonRows } from '../../kernel/dialect'
import { jsonColumn } from '../../kernel/json-column'

type Row = Record<string, unknown>

const OPTIONS = jsonRows({
  name: 'name',
  sku: 'sku',
  barcode: 'gtin',
  priceSen: 'price_sen',
  stock: 'stock',
})
const REMOVALS = jsonRows({
  reason: 'reason',
  note: 'note',
  removedAt: 'removed_at',
  appeal: 'appeal',
  appealedAt: 'appealed_at',
  answer: 'answer',
  answeredAt: 'answered_at',
  restoredAt: 'ended_at',
})

/** Goes into the member's file as it is. */
const anyRows = z.array(z.record(z.string(), z.unknown()))
const readOptions = jsonColumn('the options of an item', anyRows)
const readRemovals = jsonColumn('the removals of an item', anyRows)

/** A seller's stores with all they wrote of them. */
export async function exportStores(db: Db, userId: string): Promise<Row[]> {
  const { rows } = await sql<Row>`select name, slug, description, city, country, policies,
    holiday_until as "holidayUntil", holiday_note as "holidayNote", free_shipping_from_sen as "freeShippingFromSen",
    created_at as "createdAt" from stores where seller_id = ${userId}`.execute(db)
  return rows
}

/**
 * A seller's items of every state with their options, and what staff decided about them and the seller appealed; the newest first.
 * @param before the number of the last one that was read; null for the first
 */
export async function exportItems(
  db: Db,
  userId: string,
  before: number | null,
  limit: number,
): Promise<({ seq: number } & Row)[]> {
  const { rows } = await sql<
    { seq: number; options: string; removals: string } & Row
  >`select i.seq, i.title, i.slug,
    i.description, i.category, i.condition, i.listing_type as "listingType", i.status, i.price_sen as "priceSen",
    i.published_at as "publishedAt", i.updated_at as "updatedAt",
    (select ${OPTIONS} from item_variants v where v.item_id = i.id) as options,
    (select ${REMOVALS} from item_removals r where r.item_id = i.id) as removals
    from items i where i.seller_id = ${userId} and i.seq < ${before ?? Number.MAX_SAFE_INTEGER}
    order by i.seq desc limit ${limit}`.execute(db)
  return rows.map((row) => ({
    ...row,
    options: readOptions(row.options),
    removals: readRemovals(row.removals),
  }))
}

export interface ExportedSelling {
  /** Where goods were to be sent back to last. */
  returnAddress: string | null
  referralCode: string | null
  imports: Row[]
  /** By item, empty for a new one, as they were stored: that of an application is sealed. */
  drafts: { itemId: string; fields: string; savedAt: number }[]
}

/** What a seller or reseller keeps beside stores and items. */
export async function exportSelling(db: Db, userId: string): Promise<ExportedSelling> {
  const [addresses, codes, imports, drafts] = await Promise.all([
    sql<{ address: string }>`select address from return_addresses where seller_id = ${userId}`.execute(db),
    sql<{ code: string }>`select code from referral_codes where user_id = ${userId}`.execute(db),
    sql<Row>`select file_name as "fileName", format, state, created_at as "createdAt" from imports
      where user_id = ${userId}`.execute(db),
    sql<
      ExportedSelling['drafts'][number]
    >`select item_id as "itemId", fields, saved_at as "savedAt" from form_drafts
      where seller_id = ${userId}`.execute(db),
  ])
  return {
    returnAddress: addresses.rows[0]?.address ?? null,
    referralCode: codes.rows[0]?.code ?? null,
    imports: imports.rows,
    drafts: drafts.rows,
  }
}
