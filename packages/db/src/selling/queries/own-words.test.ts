import type { OwnSort } from '@pasar/domain'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { NO_ROOTS } from '../../kernel/roots'
import { makeTransact } from '../../kernel/transact'
import { SMALL } from '../../seed'
import { makeTestDatabase, type TestDatabase } from '../../testing'
import { listOwnItems } from './own-items'
import { findOwnWords } from './own-words'

const sellerId = SMALL.users.seller.id

let test: TestDatabase
beforeEach(async () => {
  test = await makeTestDatabase({ seed: 'small' })
})
afterEach(() => test.dispose())

const run = (statement: string, ...values: unknown[]) =>
  test.database.handle.prepare(statement).run(...values)

async function find(words: string[], sort: OwnSort = 'newest'): Promise<string[]> {
  const wanted = { sellerId, status: null, category: null, stock: null, demand: null, sort, words } as const
  const { items } = await listOwnItems(test.database.read, wanted, null, 100)
  return items.map(({ title }) => title)
}

const isRare = async (words: string[]) => (await findOwnWords(test.database.read, sellerId, words))?.isRare

/** As if the seller had so many items that the index of titles is asked. */
const haveMany = () => run('update seller_items set items = 10000 where seller_id = ?', sellerId)

describe('words that a seller of many items looks for', () => {
  it.each([
    [['kopi']],
    [['KOPI']],
    [['opi', 'kam']],
    [['ko']],
    [['ko', 'kampung']],
    [['pik']],
    [['100%_\\"']],
    [["'"]],
    [['月饼']],
    [['双黄月饼']],
    [['nothing-like-it']],
  ])('%j: finds the same by the index as by reading all', async (words) => {
    const sorts: OwnSort[] = ['newest', 'dearest', 'mostViewed']
    const read = await Promise.all(sorts.map((sort) => find(words, sort)))
    haveMany()
    expect(await Promise.all(sorts.map((sort) => find(words, sort)))).toEqual(read)
  })

  it('finds variants by their numbers, beside titles', async () => {
    const { changes } = run(
      `update item_variants set sku = 'SKU-77' where id = (select v.id from item_variants v
        join items i on i.id = v.item_id where i.seller_id = ? limit 1)`,
      sellerId,
    )
    expect(changes).toBe(1)
    haveMany()
    expect(await isRare(['SKU-77'])).toBe(true)
    expect(await find(['SKU-77'])).toHaveLength(1)
  })

  it('knows a title from when it is written until it is gone, and nobody else’s', async () => {
    haveMany()
    const [before = ''] = await find(['kopi'])
    const rename = (to: string) =>
      run('update items set title = ? where seller_id = ? and title = ?', to, sellerId, before)
    expect(rename('Zanzibar cloves').changes).toBe(1)
    expect(await find(['zanzi'])).toEqual(['Zanzibar cloves'])
    expect(await find([before.split(' ')[0] ?? ''])).not.toContain(before)
    run('update items set seller_id = ? where title = ?', SMALL.users.tan.id, 'Zanzibar cloves')
    expect(await find(['zanzi'])).toEqual([])
  })

  it('asks the index only where that is less work', async () => {
    expect(await isRare(['kopi'])).toBe(false)
    haveMany()
    expect(await isRare(['kopi'])).toBe(true)
    expect(await isRare(['ko'])).toBe(false)
    const transact = makeTransact(test.database.writer, () => {})
    await transact(NO_ROOTS.alone, async (tx) => {
      await tx.updateTable('items').set({ title: 'Kopi for everyone' }).execute()
    })
    expect((await find(['kopi'])).length).toBeGreaterThan(0)
  })
})
