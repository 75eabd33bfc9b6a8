import { asSeller, openTestServices, SMALL, type TestServices } from '@pasar/api/testing'
import {
  DOWNLOAD,
  days,
  formatMalaysianMoment,
  LANGUAGES,
  MAX_STOCK,
  parseMalaysianMoment,
} from '@pasar/domain'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { translateFor } from '../../../i18n/language.server'
import { fieldError } from '../../../lib/forms/failure'
import { refused, thrownBy } from '../../../testing/answers'
import { formOf, makeArgs } from '../../../testing/context'
import { withPicture } from '../../../testing/with-picture'
import { action as addAction, loader as addLoader } from '../routes/add-items.server'
import { loader as previewLoader } from '../routes/add-items-preview.server'
import { action as changeAction, loader as changeLoader } from '../routes/change-products.server'
import { action, loader } from '../routes/my-products.server'

const seller = asSeller(SMALL.users.seller)
const other = asSeller(SMALL.users.tan)
const { kopi } = SMALL.items

let services: TestServices
beforeEach(async () => {
  services = await openTestServices()
})
afterEach(() => services.dispose())

const argsOf = (address: string, body?: FormData | URLSearchParams, member = seller) =>
  makeArgs(services, address, member, body)

it('says at each field what is wrong, in three languages, and keeps what was typed', async () => {
  const { fields } = await addLoader(argsOf('/add-items'))
  const typed = {
    ...fields,
    title: 'Kuih',
    description: 'x'.repeat(9_000),
    category: 'food',
    price: '0',
    weight: '-5',
  }
  const { data, init } = refused(
    await addAction(argsOf('/add-items', formOf({ ...typed, intent: 'publish' }))),
  )
  expect(init.status).toBe(400)
  expect(data.failure?.fields).toEqual({
    description: 'tooLong',
    price: 'itemPrice',
    weight: 'weight',
    pictures: 'ITEM_WITHOUT_PICTURE',
  })
  expect(data.failure?.values).toMatchObject({ title: 'Kuih', price: '0', weight: '-5' })
  const said = LANGUAGES.map((language) => fieldError(translateFor(language), data.failure, 'price'))
  expect(new Set(said).size).toBe(3)
})

it('says at once what is wrong of the item, of its options and of the time it goes on sale', async () => {
  const { fields } = await addLoader(argsOf('/add-items'))
  const about = { title: 'Kuih', description: 'Nine layers.', category: 'food', weight: '0' }
  const rows = { 'v0-0': 'S', 'v0-1': 'M', 'price-0': '-10', 'price-1': '-10', 'stock-0': '', 'stock-1': '' }
  const options = { option0: 'Size', values0: 'S, M', ...rows, onSaleAt: 'soon' }
  const form = withPicture(formOf({ ...fields, ...about, ...options, intent: 'schedule' }))
  const { data } = refused(await addAction(argsOf('/add-items', form)))
  expect(data.failure?.fields).toEqual({
    weight: 'weight',
    onSaleAt: 'saleStart',
    'price-0': 'itemPrice',
    'price-1': 'itemPrice',
    'stock-0': 'stock',
    'stock-1': 'stock',
  })
})

it('lists an item, shows it to its seller, and to no other', async () => {
  const { fields } = await addLoader(argsOf('/add-items'))
  const typed = {
    ...fields,
    title: 'Kuih lapis',
    description: 'Nine layers.',
    category: 'food',
    price: '8.90',
  }
  const form = withPicture(formOf({ ...typed, weight: '300', intent: 'publish' }))
  expect((await thrownBy(addAction(argsOf('/add-items', form)))).headers.get('location')).toBe('/my-products')
  const { items } = await loader(argsOf('/my-products?q=lapis&status=active'))
  expect(items).toMatchObject([{ title: 'Kuih lapis', price: 890, stock: 1, status: 'active' }])
  const address = `/add-items?item=${items[0]?.id}`
  expect((await addLoader(argsOf(address))).fields).toMatchObject({ title: 'Kuih lapis', price: '8.90' })
  for (const work of [
    addLoader(argsOf(address, undefined, other)),
    addAction(argsOf(address, form, other)),
    action(
      argsOf('/my-products', new URLSearchParams({ intent: 'pause', itemId: items[0]?.id ?? '' }), other),
    ),
  ])
    expect((await thrownBy(work)).status).toBe(404)
})

