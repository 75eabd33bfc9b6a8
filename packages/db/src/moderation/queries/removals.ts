import type { ItemStatus, ListingType, RemovableStatus, RemovalReason, Sen } from '@pasar/domain'
import type { Selectable } from 'kysely'
import { encodeTimeCursor, type TimeCursor } from '../../kernel/cursor'
import type { Db } from '../../kernel/db'
import type { ItemRemovalsTable } from '../tables'

export interface RemovalView {
  id: string
  itemId: string
  reason: RemovalReason
  note: string
  statusBefore: RemovableStatus
  removedAt: number
  appeal: string
  /** Null while there is no appeal. */
  appealedAt: number | null
  answer: string
  answeredAt: number | null
  /** When the item was restored. */
  endedAt: number | null
}

/** With the names of who did it; null for those who have left. */
export interface StaffRemovalView extends RemovalView {
  removedBy: string | null
  answeredBy: string | null
  endedBy: string | null
}

type Row = Selectable<ItemRemovalsTable>

const COLUMNS = [
  'r.id',
  'r.item_id',
  'r.reason',
  'r.note',
  'r.status_before',
  'r.removed_at',
  'r.appeal',
  'r.appealed_at',
  'r.answer',
  'r.answered_at',
  'r.ended_at',
] as const

const toView = (row: Omit<Row, 'removed_by' | 'answered_by' | 'ended_by'>): RemovalView => ({
  id: row.id,
  itemId: row.item_id,
  reason: row.reason,
  note: row.note,
  statusBefore: row.status_before,
  removedAt: row.removed_at,
  appeal: row.appeal,
  appealedAt: row.appealed_at,
  answer: row.answer,
  answeredAt: row.answered_at,
  endedAt: row.ended_at,
})

const withNames = (db: Db) =>
  db
    .selectFrom('item_removals as r')
    .leftJoin('users as u', 'u.id', 'r.removed_by')
    .leftJoin('users as a', 'a.id', 'r.answered_by')
    .leftJoin('users as e', 'e.id', 'r.ended_by')
    .select(COLUMNS)
    .select((eb) => [
      eb.ref('u.name').as('removedBy'),
      eb.ref('a.name').as('answeredBy'),
      eb.ref('e.name').as('endedBy'),
    ])

/** Every removal of an item, the newest first. */
export async function listRemovals(db: Db, itemId: string): Promise<StaffRemovalView[]> {
  const rows = await withNames(db)
    .where('r.item_id', '=', itemId)
    .orderBy('r.removed_at', 'desc')
    .orderBy('r.id', 'desc')
    .limit(20)
    .execute()
  return rows.map(({ removedBy, answeredBy, endedBy, ...row }) => ({
    ...toView(row),
    removedBy,
    answeredBy,
    endedBy,
  }))
}

/** Why these items are removed now, as their seller reads it. */
export async function listOpenRemovals(db: Db, itemIds: readonly string[]): Promise<RemovalView[]> {
  if (itemIds.length === 0) return []
  const rows = await db
    .selectFrom('item_removals as r')
    .select(COLUMNS)
    .where('r.item_id', 'in', [...itemIds])
    .where('r.ended_at', 'is', null)
    .execute()
  return rows.map(toView)
}

export interface RemovableItem {
  id: string
  slug: string
  title: string
  sellerId: string
  sellerName: string
  storeName: string
  listingType: ListingType
  status: ItemStatus
  price: Sen
  stock: number
  endsAt: number | null
  featuredAt: number | null
  imageKey: string | null
}

/** An item as staff see it; null for none. */
export async function findStaffItem(db: Db, itemId: string): Promise<RemovableItem | null> {
  const row = await db
    .selectFrom('items as i')
    .innerJoin('users as u', 'u.id', 'i.seller_id')
    .innerJoin('stores as s', 's.id', 'i.store_id')
    .select((eb) => [
      'i.id',
      'i.slug',
      'i.title',
      eb.ref('i.seller_id').as('sellerId'),
      eb.ref('u.name').as('sellerName'),
      eb.ref('s.name').as('storeName'),
      eb.ref('i.listing_type').as('listingType'),
      'i.status',
      eb.ref('i.price_sen').$castTo<Sen>().as('price'),
      'i.stock',
      eb.ref('i.ends_at').as('endsAt'),
      eb.ref('i.featured_at').as('featuredAt'),
      eb
        .selectFrom('item_images')
        .select('key')
        .whereRef('item_id', '=', 'i.id')
        .orderBy('position')
        .limit(1)
        .as('imageKey'),
    ])
    .where('i.id', '=', itemId)
    .executeTakeFirst()
  return row ?? null
}

/** Whether somebody has bid on an auction that runs, or may buy what it came to. */
export async function hasLiveBids(db: Db, itemId: string): Promise<boolean> {
  const row = await db
    .selectFrom('auctions')
    .select('item_id')
    .where('item_id', '=', itemId)
    .where((eb) =>
      eb.or([
        eb('state', '=', 'offered'),
        eb.and([eb('state', '=', 'running'), eb('leader_id', 'is not', null)]),
      ]),
    )
    .executeTakeFirst()
  return row !== undefined
}

export interface AppealRow {
  itemId: string
  title: string
  storeName: string
  reason: RemovalReason
  appealedAt: number
}

/** A page of the appeals that wait, those that wait longest first. */
export async function listAppeals(
  db: Db,
  cursor: TimeCursor | null,
  limit: number,
): Promise<{ appeals: AppealRow[]; next: string | null }> {
  const rows = await db
    .selectFrom('item_removals as r')
    .innerJoin('items as i', 'i.id', 'r.item_id')
    .innerJoin('stores as s', 's.id', 'i.store_id')
    .select((eb) => [
      'r.id',
      eb.ref('i.id').as('itemId'),
      'i.title',
      eb.ref('s.name').as('storeName'),
      'r.reason',
      eb.ref('r.appealed_at').$notNull().as('appealedAt'),
    ])
    .where('r.appealed_at', 'is not', null)
    .where('r.answered_at', 'is', null)
    .$if(cursor !== null, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('r.appealed_at', 'r.id'), '>', tuple(cursor?.at ?? 0, cursor?.id ?? '')),
      ),
    )
    .orderBy('r.appealed_at')
    .orderBy('r.id')
    .limit(limit + 1)
    .execute()
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return {
    appeals: page.map(({ id: _id, ...row }) => row),
    next: rows.length > limit && last ? encodeTimeCursor({ at: last.appealedAt, id: last.id }) : null,
  }
}
