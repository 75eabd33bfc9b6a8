import { afterEach, describe, expect, it } from 'vitest'
import { takeStock, writeTrend } from '../queries'
import { SMALL } from '../seed'
import { makeTestDatabase, type TestDatabase } from '../testing'
import { makeTransact } from '../transact'
import type { Changes } from './changes'

let test: TestDatabase | undefined
afterEach(() => test?.dispose())

async function openWatched() {
  test = await makeTestDatabase({ seed: 'small' })
  const { database } = test
  database.changes.watch(database.handle)
  const heard: Changes[] = []
  database.changes.listen((changes) => heard.push(changes))
  const transact = makeTransact(database.write, (error) => {
    throw error
  })
  return { heard, transact }
}

describe('the change feed', () => {
  it('tells which item a taken stock belongs to, after the commit', async () => {
    const { heard, transact } = await openWatched()
    const { kopi } = SMALL.items
    await transact(async (tx) => {
      await takeStock(tx, kopi.variantIds[0] ?? '', 1)
      expect(heard).toEqual([])
    })
    expect(heard).toHaveLength(1)
    expect([...(heard[0]?.items ?? [])]).toEqual([kopi.id])
    expect(heard[0]?.lists).toBe(false)
  })

  it('says nothing of what was rolled back', async () => {
    const { heard, transact } = await openWatched()
    const failing = transact(async (tx) => {
      await takeStock(tx, SMALL.items.kopi.variantIds[0] ?? '', 1)
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    await transact((tx) => tx.updateTable('users').set({ name: 'X' }).where('id', '=', 'none').execute())
    expect(heard).toEqual([])
  })

  it('tells of a new price, a new title, a status and a store', async () => {
    const { heard, transact } = await openWatched()
    const { kopi } = SMALL.items
    await transact((tx) => tx.updateTable('items').set({ price_sen: 1 }).where('id', '=', kopi.id).execute())
    await transact((tx) =>
      tx.updateTable('items').set({ status: 'paused' }).where('id', '=', kopi.id).execute(),
    )
    await transact((tx) =>
      tx.updateTable('stores').set({ name: 'N' }).where('id', '=', kopi.store.id).execute(),
    )
    expect(heard.map(({ items, stores, lists }) => [items.size, stores.size, lists])).toEqual([
      [1, 0, false],
      [1, 0, true],
      [0, 1, false],
    ])
  })

  it('leaves trends alone', async () => {
    const { heard, transact } = await openWatched()
    await transact((tx) => writeTrend(tx, SMALL.items.kopi.id, 1_000))
    expect(heard).toEqual([])
  })
})
