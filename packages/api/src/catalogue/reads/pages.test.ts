import { HOME_SECTION_SIZE, LANGUAGES } from '@pasar/domain'
import { describe, expect, it } from 'vitest'
import { renderMarkdown } from '../../platform/markdown'
import { items, orders, stores, useMarket } from '../../testing/helpers'
import { categoryCounts, homePage, itemPage, storePage } from './pages'

const market = useMarket()
const slugsOf = (cards: readonly { slug: string }[]) => cards.map(({ slug }) => slug)

describe('homePage', () => {
  it('holds the most trending, the featured and the newest, 25 at most', async () => {
    const { trending, featured, newest } = await homePage(market.ctx, 'en')
    const best = (order: string, where = '1') =>
      slugsOf(
        market.rows(
          `select slug from items where status = 'active' and ${where} order by ${order}, seq desc limit ${HOME_SECTION_SIZE}`,
        ),
      )
    expect(slugsOf(trending)).toEqual(best('trend desc'))
    expect(slugsOf(newest)).toEqual(best('published_at desc'))
    expect(slugsOf(featured)).toEqual(best('featured_at desc', 'featured_at is not null'))
    expect([trending.length, newest.length]).toEqual([HOME_SECTION_SIZE, HOME_SECTION_SIZE])
  })

  it('shows on a card what is for sale', async () => {
    const { newest } = await homePage(market.ctx, 'en')
    const card = (slug: string) => newest.find((one) => one.slug === slug)
    expect(card(items.withVariants.slug)).toMatchObject({ price: 8_900, stock: 15, hasVariants: true })
    expect(card(items.onOffer.slug)).toMatchObject({ price: 4_900, originalPrice: 7_000, hasVariants: false })
    expect(card(items.heavy.slug)).toMatchObject({ rating: 500, reviews: 1 })
    expect(card(items.noPicture.slug)?.images).toEqual([])
    expect(card(items.kopi.slug)?.images).toHaveLength(2)
  })

  it('has the same banners in every language, in their order, and only active ones', async () => {
    const banners = await Promise.all(
      LANGUAGES.map(async (language) => (await homePage(market.ctx, language)).banners),
    )
    const [english = [], ...others] = banners
    expect(english.length).toBeGreaterThan(0)
    for (const other of others) {
      expect(other.map(({ id, link }) => [id, link])).toEqual(english.map(({ id, link }) => [id, link]))
      expect(other.map(({ title }) => title)).not.toEqual(english.map(({ title }) => title))
    }
    market.run('update banners set is_active = 0 where id = ?', english[0]?.id)
    expect((await homePage(market.ctx, 'en')).banners.map(({ id }) => id)).toEqual(
      english.slice(1).map(({ id }) => id),
    )
  })
})

describe('a banner whose link is not safe', () => {
  it.each(['javascript:alert(1)', '//evil.example', '/\\evil.example', '/\t/evil.example', '/%2e//x', 'x'])(
    'is left out: %j',
    async (link) => {
      const [first, ...others] = (await homePage(market.ctx, 'en')).banners
      market.run('update banners set link = ? where id = ?', link, first?.id)
      const { banners, isWhole } = await homePage(market.ctx, 'en')
      expect(banners).toEqual(others)
      expect(isWhole).toBe(true)
    },
  )
})

describe('itemPage', () => {
  it('returns everything of an item', async () => {
    const page = await itemPage(market.ctx, items.withVariants.slug)
    expect(page?.item).toMatchObject({
      id: items.withVariants.id,
      stock: 15,
      store: { id: stores.gaya.id, name: stores.gaya.name },
      variants: [
        { name: 'S', price: 8_900, stock: 5 },
        { name: 'M', price: 8_900, stock: 8 },
        { name: 'L', price: 9_500, stock: 2 },
      ],
    })
    expect(page?.similar.map(({ category }) => category)).not.toContain('food')
    expect(slugsOf(page?.similar ?? [])).not.toContain(items.withVariants.slug)
    expect(page?.similar.length).toBeGreaterThan(2)
  })

  it('shows the reviews of those who bought it', async () => {
    const page = await itemPage(market.ctx, items.heavy.slug)
    expect(page?.reviews).toMatchObject([{ author: 'Aisyah Rahman', stars: 5 }])
    expect(market.value('select count(*) from order_lines where order_id = ?', orders.completed.id)).toBe(1)
  })

  it('is found by any slug it ever had', async () => {
    market.run("insert into item_slugs values ('old-kopi', ?)", items.kopi.id)
    expect((await itemPage(market.ctx, 'old-kopi'))?.item.slug).toBe(items.kopi.slug)
    expect(await itemPage(market.ctx, 'never-was')).toBeNull()
  })

  it.each([
    ['active', true],
    ['paused', true],
    ['sold_out', true],
    ['draft', false],
    ['removed', false],
  ])('of a %s item is there: %s', async (status, isThere) => {
    market.run('update items set status = ? where id = ?', status, items.kopi.id)
    expect((await itemPage(market.ctx, items.kopi.slug)) !== null).toBe(isThere)
  })

  it('runs nothing a seller wrote', () => {
    const html = renderMarkdown(
      '<script>alert(1)</script> **bold** [x](javascript:alert(1)) [y](https://a.test) ![z](https://a.test/z.png)',
    )
    expect(html).not.toMatch(/<script|<img|href="javascript/i)
    expect(html).toContain('<strong>bold</strong>')
    expect(html).toContain('<a href="https://a.test" rel="nofollow ugc noopener">y</a>')
  })
})

describe('storePage and categoryCounts', () => {
  it('find a store by its id and by its slug', async () => {
    const { id, slug, name, seller } = stores.kampung
    for (const key of [id, slug])
      expect(await storePage(market.ctx, key)).toMatchObject({ id, slug, name, sellerName: seller.name })
    expect(await storePage(market.ctx, 'no-such-store')).toBeNull()
  })

  it('count what is on sale', async () => {
    const counts = await categoryCounts(market.ctx)
    const all = market.value("select count(*) from items where status = 'active'")
    expect([...counts.values()].reduce((sum, count) => sum + count, 0)).toBe(all)
    expect(counts.get('food')).toBe(
      market.value("select count(*) from items where status = 'active' and category = 'food'"),
    )
  })
})
