import { SORTS } from '@pasar/domain'
import { describe, expect, it } from 'vitest'
import { askRest } from '../../platform/rest/testing/helpers'
import { buyer, items, stores, useMarket } from '../../testing/helpers'

const market = useMarket()
const get = (address: string, actor: typeof buyer | null = buyer) => askRest(market, actor, 'GET', address)
const titles = async (query: string): Promise<string[]> =>
  (await get(`/items?${query}`)).body.items.map(({ title }: { title: string }) => title)

describe('browsing', () => {
  it('is for buyers, as the page is', async () => {
    expect((await get('/items', null)).status).toBe(401)
    expect((await get('/items')).status).toBe(200)
  })

  it('finds, corrects what was mistyped, and says so', async () => {
    expect(await titles('q=kopi')).toContain('Kopi O Kampung')
    const { body } = await get('/items?q=kopy+kampong')
    expect(body.correctedQuery).not.toBeNull()
    expect(body.items[0]._id).toBe(items.kopi.id)
  })

  it('narrows by every parameter, and counts what each would leave', async () => {
    const { body } = await get('/items?category=clothing&min=50&max=90&stock=1&condition=new&type=Fixed')
    expect(body.items.map(({ _id }: { _id: string }) => _id)).toContain(items.withVariants.id)
    for (const item of body.items) expect([item.price >= 50, item.price <= 90]).toEqual([true, true])
    expect(body.facets.category.clothing).toBe(body.total)
    for (const { price } of (await get(`/items?storeId=${stores.gaya.id}`)).body.items)
      expect(price).toBeGreaterThan(0)
  })

  it.each(SORTS)('is sorted by %s', async (sort) => {
    const { status, body } = await get(`/items?sort=${sort}`)
    expect(status).toBe(200)
    if (sort === 'priceUp') {
      const prices = body.items.map(({ price }: { price: number }) => price)
      expect(prices).toEqual([...prices].sort((a, b) => a - b))
    }
    if (sort === 'endingSoon') for (const { listingType } of body.items) expect(listingType).toBe('Auction')
  })

  it('goes on by cursor, and back', async () => {
    const first = (await get('/items?sort=priceUp')).body
    const second = (await get(`/items?sort=priceUp&cursor=${first.next}`)).body
    const ids = (page: { items: { _id: string }[] }) => page.items.map(({ _id }) => _id)
    expect(ids(second)).not.toEqual(expect.arrayContaining(ids(first)))
    expect(second.items[0].price).toBeGreaterThanOrEqual(first.items.at(-1).price)
    expect(ids((await get(`/items?sort=priceUp&cursor=${second.previous}`)).body)).toEqual(ids(first))
  })

  it('refuses what is no amount or cursor', async () => {
    const { status, body } = await get('/items?min=cheap&max=12,5')
    expect([status, body.code, Object.keys(body.errors)]).toEqual([400, 'VALIDATION', ['min', 'max']])
    expect((await get('/items?min=9&max=8')).body.errors.max).toContain('below')
    expect((await get('/items?cursor=nonsense')).status).toBe(404)
  })
})

it('categories tell how many items each has', async () => {
  const { body } = await get('/categories', null)
  expect(body.categories).toHaveLength(23)
  const counted = market.value("select count(*) from items where category = 'clothing' and status = 'active'")
  expect(body.categories.find(({ slug }: { slug: string }) => slug === 'clothing').count).toBe(counted)
})
