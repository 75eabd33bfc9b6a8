import { bandsOf, type HashBands } from '@pasar/domain'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '../../kernel/db'
import type { Tx } from '../../kernel/transact'

/** A place in an item's pictures. */
export interface PicturePlace {
  itemId: string
  position: number
}

/** A page of pictures whose hash is not known, in the order of their places. */
export const listUnhashed = (
  db: Db,
  after: PicturePlace | null,
  limit: number,
): Promise<(PicturePlace & { key: string })[]> =>
  db
    .selectFrom('picture_hashes as h')
    .innerJoin('item_images as p', (join) =>
      join.onRef('p.item_id', '=', 'h.item_id').onRef('p.position', '=', 'h.position'),
    )
    .select((eb) => [eb.ref('h.item_id').as('itemId'), 'h.position', 'p.key'])
    .where(sql<SqlBool>`h.state = 'new'`)
    .where(sql<SqlBool>`(h.item_id, h.position) > (${after?.itemId ?? ''}, ${after?.position ?? 0})`)
    .orderBy('h.item_id')
    .orderBy('h.position')
    .limit(limit)
    .execute()

const stateOf = (hash: string | null): 'hashed' | 'plain' | 'lost' =>
  hash === null ? 'lost' : hash === '' ? 'plain' : 'hashed'

const columnsOf = (hash: string | null) => {
  const [band0, band1, band2, band3] = hash ? bandsOf(hash) : [null, null, null, null]
  return { state: stateOf(hash), band0, band1, band2, band3 }
}

/**
 * Writes down how a picture looks, unless another one has its place by now.
 * @param hash empty for a plain picture, null for one that has no file
 */
export async function putPictureHash(
  tx: Tx,
  { itemId, position, key }: PicturePlace & { key: string },
  hash: string | null,
): Promise<void> {
  await tx
    .updateTable('picture_hashes')
    .set(columnsOf(hash))
    .where('item_id', '=', itemId)
    .where('position', '=', position)
    .where('state', '=', 'new')
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('item_images as p')
          .select('p.key')
          .where('p.item_id', '=', itemId)
          .where('p.position', '=', position)
          .where('p.key', '=', key),
      ),
    )
    .execute()
}

/** What is known of these pictures, by their keys: also from other items that show them. */
export async function findPictureHashes(db: Db, keys: readonly string[]): Promise<Map<string, string>> {
  if (keys.length === 0) return new Map()
  const rows = await db
    .selectFrom('item_images as p')
    .innerJoin('picture_hashes as h', (join) =>
      join.onRef('h.item_id', '=', 'p.item_id').onRef('h.position', '=', 'p.position'),
    )
    .select(['p.key', 'h.state', 'h.band0', 'h.band1', 'h.band2', 'h.band3'])
    .where('p.key', 'in', [...keys])
    .where('h.state', 'in', ['hashed', 'compared', 'plain'])
    .execute()
  const digits = (band: number | null) => (band ?? 0).toString(16).padStart(4, '0')
  return new Map(
    rows.map(({ key, state, ...bands }) => [
      key,
      state === 'plain' ? '' : [bands.band0, bands.band1, bands.band2, bands.band3].map(digits).join(''),
    ]),
  )
}

/** Has pictures looked for again that had no file. */
export async function retryLostPictures(tx: Tx): Promise<void> {
  await sql`update picture_hashes set state = 'new' where state = 'lost' and item_id > ''`.execute(tx)
}

/** A picture with the item that shows it. */
export interface HashedPicture extends PicturePlace {
  seq: number
  sellerId: string
  /** Neither a draft nor removed. */
  isShown: boolean
  bands: HashBands
}

const BANDS = (alias: string): RawBuilder<unknown> =>
  sql.join(['band0', 'band1', 'band2', 'band3'].map((band) => sql.ref(`${alias}.${band}`)))

interface BandColumns {
  band0: number
  band1: number
  band2: number
  band3: number
}

const withBands = <Row extends BandColumns>({ band0, band1, band2, band3, ...row }: Row) => ({
  ...row,
  bands: [band0, band1, band2, band3] as const,
})

/** Some pictures that were not compared with all others. */
export async function listUncompared(db: Db, limit: number): Promise<HashedPicture[]> {
  const { rows } = await sql<
    Omit<HashedPicture, 'bands' | 'isShown'> & BandColumns & { isShown: 0 | 1 }
  >`select
    h.item_id as "itemId", h.position, ${BANDS('h')}, i.seq, i.seller_id as "sellerId",
    i.status not in ('draft', 'removed') as "isShown"
    from picture_hashes h join items i on i.id = h.item_id where h.state = 'hashed' and h.item_id > ''
    order by h.item_id, h.position limit ${limit}`.execute(db)
  return rows.map((row) => ({ ...withBands(row), isShown: row.isShown === 1 }))
}

/**
 * Pictures of other sellers' items that may look the same: those with the very same hash, and those with one of its four bands.
 * One may come several times.
 * @param most of each kind; a band that so many pictures have tells little, but the very same hash is always found
 */
export async function findLookalikes(
  db: Db,
  { sellerId, bands }: Pick<HashedPicture, 'sellerId' | 'bands'>,
  most: number,
): Promise<Omit<HashedPicture, 'sellerId' | 'isShown'>[]> {
  const [band0, band1, band2, band3] = bands
  const same = sql`h.band0 = ${band0} and h.band1 = ${band1} and h.band2 = ${band2} and h.band3 = ${band3}`
  const conditions = [
    same,
    sql`h.band0 = ${band0}`,
    sql`h.band1 = ${band1}`,
    sql`h.band2 = ${band2}`,
    sql`h.band3 = ${band3}`,
  ]
  const parts = conditions.map(
    (condition) => sql`select * from (select h.item_id as "itemId", h.position, ${BANDS('h')}, i.seq
      from picture_hashes h join items i on i.id = h.item_id
      where ${condition} and i.seller_id <> ${sellerId} and i.status not in ('draft', 'removed') limit ${most})`,
  )
  const { rows } = await sql<
    PicturePlace & { seq: number } & BandColumns
  >`${sql.join(parts, sql` union all `)}`.execute(db)
  return rows.map(withBands)
}

export async function markCompared(tx: Tx, { itemId, position }: PicturePlace): Promise<void> {
  await tx
    .updateTable('picture_hashes')
    .set({ state: 'compared' })
    .where('item_id', '=', itemId)
    .where('position', '=', position)
    .where('state', '=', 'hashed')
    .execute()
}
