import { type RawBuilder, sql } from 'kysely'
import { type TimeCursor, timePage } from '../../kernel/cursor'
import type { Db } from '../../kernel/db'
import { fixedJoin, ignoringCase } from '../../kernel/dialect'
import { pageOfFound } from '../../kernel/found-page'
import { storeNumbers, storesContaining } from '../../kernel/search'
import { startsWith } from '../../kernel/starts-with'

/** What begins alike is looked through up to here. */
const MAX_FOUND = 1_000
/** Nobody counts further. */
const MAX_COUNTED = 1_000

export interface StaffStoreRow {
  id: string
  name: string
  slug: string
  sellerId: string
  sellerName: string
  createdAt: number
  /** The first day on which it ships again; null without a holiday. */
  holidayUntil: string | null
  isHidden: boolean
  /** On sale, up to 1,000. */
  items: number
  /** Average × 100, with its count. */
  rating: number
  reviews: number
  /** All parcels of its seller, in whichever store. */
  parcels: number
}

type Row = Omit<StaffStoreRow, 'isHidden'> & { isHidden: 0 | 1 }

const columns = sql`s.id, s.name, s.slug, s.seller_id as "sellerId", u.name as "sellerName", s.created_at as "createdAt",
  s.holiday_until as "holidayUntil",
  exists (select 1 from store_hidings h where h.store_id = s.id and h.ended_at is null) as "isHidden",
  (select count(*) from (select 1 from items i where i.store_id = s.id and i.status = 'active' limit ${MAX_COUNTED}) c) as items,
  coalesce((select case when f.rating_count = 0 then 0 else f.rating_sum * 100 / f.rating_count end
    from store_figures f where f.store_id = s.id), 0) as rating,
  coalesce((select f.rating_count from store_figures f where f.store_id = s.id), 0) as reviews,
  coalesce((select sum(p.parcels) from seller_parcels p where p.seller_id = s.seller_id), 0) as parcels`

const toRow = (row: Row): StaffStoreRow => ({ ...row, isHidden: row.isHidden === 1 })

export interface StaffStoresQuery {
  state: 'holiday' | 'hidden' | null
  /** Today in Malaysia, as "2026-08-31". */
  today: string
  isOldestFirst: boolean
  /** A part of a store's name or address, or of its seller's name or email, or an id; empty for all. */
  words: string
}

/** The stores a search for a short word or an id finds, by indexes alone. */
async function foundBy(db: Db, words: string): Promise<RawBuilder<unknown>> {
  const [name, sellerName] = [ignoringCase('name'), ignoringCase('m.name')]
  const within = await storesContaining(db, words, MAX_FOUND)
  const sets = [
    sql`select id from stores where id = ${words}`,
    sql`select id from stores where slug = ${words.toLowerCase()}`,
    sql`select id from stores where seller_id = ${words}`,
    sql`select id from (select id from stores where ${startsWith(name, words)} limit ${MAX_FOUND}) n`,
    sql`select id from (select o.id from users m join stores o on o.seller_id = m.id
      where ${startsWith(sellerName, words)} limit ${MAX_FOUND}) m`,
    ...(within === null ? [] : [within]),
  ]
  return sql.join(sets, sql` union all `)
}

/** Whether a search is for the id of a store or of a seller. */
async function meansId(db: Db, words: string): Promise<boolean> {
  const { rows } = await sql`select 1 from stores where id = ${words}
    union all select 1 from stores where seller_id = ${words}`.execute(db)
  return rows.length > 0
}

const inState = ({ state, today }: StaffStoresQuery): RawBuilder<unknown>[] => {
  if (state === 'hidden')
    return [sql`s.id in (select store_id from store_hidings where ended_at is null and store_id > '')`]
  if (state === 'holiday')
    return [sql`s.id in (select id from stores where holiday_until is not null and holiday_until > ${today})`]
  return []
}

/** A page of stores by age. */
export async function listStaffStores(
  db: Db,
  query: StaffStoresQuery,
  cursor: TimeCursor | null,
  limit: number,
): Promise<{ stores: StaffStoreRow[]; next: string | null }> {
  const { isOldestFirst, words } = query
  const [direction, beyond] = isOldestFirst ? [sql`asc`, sql`>`] : [sql`desc`, sql`<`]
  const wheres = [sql`u.status <> 'deleted'`, ...inState(query)]
  const find =
    words === '' || (await meansId(db, words)) ? null : await storeNumbers(db, words, isOldestFirst)
  if (find !== null) {
    const read = async (numbers: readonly number[]) => {
      const all = sql.join([sql`n.seq in (${sql.join(numbers)})`, ...wheres], sql` and `)
      const { rows } = await sql<Row & { seq: number }>`select n.seq, ${columns}
        from store_numbers n ${fixedJoin} stores s on s.id = n.store_id join users u on u.id = s.seller_id
        where ${all} order by n.seq ${direction}`.execute(db)
      return rows
    }
    const { page, next } = await pageOfFound({ find, read }, cursor, limit)
    return { stores: page.map(({ seq: _seq, ...store }) => toRow(store)), next }
  }
  const shown = [
    ...wheres,
    ...(words === '' ? [] : [sql`s.id in (${await foundBy(db, words)})`]),
    ...(cursor === null ? [] : [sql`(s.created_at, s.id) ${beyond} (${cursor.at}, ${cursor.id})`]),
  ]
  const { rows } = await sql<Row>`select ${columns} from stores s join users u on u.id = s.seller_id
    where ${sql.join(shown, sql` and `)}
    order by s.created_at ${direction}, s.id ${direction} limit ${limit + 1}`.execute(db)
  const { page, next } = timePage(rows, limit)
  return { stores: page.map(toRow), next }
}

/** A store as staff see it; null for none. */
export async function findStaffStore(db: Db, storeId: string): Promise<StaffStoreRow | null> {
  const { rows } = await sql<Row>`select ${columns} from stores s join users u on u.id = s.seller_id
    where s.id = ${storeId} and u.status <> 'deleted'`.execute(db)
  const row = rows[0]
  return row ? toRow(row) : null
}
