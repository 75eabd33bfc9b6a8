import {
  keepSellerReplies,
  keepStoreReplies,
  listRepliers,
  listReplyWaits,
  listStoreReplies,
  NO_ROOTS,
  type Tx,
} from '@pasar/db'
import { areSameReplies, days, measureReplies, NO_REPLIES, REPLY_DAYS } from '@pasar/domain'
import type { Context } from '../platform/context'

const SELLERS_AT_ONCE = 50

type Write = (tx: Tx) => Promise<void>

function groupBy<T>(rows: readonly T[], keyOf: (row: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const row of rows) {
    const group = groups.get(keyOf(row))
    if (group) group.push(row)
    else groups.set(keyOf(row), [row])
  }
  return groups
}

/** What has changed of some sellers and their stores since it was last measured. */
async function measureSome(
  ctx: Context,
  sellers: Awaited<ReturnType<typeof listRepliers>>,
): Promise<Write[]> {
  const now = ctx.now()
  const ids = sellers.map(({ sellerId }) => sellerId)
  const [waits, stores] = await Promise.all([
    listReplyWaits(ctx.db, ids, now - days(REPLY_DAYS)),
    listStoreReplies(ctx.db, ids),
  ])
  const ofSeller = groupBy(waits, ({ sellerId }) => sellerId)
  const ofStore = groupBy(waits, ({ storeId }) => storeId)
  const kept = new Map(stores.map((one) => [one.storeId, one]))
  const writes: Write[] = []
  for (const last of sellers) {
    const measured = measureReplies(ofSeller.get(last.sellerId) ?? [], now)
    if (!areSameReplies(measured, last)) writes.push((tx) => keepSellerReplies(tx, last.sellerId, measured))
  }
  for (const storeId of new Set([...ofStore.keys(), ...kept.keys()])) {
    const measured = measureReplies(ofStore.get(storeId) ?? [], now)
    if (!areSameReplies(measured, kept.get(storeId) ?? NO_REPLIES))
      writes.push((tx) => keepStoreReplies(tx, storeId, measured))
  }
  return writes
}

/** Measures how fast sellers and their stores answer messages, and keeps what has changed. */
export async function measureReplyTimes(ctx: Context, signal?: AbortSignal): Promise<void> {
  for (let after = ''; !signal?.aborted; ) {
    const sellers = await listRepliers(ctx.db, after, SELLERS_AT_ONCE)
    const last = sellers.at(-1)
    if (!last) return
    after = last.sellerId
    const writes = await measureSome(ctx, sellers)
    if (writes.length > 0)
      await ctx.transact(NO_ROOTS.conditionInStatement, async (tx) => {
        for (const write of writes) await write(tx)
      })
  }
}
