import { mkdirSync } from 'node:fs'
import { type ListingOptions, listingSchema, parseBrowse, sen, type VariantInput } from '@pasar/domain'
import { beforeEach, describe, expect, it } from 'vitest'
import { addToCart } from '../../cart/commands'
import { cartOf } from '../../cart/reads'
import { browse } from '../../catalogue/reads/browse'
import { itemPage } from '../../catalogue/reads/pages'
import { planItem } from '../../planner/commands/items'
import { makePlan } from '../../planner/commands/plans'
import { findWrongSums } from '../../platform/consistency-check'
import { kampung, makePhoto } from '../../reviews/testing/helpers'
import { buy, buyer, newbuyer, readAll, refusalOf, useMarket } from '../../testing/helpers'
import { listingForm } from '../reads/listing'
import { sendPicture } from '../testing/helpers'
import { bulkChange } from './bulk'
import { duplicateListing } from './duplicate'
import { addListing, editListing } from './listing'
import { deleteListing, moveItem } from './own-items'

const market = useMarket()
const given = (over: Record<string, string> = {}) =>
  listingSchema.parse({
    title: 'Baju kurung',
    description: 'Sewn in Kelantan.',
    category: 'clothing',
    condition: 'new',
    storeId: market.value<string>(
      'select id from stores where seller_id = ? order by created_at',
      kampung.id,
    ),
    price: '0.01',
    stock: '0',
    weight: '300',
    shipsFrom: 'MY',
    ...over,
  })
const row = (values: [string, string], over: Partial<VariantInput> = {}): VariantInput => ({
  id: null,
  values,
  price: sen(8_900),
  stock: 2,
  seen: null,
  sku: '',
  gtin: '',
  picture: '',
  ...over,
})
const OPTIONS: ListingOptions = {
  names: ['Size', 'Colour'],
  variants: [
    row(['S', 'Red']),
    row(['S', 'Blue'], { price: sen(7_900), sku: 'S-B' }),
    row(['M', 'Red'], { stock: 0 }),
    row(['M', 'Blue'], { stock: 5 }),
  ],
}
const add = (status: 'draft' | 'active' = 'active') =>
  addListing(
    market.ctx,
    kampung,
    { listing: given(), options: OPTIONS, pictures: [], kept: [sendPicture(market)] },
    status,
  )
const own = async (id: string) => {
  const { item } = await listingForm(market.ctx, kampung, id)
  if (!item) throw new Error('It is not there')
  return item
}
/** The variants as the form was filled with them, in the order of the table. */
const shown = async (id: string) =>
  (await own(id)).variants.map((variant) => ({ ...variant, seen: variant.stock }))
const edit = async (id: string, variants: VariantInput[] | null, over: object = {}) => {
  const { version, stock: seenStock, pictures: kept } = await own(id)
  const options = variants && { names: OPTIONS.names, variants }
  const listing = given(variants ? {} : { price: '50', stock: '4' })
  return editListing(market.ctx, kampung, id, {
    listing,
    options,
    pictures: [],
    version,
    seenStock,
    kept,
    ...over,
  })
}
const slugOf = (id: string) => market.value<string>('select slug from items where id = ?', id)
const offered = async (id: string) => (await itemPage(market.ctx, slugOf(id)))?.item.variants ?? []
const put = (id: string, variantId: string, who = buyer) =>
  addToCart(market.ctx, who, { itemId: id, variantId, quantity: 1 })

beforeEach(() => void mkdirSync(market.ctx.uploadsDir, { recursive: true }))

