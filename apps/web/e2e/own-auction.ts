import { randomBytes } from 'node:crypto'
import { changeRows, readRows, SMALL } from '@pasar/api/testing'
import { makeId } from '@pasar/domain'
import { ask } from './crowd'
import { expect, type Market } from './test'

const { auction: model } = SMALL.items

export interface OwnAuction {
  itemId: string
  variantId: string
  slug: string
  title: string
}

/** Another row like the model's, but for what `over` says. */
async function copyRow(
  { dataDir }: Market,
  table: string,
  column: string,
  over: Readonly<Record<string, unknown>>,
): Promise<void> {
  // Without the columns that reckon themselves.
  const names = await readRows<{ name: string }>(dataDir, 'select name from pragma_table_info(?)', table)
  const columns = names.map(({ name }) => name)
  const [row] = await readRows<Record<string, unknown>>(
    dataDir,
    `select ${columns} from ${table} where ${column} = ?`,
    model.id,
  )
  const values = Object.values({ ...row, ...over })
  await changeRows(dataDir, `insert into ${table} (${columns}) values (${values.map(() => '?')})`, ...values)
}

/**
 * An auction of the test's own, from RM 250.00 on, for as long as `work` takes: other tests count what is for sale,
 * and find the market's one auction without bids.
 */
export async function withAuction(
  market: Market,
  title: string,
  work: (auction: OwnAuction) => Promise<void>,
): Promise<void> {
  const itemId = makeId('item', Date.now(), randomBytes(13))
  const variantId = makeId('variant', Date.now(), randomBytes(13))
  const slug = `auction-${itemId.slice(-8)}`
  await copyRow(market, 'items', 'id', { id: itemId, slug, title, seq: null })
  await copyRow(market, 'item_variants', 'item_id', { id: variantId, item_id: itemId })
  await copyRow(market, 'auctions', 'item_id', { item_id: itemId })
  try {
    await work({ itemId, variantId, slug, title })
  } finally {
    await changeRows(market.dataDir, "update items set status = 'removed' where id = ?", itemId)
  }
}

/** Bids as an app does. @param cookie of whose session */
export async function bidOn(
  { url }: Market,
  cookie: string,
  { itemId }: OwnAuction,
  ringgit: number,
): Promise<void> {
  const json = { itemId, maximum: ringgit.toFixed(2) }
  expect((await ask(url, { path: '/trpc/auction.bid', cookie, json })).status).toBe(200)
}
