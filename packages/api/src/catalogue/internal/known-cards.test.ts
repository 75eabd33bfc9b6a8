import type { ChangeListener } from '@pasar/db'
import { beforeEach, expect, it } from 'vitest'
import { items, useMarket } from '../../testing/helpers'
import { NO_CHANGES as NOTHING } from '../../testing/no-changes'
import { KnownCards } from './known-cards'

const market = useMarket()
const { kopi, lowStock } = items
let commit: ChangeListener
let cards: KnownCards
const seqOf = (id: string) => market.value<number>('select seq from items where id = ?', id)
const read = (...ids: string[]) => cards.read(market.ctx.db, ids.map(seqOf))
const titleOf = async (id: string) => (await read(id))[0]?.title
const retitle = () => market.run("update items set title = title || '!'")
const open = (capacity: number) => {
  const listen = (listener: ChangeListener) => {
    commit = listener
    return () => {}
  }
  return new KnownCards({ listen, noticeOthers: () => {} }, capacity)
}

beforeEach(() => {
  cards = open(10)
})

it('gives cards in the order that is asked for, those in memory among others', async () => {
  await read(lowStock.id)
  expect((await read(kopi.id, lowStock.id)).map(({ id }) => id)).toEqual([kopi.id, lowStock.id])
  expect(
    (await cards.read(market.ctx.db, [seqOf(lowStock.id), 999_999, seqOf(kopi.id)])).map(({ id }) => id),
  ).toEqual([lowStock.id, kopi.id])
})

it.each([
  ['the item', () => ({ ...NOTHING, items: new Set([kopi.id]) })],
  ['its store', () => ({ ...NOTHING, stores: new Set([kopi.store.id]) })],
  ['anything by another process', () => ({ ...NOTHING, everything: true })],
])('reads a card anew after a change of %s', async (_what, changes) => {
  const before = await titleOf(kopi.id)
  retitle()
  expect(await titleOf(kopi.id)).toBe(before)
  commit(changes())
  expect(await titleOf(kopi.id)).toBe(`${before}!`)
})

it('does not keep what was read before a commit', async () => {
  const reading = read(kopi.id)
  commit(NOTHING)
  const [early] = await reading
  retitle()
  expect(await titleOf(kopi.id)).toBe(`${early?.title}!`)
})

it('keeps a few, the latest of them, and lets nobody change one', async () => {
  cards = open(1)
  const [before] = await read(kopi.id)
  expect(Object.isFrozen(before)).toBe(true)
  await read(lowStock.id)
  retitle()
  expect(await titleOf(kopi.id)).toBe(`${before?.title}!`)
})
