import { describe, expect, it } from 'vitest'
import { storeItemFile, withdrawFileVersion } from '../../downloads/commands/item-files'
import { kampung } from '../../reviews/testing/helpers'
import { refusalOf, useMarket } from '../../testing/helpers'
import { addItem, listingInput, readItem } from '../testing/helpers'
import { editListing } from './listing'
import { moveItem } from './own-items'

const market = useMarket()
const download = { servicePlace: 'download', weight: '1' }

async function* send(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text)
}
const put = (itemId: string, seriesId: string | null = null) =>
  storeItemFile(market.ctx, kampung, { itemId, seriesId, note: '', name: 'a.txt', content: send('text') })

async function edit(id: string, over: Record<string, string>, onSaleAt: number | null = null) {
  const { version, stock, pictures: kept } = await readItem(market, id)
  const sent = { listing: listingInput(market, over), pictures: [], kept, onSaleAt }
  return editListing(market.ctx, kampung, id, { ...sent, version, seenStock: stock })
}

describe('a download', () => {
  it('is published with a file only, and has one from then on', async () => {
    expect(await refusalOf(addItem(market, download))).toBe('ITEM_WITHOUT_FILE')
    const id = await addItem(market, download, 'draft')
    const activate = () => moveItem(market.ctx, kampung, id, 'activate')
    expect(await refusalOf(activate())).toBe('ITEM_WITHOUT_FILE')
    expect(await refusalOf(edit(id, download, market.ctx.now() + 1))).toBe('ITEM_WITHOUT_FILE')
    const first = await put(id)
    await withdrawFileVersion(market.ctx, kampung, id, first)
    expect(await refusalOf(activate())).toBe('ITEM_WITHOUT_FILE')
    const second = await put(id, first)
    await activate()
    expect(
      market.rows('select status, is_virtual, weight_g, shipping_method from items where id = ?', id),
    ).toEqual([{ status: 'active', is_virtual: 1, weight_g: 0, shipping_method: 'Digital Delivery' }])
    expect(await refusalOf(withdrawFileVersion(market.ctx, kampung, id, second))).toBe('FILE_LAST')
  })

  it('is one of the kinds that a draft may change between, and nothing that is out', async () => {
    const id = await addItem(market, download, 'draft')
    const kindOf = () =>
      market.rows('select is_virtual, service_place, shipping_method from items where id = ?', id)
    await edit(id, {})
    expect(kindOf()).toEqual([{ is_virtual: 0, service_place: null, shipping_method: 'Standard' }])
    await edit(id, download)
    await put(id)
    await moveItem(market.ctx, kampung, id, 'activate')
    expect(await refusalOf(edit(id, {}))).toBe('VALIDATION')
    await edit(id, { ...download, title: 'Sambal, the book' })
    expect(kindOf()).toEqual([{ is_virtual: 1, service_place: null, shipping_method: 'Digital Delivery' }])
  })
})
