import { MAX_RECENT_ITEMS } from '@pasar/domain'
import { describe, expect, it } from 'vitest'
import { buyer, items, newbuyer, useMarket } from '../testing/helpers'
import { addSeen, clearSeen, noteSeen } from './commands'
import { recentlySeen } from './reads/recent'

const market = useMarket()
const slugs = async (who = buyer) => (await recentlySeen(market.ctx, who, [])).map(({ slug }) => slug)

describe('what a member looked at', () => {
  it('is remembered, the latest first, each once, and forgotten when they say so', async () => {
    for (const item of [items.kopi, items.heavy, items.kopi]) {
      await noteSeen(market.ctx, buyer, item.id)
      market.wait(1)
    }
    expect(await slugs()).toEqual([items.kopi.slug, items.heavy.slug])
    expect(await slugs(newbuyer)).toEqual([])
    await clearSeen(market.ctx, buyer)
    expect(await slugs()).toEqual([])
  })

  it('leaves out what nobody may see or buy', async () => {
    await noteSeen(market.ctx, buyer, 'itm_none')
    await noteSeen(market.ctx, buyer, items.kopi.id)
    market.run("update items set status = 'removed' where id = ?", items.kopi.id)
    expect(await slugs()).toEqual([])
    await noteSeen(market.ctx, newbuyer, items.kopi.id)
    expect(market.value('select count(*) from recent_items')).toBe(1)
  })

  it('is a short list, also when many pages are opened at once', async () => {
    const all = market.rows<{ id: string }>("select id from items where status = 'active' limit 30")
    await Promise.all(all.map(({ id }) => noteSeen(market.ctx, buyer, id)))
    expect(market.value('select count(*) from recent_items')).toBe(MAX_RECENT_ITEMS)
  })
})

describe('what a visitor looked at', () => {
  it('is a short list of numbers that the browser keeps', async () => {
    const once = await addSeen(market.ctx, [], items.kopi.id)
    const twice = await addSeen(market.ctx, once, items.heavy.id)
    expect(await addSeen(market.ctx, twice, items.heavy.id)).toEqual(twice)
    expect(await addSeen(market.ctx, twice, 'itm_none')).toEqual(twice)
    const cards = await recentlySeen(market.ctx, null, twice)
    expect(cards.map(({ slug }) => slug)).toEqual([items.heavy.slug, items.kopi.slug])
    const long = Array.from({ length: 40 }, (_, n) => n + 1_000)
    expect(await addSeen(market.ctx, long, items.kopi.id)).toHaveLength(MAX_RECENT_ITEMS)
    expect(await recentlySeen(market.ctx, null, long)).toEqual([])
  })
})
