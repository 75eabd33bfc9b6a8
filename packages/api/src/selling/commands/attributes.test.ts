import { type AttributeValues, listingSchema, parseBrowse } from '@pasar/domain'
import { describe, expect, it } from 'vitest'
import { browse } from '../../catalogue/reads/browse'
import { itemPage } from '../../catalogue/reads/pages'
import { findWrongSums } from '../../platform/consistency-check'
import { fieldOf, rowsOf } from '../../platform/rest/testing/body'
import { askRest } from '../../platform/rest/testing/helpers'
import { kampung } from '../../reviews/testing/helpers'
import { buyer, useMarket } from '../../testing/helpers'
import { readItem, sendPicture, storeOf } from '../testing/helpers'
import { exportTable, finishImport, sendTable } from '../testing/imports'
import { bulkChange } from './bulk'
import { duplicateListing } from './duplicate'
import { confirmImport } from './imports'
import { addListing, editListing } from './listing'
import { deleteListing } from './own-items'

const market = useMarket()
const given = (attributes: AttributeValues, over: Record<string, string> = {}) =>
  listingSchema.parse({
    title: 'Rain over Sarawak',
    description: 'A **novel**.',
    category: 'books',
    condition: 'new',
    storeId: storeOf(market, kampung),
    price: '39.90',
    stock: '5',
    weight: '400',
    shipsFrom: 'MY',
    ...over,
    attributes,
  })
const add = (attributes: AttributeValues, over: Record<string, string> = {}) =>
  addListing(
    market.ctx,
    kampung,
    { listing: given(attributes, over), pictures: [], kept: [sendPicture(market)] },
    'active',
  )
const edit = async (id: string, attributes: AttributeValues, over: Record<string, string> = {}) => {
  const { version, stock: seenStock, pictures: kept } = await readItem(market, id)
  const listing = given(attributes, over)
  await editListing(market.ctx, kampung, id, { listing, pictures: [], version, seenStock, kept })
}
const NOVEL = { author: 'Aminah Zulkifli', language: 'malay', format: 'paperback', pages: '348' }
const foundBy = (word: string) =>
  market.value<number>('select count(*) from item_search where item_search match ?', word)
const look = (query: string) => browse(market.ctx, parseBrowse(new URLSearchParams(query)).filter, {}, null)
const cellsOf = () => market.value<string>('select json_group_array(choices) from choice_cells')

describe('what a seller states of an item', () => {
  it('is on its page and in REST, in the order of its category, and people find it', async () => {
    const before = foundBy('zulkifli')
    const id = await add(NOVEL)
    const { slug, attributes } = await readItem(market, id)
    expect(attributes).toEqual(NOVEL)
    expect((await itemPage(market.ctx, slug))?.item.attributes).toEqual(NOVEL)
    const { body } = await askRest(market, buyer, 'GET', `/items/${id}`)
    expect(fieldOf(body, 'item.attributes')).toEqual([
      { key: 'author', name: 'Author', value: 'Aminah Zulkifli', label: 'Aminah Zulkifli' },
      { key: 'language', name: 'Language', value: 'malay', label: 'Malay' },
      { key: 'format', name: 'Format', value: 'paperback', label: 'Paperback' },
      { key: 'pages', name: 'Pages', value: '348', label: '348' },
    ])
    expect(foundBy('zulkifli')).toBe(before + 1)
    await edit(id, { author: 'Tan Mei Ling' })
    expect(foundBy('zulkifli')).toBe(before)
    expect((await readItem(market, id)).attributes).toEqual({ author: 'Tan Mei Ling' })
  })

  it('goes with its category, in the form and for many at once', async () => {
    const id = await add({ colour: 'red', material: 'wood', brand: 'Kampung' }, { category: 'toys' })
    const { version } = await readItem(market, id)
    await bulkChange(market.ctx, kampung, [{ id, version }], { action: 'category', category: 'tools' })
    expect((await readItem(market, id)).attributes).toEqual({ material: 'wood', brand: 'Kampung' })
    expect(cellsOf()).toContain(';material=wood;')
    await edit(id, { material: 'wood', brand: 'Kampung', author: 'Ali' }, { category: 'books' })
    expect((await readItem(market, id)).attributes).toEqual({ author: 'Ali' })
    expect(market.value('select choices from items where id = ?', id)).toBe('')
    expect(await findWrongSums(market.services.database)).toEqual([])
    market.run("update items set choices = ';colour=red;' where id = ?", id)
    expect(await findWrongSums(market.services.database)).toHaveLength(1)
  })

  it('is copied with its item, and deleted with a draft', async () => {
    const copy = await duplicateListing(market.ctx, kampung, await add(NOVEL))
    expect((await readItem(market, copy)).attributes).toEqual(NOVEL)
    await deleteListing(market.ctx, kampung, copy)
    expect(market.value('select count(*) from item_attributes where item_id = ?', copy)).toBe(0)
  })
})

