import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect } from 'vitest'
import { checkAuctions } from '../auctions/queries/check'
import { migrate } from '../migrations/migrate'
import { checkLedger } from '../payments/queries/ledger'
import { type OpenDatabase, openDatabase } from '../sqlite/open'

/** Runs `work` on a new, empty database and removes it. */
export async function withDatabase(work: (database: OpenDatabase) => void | Promise<void>): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'pasar-seed-'))
  const database = openDatabase(path.join(folder, 'pasar.db'))
  try {
    migrate(database, 0)
    await work(database)
  } finally {
    await database.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The rows of a statement. */
export const listRows = <Row>({ handle }: OpenDatabase, sql: string): Row[] =>
  handle.prepare<[], Row>(sql).all()

/** The first column of each row. */
export const listValues = ({ handle }: OpenDatabase, sql: string): unknown[] =>
  handle.prepare<[], unknown>(sql).pluck().all()

/** Drawn anew for each market: SQLite's own, the record of migrations, and the short addresses of resellers. */
const OTHER_EACH_TIME = "'migrations', 'referral_codes'"

/** A digest of every row of every other table. */
export function hashDump(database: OpenDatabase): string {
  const hash = createHash('sha256')
  const tables = listValues(
    database,
    `select name from sqlite_schema where type = 'table' and name not like 'sqlite_%'
      and name not in (${OTHER_EACH_TIME}) order by name`,
  )
  for (const table of tables.map(String)) {
    hash.update(table)
    const columns = listValues(database, `select name from pragma_table_info('${table}')`)
    const order = columns.length > 1 ? '1, 2' : '1'
    for (const row of listRows<object>(database, `select * from "${table}" order by ${order}`))
      hash.update(JSON.stringify(Object.values(row)))
  }
  return hash.digest('hex')
}

/** Statements that must answer nothing, by what it would mean if they did. */
const CONTRADICTIONS: Record<string, string> = {
  'stock is not the sum of the variants': `select id from items i
    where stock <> (select sum(stock) from item_variants v where v.item_id = i.id)`,
  'the price is not the lowest of the variants': `select id from items i
    where price_sen <> (select min(price_sen) from item_variants v where v.item_id = i.id)`,
  'something auctioned has no auction': `select id from items i
    where (listing_type = 'Auction') <> exists (select 1 from auctions a where a.item_id = i.id)`,
  'an item is not found by its slug': `select id from items i
    where not exists (select 1 from item_slugs s where s.slug = i.slug and s.item_id = i.id)`,
  'the word index does not hold every item': `select seq from items
    where seq not in (select rowid from item_search)`,
  'an order is not the sum of its parcels': `select id from orders o
    where total_sen <> (select sum(total_sen) from parcels p where p.order_id = o.id)
    or items_sen <> (select sum(items_sen) from parcels p where p.order_id = o.id)`,
  'a parcel is not the sum of its lines': `select id from parcels p
    where items_sen <> (select sum(subtotal_sen) from order_lines l where l.parcel_id = p.id)
    or seller_discount_sen <> (select sum(seller_discount_sen) from order_lines l where l.parcel_id = p.id)
    or platform_discount_sen <> (select sum(platform_discount_sen) from order_lines l where l.parcel_id = p.id)`,
  'discounts are not what the coupons took off': `select id from orders o
    where item_discount_sen + shipping_discount_sen <>
    (select coalesce(sum(amount_sen), 0) from coupon_uses u where u.order_id = o.id)`,
  'a coupon has not as many uses as it counts': `select code from coupons c
    where used_count <> (select count(*) from coupon_uses u where u.coupon_id = c.id and released_at is null)`,
  'pieces sold are not those of paid orders': `select id from items i where sold_count <>
    (select coalesce(sum(quantity), 0) from order_lines l join orders o on o.id = l.order_id
      where l.item_id = i.id and o.paid_at is not null)`,
  'a state is not the last of the history': `select p.id from parcels p where p.state <> coalesce(
    (select to_state from order_history h where h.parcel_id = p.id order by at desc, id desc limit 1), 'awaiting_payment')`,
  'an order is not in the last state of its history': `select o.id from orders o where o.state <>
    (select to_state from order_history h where h.order_id = o.id and parcel_id is null order by at desc, id desc limit 1)`,
  'a payment does not fit its order': `select o.id from orders o join payments p on p.order_id = o.id
    where p.amount_sen <> o.total_sen or (p.state in ('succeeded', 'refunded')) <> (o.paid_at is not null)`,
  'a refund is not the money of what went back': `select o.id from orders o where o.paid_at is not null and
    (select coalesce(sum(total_sen), 0) from parcels p where p.order_id = o.id and p.state in ('cancelled', 'returned')) <>
    (select coalesce(sum(r.amount_sen), 0) from refunds r join payments y on y.id = r.payment_id where y.order_id = o.id)`,
  'a seller has money held for other parcels than the open ones': `select seller_id from parcels p group by seller_id
    having sum(case when state in ('to_ship', 'shipped', 'delivered', 'return_requested', 'disputed')
      then items_sen - seller_discount_sen + shipping_sen - shipping_seller_discount_sen else 0 end) <>
    -(select coalesce(sum(amount_sen), 0) from ledger_entries where account = 'held:' || p.seller_id)`,
  'a review is not of a completed parcel of its writer': `select r.id from reviews r
    join order_lines l on l.id = r.line_id join parcels p on p.id = l.parcel_id join orders o on o.id = p.order_id
    where p.state <> 'completed' or o.buyer_id <> r.user_id or l.item_id <> r.item_id or r.created_at < p.completed_at`,
  'an item was sold before it was there': `select l.id from order_lines l join orders o on o.id = l.order_id
    join items i on i.id = l.item_id where i.published_at > o.placed_at`,
}

/** Expects that a seeded marketplace contradicts itself nowhere. */
export async function expectSound(database: OpenDatabase): Promise<void> {
  expect(database.handle.pragma('foreign_key_check')).toEqual([])
  expect(database.handle.pragma('integrity_check', { simple: true })).toBe('ok')
  expect(await checkLedger(database.read)).toMatchObject({ total: 0, unbalanced: [], mismatched: [] })
  expect(await checkAuctions(database.read)).toEqual([])
  for (const [meaning, sql] of Object.entries(CONTRADICTIONS))
    expect(listValues(database, sql), meaning).toEqual([])
}
