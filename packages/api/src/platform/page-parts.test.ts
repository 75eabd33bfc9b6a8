import { expect, it } from 'vitest'
import { homePage, itemPage } from '../catalogue/reads/pages'
import { buyerDashboard } from '../orders/reads/dashboard'
import { buyer, items, useMarket } from '../testing/helpers'
import { PageParts } from './page-parts'

const market = useMarket()

const lose = (...tables: string[]) => {
  for (const table of tables) market.run(`alter table ${table} rename to lost_${table}`)
}

it('shows a page without the part that fails', async () => {
  lose('banners', 'questions', 'coupons')
  const home = await homePage(market.ctx, 'en')
  expect(home).toMatchObject({ banners: [], isWhole: false })
  expect(home.trending.length).toBeGreaterThan(0)
  const item = await itemPage(market.ctx, items.kopi.slug)
  expect(item).toMatchObject({ item: { id: items.kopi.id }, questions: [], isWhole: false })
  expect(item?.similar.length).toBeGreaterThan(0)
  expect(await buyerDashboard(market.ctx, buyer)).toMatchObject({ coupons: [], isWhole: false })
  expect((await buyerDashboard(market.ctx, buyer)).months).toHaveLength(6)
})

it('leaves it to the page whether it is one without any of them', async () => {
  const parts = new PageParts(market.ctx)
  expect(await parts.read(Promise.reject(new Error('first')), 'empty')).toBe('empty')
  expect(parts.isWhole).toBe(false)
  expect(() => parts.throwIfNoneRead()).toThrow('first')
  expect(await parts.read(Promise.resolve('there'), 'empty')).toBe('there')
  expect(() => parts.throwIfNoneRead()).not.toThrow()
})

it('shows none when nothing can be read', async () => {
  lose('banners', 'items', 'blog_posts')
  await expect(homePage(market.ctx, 'en')).rejects.toThrow('no such table')
  await expect(itemPage(market.ctx, items.kopi.slug)).rejects.toThrow('no such table')
})

it('says when nothing is missing', async () => {
  expect((await homePage(market.ctx, 'en')).isWhole).toBe(true)
  expect((await itemPage(market.ctx, items.kopi.slug))?.isWhole).toBe(true)
  expect((await buyerDashboard(market.ctx, buyer)).isWhole).toBe(true)
})
