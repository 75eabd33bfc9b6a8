import { erasePerson, NO_ROOTS } from '@pasar/db'
import { LIMITS, parseBrowse, type StoreInput, storeSchema } from '@pasar/domain'
import { expect, it } from 'vitest'
import { browse } from '../catalogue/reads/browse'
import type { Context } from '../platform/context'
import { moveItem } from '../selling/commands/own-items'
import { putInSearch } from '../selling/internal/search'
import { addItem } from '../selling/testing/helpers'
import { asSeller } from '../testing'
import { refusalOf, stores, useMarket, users } from '../testing/helpers'
import { changeStore } from './commands'
import { settleRenames } from './jobs'
import { ownStore } from './reads'

const market = useMarket({ RATE_LIMITS: 'on' })
const seller = asSeller(users.seller)
const { id } = stores.kampung
const given = (over: object): StoreInput =>
  storeSchema.parse({ name: 'Batik Ipoh', city: 'Ipoh', country: 'MY', ...over })
const rename = async (name: string) => {
  const { version } = await ownStore(market.ctx, seller, id)
  await changeStore(market.ctx, seller, id, version, given({ name }))
}
const found = (word: string) =>
  market.value<number>('select count(*) from item_search where item_search match ?', `store:${word}`)
const usesOf = (word: string) =>
  market.value<number>('select coalesce(max(uses), 0) from search_words where word = ?', word)
const isLeft = () => market.value<number>('select count(*) from store_renames')
const listed = () =>
  market.value<number>("select count(*) from items where store_id = ? and status <> 'draft'", id)

/** Items that come out while the store has that name. */
async function list(count: number, name: string, store: string): Promise<void> {
  market.run(
    `insert into items (id, seller_id, store_id, slug, title, category, condition, listing_type, status, price_sen,
       published_at, updated_at)
     with recursive n(i) as (select 1 union all select i + 1 from n where i < @count)
     select 'itm_' || @name || i, seller_id, id, @name || '-' || i, 'More', 'food', 'new', 'Fixed', 'active', 100, 1, 1
     from n, stores where id = @id`,
    { count, name, id },
  )
  const rows = market.rows<{ seq: number }>('select seq from items where slug glob ?', `${name}-*`)
  const item = { title: 'More', category: 'food', description: '', attributes: {} }
  await market.ctx.transact(NO_ROOTS.alone, async (tx) => {
    for (const { seq } of rows) await putInSearch(tx, seq, { store, item }, null)
  })
}

it('are brought into the search some items at a time, also after the process ended', async () => {
  await rename('Pondok Zamrud')
  await settleRenames(market.ctx)
  await list(120, 'more', 'Pondok Zamrud')
  const all = listed()
  await rename('Pondok Delima')
  expect([found('zamrud'), found('delima')]).toEqual([all, 0])
  const stop = new AbortController()
  const transact: Context['transact'] = (roots, work) => {
    stop.abort()
    return market.ctx.transact(roots, work)
  }
  await settleRenames({ ...market.ctx, transact }, stop.signal)
  expect(found('delima')).toBeGreaterThan(0)
  expect(found('delima')).toBeLessThanOrEqual(50)
  expect(found('zamrud')).toBe(all - found('delima'))
  await settleRenames(market.ctx)
  expect([found('zamrud'), found('delima'), isLeft()]).toEqual([0, all, 0])
  expect([usesOf('zamrud'), usesOf('delima')]).toEqual([0, all])
})

it('of several the last is what is found, and what comes out meanwhile counts once', async () => {
  await rename('Pondok Zamrud')
  await rename('Pondok Delima')
  await list(60, 'late', 'Pondok Delima')
  await Promise.all([settleRenames(market.ctx), settleRenames(market.ctx)])
  const all = listed()
  expect([found('kampung'), found('zamrud'), found('delima'), isLeft()]).toEqual([0, 0, all, 0])
  expect([usesOf('zamrud'), usesOf('delima')]).toEqual([0, all])
})

it('count no words of a draft that comes out meanwhile, and has the new name already', async () => {
  await rename('Pondok Zamrud')
  await settleRenames(market.ctx)
  const draft = await addItem(market, {}, 'draft')
  const [before, all] = [usesOf('zamrud'), listed()]
  await rename('Pondok Delima')
  await moveItem(market.ctx, seller, draft, 'activate')
  expect([usesOf('zamrud'), usesOf('delima')]).toEqual([before, 1])
  await rename('Pondok Nilam')
  await settleRenames(market.ctx)
  expect([usesOf('zamrud'), usesOf('delima'), usesOf('nilam')]).toEqual([0, 0, all + 1])
  expect([found('nilam'), isLeft()]).toEqual([all + 1, 0])
  expect(market.value('select count(*) from store_rename_late')).toBe(0)
})

it('leave everything to be found in the store meanwhile', async () => {
  await list(60, 'more', stores.kampung.name)
  const search = async () => {
    const place = { storeId: id }
    const { filter } = parseBrowse(new URLSearchParams('q=more'), place)
    return (await browse(market.ctx, filter, place, null)).facets.total
  }
  expect(await search()).toBe(60)
  await rename('Pondok Zamrud')
  expect(await search()).toBe(60)
  await settleRenames(market.ctx)
  expect(await search()).toBe(60)
})

it('are as many an hour as there may be changes of stores', async () => {
  for (let change = 0; change < LIMITS.store.most; change++) await rename(`Pondok ${change}`)
  expect(await refusalOf(rename('Pondok Zamrud'))).toBe('TOO_MANY_REQUESTS')
})

it('end with the account of the seller, whose items nobody finds any more', async () => {
  await rename('Pondok Zamrud')
  await market.ctx.transact(NO_ROOTS.alone, (tx) => erasePerson(tx, seller.id, 'none'))
  await settleRenames(market.ctx)
  expect([found('zamrud'), found('kampung'), isLeft()]).toEqual([0, 0, 0])
})
