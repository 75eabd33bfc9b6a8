import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { openDatabase } from '@pasar/db'
import { SMALL } from '@pasar/db/seed'
import { ENDING_SOON, makeId } from '@pasar/domain'

export interface AddedAuction {
  /** Its slug, too. */
  itemId: string
  variantId: string
}

/**
 * Puts more auctions beside the small market's one, each like it but for its title and its end, for tests that
 * need many. A server may have the same folder open.
 * @param title of each; its id by default
 */
export async function addAuctions(
  dataDir: string,
  ends: readonly number[],
  title?: string,
): Promise<AddedAuction[]> {
  const { id: likeId, variantIds } = SMALL.items.auction
  const database = openDatabase(path.join(dataDir, 'pasar.db'))
  const { handle } = database
  /** A row like another, with other values in some of its columns. */
  const copy = (table: string, from: string, over: Record<string, string | number | null>): void => {
    const columns = handle.pragma(`table_info(${table})`) as { name: string }[]
    const values = columns.map(({ name }) => (name in over ? `@${name}` : name))
    handle
      .prepare(
        `insert into ${table} (${columns.map(({ name }) => name)}) select ${values} from ${table} where id = @from`,
      )
      .run({ ...over, from })
  }
  // The one there may have bids by now; each of these begins anew.
  const price = handle
    .prepare<[string], number>('select start_sen from auctions where item_id = ?')
    .pluck()
    .get(likeId)
  const add = (endsAt: number): AddedAuction => {
    const [itemId, variantId] = [
      makeId('item', endsAt, randomBytes(13)),
      makeId('variant', endsAt, randomBytes(13)),
    ]
    // Its pieces are counted when its variant comes.
    copy('items', likeId, {
      seq: null,
      id: itemId,
      slug: itemId,
      title: title ?? itemId,
      price_sen: price ?? null,
      ends_at: endsAt,
      stock: 0,
    })
    copy('item_variants', variantIds[0] ?? '', {
      id: variantId,
      item_id: itemId,
      price_sen: price ?? null,
      stock: 1,
    })
    handle.prepare('insert into item_slugs (slug, item_id) values (?, ?)').run(itemId, itemId)
    handle
      .prepare(
        `insert into auctions (item_id, start_sen, buy_now_sen, first_ends_at, due_at, remind_at)
         select ?, start_sen, buy_now_sen, ?, ?, ? from auctions where item_id = ?`,
      )
      .run(itemId, endsAt, endsAt, endsAt - ENDING_SOON, likeId)
    return { itemId, variantId }
  }
  try {
    return handle.transaction(() => ends.map(add)).immediate()
  } finally {
    await database.close()
  }
}
