import { afterEach, describe, expect, it } from 'vitest'
import { NO_ROOTS } from '../kernel/roots'
import { makeTransact } from '../kernel/transact'
import {
  answerQuestionOnce,
  answerReviewOnce,
  insertHiding,
  insertQuestion,
  insertReview,
  insertVote,
  settleHidings,
  takeStock,
  touchSetting,
  tryEndHiding,
  updateReview,
  writeTrend,
} from '../queries'
import { SMALL } from '../seed'
import { makeTestDatabase, type TestDatabase } from '../testing'
import type { ChangeListener, Changes } from './changes'
import type { OpenDatabase } from './open'

let test: TestDatabase | undefined
afterEach(() => test?.dispose())

async function openWatched(onListenerError?: (error: unknown) => void, first?: ChangeListener) {
  test = await makeTestDatabase({ seed: 'small', onListenerError })
  const { database } = test
  if (first) database.changes.listen(first)
  database.changes.watch(database.handle)
  const received: Changes[] = []
  database.changes.listen((changes) => received.push(changes))
  const transact = makeTransact(database.writer, (error) => {
    throw error
  })
  return { received, transact }
}

/** The changes reported for each of these statements, when the feed watches a schema that was changed before. */
async function collectUpdates(prepare: (handle: OpenDatabase['handle']) => string[]): Promise<Changes[]> {
  test = await makeTestDatabase({ seed: 'small' })
  const { changes, handle } = test.database
  const statements = prepare(handle)
  changes.watch(handle)
  const received: Changes[] = []
  changes.listen((given) => received.push(given))
  for (const statement of statements) {
    expect(handle.prepare(statement).run().changes).toBeGreaterThan(0)
    changes.flush()
  }
  return received
}

