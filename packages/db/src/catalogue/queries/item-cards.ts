import type { ItemValues } from '@pasar/domain'
import { type ExpressionBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../kernel/db'
import { eachGiven, jsonRows } from '../../kernel/dialect'
import { jsonColumn } from '../../kernel/json-column'
import { type ParametersOf, prepareQuery } from '../../kernel/prepared-query'
import type { Tables } from '../../tables'
import { FIELD_COLUMNS, type FieldsRow, readFields } from '../rows'

const pictureSchema = z.object({ key: z.string(), blur: z.string() })
export type Picture = z.output<typeof pictureSchema>
const readPictures = jsonColumn('the pictures of a card', z.array(pictureSchema))

/** What a card in a list shows of an item. */
export type ItemCard = ItemValues & {
  images: Picture[]
  storeId: string
  storeName: string
  endsAt: number | null
  /** How many there are in its auction; null when it is sold otherwise. */
  bids: number | null
  hasVariants: boolean
}

/** Pictures a card turns through. */
const CARD_IMAGES = 3

type ItemRef = ExpressionBuilder<Tables, 'items' | 'stores'>

const makeColumns = (eb: ItemRef) =>
  [
    ...FIELD_COLUMNS,
    sql<string>`(select ${jsonRows({ key: 'p.key', blur: 'p.blur' })} from
      (select key, blur from item_images where item_id = items.id order by position limit ${sql.lit(CARD_IMAGES)}) p)`.as(
      'images',
    ),
    eb.ref('items.store_id').as('storeId'),
    eb.ref('stores.name').as('storeName'),
    eb.ref('items.ends_at').as('endsAt'),
    sql<number | null>`case when items.listing_type = 'Auction'
      then (select a.bid_count from auctions a where a.item_id = items.id) end`.as('bids'),
    sql<
      0 | 1
    >`exists (select 1 from item_variants v where v.item_id = items.id and v.position > 0 and v.is_off = 0)`.as(
      'hasVariants',
    ),
  ] as const

let columns: ReturnType<typeof makeColumns> | undefined

/** The columns of a card, from `items` joined with `stores`. Made once: they are the same in every query. */
export function cardColumns(eb: ItemRef) {
  columns ??= makeColumns(eb)
  return columns
}

type CardRow = FieldsRow &
  Omit<ItemCard, keyof ItemValues | 'images' | 'hasVariants'> & { images: string; hasVariants: 0 | 1 }

export const toCard = (row: CardRow): ItemCard =>
  Object.assign(readFields(row), {
    images: readPictures(row.images),
    storeId: row.storeId,
    storeName: row.storeName,
    endsAt: row.endsAt,
    bids: row.bids,
    hasVariants: row.hasVariants === 1,
  })

const selectCards = (db: Db) =>
  db.selectFrom('items').innerJoin('stores', 'stores.id', 'items.store_id').select(cardColumns)

/** The first of some items that can be had; the newer one first where the order leaves it open. */
const takeFirst = (query: ReturnType<typeof selectCards>, limit: number) =>
  query.where('items.status', '=', 'active').orderBy('items.seq', 'desc').limit(limit)

async function readCards(query: ReturnType<typeof selectCards>, limit: number): Promise<ItemCard[]> {
  const rows = await takeFirst(query, limit).execute()
  return rows.map(toCard)
}

const cardsBySeq = prepareQuery((db, values: ParametersOf<{ seqs: string }>) =>
  db
    .selectFrom(eachGiven(values.seqs).as('wanted'))
    // The order is fixed: each is looked up by its row number.
    .crossJoin('items')
    .crossJoin('stores')
    .whereRef('items.seq', '=', 'wanted.value')
    .whereRef('stores.id', '=', 'items.store_id')
    .where('items.status', '=', 'active')
    .select(cardColumns)
    .select('items.seq')
    .compile(),
)

/** Cards of items that can be had, by the row numbers of their items. */
export async function mapCards(db: Db, seqs: readonly number[]): Promise<Map<number, ItemCard>> {
  if (seqs.length === 0) return new Map()
  const { rows } = await cardsBySeq(db, { seqs: JSON.stringify(seqs) })
  return new Map(rows.map((row) => [row.seq, toCard(row)]))
}

/** The same in the order of the row numbers here. */
export async function findCardsBySeq(db: Db, seqs: readonly number[]): Promise<ItemCard[]> {
  const found = await mapCards(db, seqs)
  return seqs.flatMap((seq) => found.get(seq) ?? [])
}

/** Items with the most activity of the last week. */
export const findTrending = (db: Db, limit: number): Promise<ItemCard[]> =>
  readCards(selectCards(db).orderBy('items.trend', 'desc'), limit)

/** Items chosen by the admins, the latest choice first. */
export const findFeatured = (db: Db, limit: number): Promise<ItemCard[]> =>
  readCards(
    selectCards(db).where('items.featured_at', 'is not', null).orderBy('items.featured_at', 'desc'),
    limit,
  )

export const findNewest = (db: Db, limit: number): Promise<ItemCard[]> =>
  readCards(selectCards(db).orderBy('items.published_at', 'desc'), limit)

const trendingOf = prepareQuery((db, values: ParametersOf<{ category: string; limit: number }>) =>
  db
    .selectFrom('items')
    .select('seq')
    .where('status', '=', 'active')
    .where('category', '=', values.category)
    .orderBy('trend', 'desc')
    .orderBy('seq', 'desc')
    .limit(values.limit)
    .compile(),
)

/** The same of one category, as row numbers. */
export async function findTrendingOf(db: Db, category: string, limit: number): Promise<number[]> {
  const { rows } = await trendingOf(db, { category, limit })
  return rows.map(({ seq }) => seq)
}

/** Cards of items that can be had, by their addresses. */
export const findCardsBySlug = (db: Db, slugs: readonly string[]): Promise<ItemCard[]> =>
  slugs.length === 0
    ? Promise.resolve([])
    : readCards(selectCards(db).where('items.slug', 'in', [...slugs]), slugs.length)