describe('an item with two options', () => {
  it('offers each combination at its price, and costs from the lowest', async () => {
    const id = await add()
    expect(await own(id)).toMatchObject({ price: 7_900, stock: 9, options: ['Size', 'Colour'] })
    expect((await offered(id)).map(({ name, price, stock }) => [name, price, stock])).toEqual([
      ['S / Red', 8_900, 2],
      ['S / Blue', 7_900, 2],
      ['M / Red', 8_900, 0],
      ['M / Blue', 8_900, 5],
    ])
    expect(await findWrongSums(market.services.database)).toEqual([])
  })

  it('shows a picture of its own for a variant, as long as the item has it', async () => {
    const photos = [await makePhoto(10), await makePhoto(200)]
    const id = await addListing(
      market.ctx,
      kampung,
      { listing: given(), options: OPTIONS, pictures: photos },
      'active',
    )
    const [first, second] = (await own(id)).pictures
    if (!first || !second) throw new Error('It has two pictures')
    const kept = [first, second]
    const others = market.value<string>('select key from item_images where item_id <> ? limit 1', id)
    const [red, blue, ...rest] = await shown(id)
    if (!red || !blue) throw new Error('It has variants')
    await edit(id, [{ ...red, picture: second.key }, { ...blue, picture: others }, ...rest], { kept })
    expect((await offered(id)).map(({ picture }) => picture)).toEqual([second.key, null, null, null])
    await put(id, red.id)
    await put(id, blue.id)
    const lines = (await cartOf(market.ctx, buyer)).items.map(({ variantId, image }) => [variantId, image])
    expect(Object.fromEntries(lines)).toEqual({ [red.id]: second.key, [blue.id]: first.key })
    await edit(id, await shown(id), { kept: [first] })
    expect((await offered(id)).map(({ picture }) => picture)).toEqual([null, null, null, null])
  })

  it('keeps the ids of its variants, whatever becomes of their order, names and prices', async () => {
    const id = await add()
    const before = await shown(id)
    const changed = before.toReversed().map((variant) => ({
      ...variant,
      price: sen(1_000),
      values: [variant.values[0], `${variant.values[1]}!`] as const,
    }))
    await edit(id, changed)
    expect((await own(id)).variants.map((variant) => variant.id)).toEqual(
      changed.map((variant) => variant.id),
    )
    expect((await offered(id)).map(({ name }) => name)).toEqual([
      'M / Blue!',
      'M / Red!',
      'S / Blue!',
      'S / Red!',
    ])
  })

  it('is ordered by one variant, whose stock falls', async () => {
    const id = await add()
    const [first] = await shown(id)
    await put(id, first?.id ?? '')
    await buy(market, buyer)
    expect((await shown(id)).map(({ stock }) => stock)).toEqual([1, 2, 0, 5])
    expect(await own(id)).toMatchObject({ stock: 8 })
  })
})

describe('a combination that is left out', () => {
  it('is deleted where nothing refers to it', async () => {
    const id = await add()
    await edit(id, (await shown(id)).slice(1))
    expect(market.value('select count(*) from item_variants where item_id = ?', id)).toBe(3)
    expect(await own(id)).toMatchObject({ stock: 7 })
  })

  it('is switched off where it was ordered, sells nothing whatever comes back, and returns with its id', async () => {
    const id = await add()
    const [first, ...others] = await shown(id)
    const variantId = first?.id ?? ''
    await put(id, variantId)
    await buy(market, buyer)
    await edit(id, others)
    expect((await offered(id)).some((variant) => variant.id === variantId)).toBe(false)
    market.run('update item_variants set stock = stock + 1 where id = ?', variantId)
    expect(market.value('select stock from item_variants where id = ?', variantId)).toBe(0)
    expect(await own(id)).toMatchObject({ stock: 7 })
    expect(await refusalOf(put(id, variantId, newbuyer))).not.toBe('')
    expect((await cartOf(market.ctx, newbuyer)).items).toEqual([])
    await edit(id, [...(await shown(id)), row(['S', 'Red'], { stock: 3 })])
    expect((await shown(id)).at(-1)).toMatchObject({ id: variantId, stock: 3 })
    expect(await findWrongSums(market.services.database)).toEqual([])
  })

  it('is switched off where it stands on a list of the planner', async () => {
    const id = await add()
    const [first, ...others] = await shown(id)
    const planId = await makePlan(market.ctx, buyer, {
      title: 'Raya',
      day: new Date(market.ctx.now() + 40 * 86_400_000).toISOString().slice(0, 10),
      budget: sen(20_000),
      template: 'raya',
    })
    const line = { planId, itemId: id, variantId: first?.id ?? '', quantity: 1, note: '' }
    await planItem(market.ctx, buyer, line)
    await edit(id, others)
    expect((await offered(id)).some((variant) => variant.id === first?.id)).toBe(false)
    expect(market.value('select is_off from item_variants where id = ?', first?.id ?? '')).toBe(1)
  })

  it('stays in carts, sold out', async () => {
    const id = await add()
    const [first, ...others] = await shown(id)
    await put(id, first?.id ?? '', newbuyer)
    await edit(id, others)
    expect(await offered(id)).toHaveLength(3)
    expect(
      market.rows(
        'select v.stock from cart_lines c join item_variants v on v.id = c.variant_id where v.id = ?',
        first?.id ?? '',
      ),
    ).toEqual([{ stock: 0 }])
  })
})

