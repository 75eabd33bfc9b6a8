import { NO_ROOTS } from '@pasar/db'
import { describe, expect, it } from 'vitest'
import { asMember } from '../../testing'
import { buyer, items, useMarket, users } from '../../testing/helpers'
import { suggest } from './suggest'

const market = useMarket()
const ask = (typed: string) => suggest(market.ctx, buyer, typed)
/** Through `transact`, as commands write. */
const setKopi = (values: Record<string, number | string>) =>
  market.ctx.transact(NO_ROOTS.alone, (tx) =>
    tx.updateTable('items').set(values).where('id', '=', items.kopi.id).execute(),
  )

describe('suggestions', () => {
  it('are goods and categories that begin like what is typed', async () => {
    const { items: found } = await ask('kop')
    expect(found.length).toBeLessThanOrEqual(5)
    expect(found).toContainEqual(expect.objectContaining({ slug: items.kopi.slug, price: 1_290 }))
    expect((await ask('minum')).categories).toEqual(['beverage'])
  })

  it('are found although it is mistyped, in Chinese, and by other words for a category', async () => {
    expect((await ask('kopii')).items.map(({ id }) => id)).toContain(items.kopi.id)
    expect((await ask('月饼')).items.map(({ id }) => id)).toContain(items.chinese.id)
    const { categories, items: found } = await ask('饮品')
    expect(categories).toEqual(['beverage'])
    expect(found.length).toBeGreaterThan(0)
  })

  it('are categories only for those who may not browse', async () => {
    for (const actor of [null, asMember(users.seller, users.seller.role)])
      expect(await suggest(market.ctx, actor, 'minuman')).toEqual({ categories: ['beverage'], items: [] })
  })

  it('are none for nothing, and for what nobody has', async () => {
    for (const typed of ['', '   ', '!!', 'zzzzqqqq'])
      expect(await ask(typed)).toEqual({ categories: [], items: [] })
  })

  it('come from memory until what they show changes, and never after', async () => {
    const first = await ask('kopi')
    expect((await ask(' KOPI ')).items).toBe(first.items)
    await setKopi({ price_sen: 77 })
    expect((await ask('kopi')).items.find(({ id }) => id === items.kopi.id)?.price).toBe(77)
    await setKopi({ title: 'Teh Tarik' })
    expect((await ask('kopi')).items.map(({ title }) => title)).not.toContain(items.kopi.title)
    await setKopi({ status: 'paused' })
    expect((await ask('teh tarik')).items.map(({ id }) => id)).not.toContain(items.kopi.id)
  })

  it('of other goods stay when a piece of an item is sold', async () => {
    const first = await ask('batik')
    expect(first.items.map(({ id }) => id)).not.toContain(items.kopi.id)
    await setKopi({ stock: 3 })
    expect((await ask('batik')).items).toBe(first.items)
  })
})
