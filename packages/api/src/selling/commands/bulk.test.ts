import { type BulkChange, sen } from '@pasar/domain'
import { describe, expect, it } from 'vitest'
import { findWrongSums } from '../../platform/consistency-check'
import { kampung, sellerOf } from '../../reviews/testing/helpers'
import { readAll, refusalOf, useMarket, users } from '../../testing/helpers'
import { bulkPreview } from '../reads/bulk'
import { addItem, offerOf, readItem } from '../testing/helpers'
import { bulkChange } from './bulk'
import { changeOffer } from './own-items'

const market = useMarket()
const tan = sellerOf(users.tan)
const CHEAPER: BulkChange = { action: 'price', bps: -1_000 }
const previewed = (ids: readonly string[], change: BulkChange) =>
  bulkPreview(market.ctx, kampung, ids, change)

describe('a price changed by a percentage', () => {
  it('is what its preview said, for each item that still is as it was shown', async () => {
    const [one, two] = [await addItem(market, { price: '19.99' }), await addItem(market, { price: '5' })]
    const preview = await previewed([one, two], CHEAPER)
    expect(preview.map(({ prices }) => prices)).toEqual([
      [{ name: '', from: 1_999, to: 1_799 }],
      [{ name: '', from: 500, to: 450 }],
    ])
    await changeOffer(market.ctx, kampung, await offerOf(market, two, { price: sen(700) }))
    const result = await bulkChange(market.ctx, kampung, preview, CHEAPER)
    expect(result).toEqual({
      undo: expect.any(String),
      changed: 1,
      refused: [{ id: two, title: 'Sambal belacan', code: 'ITEM_EDITED', details: {} }],
    })
    expect(await readItem(market, one)).toMatchObject({ price: 1_799 })
    expect(await readItem(market, two)).toMatchObject({ price: 700 })
    expect(await bulkChange(market.ctx, kampung, preview, CHEAPER)).toMatchObject({ changed: 0 })
  })

  it('says before what cannot be', async () => {
    const id = await addItem(market, { price: '0.04' })
    const change: BulkChange = { action: 'price', bps: -9_000 }
    const [row] = await previewed([id], change)
    expect(row).toMatchObject({ refusal: 'ITEM_PRICE_RANGE', prices: [] })
    const result = await bulkChange(market.ctx, kampung, [{ id, version: row?.version ?? 0 }], change)
    expect(result.refused).toMatchObject([{ code: 'ITEM_PRICE_RANGE' }])
  })
})

describe('several items', () => {
  it('are paused and put on sale again; what is so already is reported', async () => {
    const [one, two] = [await addItem(market), await addItem(market, {}, 'draft')]
    const requests = [one, two].map((id) => ({ id, version: 0 }))
    expect(await bulkChange(market.ctx, kampung, requests, { action: 'pause' })).toMatchObject({
      changed: 1,
      refused: [{ id: two, code: 'ITEM_NOT_CHANGEABLE' }],
    })
    const activate: BulkChange = { action: 'activate' }
    expect(await bulkChange(market.ctx, kampung, requests, activate)).toMatchObject({
      changed: 2,
      refused: [],
    })
    expect(await bulkChange(market.ctx, kampung, requests, activate)).toMatchObject({
      changed: 0,
      refused: [{ code: 'ITEM_UNCHANGED' }, { code: 'ITEM_UNCHANGED' }],
    })
    expect(await findWrongSums(market.services.database)).toEqual([])
  })

  it('are deleted where they are drafts, which others are not', async () => {
    const [sold, draft] = [await addItem(market), await addItem(market, {}, 'draft')]
    const requests = [sold, draft].map((id) => ({ id, version: 0 }))
    const change: BulkChange = { action: 'delete' }
    const preview = await bulkPreview(market.ctx, kampung, [sold, draft], change)
    expect(preview.map(({ refusal }) => refusal)).toEqual(['ITEM_NOT_DRAFT', null])
    expect(await bulkChange(market.ctx, kampung, requests, change)).toMatchObject({
      changed: 1,
      refused: [{ id: sold, code: 'ITEM_NOT_DRAFT' }],
    })
    expect(market.rows('select id from items where id in (?, ?)', sold, draft)).toEqual([{ id: sold }])
    expect(await bulkChange(market.ctx, kampung, requests, change)).toMatchObject({
      changed: 0,
      refused: [{ code: 'ITEM_NOT_DRAFT' }, { id: draft, title: '', code: 'NOT_FOUND' }],
    })
    expect(await findWrongSums(market.services.database)).toEqual([])
  })

  it('move to a category, in which they are found', async () => {
    const id = await addItem(market)
    const change: BulkChange = { action: 'category', category: 'garden' }
    expect(await bulkChange(market.ctx, kampung, [{ id, version: 0 }], change)).toMatchObject({ changed: 1 })
    expect(await readItem(market, id)).toMatchObject({ category: 'garden' })
    const found = "select count(*) from item_search where item_search match 'garden AND pounded'"
    expect(market.value(found)).toBe(1)
    expect(await findWrongSums(market.services.database)).toEqual([])
  })

  it('are a seller’s own, or nothing happens', async () => {
    const id = await addItem(market)
    expect(await bulkPreview(market.ctx, tan, [id], CHEAPER)).toEqual([])
    const { version } = await readItem(market, id)
    const before = readAll(market)
    for (const change of [CHEAPER, { action: 'pause' }, { action: 'category', category: 'art' }] as const)
      expect(await bulkChange(market.ctx, tan, [{ id, version }], change)).toEqual({
        undo: null,
        changed: 0,
        refused: [{ id, title: '', code: 'NOT_FOUND', details: {} }],
      })
    expect(readAll(market)).toEqual(before)
    market.run("update users set seller_status = 'suspended' where id = ?", kampung.id)
    expect(await refusalOf(bulkChange(market.ctx, kampung, [{ id, version }], CHEAPER))).toBe(
      'SELLER_SUSPENDED',
    )
  })
})