describe('the change feed', () => {
  it('reports the stores of a renamed seller, and nothing for a buyer', async () => {
    const { seller, buyer } = SMALL.users
    const rename = (id: string) => `update users set name = name || ' bin Ali' where id = '${id}'`
    const received = await collectUpdates(() => [rename(buyer.id), rename(seller.id)])
    expect(received.map(({ stores }) => [...stores])).toEqual([[SMALL.items.kopi.store.id]])
  })

  it('reports the item of a taken stock, after the commit', async () => {
    const { received, transact } = await openWatched()
    const { kopi } = SMALL.items
    await transact(NO_ROOTS.alone, async (tx) => {
      await takeStock(tx, [{ variantId: kopi.variantIds[0] ?? '', quantity: 1 }])
      expect(received).toEqual([])
    })
    expect(received).toHaveLength(1)
    expect([...(received[0]?.items ?? [])]).toEqual([kopi.id])
    expect(received[0]?.lists).toBe(false)
  })

  it('reports the item of a new, changed or answered review or question', async () => {
    const { received, transact } = await openWatched()
    const { kopi } = SMALL.items
    const { buyer, seller } = SMALL.users
    const about = { itemId: kopi.id, userId: buyer.id, body: '', now: 1 }
    await transact(
      NO_ROOTS.alone,
      async (tx) => void (await insertReview(tx, { ...about, id: 'rev_1', lineId: 'x', stars: 5 })),
    )
    await transact(NO_ROOTS.alone, (tx) => updateReview(tx, 'rev_1', { stars: 4, body: 'Hm.' }, 2))
    await transact(NO_ROOTS.alone, (tx) => insertVote(tx, 'rev_1', seller.id, 3))
    await transact(NO_ROOTS.alone, async (tx) => void (await answerReviewOnce(tx, 'rev_1', 'Thanks', 4)))
    await transact(NO_ROOTS.alone, (tx) =>
      insertQuestion(tx, { ...about, id: 'qst_1', sellerId: seller.id, body: 'Why?' }),
    )
    expect(received).toHaveLength(5)
    // Until it is answered it stands nowhere; the store's share of answers changes.
    expect(received.pop()).toMatchObject({ items: new Set(), figures: new Set([kopi.store.id]) })
    await transact(NO_ROOTS.alone, async (tx) => void (await answerQuestionOnce(tx, 'qst_1', 'So.', 5)))
    expect(received.map(({ items }) => [...items])).toEqual(Array.from({ length: 5 }, () => [kopi.id]))
  })

  it('reports once what a whole commit changed, and nothing of a rolled-back part', async () => {
    const { received, transact } = await openWatched()
    const { kopi, heavy, onOffer } = SMALL.items
    const take = (item: { variantIds: readonly string[] }) =>
      transact(
        NO_ROOTS.alone,
        async (tx) => void (await takeStock(tx, [{ variantId: item.variantIds[0] ?? '', quantity: 1 }])),
      )
    const undone = transact(NO_ROOTS.alone, async (tx) => {
      await takeStock(tx, [{ variantId: heavy.variantIds[0] ?? '', quantity: 1 }])
      throw new Error('no')
    })
    await Promise.allSettled([take(kopi), undone, take(onOffer)])
    expect(received.map(({ items }) => [...items])).toEqual([[kopi.id, onOffer.id]])
  })

  it('goes on when a listener fails: the write stands, the others are called, and the error is reported', async () => {
    const faults: unknown[] = []
    const { received, transact } = await openWatched(
      (error) => faults.push(error),
      () => {
        throw new Error('deaf')
      },
    )
    const { kopi } = SMALL.items
    await transact(NO_ROOTS.alone, (tx) =>
      takeStock(tx, [{ variantId: kopi.variantIds[0] ?? '', quantity: 1 }]),
    )
    expect(faults).toEqual([new Error('deaf')])
    expect([...(received[0]?.items ?? [])]).toEqual([kopi.id])
    const stock = test?.database.handle.prepare('select stock from items where id = ?').pluck().get(kopi.id)
    expect(stock).toBe(19)
  })

  it('says nothing of what was rolled back', async () => {
    const { received, transact } = await openWatched()
    const failing = transact(NO_ROOTS.alone, async (tx) => {
      await takeStock(tx, [{ variantId: SMALL.items.kopi.variantIds[0] ?? '', quantity: 1 }])
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    await transact(NO_ROOTS.alone, (tx) =>
      tx.updateTable('users').set({ name: 'X' }).where('id', '=', 'none').execute(),
    )
    expect(received).toEqual([])
  })

  it('reports a new price, a new title, a status and a store', async () => {
    const { received, transact } = await openWatched()
    const { kopi } = SMALL.items
    await transact(NO_ROOTS.alone, (tx) =>
      tx.updateTable('items').set({ price_sen: 1 }).where('id', '=', kopi.id).execute(),
    )
    await transact(NO_ROOTS.alone, (tx) =>
      tx.updateTable('items').set({ status: 'paused' }).where('id', '=', kopi.id).execute(),
    )
    await transact(NO_ROOTS.alone, (tx) =>
      tx.updateTable('stores').set({ name: 'N' }).where('id', '=', kopi.store.id).execute(),
    )
    expect(received.map(({ items, stores, lists }) => [items.size, stores.size, lists])).toEqual([
      [1, 0, false],
      [1, 0, true],
      [0, 1, false],
    ])
  })

  it.each(['policies', 'holiday_note', 'banner_key'] as const)(
    'reports the %s of a store',
    async (column) => {
      const { received, transact } = await openWatched()
      const { id } = SMALL.stores.kampung
      await transact(NO_ROOTS.alone, (tx) =>
        tx
          .updateTable('stores')
          .set({ [column]: 'new' })
          .where('id', '=', id)
          .execute(),
      )
      expect(received.map(({ stores }) => [...stores])).toEqual([[id]])
    },
  )

  it('reports a store that is hidden and shown again, and not that its items are settled', async () => {
    const { received, transact } = await openWatched()
    const { id } = SMALL.stores.kampung
    const by = { by: null, reason: '', now: 2 }
    await transact(
      NO_ROOTS.alone,
      async (tx) =>
        void (await insertHiding(tx, { ...by, id: 'hid_1', storeId: id, cause: 'staff', reason: 'Fraud' })),
    )
    await transact(NO_ROOTS.alone, async (tx) => void (await tryEndHiding(tx, id, 'staff', by)))
    await transact(NO_ROOTS.alone, (tx) => settleHidings(tx, id))
    expect(received.map(({ stores }) => [...stores])).toEqual([[id], [id]])
  })

  it('leaves trends alone', async () => {
    const { received, transact } = await openWatched()
    await transact(NO_ROOTS.alone, (tx) => writeTrend(tx, SMALL.items.kopi.id, 1_000))
    expect(received).toEqual([])
  })
  it.each(['items', 'item_variants', 'item_images', 'reviews', 'auctions', 'stores', 'banners'])(
    'reports a column of %s that it does not know',
    async (table) => {
      const received = await collectUpdates((handle) => {
        handle.exec(`alter table ${table} add column never_heard_of text`)
        return [`update ${table} set never_heard_of = 'x'`]
      })
      expect(received).toHaveLength(1)
      if (table === 'items') expect(received[0]).toMatchObject({ lists: true, catalogue: true })
    },
  )

  it('reports every column of an item but its trend and its version', async () => {
    let columns: string[] = []
    const received = await collectUpdates((handle) => {
      columns = handle
        .prepare<[], string>("select name from pragma_table_xinfo('items') where hidden = 0")
        .pluck()
        .all()
        .filter((name) => name !== 'seq' && name !== 'id')
      return columns.map((name) => `update items set ${name} = ${name} where id = '${SMALL.items.kopi.id}'`)
    })
    expect(columns.length).toBeGreaterThan(20)
    expect(received).toHaveLength(columns.length - 2)
    expect(new Set(received.map(({ items }) => [...items].join()))).toEqual(new Set([SMALL.items.kopi.id]))
  })

  it('does not start with a column to ignore that is no longer there', async () => {
    test = await makeTestDatabase({ seed: 'empty' })
    const { changes, handle } = test.database
    handle.exec('drop index auctions_reminders; alter table auctions drop column remind_at')
    expect(() => changes.watch(handle)).toThrow('auctions has no column remind_at to ignore')
  })

  it('says nothing of the probe of the disk', async () => {
    const { received, transact } = await openWatched()
    for (const now of [1, 2])
      await transact(NO_ROOTS.alone, (tx) => touchSetting(tx, 'last_probe', 'ok', now))
    expect(received).toEqual([])
    await transact(NO_ROOTS.alone, (tx) => touchSetting(tx, 'other', 'x', 1))
    expect(received.map(({ settings }) => settings)).toEqual([true])
  })
})