it('goes on from what was saved when a draft may not be published yet', async () => {
  const { fields } = await addLoader(argsOf('/add-items'))
  const about = { title: 'Resipi kuih', description: 'Nine recipes.', category: 'food', price: '8.90' }
  const form = { ...fields, ...about, servicePlace: DOWNLOAD }
  await thrownBy(addAction(argsOf('/add-items', formOf({ ...form, intent: 'draft' }))))
  const { items } = await loader(argsOf('/my-products?q=resipi&status=draft'))
  const address = `/add-items?item=${items[0]?.id}`
  const view = await addLoader(argsOf(address))
  const shown = {
    ...view.fields,
    version: String(view.filledFrom),
    seenStock: String(items[0]?.offers[0]?.stock),
  }
  const png = await sharp({ create: { width: 64, height: 64, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
  const sent = formOf({ ...shown, title: 'Resipi kuih lapis', stock: '7', intent: 'publish' })
  sent.set('pictures', new File([new Uint8Array(png)], 'a.png', { type: 'image/png' }))
  const { data } = refused(await addAction(argsOf(address, sent)))
  expect(data.failure?.code).toBe('ITEM_WITHOUT_FILE')
  const again = formOf({ ...data.failure?.values, intent: 'draft' } as Record<string, string>)
  expect((await thrownBy(addAction(argsOf(address, again)))).status).toBe(302)
  const saved = await addLoader(argsOf(address))
  expect([saved.fields.title, saved.item?.pictures.length]).toEqual(['Resipi kuih lapis', 1])
})

it('answers the second of two tabs with the value there is now', async () => {
  const { items } = await loader(argsOf(`/my-products?q=${encodeURIComponent(kopi.title)}`))
  const [offer] = items[0]?.offers ?? []
  const [price, stock] = [String((offer?.price ?? 0) / 100), String(offer?.stock)]
  const seen = { price, seenPrice: price, stock, seenStock: stock }
  const change = { intent: 'offer', itemId: kopi.id, variantId: offer?.id ?? '', ...seen }
  const send = (typed: string) =>
    action(argsOf('/my-products?status=active', new URLSearchParams({ ...change, stock: typed })))
  const led = await thrownBy(send('7'))
  expect(led.headers.get('location')).toBe('/my-products?status=active')
  const { data, init } = refused(await send('9'))
  expect(init.status).toBe(409)
  expect(fieldError(translateFor('en'), data.failure, 'stock')).toContain('It is 7 now.')
  expect(data.failure?.values).toMatchObject({ stock: '9', itemId: kopi.id })
})

it('takes a stock that is left out for one piece, of a download for no limit', async () => {
  const { fields } = await addLoader(argsOf('/add-items'))
  const typed = {
    ...fields,
    title: 'Resipi',
    description: 'A book.',
    category: 'food',
    price: '5.00',
    weight: '300',
  }
  for (const [servicePlace, stock] of [
    ['', 1],
    ['download', MAX_STOCK],
  ] as const) {
    const form = formOf({ ...typed, title: `Resipi ${stock}`, servicePlace, intent: 'draft' })
    await thrownBy(addAction(argsOf('/add-items', form)))
    const { items } = await loader(argsOf(`/my-products?q=${stock}&status=draft`))
    expect(items).toMatchObject([{ title: `Resipi ${stock}`, stock }])
  }
})

it('keeps what was typed into a draft that was published in another tab', async () => {
  const { fields } = await addLoader(argsOf('/add-items'))
  const typed = {
    ...fields,
    title: 'Kuih talam',
    description: 'Two layers.',
    category: 'food',
    price: '5.00',
  }
  const draft = withPicture(formOf({ ...typed, weight: '300', intent: 'draft' }))
  await thrownBy(addAction(argsOf('/add-items', draft)))
  const { items } = await loader(argsOf('/my-products?q=talam'))
  const address = `/add-items?item=${items[0]?.id}`
  const { fields: filled, item } = await addLoader(argsOf(address))
  const version = String(item?.version)
  const form = { ...filled, seenStock: filled.stock ?? '', intent: 'publish' }
  await thrownBy(addAction(argsOf(address, formOf({ ...form, version }))))
  for (const intent of ['publish', 'draft', 'schedule']) {
    const late = formOf({ ...form, version, intent, title: 'Kuih talam pandan' })
    const { data, init } = refused(await addAction(argsOf(address, late)))
    expect(init.status).toBe(409)
    expect(data.failure).toMatchObject({ code: 'ITEM_EDITED', values: { title: 'Kuih talam pandan' } })
  }
})

it('shows what a change of several items would do, and does that', async () => {
  const { items } = await loader(argsOf('/my-products?status=active'))
  const ids = items.slice(0, 3).map(({ id }) => id)
  const asked = new URLSearchParams([...ids.map((id) => ['id', id]), ['do', 'price'], ['percent', '-10']])
  const path = `/my-products/change?${asked}`
  const preview = await changeLoader(argsOf(path))
  expect(preview.rows.map(({ id }) => id)).toEqual(ids)
  expect((await changeLoader(argsOf(path, undefined, other))).rows).toEqual([])
  expect((await changeLoader(argsOf(path.replace('-10', 'ten')))).change).toBeNull()
  expect(preview.back).toBe('/my-products?view=all')
  expect((await changeLoader(argsOf(`${path}&status=paused`))).back).toBe('/my-products?status=paused')
  const [first, ...rest] = preview.rows
  const sent = { do: 'price', percent: '-10', [`item-${first?.id}`]: '1' }
  const versions = Object.fromEntries(rest.map(({ id, version }) => [`item-${id}`, String(version)]))
  const answer = await changeAction(argsOf(path, new URLSearchParams({ ...sent, ...versions })))
  expect(answer).toMatchObject({
    result: { changed: 2, refused: [{ id: first?.id, code: 'ITEM_EDITED' }] },
  })
  const now = await loader(argsOf('/my-products?status=active'))
  for (const { id, prices } of rest)
    expect(now.items.find((item) => item.id === id)?.price).toBe(prices[0]?.to)
})

it('makes a table of the options that are typed, and keeps everything else', async () => {
  const typed = { title: 'Baju', values0: 'S, M', values1: 'Red, Blue', price: '89', intent: 'combine' }
  const made = await addAction(argsOf('/add-items', new URLSearchParams(typed)))
  expect(made).toMatchObject({ typed: { title: 'Baju', 'v0-3': 'M', 'v1-3': 'Blue', 'price-3': '89' } })
  const many = Array.from({ length: 50 }, (_, at) => `v${at}`).join(', ')
  const tooMany = new URLSearchParams({ ...typed, values0: many, values1: `${many}, w` })
  const { data, init } = refused(await addAction(argsOf('/add-items', tooMany)))
  expect(init.status).toBe(400)
  expect(fieldError(translateFor('en'), data.failure, 'values0')).toContain('2550 combinations')
  expect(data.failure?.values).toMatchObject({ title: 'Baju', values0: many })
})

it('refuses a table that nobody has seen, and shows it', async () => {
  const { fields } = await addLoader(argsOf('/add-items'))
  const given = {
    ...fields,
    title: 'Baju',
    description: 'Sewn.',
    category: 'clothing',
    price: '89',
    weight: '300',
  }
  const form = withPicture(formOf({ ...given, values0: 'S, M', intent: 'publish' }))
  const { data } = refused(await addAction(argsOf('/add-items', form)))
  expect(data.failure?.fields).toEqual({ values0: 'combinations' })
  expect(data.failure?.values).toMatchObject({ 'v0-1': 'M', 'price-1': '89' })
})

it('keeps what is typed as a draft, goes on with it, and throws it away', async () => {
  const { fields, item } = await addLoader(argsOf(`/add-items?item=${kopi.id}`))
  const typed = { ...fields, title: 'Kopi, roasted anew', version: String(item?.version), intent: 'keep' }
  const path = `/add-items?item=${kopi.id}`
  const led = await thrownBy(addAction(argsOf(path, formOf(typed))))
  expect(led.headers.get('location')).toBe(`${path}&draft=continue&kept=1`)
  const found = await addLoader(argsOf(path))
  expect(found.fields.title).toBe(kopi.title)
  expect(found.draft).toMatchObject({ version: 1, isContinued: false, isOutdated: false })
  const continued = await addLoader(argsOf(`${path}&draft=continue`))
  expect(continued.fields).toMatchObject({ title: 'Kopi, roasted anew' })
  // A second tab knows nothing of the draft: its save is refused, and what was typed stays.
  const second = refused(await addAction(argsOf(path, formOf({ ...typed, title: 'Other' }))))
  expect(second.init.status).toBe(409)
  expect(second.data.failure).toMatchObject({
    code: 'FORM_DRAFT_CHANGED',
    details: { version: 1 },
    values: { title: 'Other' },
  })
  const discard = new URLSearchParams({ intent: 'discard', draftVersion: '1' })
  expect((await thrownBy(addAction(argsOf(path, discard)))).headers.get('location')).toBe(path)
  expect((await addLoader(argsOf(path))).draft).toBeNull()
})

it('schedules an item for a time to come, and refuses one that is past', async () => {
  const { fields } = await addLoader(argsOf('/add-items'))
  const given = {
    ...fields,
    title: 'Pulut inti',
    description: 'Steamed.',
    category: 'food',
    price: '4',
    weight: '90',
  }
  const send = (onSaleAt: string) =>
    addAction(argsOf('/add-items', withPicture(formOf({ ...given, onSaleAt, intent: 'schedule' }))))
  const { data } = refused(await send('2020-01-01T10:00'))
  expect(data.failure?.fields).toEqual({ onSaleAt: 'saleStart' })
  expect((await loader(argsOf('/my-products?q=pulut'))).items).toEqual([])
  const typed = formatMalaysianMoment(argsOf('/').context.ctx.now() + days(2))
  await thrownBy(send(typed))
  const { items } = await loader(argsOf('/my-products?q=pulut'))
  expect(items).toMatchObject([{ status: 'draft', onSaleAt: parseMalaysianMoment(typed) }])
  expect((await addLoader(argsOf(`/add-items?item=${items[0]?.id}`))).fields.onSaleAt).toBe(typed)
})

it('previews what is typed and not saved, to its seller only', async () => {
  const path = `/add-items?item=${kopi.id}`
  const { fields } = await addLoader(argsOf(path))
  const typed = { ...fields, title: 'Kopi anew', description: 'Now **darker** <b>.', intent: 'preview' }
  const led = await thrownBy(addAction(argsOf(path, formOf(typed))))
  const preview = `/add-items/preview?item=${kopi.id}`
  expect(led.headers.get('location')).toBe(preview)
  expect(await previewLoader(argsOf(preview))).toMatchObject({
    title: 'Kopi anew',
    isDraft: true,
    descriptionHtml: expect.stringContaining('<strong>darker</strong> &lt;b&gt;'),
    back: `${path}&draft=continue`,
  })
  expect((await thrownBy(previewLoader(argsOf(preview, undefined, other)))).status).toBe(404)
  expect((await thrownBy(previewLoader(argsOf('/add-items/preview')))).status).toBe(302)
})
