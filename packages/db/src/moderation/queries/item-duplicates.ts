import type { ItemStatus, Sen } from '@pasar/domain'
import { type SqlBool, sql } from 'kysely'
import { type Cursor, encodeCursor } from '../../kernel/cursor'
import type { Db } from '../../kernel/db'
import type { Tx } from '../../kernel/transact'
import type { PicturePlace } from './picture-hashes'

interface DuplicatePicture extends PicturePlace {
  /** Of its item. */
  seq: number
}

/** Notes that two items show the same, unless that is known or staff said that they are two things. */
export async function putItemDuplicate(
  tx: Tx,
  one: DuplicatePicture,
  other: DuplicatePicture,
  distance: number,
): Promise<void> {
  const [newer, older] = one.seq > other.seq ? [one, other] : [other, one]
  await sql`insert into item_doubles
    (newer_seq, older_seq, newer_id, newer_position, older_id, older_position, distance)
    select ${newer.seq}, ${older.seq}, ${newer.itemId}, ${newer.position}, ${older.itemId}, ${older.position}, ${distance}
    where not exists (select 1 from items_told_apart where newer_id = ${newer.itemId} and older_id = ${older.itemId})
    on conflict (newer_seq, older_seq) do nothing`.execute(tx)
}

export interface DuplicateItem {
  id: string
  title: string
  storeName: string
  price: Sen
  status: ItemStatus
  listedAt: number
  /** The picture that both have. */
  imageKey: string
}

export interface ItemDuplicate {
  newer: DuplicateItem
  older: DuplicateItem
}

type Facts = Omit<DuplicateItem, 'imageKey'>

async function findFacts(db: Db, ids: readonly string[]): Promise<Map<string, Facts>> {
  const rows = await db
    .selectFrom('items as i')
    .innerJoin('stores as s', 's.id', 'i.store_id')
    .select((eb) => [
      'i.id',
      'i.title',
      eb.ref('s.name').as('storeName'),
      sql<Sen>`i.price_sen`.as('price'),
      'i.status',
      eb.ref('i.published_at').as('listedAt'),
    ])
    .where('i.id', 'in', [...ids])
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

/** A page of items whose pictures are those of another seller's; the pairs with the newest item come first. */
export async function listItemDuplicates(
  db: Db,
  cursor: Cursor | null,
  limit: number,
): Promise<{ duplicates: ItemDuplicate[]; next: string | null }> {
  const rows = await db
    .selectFrom('item_doubles as d')
    .innerJoin('item_images as n', (join) =>
      join.onRef('n.item_id', '=', 'd.newer_id').onRef('n.position', '=', 'd.newer_position'),
    )
    .innerJoin('item_images as o', (join) =>
      join.onRef('o.item_id', '=', 'd.older_id').onRef('o.position', '=', 'd.older_position'),
    )
    .select((eb) => [
      eb.ref('d.newer_seq').as('value'),
      eb.ref('d.older_seq').as('seq'),
      eb.ref('d.newer_id').as('newerId'),
      eb.ref('d.older_id').as('olderId'),
      eb.ref('n.key').as('newerKey'),
      eb.ref('o.key').as('olderKey'),
    ])
    .$if(cursor !== null, (query) =>
      query.where(sql<SqlBool>`(d.newer_seq, d.older_seq) < (${cursor?.value ?? 0}, ${cursor?.seq ?? 0})`),
    )
    .orderBy('d.newer_seq', 'desc')
    .orderBy('d.older_seq', 'desc')
    .limit(limit + 1)
    .execute()
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  if (!last) return { duplicates: [], next: null }
  const facts = await findFacts(
    db,
    page.flatMap(({ newerId, olderId }) => [newerId, olderId]),
  )
  return {
    duplicates: page.flatMap(({ newerId, olderId, newerKey, olderKey }) => {
      const [newer, older] = [facts.get(newerId), facts.get(olderId)]
      return newer && older
        ? [{ newer: { ...newer, imageKey: newerKey }, older: { ...older, imageKey: olderKey } }]
        : []
    }),
    next: rows.length > limit ? encodeCursor({ direction: 'after', value: last.value, seq: last.seq }) : null,
  }
}

/** Who said of two items that they are two things; null for nobody. */
export async function findToldApart(
  db: Db,
  newerId: string,
  olderId: string,
): Promise<{ name: string } | null> {
  const row = await db
    .selectFrom('items_told_apart as a')
    .innerJoin('users as u', 'u.id', 'a.told_by')
    .select('u.name')
    .where('a.newer_id', '=', newerId)
    .where('a.older_id', '=', olderId)
    .executeTakeFirst()
  return row ?? null
}

/** Takes a pair off the list for good; false when it is not on it (any more). */
export async function tryTellApart(
  tx: Tx,
  { newerId, olderId, by, now }: { newerId: string; olderId: string; by: string; now: number },
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('item_doubles')
    .where('newer_id', '=', newerId)
    .where('older_id', '=', olderId)
    .executeTakeFirst()
  if (numDeletedRows !== 1n) return false
  await tx
    .insertInto('items_told_apart')
    .values({ newer_id: newerId, older_id: olderId, told_by: by, told_at: now })
    .execute()
  return true
}
