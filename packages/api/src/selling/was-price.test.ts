import { DomainError, days, sen } from '@pasar/domain'
import { describe, expect, it } from 'vitest'
import { kampung } from '../reviews/testing/helpers'
import { items, useMarket } from '../testing/helpers'
import { bulkChange } from './commands/bulk'
import { editListing } from './commands/listing'
import { changeOffer, moveItem } from './commands/own-items'
import { listingForm } from './reads/listing'
import { addItem, listingInput, offerOf, readItem } from './testing/helpers'

const market = useMarket()
const problemsOf = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  )
  return error instanceof DomainError ? [error.fields.originalPrice, error.details.highest] : error
}
const edit = async (id: string, over: Record<string, string>) => {
  const { version, stock: seenStock, pictures: kept } = await readItem(market, id)
  const edited = { listing: listingInput(market, over), pictures: [], version, seenStock, kept }
  await editListing(market.ctx, kampung, id, edited)
}
const cost = async (id: string, price: number) =>
  changeOffer(market.ctx, kampung, await offerOf(market, id, { price: sen(price) }))

describe('a price before', () => {
  it('is not shown for a new item, nor for a draft', async () => {
    expect(await problemsOf(addItem(market, { originalPrice: '20' }))).toEqual(['wasNew', undefined])
    const draft = await addItem(market, {}, 'draft')
    await cost(draft, 9_900)
    market.wait(days(40))
    expect(await problemsOf(edit(draft, { originalPrice: '99' }))).toEqual(['wasNew', undefined])
    await moveItem(market.ctx, kampung, draft, 'activate')
    market.wait(1_000)
    expect(await problemsOf(edit(draft, { price: '5', originalPrice: '100' }))).toEqual([
      'wasTooHigh',
      'RM 99.00',
    ])
  })

  it('is what the item cost in the thirty days before, and never more', async () => {
    const id = await addItem(market, { price: '20' })
    market.wait(days(60))
    await cost(id, 1_500)
    market.wait(days(10))
    expect((await listingForm(market.ctx, kampung, id)).highestWas).toBe(2_000)
    expect(await problemsOf(edit(id, { price: '15', originalPrice: '20.01' }))).toEqual([
      'wasTooHigh',
      'RM 20.00',
    ])
    await edit(id, { price: '15', originalPrice: '20' })
    expect(await readItem(market, id)).toMatchObject({ originalPrice: 2_000 })
    await edit(id, { price: '15', originalPrice: '20', title: 'Sambal hijau' })
  })

  it('comes down with the price it is compared with, and goes when the price rises', async () => {
    const id = await addItem(market, { price: '20' })
    market.wait(days(60))
    await cost(id, 1_500)
    market.wait(days(1))
    await edit(id, { price: '15', originalPrice: '20' })
    await cost(id, 1_200)
    expect(await readItem(market, id)).toMatchObject({ price: 1_200, originalPrice: 1_500 })
    const { version } = await readItem(market, id)
    await bulkChange(market.ctx, kampung, [{ id, version }], { action: 'price', bps: -1_000 })
    expect(await readItem(market, id)).toMatchObject({ price: 1_080, originalPrice: 1_200 })
    await cost(id, 1_400)
    expect(await readItem(market, id)).toMatchObject({ price: 1_400, originalPrice: null })
  })

  it('from before prices were kept stays for as long as the price does', async () => {
    const { price, originalPrice, slug } = market.rows(
      'select price_sen as price, original_price_sen as originalPrice, slug from items where id = ?',
      items.onOffer.id,
    )[0] as { price: number; originalPrice: number; slug: string }
    expect([slug, price, originalPrice]).toEqual([items.onOffer.slug, 4_900, 7_000])
    const kept = market.rows(
      'select price_sen from item_prices where item_id = ? order by from_at',
      items.onOffer.id,
    )
    expect(kept).toEqual([{ price_sen: 7_000 }, { price_sen: 4_900 }])
  })
})