describe('an item', () => {
  it('gets options, and loses them again', async () => {
    const id = await add()
    await edit(id, null)
    expect(await own(id)).toMatchObject({ price: 5_000, stock: 4, options: ['', ''] })
    expect(await offered(id)).toHaveLength(1)
    await edit(id, OPTIONS.variants)
    expect(await offered(id)).toHaveLength(4)
    expect(await findWrongSums(market.services.database)).toEqual([])
  })

  it('never has the stock of a row overwritten that was sold from', async () => {
    const id = await add()
    const rows = await shown(id)
    market.run('update item_variants set stock = 1 where id = ?', rows[0]?.id ?? '')
    await edit(id, rows)
    expect((await shown(id))[0]).toMatchObject({ stock: 1 })
    const before = readAll(market)
    const late = edit(
      id,
      rows.map((variant, at) => (at === 0 ? { ...variant, stock: 9 } : variant)),
    )
    await expect(late).rejects.toMatchObject({
      code: 'STOCK_CHANGED',
      fields: { 'stock-0': 'STOCK_CHANGED' },
    })
    expect(readAll(market)).toEqual(before)
  })

  it('takes no variant of another item for its own', async () => {
    const [one, two] = [await add(), await add()]
    const [foreign] = await shown(two)
    await edit(one, [row(['XL', 'Green'], { id: foreign?.id ?? '' })])
    expect((await shown(two)).map(({ id }) => id)).toContain(foreign?.id)
    expect((await shown(one)).map(({ id }) => id)).not.toContain(foreign?.id)
  })

  it('goes on sale again when one of its variants has stock', async () => {
    const id = await add()
    market.run("update items set status = 'sold_out' where id = ?", id)
    await edit(id, await shown(id))
    expect(await own(id)).toMatchObject({ status: 'active' })
  })

  it('as a draft may lack prices, and is not put on sale until it has them', async () => {
    const draft = { names: OPTIONS.names, variants: [row(['S', '']), row(['M', ''], { price: sen(0) })] }
    const id = await addListing(
      market.ctx,
      kampung,
      { listing: given(), options: draft, pictures: [], kept: [sendPicture(market)] },
      'draft',
    )
    expect(await refusalOf(moveItem(market.ctx, kampung, id, 'activate'))).toBe('ITEM_INCOMPLETE')
    await deleteListing(market.ctx, kampung, id)
    expect(market.rows('select 1 from item_variants where item_id = ?', id)).toEqual([])
  })
})

describe('the facets of a category', () => {
  const look = (query: string) => browse(market.ctx, parseBrowse(new URLSearchParams(query)).filter, {}, null)
  const colours = async () => (await look('category=clothing')).facets.attributes.colour ?? {}
  const isFound = async (query: string, id: string) =>
    (await look(query)).items.some((item) => item.id === id)
  const choices = (id: string) => market.value<string>('select choices from items where id = ?', id)

  it('count and find an item by what each of its variants is', async () => {
    const before = await colours()
    const id = await add()
    expect(choices(id)).toBe(';size=s;;size=m;;colour=red;;colour=blue;')
    for (const colour of ['red', 'blue']) {
      expect(await isFound(`category=clothing&colour=${colour}&size=m`, id)).toBe(true)
      expect((await colours())[colour]).toBe((before[colour] ?? 0) + 1)
    }
    expect(await isFound('category=clothing&colour=green', id)).toBe(false)
    expect(await isFound('category=clothing&size=xl', id)).toBe(false)
    // What another choice would give, beside the one that is chosen.
    const { facets } = await look('category=clothing&colour=red')
    expect(facets.attributes.colour?.blue).toBe((await colours()).blue)
    expect(await findWrongSums(market.services.database)).toEqual([])
  })

  it('follow when a variant goes, and when the item moves to another category', async () => {
    const id = await add()
    await edit(
      id,
      (await shown(id)).filter(({ values }) => values[1] === 'Red'),
    )
    expect(choices(id)).toBe(';size=s;;size=m;;colour=red;')
    expect(await isFound('category=clothing&colour=blue', id)).toBe(false)
    const { version } = await own(id)
    await bulkChange(market.ctx, kampung, [{ id, version }], { action: 'category', category: 'toys' })
    expect(choices(id)).toBe(';colour=red;')
    expect(choices(await duplicateListing(market.ctx, kampung, id))).toBe(';colour=red;')
    await edit(id, null)
    expect(choices(id)).toBe('')
  })
})
