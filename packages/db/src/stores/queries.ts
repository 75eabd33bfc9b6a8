import { type HolidayItems, NO_REPLIES, type ReplyTimes, type Sen, type StoreInput } from '@pasar/domain'
import { sql } from 'kysely'
import type { Db } from '../kernel/db'
import { ignoringCase, larger } from '../kernel/dialect'
import { hiddenFor } from '../kernel/hidden-stores'
import { type ParametersOf, prepareQuery } from '../kernel/prepared-query'
import type { Tx } from '../kernel/transact'

export interface StoreFigures {
  /** Average × 100 over all items, with its count. */
  rating: number
  reviews: number
  questions: number
  answers: number
  /** How messages to it are answered. */
  replies: ReplyTimes
}

const storeFigures = prepareQuery((db, { storeId }: ParametersOf<{ storeId: string }>) =>
  db
    .selectFrom('store_figures')
    .select((eb) => [
      sql<number>`case when rating_count = 0 then 0 else rating_sum * 100 / rating_count end`.as('rating'),
      eb.ref('rating_count').as('reviews'),
      'questions',
      'answers',
      eb.ref('reply_waits').as('waits'),
      eb.ref('reply_in_time').as('inTime'),
      eb.ref('reply_median').as('median'),
    ])
    .where('store_id', '=', storeId)
    .compile(),
)

/** How a store has done so far. */
export async function findStoreFigures(db: Db, storeId: string): Promise<StoreFigures> {
  const [row] = (await storeFigures(db, { storeId })).rows
  if (!row) return { rating: 0, reviews: 0, questions: 0, answers: 0, replies: NO_REPLIES }
  const { waits, inTime, median, ...figures } = row
  return { ...figures, replies: { waits, inTime, median } }
}

export interface OwnStore {
  id: string
  name: string
  slug: string
  city: string
  country: string
  logoKey: string | null
  holidayUntil: string | null
  freeShippingFrom: Sen | null
  createdAt: number
  /** Items that are for sale. */
  activeItems: number
  /** Nothing refers to it, so that it can go. */
  isUnused: boolean
  /** Why staff hide it, in their words; null while it is shown. */
  hiddenFor: string | null
}

// Staff keep the record of why they hid a store: its seller cannot delete it with the store.
const isUnused = sql<number>`(not exists (select 1 from items where items.store_id = stores.id)
  and not exists (select 1 from coupons where coupons.store_id = stores.id)
  and not exists (select 1 from parcels where parcels.store_id = stores.id)
  and not exists (select 1 from conversations where conversations.store_id = stores.id)
  and not exists (select 1 from store_figures where store_figures.store_id = stores.id)
  and not exists (select 1 from store_hidings h where h.store_id = stores.id and (h.cause = 'staff' or h.ended_at is null)))`

/** A seller's stores, the oldest first. */
export async function listOwnStores(db: Db, sellerId: string): Promise<OwnStore[]> {
  const rows = await db
    .selectFrom('stores')
    .select((eb) => [
      'id',
      'name',
      'slug',
      'city',
      'country',
      eb.ref('logo_key').as('logoKey'),
      eb.ref('holiday_until').as('holidayUntil'),
      sql<Sen | null>`free_shipping_from_sen`.as('freeShippingFrom'),
      eb.ref('created_at').as('createdAt'),
      sql<number>`(select count(*) from items where items.store_id = stores.id and items.status = 'active')`.as(
        'activeItems',
      ),
      isUnused.as('isUnused'),
      hiddenFor('stores.id').as('hiddenFor'),
    ])
    .where('seller_id', '=', sellerId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ ...row, isUnused: row.isUnused === 1 }))
}

export interface StoreForm extends StoreInput {
  id: string
  slug: string
  logoKey: string | null
  bannerKey: string | null
  /** Rises with each change of its texts. */
  version: number
  /** Why staff hide it, in their words; null while it is shown. */
  hiddenFor: string | null
}

