import { expect, it } from 'vitest'
import { items, useMarket } from '../test-kit'
import { cardsOf } from './reads'

const market = useMarket()
const { kopi, onOffer } = items

it('gives cards in the order asked for, each once, without what is not for sale', async () => {
  const slugs = [onOffer.slug, kopi.slug, 'no-such-item', '', onOffer.slug]
  expect((await cardsOf(market.ctx, slugs)).map(({ slug }) => slug)).toEqual([onOffer.slug, kopi.slug])
  market.run("update items set status = 'paused' where id = ?", kopi.id)
  expect((await cardsOf(market.ctx, slugs)).map(({ slug }) => slug)).toEqual([onOffer.slug])
})

it('gives twelve at most, and none for none', async () => {
  const slugs = market.rows<{ slug: string }>("select slug from items where status = 'active' limit 20")
  expect(slugs.length).toBeGreaterThan(12)
  const found = await cardsOf(
    market.ctx,
    slugs.map(({ slug }) => slug),
  )
  expect(found).toHaveLength(12)
  expect(await cardsOf(market.ctx, [])).toEqual([])
})
