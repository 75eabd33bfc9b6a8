import type { Services } from '@pasar/api'
import { SMALL } from '@pasar/api/testing'
import { CATEGORIES, days } from '@pasar/domain'

type Handle = Services['database']['handle']

/** Of each state a page is full, with 1,000 rows too. How the parcels of a busy seller are spread over the states; all others are completed. */
const PARCEL_STATE = `case when :n % 50 = 0 then 'to_ship' when :n % 33 = 1 then 'shipped' when :n % 33 = 2 then 'delivered'
  when :n % 33 = 3 then 'disputed' when :n % 500 = 4 then 'return_requested' when :n % 300 = 5 then 'returned'
  when :n % 33 = 6 then 'cancelled' else 'completed' end`
const ITEM_STATUS = `case when :n % 25 = 1 then 'paused' when :n % 33 = 2 then 'sold_out' when :n % 33 = 3 then 'draft'
  when :n % 33 = 4 then 'removed' else 'active' end`

/** Numbers come in as real ones. */
const N = 'cast(:n as integer)'

/** A statement that copies a row of a table with some of its columns changed. */
export function copier(handle: Handle, table: string, where: string, changes: Record<string, string>) {
  // Generated columns are not in this list.
  const columns = handle.prepare<[string], string>('select name from pragma_table_info(?)').pluck().all(table)
  const picked = columns.map((name) => changes[name] ?? name)
  return handle.prepare(`insert into ${table} (${columns}) select ${picked} from ${table} where ${where}`)
}

/**
 * Paid orders of one seller, each a copy of one of the small market, spread over the time before a moment, a year unless told otherwise: with parcel, line
 * and entries of the ledger. What a page does not read is left as it is.
 * `buyerId` and `itemId` are SQL with `:n` for other buyers and items than those of the copied order
 */
export function addOrders(
  handle: Handle,
  count: number,
  now: number,
  { buyerId, itemId, within = days(365) }: { buyerId?: string; itemId?: string; within?: number } = {},
): void {
  const { seller, buyer } = SMALL.users
  const template = SMALL.orders.completed.id
  const parcelId = handle
    .prepare<[string], string>('select id from parcels where order_id = ? limit 1')
    .pluck()
    .get(template)
  const order = copier(handle, 'orders', `id = '${template}'`, {
    id: `'bench_' || ${N}`,
    number: `'B-' || ${N}`,
    buyer_id: buyerId ?? `'${buyer.id}'`,
    idempotency_key: `'bench_' || ${N}`,
    placed_at: ':at',
    paid_at: ':at',
  })
  const parcel = copier(handle, 'parcels', `id = '${parcelId}'`, {
    id: `'bench_' || ${N}`,
    order_id: `'bench_' || ${N}`,
    seller_id: `'${seller.id}'`,
    created_at: ':at',
    shipped_at: ':at + 86400000',
    state: PARCEL_STATE,
    due_at: 'null',
  })
  const line = copier(handle, 'order_lines', `parcel_id = '${parcelId}'`, {
    id: `'bench_' || ${N} || id`,
    order_id: `'bench_' || ${N}`,
    parcel_id: `'bench_' || ${N}`,
    ...(itemId && { item_id: itemId }),
  })
  const book = handle.prepare(
    `insert into ledger_transactions values ('bench_' || cast(:n as integer), 'payment', 'bench_' || ${N}, :at)`,
  )
  const entry = handle.prepare(
    `insert into ledger_entries values ('bench_' || cast(:n as integer), :place, :account, :amount, 'bench_' || ${N})`,
  )
  handle.transaction(() => {
    for (let n = 0; n < count; n++) {
      const at = now - within + Math.floor((n * within) / count)
      order.run({ n, at })
      parcel.run({ n, at })
      line.run({ n })
      book.run({ n, at })
      entry.run({ n, place: 0, account: `held:${seller.id}`, amount: -100 })
      entry.run({ n, place: 1, account: 'cash:demo', amount: 100 })
    }
  })()
}

const WORDS = ['Kopi', 'Batik', 'Teh', 'Lampu', 'Kasut', 'Beg', 'Buku', 'Mug'] as const

/** Items of the same seller, in all states and categories, with a variant and a picture each. */
export function addItems(handle: Handle, count: number): void {
  const { seller } = SMALL.users
  const { id: template } = SMALL.items.kopi
  const categories = CATEGORIES.map(({ slug }) => slug)
  const item = copier(handle, 'items', `id = '${template}'`, {
    seq: 'null',
    id: `'bench_' || ${N}`,
    seller_id: `'${seller.id}'`,
    slug: `'bench_' || ${N}`,
    title: ':title',
    category: ':category',
    status: ITEM_STATUS,
    price_sen: '100 + (:n * 7919) % 50000',
    original_price_sen: 'null',
    stock: '0',
    sold_count: '(:n * 104729) % 1000',
    published_at: 'published_at + :n',
  })
  const variant = copier(handle, 'item_variants', `item_id = '${template}' and position = 0`, {
    id: `'bench_' || ${N}`,
    item_id: `'bench_' || ${N}`,
    sku: `'SKU-' || ${N}`,
    price_sen: '100 + (:n * 7919) % 50000',
    stock: `case ${ITEM_STATUS} when 'sold_out' then 0 else 5 + (:n * 7817) % 400 end`,
  })
  const picture = copier(handle, 'item_images', `item_id = '${template}' and position = 0`, {
    item_id: `'bench_' || ${N}`,
  })
  handle.transaction(() => {
    for (let n = 0; n < count; n++) {
      const category = categories[n % categories.length] ?? ''
      item.run({ n, category, title: `${WORDS[n % WORDS.length]} ${n}` })
      variant.run({ n })
      picture.run({ n })
    }
  })()
}
