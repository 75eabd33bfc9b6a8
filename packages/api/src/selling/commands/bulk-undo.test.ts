import { type BulkChange, days, sen } from '@pasar/domain'
import { describe, expect, it } from 'vitest'
import { bid } from '../../auctions/commands'
import { findWrongSums } from '../../platform/consistency-check'
import { kampung, sellerOf } from '../../reviews/testing/helpers'
import { buyer, readAll, refusalOf, useMarket, users } from '../../testing/helpers'
import { bulkPreview } from '../reads/bulk'
import { ownItemIds } from '../reads/listing'
import { addAuction } from '../testing/auctions'
import { addItem, offerOf, readItem } from '../testing/helpers'
import { stopAuction } from './auctions'
import { bulkChange, undoBulkChange } from './bulk'
import { changeOffer, moveItem } from './own-items'

const market = useMarket()
const PAUSE: BulkChange = { action: 'pause' }

async function change(ids: readonly string[], what: BulkChange): Promise<string> {
  const requests = ids.map((id) => ({ id, version: 0 }))
  return (await bulkChange(market.ctx, kampung, requests, what)).undo ?? ''
}
const undo = (id: string) => undoBulkChange(market.ctx, kampung, id)
const statusOf = (id: string) => market.value<string>('select status from items where id = ?', id)

it('puts back what still stands as it was left, and says what does not', async () => {
  const [one, two, sold] = [await addItem(market), await addItem(market), await addItem(market)]
  market.run("update items set status = 'sold_out' where id = ?", sold)
  market.run('update item_variants set stock = 0 where item_id = ?', sold)
  const id = await change([one, two, sold], PAUSE)
  // Back on sale and paused again by hand: it is not as the change left it.
  await moveItem(market.ctx, kampung, two, 'activate')
  await moveItem(market.ctx, kampung, two, 'pause')
  expect(await undo(id)).toEqual({
    changed: 2,
    refused: [{ id: two, title: 'Sambal belacan', code: 'ITEM_CHANGED_SINCE', details: {} }],
  })
  expect([one, two, sold].map(statusOf)).toEqual(['active', 'paused', 'sold_out'])
  // Twice is once.
  expect(await undo(id)).toMatchObject({ changed: 0, refused: [{ id: two }] })
  expect(await findWrongSums(market.services.database)).toEqual([])
})

it('is done once by two tabs', async () => {
  const items = [await addItem(market), await addItem(market)]
  const id = await change(items, PAUSE)
  const both = await Promise.all([undo(id), undo(id)])
  expect(both.reduce((sum, { changed }) => sum + changed, 0)).toBe(2)
  expect(both.flatMap(({ refused }) => refused)).toEqual([])
})

it('takes items off sale that were put on sale, but for drafts: they have been seen', async () => {
  const [paused, draft] = [await addItem(market), await addItem(market, {}, 'draft')]
  await moveItem(market.ctx, kampung, paused, 'pause')
  const id = await change([paused, draft], { action: 'activate' })
  expect(await undo(id)).toEqual({ changed: 1, refused: [] })
  expect([paused, draft].map(statusOf)).toEqual(['paused', 'active'])
})

it('finds items under their category again', async () => {
  const id = await addItem(market, { category: 'food', description: 'Pounded by hand.' })
  const changed = await change([id], { action: 'category', category: 'garden' })
  expect(await readItem(market, id)).toMatchObject({ category: 'garden' })
  expect(await undo(changed)).toEqual({ changed: 1, refused: [] })
  expect(await readItem(market, id)).toMatchObject({ category: 'food' })
  expect(await findWrongSums(market.services.database)).toEqual([])
})

it('leaves an auction that has bids or is over under the category that bidders read', async () => {
  const [bidOn, over, open] = [await addAuction(market), await addAuction(market), await addAuction(market)]
  const moved = { action: 'category', category: 'garden' } as const
  const id = await change([bidOn], moved)
  await bid(market.ctx, buyer, { itemId: bidOn, maximum: sen(4_000) })
  await stopAuction(market.ctx, kampung, over)
  const { refused } = await undo(id)
  expect(refused).toMatchObject([{ id: bidOn, code: 'AUCTION_HAS_BIDS' }])
  expect((await readItem(market, bidOn)).category).toBe('garden')
  const before = readAll(market)
  const back = { action: 'category', category: 'home' } as const
  const codes = ['AUCTION_HAS_BIDS', 'AUCTION_ENDED']
  const preview = await bulkPreview(market.ctx, kampung, [bidOn, over, open], back)
  expect(preview.map(({ refusal }) => refusal)).toEqual([...codes, null])
  const result = await bulkChange(market.ctx, kampung, preview.slice(0, 2), back)
  expect(result.refused.map(({ code }) => code)).toEqual(codes)
  expect(readAll(market)).toEqual(before)
  expect(await bulkChange(market.ctx, kampung, preview.slice(2), back)).toMatchObject({ changed: 1 })
})

