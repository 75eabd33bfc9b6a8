import { type AddedAuction, addAuctions, changeRows } from '@pasar/api/testing'
import { ask } from './load'
import { expect, type Market } from './test'

/** No test sees its end. */
const LONG_MS = 30 * 86_400_000

export interface OwnAuction extends AddedAuction {
  slug: string
  title: string
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
  const [added] = await addAuctions(market.dataDir, [Date.now() + LONG_MS], title)
  if (!added) throw new Error('no auction was added')
  const { itemId } = added
  try {
    await work({ ...added, slug: itemId, title })
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
