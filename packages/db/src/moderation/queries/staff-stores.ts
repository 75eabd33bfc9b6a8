import { type RawBuilder, sql } from 'kysely'
import { encodeTimeCursor, type TimeCursor } from '../../kernel/cursor'
import type { Db } from '../../kernel/db'
import { ignoringCase } from '../../kernel/dialect'
import { membersContaining, storesContaining } from '../../kernel/search'

/** What begins alike is looked through up to here. */
const MOST_FOUND = 1_000
/** Nobody counts further. */
const MOST_COUNTED = 1_000
/** Sorts behind every sign that is typed. */
const LAST = '\u{10ffff}'

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
  (select count(*) from (select 1 from items i where i.store_id = s.id and i.status = 'active' limit ${MOST_COUNTED}) c) as items,
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

/** The stores a search finds, by indexes alone. */
async function foundBy(db: Db, words: string): Promise<RawBuilder<unknown>> {
  const [name, sellerName] = [ignoringCase('name'), ignoringCase('m.name')]
  const end = `${words}${LAST}`
  const [own, sellers] = [
    await storesContaining(db, words, MOST_FOUND),
    await membersContaining(db, words, MOST_FOUND),
  ]
  const sets = [
    sql`select id from stores where id = ${words}`,
    sql`select id from stores where slug = ${words.toLowerCase()}`,
    sql`select id from stores where seller_id = ${words}`,
    sql`select id from (select id from stores where ${name} >= ${words} and ${name} < ${end} limit ${MOST_FOUND}) n`,
    sql`select id from (select o.id from users m join stores o on o.seller_id = m.id
      where ${sellerName} >= ${words} and ${sellerName} < ${end} limit ${MOST_FOUND}) m`,
    ...(own === null ? [] : [own]),
    ...(sellers === null
      ? []
      : [sql`select o.id from (${sellers}) f join stores o on o.seller_id = f.user_id`]),
  ]
  return sql.join(sets, sql` union all `)
}

/** A page of stores by age. */
export async function listStaffStores(
  db: Db,
  { state, today, isOldestFirst, words }: StaffStoresQuery,
  cursor: TimeCursor | null,
  limit: number,
): Promise<{ stores: StaffStoreRow[]; next: string | null }> {
  const [direction, beyond] = isOldestFirst ? [sql`asc`, sql`>`] : [sql`desc`, sql`<`]
  const wheres = [
    sql`u.status <> 'deleted'`,
    ...(state === 'hidden'
      ? [sql`s.id in (select store_id from store_hidings where ended_at is null and store_id > '')`]
      : state === 'holiday'
        ? [sql`s.id in (select id from stores where holiday_until is not null and holiday_until > ${today})`]
        : []),
    ...(words === '' ? [] : [sql`s.id in (${await foundBy(db, words)})`]),
    ...(cursor === null ? [] : [sql`(s.created_at, s.id) ${beyond} (${cursor.at}, ${cursor.id})`]),
  ]
  const { rows } = await sql<Row>`select ${columns} from stores s join users u on u.id = s.seller_id
    where ${sql.join(wheres, sql` and `)}
    order by s.created_at ${direction}, s.id ${direction} limit ${limit + 1}`.execute(db)
  const stores = rows.slice(0, limit).map(toRow)
  const last = stores.at(-1)
  return {
    stores,
    next: rows.length > limit && last ? encodeTimeCursor({ at: last.createdAt, id: last.id }) : null,
  }
}

/** A store as staff see it; null for none. */
export async function findStaffStore(db: Db, storeId: string): Promise<StaffStoreRow | null> {
  const { rows } = await sql<Row>`select ${columns} from stores s join users u on u.id = s.seller_id
    where s.id = ${storeId} and u.status <> 'deleted'`.execute(db)
  const row = rows[0]
  return row ? toRow(row) : null
}