it('is for the last change, and for its seller alone', async () => {
  const id = await addItem(market)
  const first = await change([id], PAUSE)
  const before = readAll(market)
  expect(await refusalOf(undoBulkChange(market.ctx, sellerOf(users.tan), first))).toBe('NOT_FOUND')
  expect(readAll(market)).toEqual(before)
  await change([id], { action: 'activate' })
  expect(await refusalOf(undo(first))).toBe('NOT_FOUND')
  expect(await refusalOf(undo(''))).toBe('NOT_FOUND')
  // Nothing was changed: what was done before can still be undone.
  const last = await change([id], PAUSE)
  expect(await change([id], PAUSE)).toBe('')
  expect(await undo(last)).toMatchObject({ changed: 1 })
})

describe('a price', () => {
  const CHEAPER: BulkChange = { action: 'price', bps: -1_000 }
  const price = async (ids: readonly string[]): Promise<string> => {
    const requests = await Promise.all(
      ids.map(async (id) => ({ id, version: (await readItem(market, id)).version })),
    )
    return (await bulkChange(market.ctx, kampung, requests, CHEAPER)).undo ?? ''
  }
  const pricesOf = async (id: string) => (await readItem(market, id)).variants.map((variant) => variant.price)

  it('is what it was where nobody has changed it since, whatever else was changed', async () => {
    const ids = await Promise.all(['10', '20', '30', '40'].map((own) => addItem(market, { price: own })))
    const [one = '', two = '', three = '', four = ''] = ids
    const id = await price(ids)
    expect((await Promise.all(ids.map(pricesOf))).flat()).toEqual([900, 1_800, 2_700, 3_600])
    await changeOffer(market.ctx, kampung, await offerOf(market, two, { price: sen(1_500) }))
    await changeOffer(market.ctx, kampung, await offerOf(market, three, { stock: 9 }))
    market.run("update items set status = 'removed' where id = ?", four)
    const back = await undo(id)
    expect([back.changed, back.refused.map((item) => [item.id, item.code])]).toEqual([
      2,
      expect.arrayContaining([
        [two, 'ITEM_CHANGED_SINCE'],
        [four, 'ITEM_CHANGED_SINCE'],
      ]),
    ])
    expect((await Promise.all([one, two, three].map(pricesOf))).flat()).toEqual([1_000, 1_500, 3_000])
    expect(market.value('select price_sen from items where id = ?', one)).toBe(1_000)
    // Twice is once.
    expect(await undo(id)).toMatchObject({ changed: 0 })
    expect(await findWrongSums(market.services.database)).toEqual([])
  })

  it('was shown: the price before is none that the item cost since', async () => {
    const id = await addItem(market, { price: '50' })
    market.wait(days(40))
    await changeOffer(market.ctx, kampung, await offerOf(market, id, { price: sen(4_000) }))
    market.run('update items set original_price_sen = 5000 where id = ?', id)
    const undone = await price([id])
    expect(await readItem(market, id)).toMatchObject({ price: 3_600, originalPrice: 4_000 })
    expect(await undo(undone)).toMatchObject({ changed: 1 })
    expect(await readItem(market, id)).toMatchObject({ price: 4_000, originalPrice: null })
    expect(await findWrongSums(market.services.database)).toEqual([])
  })
})

it('leaves an item alone that staff removed since, and forgets one that was deleted', async () => {
  const [removed, deleted] = [await addItem(market), await addItem(market, {}, 'draft')]
  const id = await change([removed, deleted], { action: 'category', category: 'garden' })
  market.run("update items set status = 'removed', updated_at = updated_at + 1 where id = ?", removed)
  await bulkChange(market.ctx, kampung, [{ id: deleted, version: 0 }], { action: 'delete' })
  expect(await undo(id)).toMatchObject({ changed: 0, refused: [{ id: removed }] })
})

it('is offered for all that a filter shows', async () => {
  const filter = {
    status: null,
    category: null,
    stock: null,
    demand: null,
    sort: 'newest',
    words: 'sambal belacan',
  } as const
  const ids = [await addItem(market), await addItem(market)]
  expect(await ownItemIds(market.ctx, kampung, filter)).toEqual({ ids: ids.toReversed(), hasMore: false })
  expect((await ownItemIds(market.ctx, sellerOf(users.tan), filter)).ids).toEqual([])
})