describe('the facets of a category', () => {
  it('narrow and count by what sellers stated, and change with it', async () => {
    const counts = async (query: string) => (await look(query)).facets.attributes
    const malay = (await counts('category=books')).language?.malay ?? 0
    const id = await add(NOVEL)
    await add({ ...NOVEL, language: 'tamil' })
    expect((await counts('category=books')).language).toMatchObject({ malay: malay + 1 })
    const narrowed = await look('category=books&language=malay&format=paperback')
    expect(narrowed.items.map((item) => item.id)).toContain(id)
    expect(narrowed.facets.total).toBe(narrowed.items.length)
    // What another choice would give, beside the one that is chosen.
    expect(narrowed.facets.attributes.language?.tamil).toBeGreaterThan(0)
    await edit(id, { ...NOVEL, language: 'tamil' })
    expect((await counts('category=books')).language?.malay ?? 0).toBe(malay)
    expect((await look('q=sarawak')).facets.attributes).toEqual({})
    expect((await look('q=sarawak&category=books')).facets.attributes.language).toMatchObject({ tamil: 2 })
  })

  it('are parameters of REST, which has their counts', async () => {
    const id = await add(NOVEL)
    const { status, body } = await askRest(market, buyer, 'GET', '/items?category=books&language=malay')
    expect(status).toBe(200)
    expect(rowsOf(body, 'items').map(({ _id }) => _id)).toContain(id)
    expect(fieldOf(body, 'facets.attributes.language.malay')).toBe(fieldOf(body, 'total'))
  })
})

describe('a file', () => {
  const defaults = () => ({
    storeId: storeOf(market, kampung),
    category: 'books' as const,
    weight: '300',
    stock: '1',
    status: 'active' as const,
  })
  const send = (file: string, replaces = '') => sendTable(market.ctx, kampung, file, defaults(), { replaces })

  it('carries attributes, and comes back unchanged', async () => {
    const id = await add({ ...NOVEL, author: 'A | B = C' })
    const file = await exportTable(market.ctx, kampung)
    expect(file).toContain('author=A \\| B = C | language=malay')
    const { id: first, counts, total } = await send(file)
    expect(counts.same).toBe(total)
    const checked = await send(`id,title,attributes\n${id},Rain over Sarawak,Bahasa=Tamil\n`, first)
    expect(checked.items[0]?.changes).toMatchObject([{ column: 'attributes', to: 'language=tamil' }])
    await confirmImport(market.ctx, kampung, checked.id)
    await finishImport(market.ctx, kampung, checked.id)
    expect((await readItem(market, id)).attributes).toEqual({ language: 'tamil' })
  })

  it('is refused where it names what the category does not have, or a value that is none', async () => {
    const head = 'title,description,price,weight_g,attributes\n'
    const { items } = await send(`${head}A,Text,5,100,flavour=sweet\nB,Text,5,100,language=klingon\n`)
    expect(items.map(({ problems }) => problems)).toMatchObject([
      [{ column: 'attributes', code: 'importAttribute', details: { name: 'flavour' } }],
      [{ column: 'attributes', code: 'choose' }],
    ])
  })
})