/** A store of this seller; null for others' too. */
export async function findOwnStore(db: Db, sellerId: string, storeId: string): Promise<StoreForm | null> {
  const row = await db
    .selectFrom('stores')
    .select((eb) => [
      'id',
      'slug',
      'name',
      'description',
      'city',
      'country',
      'policies',
      sql<Sen | null>`free_shipping_from_sen`.as('freeShippingFrom'),
      eb.ref('holiday_until').as('holidayUntil'),
      eb.ref('holiday_note').as('holidayNote'),
      sql<HolidayItems>`case when hides_items = 1 then 'hide' else 'sell' end`.as('holidayItems'),
      eb.ref('logo_key').as('logoKey'),
      eb.ref('banner_key').as('bannerKey'),
      eb.ref('updated_at').as('version'),
      hiddenFor('stores.id').as('hiddenFor'),
    ])
    .where('id', '=', storeId)
    .where('seller_id', '=', sellerId)
    .executeTakeFirst()
  return row ?? null
}

export async function countOwnStores(db: Db, sellerId: string): Promise<number> {
  const row = await db
    .selectFrom('stores')
    .select((eb) => eb.fn.countAll<number>().as('stores'))
    .where('seller_id', '=', sellerId)
    .executeTakeFirstOrThrow()
  return row.stores
}

/** Whether another store than this one has that name; small and capital letters are the same. */
export async function isStoreNameTaken(db: Db, name: string, storeId: string): Promise<boolean> {
  const row = await db
    .selectFrom('stores')
    .select('id')
    .where(ignoringCase('name'), '=', name)
    .where('id', '<>', storeId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

const columnsOf = (input: StoreInput) => ({
  name: input.name,
  description: input.description,
  city: input.city,
  country: input.country,
  policies: input.policies,
  free_shipping_from_sen: input.freeShippingFrom,
  holiday_until: input.holidayUntil,
  holiday_note: input.holidayNote,
  hides_items: input.holidayUntil !== null && input.holidayItems === 'hide' ? (1 as const) : (0 as const),
})

export interface NewStore extends StoreInput {
  id: string
  sellerId: string
  slug: string
  now: number
}

/** @returns false when another store has that slug */
export async function insertStore(tx: Tx, { id, sellerId, slug, now, ...input }: NewStore): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('stores')
    .values({ id, seller_id: sellerId, slug, created_at: now, updated_at: now, ...columnsOf(input) })
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** @returns false when it is not theirs, or has another version by now */
export async function updateStore(
  tx: Tx,
  sellerId: string,
  { id, version, now, ...input }: StoreInput & { id: string; version: number; now: number },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('stores')
    .set({ ...columnsOf(input), updated_at: larger(now, 'updated_at + 1') })
    .where('id', '=', id)
    .where('seller_id', '=', sellerId)
    .where('updated_at', '=', version)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export type StorePicture = 'logo' | 'banner'

/** Shows another picture, or none. @returns the key of the one before; undefined when the store is not theirs */
export async function swapStorePicture(
  tx: Tx,
  sellerId: string,
  storeId: string,
  which: StorePicture,
  key: string | null,
): Promise<string | null | undefined> {
  const before = await findOwnStore(tx, sellerId, storeId)
  if (!before) return undefined
  await tx
    .updateTable('stores')
    .set(which === 'logo' ? { logo_key: key } : { banner_key: key })
    .where('id', '=', storeId)
    .where('seller_id', '=', sellerId)
    .execute()
  return which === 'logo' ? before.logoKey : before.bannerKey
}

/** Those of these pictures that a store shows. */
export async function findShownStorePictures(db: Db, keys: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('stores')
    .select(sql<string>`logo_key`.as('key'))
    .where('logo_key', 'in', [...keys])
    .unionAll(
      db
        .selectFrom('stores')
        .select(sql<string>`banner_key`.as('key'))
        .where('banner_key', 'in', [...keys]),
    )
    .execute()
  return new Set(rows.map(({ key }) => key))
}

/** Deletes a store that nothing refers to. @returns false when it is not theirs, or something does */
export async function deleteStore(tx: Tx, sellerId: string, storeId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('stores')
    .where('id', '=', storeId)
    .where('seller_id', '=', sellerId)
    .where(isUnused, '=', 1)
    .executeTakeFirst()
  return numDeletedRows === 1n
}
