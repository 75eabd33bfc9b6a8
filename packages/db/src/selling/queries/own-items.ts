import type { Demand, ItemStatus, ListingType, OwnSort, Sen, StockLevel } from '@pasar/domain'
import { sql } from 'kysely'
import { z } from 'zod'
import { type Cursor, encodeCursor } from '../../kernel/cursor'
import type { Db } from '../../kernel/db'
import { jsonRows, unindexed } from '../../kernel/dialect'
import { jsonColumn, senInJson } from '../../kernel/json-column'
import { IS_LOW } from './low-stock'
import { findOwnWords } from './own-words'

/** How many variants of an item are listed with it at most. */
const VARIANTS_LISTED = 20

const offerSchema = z.object({
  id: z.string(),
  /** Empty for an item of one kind. */
  name: z.string(),
  sku: z.string(),
  price: senInJson,
  stock: z.number(),
})
/** A variant as it is offered. */
export type VariantOffer = z.output<typeof offerSchema>
const readOffers = jsonColumn('the offers of an item', z.array(offerSchema))

export interface OwnItemRow {
  seq: number
  id: string
  slug: string
  title: string
  category: string
  listingType: ListingType
  isVirtual: boolean
  status: ItemStatus
  price: Sen
  stock: number
  sold: number
  /** Looks at its page, and order lines, within `VIEWS_DAYS`. */
  views: number
  orders: number
  /** How many there are; `offers` has the first of them. */
  variants: number
  offers: VariantOffer[]
  imageKey: string | null
  /** When it goes on sale by itself; null for one that does not. */
  onSaleAt: number | null
  /** The day on which the holiday that hides it ends; null where none does. */
  hiddenUntil: string | null
}

export interface OwnItemsQuery {
  sellerId: string
  status: ItemStatus | null
  category: string | null
  stock: StockLevel | null
  demand: Demand | null
  sort: OwnSort
  words: readonly string[]
}

const OFFERS = jsonRows({ id: 'o.id', name: 'o.name', sku: 'o.sku', price: 'o.price_sen', stock: 'o.stock' })

const HIDDEN_UNTIL = sql<string | null>`case when items.status = 'paused' then (select holiday_until
  from holiday_items h join stores on stores.id = h.store_id where h.item_id = items.id) end`

const SORTS = {
  newest: { column: null, isDown: true },
  oldest: { column: null, isDown: false },
  cheapest: { column: 'items.price_sen', isDown: false },
  dearest: { column: 'items.price_sen', isDown: true },
  scarce: { column: 'items.stock', isDown: false },
  bestSelling: { column: 'items.sold_count', isDown: true },
  slow: { column: 'items.sold_count', isDown: false },
  mostViewed: { column: 'item_figures.views', isDown: true },
  leastViewed: { column: 'item_figures.views', isDown: false },
  converting: { column: 'item_figures.conversion', isDown: true },
} as const satisfies Record<OwnSort, { column: string | null; isDown: boolean }>

const IN_STOCK = {
  low: IS_LOW,
  out: sql<boolean>`listing_type = 'Fixed' and status in ('active', 'sold_out') and stock < 1`,
} as const satisfies Record<StockLevel, unknown>

/** Written out, so that the index of what is not bought serves. */
const DEMANDED = {
  unsold: sql<boolean>`item_figures.orders = 0 and item_figures.views > 0`,
  unseen: sql<boolean>`item_figures.views = 0`,
} as const satisfies Record<Demand, unknown>

