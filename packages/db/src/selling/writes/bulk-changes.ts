import { type AttributeValues, ITEM_STATUSES, type ItemStatus, type Sen } from '@pasar/domain'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../kernel/db'
import { jsonColumn } from '../../kernel/json-column'
import type { Tx } from '../../kernel/transact'

/** What an item was before a change of several. */
export interface BulkBefore {
  status: ItemStatus
  category: string
  attributes: AttributeValues
  /** What a change of prices has made of it; undefined for another change. */
  prices?: BulkPrices | undefined
}

/** Prices before a change, and as it left them. */
export type BulkPrices = { variantId: string; from: Sen; left: Sen }[]

const amount = z.number().transform((value) => value as Sen)
const schema = z.object({
  status: z.enum(ITEM_STATUSES),
  category: z.string(),
  attributes: z.record(z.string(), z.string()),
  prices: z.array(z.object({ variantId: z.string(), from: amount, left: amount })).optional(),
})
const readBefore = jsonColumn('bulk_change_items.before', schema)

/** Notes what an item was, with the version that it was left at; nothing once another change took the place of this one. */
export async function insertBulkItem(
  tx: Tx,
  changeId: string,
  itemId: string,
  { status, category, attributes, prices }: BulkBefore,
): Promise<void> {
  const before = JSON.stringify({ status, category, attributes, prices })
  await sql`insert into bulk_change_items (change_id, item_id, version, before)
    select c.id, i.id, i.updated_at, ${before} from items i, bulk_changes c
    where i.id = ${itemId} and c.id = ${changeId}`.execute(tx)
}

/** The items of a change that were not undone yet. */
export async function listBulkItems(db: Db, changeId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('bulk_change_items')
    .select('item_id')
    .where('change_id', '=', changeId)
    .orderBy('item_id')
    .execute()
  return rows.map(({ item_id }) => item_id)
}

/** Takes the note of an item, which nobody else can take then; null when somebody has. */
export async function takeBulkItem(
  tx: Tx,
  changeId: string,
  itemId: string,
): Promise<{ version: number; before: BulkBefore } | null> {
  const row = await tx
    .deleteFrom('bulk_change_items')
    .where('change_id', '=', changeId)
    .where('item_id', '=', itemId)
    .returning(['version', 'before'])
    .executeTakeFirst()
  return row === undefined ? null : { version: row.version, before: readBefore(row.before) }
}
