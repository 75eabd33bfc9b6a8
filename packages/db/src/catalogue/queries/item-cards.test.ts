import { afterEach, expect, it } from 'vitest'
import { SMALL } from '../../seed'
import type { Changes } from '../../sqlite/changes'
import { SqliteConnection } from '../../sqlite/driver'
import { makeDb } from '../../sqlite/executor'
import { makeTestDatabase, type TestDatabase } from '../../testing'
import { type ItemCard, mapCards } from './item-cards'

let test: TestDatabase | undefined
afterEach(() => test?.dispose())

const { kopi, auction, withVariants } = SMALL.items
/** What a card is made of, and which rows of it belong to one item. */
const SOURCES = [
  ['items', `id = '${kopi.id}'`, kopi],
  ['items', `id = '${auction.id}'`, auction],
  ['stores', `id = '${kopi.store.id}'`, kopi],
  ['item_images', `item_id = '${kopi.id}' and position = 0`, kopi],
  ['item_variants', `item_id = '${withVariants.id}' and position = 1`, withVariants],
  ['auctions', `item_id = '${auction.id}'`, auction],
] as const

/** Values that a column may change to; constraints refuse some of them. */
const OTHERS = (column: string) => [
  `${column} + 1`,
  `${column} || 'x'`,
  `1 - ${column}`,
  'null',
  '1',
  "'x'",
  "'paused'",
  "'sold_out'",
  '4000000000000',
]

it.each(SOURCES)('a change of %s where %s that shows on a card is reported', async (table, where, item) => {
  test = await makeTestDatabase({ seed: 'small' })
  const { changes, handle } = test.database
  // By the connection that writes: it sees what is undone again.
  const own = makeDb(new SqliteConnection(handle, () => {}))
  const seq = handle.prepare<[string], number>('select seq from items where id = ?').pluck().get(item.id) ?? 0
  const cardNow = async (): Promise<ItemCard | null> => (await mapCards(own, [seq])).get(seq) ?? null
  changes.watch(handle)
  let noted: Changes | null = null
  changes.listen((given) => {
    noted = given
  })
  const isReported = ({ items, stores }: Changes) => items.has(item.id) || stores.has(item.store.id)
  const statements = handle
    .prepare<[string], string>('select name from pragma_table_info(?)')
    .pluck()
    .all(table)
    .flatMap((column) =>
      OTHERS(column).map((value) => `update ${table} set ${column} = ${value} where ${where}`),
    )
  let shown = 0
  for (const statement of [...statements, `delete from ${table} where ${where}`]) {
    const before = await cardNow()
    handle.exec('savepoint one')
    try {
      noted = null
      handle.exec(statement)
      changes.flush()
      if (JSON.stringify(await cardNow()) !== JSON.stringify(before)) {
        shown += 1
        expect(noted === null ? false : isReported(noted), statement).toBe(true)
      }
    } catch (error) {
      if (!/constraint|datatype mismatch|cannot|may not|never/i.test(String(error))) throw error
    } finally {
      changes.clear()
      handle.exec('rollback to one')
      handle.exec('release one')
    }
  }
  expect(shown).toBeGreaterThan(0)
})