/** A page of a seller's items. `words` all stand in the title, or one of them is the number of a variant. */
export async function listOwnItems(
  db: Db,
  { sellerId, status, category, stock, demand, sort, words }: OwnItemsQuery,
  cursor: Cursor | null,
  limit: number,
): Promise<{ items: OwnItemRow[]; previous: string | null; next: string | null }> {
  const named = await findOwnWords(db, sellerId, words)
  const { column, isDown } = SORTS[sort]
  const isBackwards = cursor?.direction === 'before'
  const direction = isDown === isBackwards ? 'asc' : 'desc'
  const value = column === null ? sql<number>`0` : sql<number>`${sql.ref(column)}`
  // Found first, then read: what is sorted are row numbers, and not what is shown of each item.
  const byFigures = demand !== null || (column?.startsWith('item_figures.') ?? false)
  const seq = byFigures ? sql<number>`item_figures.item_seq` : sql<number>`items.seq`
  const owner = (name: 'items.seller_id' | 'item_figures.seller_id') =>
    named?.isRare ? sql<string>`${unindexed(name)}` : sql.ref<string>(name)
  let found = db
    .selectFrom('items')
    .$if(byFigures, (items) =>
      items
        .innerJoin('item_figures', 'item_figures.item_id', 'items.id')
        .where(owner('item_figures.seller_id'), '=', sellerId),
    )
    .select('items.seq')
    .where(owner('items.seller_id'), '=', sellerId)
    .limit(limit + 1)
  if (column !== null) found = found.orderBy(value, direction)
  found = found.orderBy(seq, direction)
  if (demand) found = found.where(DEMANDED[demand])
  if (status) found = found.where('status', '=', status)
  if (category) found = found.where('category', '=', category)
  if (stock) found = found.where(IN_STOCK[stock])
  if (named !== null) found = found.where(named.condition)
  if (cursor) {
    const beyond = sql.raw(direction === 'asc' ? '>' : '<')
    found = found.where(
      column === null
        ? sql<boolean>`${seq} ${beyond} ${cursor.seq}`
        : sql<boolean>`(${value}, ${seq}) ${beyond} (${cursor.value}, ${cursor.seq})`,
    )
  }
  let query = db
    .selectFrom('items')
    .innerJoin('item_figures', 'item_figures.item_id', 'items.id')
    .select((eb) => [
      'seq',
      'id',
      'views',
      'orders',
      'slug',
      'title',
      'category',
      eb.ref('listing_type').as('listingType'),
      'is_virtual',
      'status',
      sql<Sen>`price_sen`.as('price'),
      'stock',
      eb.ref('sold_count').as('sold'),
      eb.ref('on_sale_at').as('onSaleAt'),
      HIDDEN_UNTIL.as('hiddenUntil'),
      value.as('sortValue'),
      sql<number>`(select count(*) from item_variants where item_id = items.id and is_off = 0)`.as(
        'variants',
      ),
      sql<string>`(select ${OFFERS}
        from (select * from item_variants where item_id = items.id and is_off = 0 order by position limit ${VARIANTS_LISTED}) o)`.as(
        'offers',
      ),
      sql<string | null>`(select key from item_images where item_id = items.id order by position limit 1)`.as(
        'imageKey',
      ),
    ])
    .where('seq', 'in', found)
  if (column !== null) query = query.orderBy(value, direction)
  const rows = await query.orderBy('seq', direction).execute()
  const hasMore = rows.length > limit
  const page = rows.slice(0, limit)
  if (isBackwards) page.reverse()
  const [first, last] = [page[0], page.at(-1)]
  const hasPrevious = cursor !== null && (isBackwards ? hasMore : true)
  const cursorAt = (direction: Cursor['direction'], row: (typeof page)[number] | undefined) =>
    row ? encodeCursor({ direction, value: row.sortValue, seq: row.seq }) : null
  return {
    items: page.map(({ sortValue: _sortValue, is_virtual, offers, ...item }) => ({
      ...item,
      isVirtual: is_virtual === 1,
      offers: readOffers(offers),
    })),
    previous: hasPrevious ? cursorAt('before', first) : null,
    next: isBackwards || hasMore ? cursorAt('after', last) : null,
  }
}

/** How many items of each state a seller has. */
export async function countOwnItems(db: Db, sellerId: string): Promise<ReadonlyMap<ItemStatus, number>> {
  const rows = await db
    .selectFrom('seller_items')
    .select(['status', 'items'])
    .where('seller_id', '=', sellerId)
    .execute()
  return new Map(rows.map(({ status, items }) => [status, items]))
}

/** How often items were looked at, and in how many order lines they were bought, within `VIEWS_DAYS`. */
export async function findItemFigures(
  db: Db,
  itemIds: readonly string[],
): Promise<ReadonlyMap<string, { views: number; orders: number }>> {
  const rows = await db
    .selectFrom('item_figures')
    .select((eb) => [eb.ref('item_id').as('itemId'), 'views', 'orders'])
    .where('item_id', 'in', [...itemIds])
    .execute()
  return new Map(rows.map(({ itemId, ...figures }) => [itemId, figures]))
}
