import { describe, expect, it } from 'vitest'
import { items, refusalOf, useMarket } from '../test-kit'
import { searchItems } from './search'

const market = useMarket()
const search = (q: string, cursor?: string) => searchItems(market.ctx, { q, cursor })
const idsOf = async (q: string) => (await search(q)).items.map(({ id }) => id)
/** Through `transact`, as commands write. */
const setKopi = (values: Record<string, number | string>) =>
  market.ctx.transact((tx) => tx.updateTable('items').set(values).where('id', '=', items.kopi.id).execute())

describe('a search', () => {
  it('finds cards by the beginnings of words', async () => {
    expect(await idsOf('kop')).toContain(items.kopi.id)
    expect((await search('kopi')).mendedQuery).toBeNull()
  })

  it('mends what finds nothing, and says so', async () => {
    const view = await search('kopii')
    expect(view.mendedQuery).toBe('kopi')
    expect(view.items.map(({ id }) => id)).toContain(items.kopi.id)
  })

  it('knows no cursor that is none', async () => {
    expect(await refusalOf(search('kopi', 'zzzz'))).toBe('NOT_FOUND')
  })

  it('is answered from memory until something changes, and never after', async () => {
    const first = await search('kopi')
    expect(await search('kopi')).toBe(first)
    await setKopi({ price_sen: 77 })
    expect((await search('kopi')).items.find(({ id }) => id === items.kopi.id)?.price).toBe(77)
    await setKopi({ title: 'Teh Tarik' })
    expect((await search('kopi')).items.some(({ title }) => title === 'Kopi O Kampung')).toBe(false)
    await setKopi({ status: 'paused' })
    expect(await idsOf('kopi')).not.toContain(items.kopi.id)
  })

  it('keeps other answers when a piece of an item is sold', async () => {
    const first = await search('batik')
    expect(first.items.map(({ id }) => id)).not.toContain(items.kopi.id)
    await setKopi({ stock: 3 })
    expect(await search('batik')).toBe(first)
  })
})
