import { findItem } from '@pasar/db'
import { type ImportDefaults, listingSchema, parseOptions } from '@pasar/domain'
import { expect, it } from 'vitest'
import { kampung } from '../../reviews/testing/helpers'
import { useMarket } from '../../testing/helpers'
import { addItem, readItem, sendPicture, storeOf } from '../testing/helpers'
import { exportTable, finishImport, sendTable } from '../testing/imports'
import { duplicateListing } from './duplicate'
import { confirmImport } from './imports'
import { addListing } from './listing'

const market = useMarket()
const MILO = '9556001128294'
const UPC = '036000291452'

const send = (file: string, replaces = '') => {
  const defaults: ImportDefaults = {
    storeId: storeOf(market, kampung),
    category: 'food',
    weight: '300',
    stock: '1',
    status: 'active',
  }
  return sendTable(market.ctx, kampung, file, defaults, { replaces })
}
const make = async (file: string) => {
  const checked = await send(file)
  await confirmImport(market.ctx, kampung, checked.id)
  const { items } = await finishImport(market.ctx, kampung, checked.id)
  const made = await Promise.all(items.map(({ itemId }) => readItem(market, itemId ?? '')))
  return { checked, codes: made.map(({ variants }) => variants.map(({ gtin }) => gtin)) }
}

it('is kept with what the form says, and not of a copy', async () => {
  const id = await addItem(market, { gtin: '955-6001 128294' })
  expect((await readItem(market, id)).gtin).toBe(MILO)
  expect((await findItem(market.ctx.db, { id }))?.variants.map(({ gtin }) => gtin)).toEqual([MILO])
  const copy = await duplicateListing(market.ctx, kampung, id)
  expect((await readItem(market, copy)).gtin).toBe('')
})

it('is asked for each combination', async () => {
  const typed = {
    option0: 'Size',
    values0: 'S, M',
    'v0-0': 'S',
    'price-0': '5',
    'stock-0': '1',
    'gtin-0': MILO,
    'v0-1': 'M',
    'price-1': '6',
    'stock-1': '1',
  }
  const options = parseOptions(typed, false)
  const listing = listingSchema.parse({
    ...{ title: 'Milo', description: 'Malt.', category: 'beverage', condition: 'new' },
    ...{ storeId: storeOf(market, kampung), price: '1', stock: '1', weight: '400', shipsFrom: 'MY' },
  })
  const id = await addListing(
    market.ctx,
    kampung,
    { listing, options, pictures: [], kept: [sendPicture(market)] },
    'active',
  )
  expect((await readItem(market, id)).variants.map(({ gtin }) => gtin)).toEqual([MILO, ''])
  expect((await findItem(market.ctx.db, { id }))?.variants.map(({ gtin }) => gtin)).toEqual([MILO, ''])
  expect(() => parseOptions({ ...typed, 'gtin-1': '9556001128295' }, false)).toThrow(
    expect.objectContaining({ fields: { 'gtin-1': 'gtin' } }),
  )
})

it('goes out and comes back in a file of the own format, and one that is none is refused', async () => {
  const id = await addItem(market, { gtin: UPC })
  const file = await exportTable(market.ctx, kampung)
  expect(file).toContain(UPC)
  const { counts, total, id: first } = await send(file)
  expect(counts.same).toBe(total)
  // As a spreadsheet saves it.
  const plain = await send(`id,title,gtin\n${id},Sambal belacan,36000291452\n`, first)
  expect(plain.counts).toMatchObject({ same: 1 })
  const wrong = await send(`id,title,gtin\n${id},Sambal belacan,9556001128295\n`, plain.id)
  expect(wrong.items[0]).toMatchObject({
    state: 'refused',
    problems: [{ row: 2, column: 'gtin', code: 'gtin' }],
  })
})

it('comes from Shopify and WooCommerce; other barcodes are left out with a note', async () => {
  const shopify = await make(
    [
      'Handle,Title,Body (HTML),Option1 Name,Option1 Value,Variant SKU,Variant Price,Variant Barcode',
      `milo,Milo,<p>Malt</p>,Size,S,M-S,5.00,'${MILO}`,
      'milo,,,,M,M-M,6.00,SHOP-0001',
    ].join('\n'),
  )
  expect(shopify.codes).toEqual([[MILO, '']])
  expect(shopify.checked.items[0]?.notes).toMatchObject([
    { row: 2, column: 'pictures', code: 'importNoPicture' },
    { row: 3, column: 'Variant Barcode', code: 'importGtin' },
  ])
  const woo = await make(
    [
      'ID,Type,SKU,"GTIN, UPC, EAN, or ISBN",Name,Published,Description,Regular price',
      `1,simple,CUP,${UPC},Cup,1,Big,12`,
      '2,simple,MUG,,Mug,1,Small,8',
    ].join('\n'),
  )
  expect(woo.codes).toEqual([[UPC], ['']])
})
