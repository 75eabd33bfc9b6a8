import { SORTS } from '@pasar/domain'
import { describe, expect, it } from 'vitest'
import { fieldOf, keysOf, nextOf, rowsOf, textOf } from '../../platform/rest/testing/body'
import { askRest } from '../../platform/rest/testing/helpers'
import { buyer, items, stores, useMarket } from '../../testing/helpers'

const market = useMarket()
const get = (address: string, actor: typeof buyer | null = buyer) => askRest(market, actor, 'GET', address)
const titles = async (query: string): Promise<string[]> =>
  rowsOf((await get(`/items?${query}`)).body, 'items').map(({ title }) => String(title))

describe('browsing', () => {
  it('is for buyers, as the page is', async () => {
    expect((await get('/items', null)).status).toBe(401)
    expect((await get('/items')).status).toBe(200)
  })

  it('finds, corrects what was mistyped, and says so', async () => {
    expect(await titles('q=kopi')).toContain('Kopi O Kampung')
    const { body } = await get('/items?q=kopy+kampong')
    expect(fieldOf(body, 'correctedQuery')).not.toBeNull()
    expect(fieldOf(body, 'items.0._id')).toBe(items.kopi.id)
  })

  it('narrows by every parameter, and counts what each would leave', async () => {
    const { body } = await get('/items?category=clothing&min=50&max=90&stock=1&condition=new&type=Fixed')
    expect(rowsOf(body, 'items').map(({ _id }) => _id)).toContain(items.withVariants.id)
    for (const { price } of rowsOf(body, 'items'))
      expect([Number(price) >= 50, Number(price) <= 90]).toEqual([true, true])
    expect(fieldOf(body, 'facets.category.clothing')).toBe(fieldOf(body, 'total'))
    for (const { price } of rowsOf((await get(`/items?storeId=${stores.gaya.id}`)).body, 'items'))
      expect(price).toBeGreaterThan(0)
  })

  it.each(SORTS)('is sorted by %s', async (sort) => {
    const { status, body } = await get(`/items?sort=${sort}`)
    expect(status).toBe(200)
    if (sort === 'priceUp') {
      const prices = rowsOf(body, 'items').map(({ price }) => Number(price))
      expect(prices).toEqual([...prices].sort((a, b) => a - b))
    }
    if (sort === 'endingSoon')
      for (const { listingType } of rowsOf(body, 'items')) expect(listingType).toBe('Auction')
  })

  it('goes on by cursor, and back', async () => {
    const first = (await get('/items?sort=priceUp')).body
    const second = (await get(`/items?sort=priceUp&cursor=${nextOf(first)}`)).body
    const ids = (page: unknown) => rowsOf(page, 'items').map(({ _id }) => _id)
    expect(ids(second)).not.toEqual(expect.arrayContaining(ids(first)))
    const prices = [first, second].map((page) => rowsOf(page, 'items').map(({ price }) => Number(price)))
    expect(prices[1]?.at(0)).toBeGreaterThanOrEqual(prices[0]?.at(-1) ?? 0)
    expect(ids((await get(`/items?sort=priceUp&cursor=${textOf(second, 'previous')}`)).body)).toEqual(
      ids(first),
    )
  })

  // As the description of the call says.
  it.each([
    ['min=abc', 400],
    ['min=1e3', 400],
    ['max=-1', 400],
    ['min=50&max=10', 400],
    [`q=${'x'.repeat(201)}`, 400],
    ['sort=nonsense', 200],
    ['category=nonsense', 200],
    ['rating=99&stock=maybe', 200],
    ['category=books&language=klingon', 200],
  ])('what makes no sense as %s is answered %i', async (query, status) => {
    expect((await askRest(market, buyer, 'GET', `/items?${query}`)).status).toBe(status)
  })

  it('refuses what is no amount or cursor', async () => {
    const { status, body } = await get('/items?min=cheap&max=12,5')
    expect([status, fieldOf(body, 'code'), keysOf(body, 'errors')]).toEqual([
      400,
      'VALIDATION',
      ['min', 'max'],
    ])
    expect(fieldOf((await get('/items?min=9&max=8')).body, 'errors.max')).toContain('below')
    expect((await get('/items?cursor=nonsense')).status).toBe(404)
  })

  it('refuses a cursor of another order or search', async () => {
    const next = nextOf((await get('/items?sort=priceUp')).body)
    for (const other of ['sort=priceDown', 'q=kopi', 'q=kopi&sort=priceUp', ''])
      expect((await get(`/items?${other}&cursor=${next}`)).body).toMatchObject({ code: 'NOT_FOUND' })
    expect((await get(`/items?sort=priceUp&min=1&cursor=${next}`)).status).toBe(200)
  })
})

it('categories give the number of items of each', async () => {
  const { body } = await get('/categories', null)
  expect(fieldOf(body, 'categories')).toHaveLength(23)
  const counted = market.value("select count(*) from items where category = 'clothing' and status = 'active'")
  expect(rowsOf(body, 'categories').find(({ slug }) => slug === 'clothing')?.count).toBe(counted)
})
