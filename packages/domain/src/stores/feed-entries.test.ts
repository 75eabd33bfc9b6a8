import { describe, expect, it } from 'vitest'
import { sen } from '../kernel/money'
import { millis } from '../kernel/time'
import { SHIPPING_ZONES } from '../shipping/shipping'
import { type FeedItem, type FeedStore, feedEntries } from './feed-entries'
import { GOOGLE_FEED, META_FEED } from './feed-formats'

const STORE: FeedStore = {
  zones: SHIPPING_ZONES,
  name: 'Kedai Batik',
  link: 'https://pasar.test/store/kedai-batik',
  description: '',
  freeShippingFrom: null,
  shipsAgainAt: null,
}
const variant = (over: Partial<FeedItem['variants'][number]> = {}) => ({
  id: 'var_1',
  link: 'https://pasar.test/item/batik',
  values: ['', ''] as const,
  price: sen(4_500),
  stock: 3,
  gtin: '',
  picture: null,
  ...over,
})
const item = (over: Partial<FeedItem> = {}): FeedItem => ({
  id: 'itm_1',
  title: 'Batik',
  description: 'Soft.',
  category: 'clothing',
  attributes: {},
  condition: 'new',
  price: sen(4_500),
  was: null,
  isVirtual: false,
  weightG: 300,
  dimensions: null,
  shipsFrom: 'MY',
  options: ['', ''],
  pictures: ['https://pasar.test/uploads/a-960.webp'],
  variants: [variant()],
  ...over,
})
const only = (over: Partial<FeedItem> = {}, store: Partial<FeedStore> = {}) =>
  feedEntries(item(over), { ...STORE, ...store })[0]

describe('what feeds say of an item', () => {
  it('is known by the item where there is one kind of it', () => {
    expect(only()).toMatchObject({
      id: 'itm_1',
      groupId: null,
      title: 'Batik',
      availability: 'in_stock',
      price: 4_500,
      salePrice: null,
      category: 'Clothing',
      shipping: 700,
    })
  })

  it('has its attributes in their fields; what a variant says of itself comes first', () => {
    const attributes = { colour: 'red', size: 'm', material: 'silk', brand: 'Anggerik', audience: 'women' }
    expect(only({ attributes })).toMatchObject({
      brand: 'Anggerik',
      facts: { color: 'Red', size: 'M', material: 'Silk' },
      otherFacts: [['For', 'Women']],
    })
    const variants = [variant({ values: ['L', ''] })]
    expect(only({ attributes, options: ['Saiz', ''], variants })?.facts).toMatchObject({
      size: 'L',
      color: 'Red',
    })
    const book = only({ category: 'books', attributes: { author: 'A. Samad', isbn: '9780306406157' } })
    expect(book).toMatchObject({ gtin: '9780306406157', brand: null, otherFacts: [['Author', 'A. Samad']] })
  })

  it('has the number below the barcode of each variant, or that of a book', () => {
    const variants = [variant({ gtin: '9556001128294' }), variant({ id: 'var_2', stock: 0 })]
    expect(feedEntries(item({ options: ['Size', ''], variants }), STORE)).toMatchObject([
      { gtin: '9556001128294', isIdentified: true },
      { gtin: null, isIdentified: false },
    ])
    const isbn = { category: 'books', attributes: { isbn: '0306406152' } }
    expect(only(isbn)).toMatchObject({ gtin: '9780306406157', isIdentified: true })
    // Clothes are known by their brand, everything else needs the number, too.
    expect(only({ attributes: { brand: 'Anggerik' } })?.isIdentified).toBe(true)
    expect(only({ category: 'food', attributes: { brand: 'Anggerik' } })?.isIdentified).toBe(false)
    expect(only({ attributes: { brand: 'A'.repeat(100) } })?.brand).toHaveLength(70)
  })

  it('is an entry for each variant, with the fields that its options have', () => {
    const variants = [
      variant({ values: ['M', 'Biru'] }),
      variant({ id: 'var_2', values: ['L', 'Biru'], price: sen(5_000), stock: 0 }),
    ]
    const entries = feedEntries(item({ options: ['Saiz', 'Colour'], variants }), STORE)
    expect(entries).toMatchObject([
      { id: 'var_1', groupId: 'itm_1', title: 'Batik – M, Biru', facts: { size: 'M', color: 'Biru' } },
      { id: 'var_2', groupId: 'itm_1', availability: 'out_of_stock', price: 5_000 },
    ])
    const other = feedEntries(
      item({ options: ['Rasa', ''], variants: [variant({ values: ['Pedas', ''] })] }),
      STORE,
    )
    expect(other[0]).toMatchObject({ facts: {}, otherFacts: [['Rasa', 'Pedas']] })
  })

  it('has a sale price only where the price before may be shown, and only for what was lowered', () => {
    expect(only({ was: sen(6_000) })).toMatchObject({ price: 6_000, salePrice: 4_500 })
    expect(only({ was: sen(4_500) })).toMatchObject({ price: 4_500, salePrice: null })
    const variants = [variant(), variant({ id: 'var_2', price: sen(5_000) })]
    expect(feedEntries(item({ was: sen(6_000), options: ['Size', ''], variants }), STORE)).toMatchObject([
      { price: 6_000, salePrice: 4_500 },
      { price: 5_000, salePrice: null },
    ])
  })

  it('shows the picture of a variant first', () => {
    const pictures = ['https://pasar.test/a', 'https://pasar.test/b']
    const variants = [variant(), variant({ id: 'var_2', picture: 'https://pasar.test/b' })]
    expect(feedEntries(item({ pictures, options: ['Size', ''], variants }), STORE)).toMatchObject([
      { picture: pictures[0], morePictures: [pictures[1]] },
      { picture: pictures[1], morePictures: [pictures[0]] },
    ])
  })

  it('is nothing without a picture, which both feeds require', () => {
    expect(only({ pictures: [] })).toBeUndefined()
  })

  it('says that a store on holiday ships later, but for what is downloaded', () => {
    const shipsAgainAt = millis(Date.parse('2026-12-31T00:00:00+08:00'))
    expect(only({}, { shipsAgainAt })).toMatchObject({ availability: 'backorder', availableAt: shipsAgainAt })
    expect(only({ isVirtual: true }, { shipsAgainAt })).toMatchObject({
      availability: 'in_stock',
      availableAt: null,
    })
    expect(only({ variants: [variant({ stock: 0 })] }, { shipsAgainAt })?.availability).toBe('out_of_stock')
  })

  it('asks what shipping costs, if that is known', () => {
    expect(only({}, { freeShippingFrom: sen(4_500) })?.shipping).toBe(0)
    expect(only({}, { freeShippingFrom: sen(4_501) })?.shipping).toBe(700)
    expect(only({ weightG: 0 })?.shipping).toBeNull()
    expect(only({ isVirtual: true, weightG: 0 })).toMatchObject({ shipping: 0, shipsFrom: null })
  })

  it('is as long as feeds allow, and cuts no sign in two', () => {
    const title = `${'🧵'.repeat(80)}`
    const cut = only({ title, description: '🧵'.repeat(3_000) })
    expect(cut?.title.length).toBeLessThanOrEqual(150)
    expect(cut?.description.length).toBeLessThanOrEqual(5_000)
    expect(cut?.title).toMatch(/^(?:🧵)+…$/u)
  })
})

describe('how feeds are written', () => {
  const entry = feedEntries(
    item({ title: '=HYPERLINK("x") <b>&\u0007\ud800', condition: 'like_new' }),
    STORE,
  )[0]

  it('escapes for XML, and leaves out what no XML file may hold', () => {
    if (!entry) throw new Error('No entry')
    const text = GOOGLE_FEED.entry(entry, STORE)
    expect(text).toContain('<g:title>=HYPERLINK(&quot;x&quot;) &lt;b&gt;&amp;</g:title>')
    expect(text).toContain('<g:condition>used</g:condition>')
    expect(text).toContain('<g:price>45.00 MYR</g:price>')
    expect(text).toContain('<g:identifier_exists>no</g:identifier_exists>')
    const shipsAgainAt = millis(Date.parse('2026-12-31T00:00:00+08:00'))
    const later = only({ variants: [variant({ gtin: '9556001128294' })] }, { shipsAgainAt })
    const written = later ? GOOGLE_FEED.entry(later, STORE) : ''
    expect(written).toContain('<g:availability_date>2026-12-30T16:00+0000</g:availability_date>')
    expect(written).toContain('<g:gtin>9556001128294</g:gtin>')
    expect(written).not.toContain('identifier_exists')
  })

  it('quotes for CSV, and puts no apostrophe before what a spreadsheet would calculate', () => {
    if (!entry) throw new Error('No entry')
    const text = META_FEED.entry(entry, STORE)
    expect(text).toContain('"=HYPERLINK(""x"") <b>&')
    expect(text).toContain('"used_like_new","45.00 MYR",""')
    expect(text).toContain('"MY::Standard:7.00 MYR"')
    expect(text.endsWith('\r\n')).toBe(true)
    const pictures = Array.from({ length: 10 }, (_, at) => `https://pasar.test/${at}/${'a'.repeat(400)}`)
    const many = only({ pictures })
    expect(many ? META_FEED.entry(many, STORE).match(/,https:/g) : null).toHaveLength(3)
  })

  it('has downloads for Google alone', () => {
    const download = only({ isVirtual: true, weightG: 0 })
    if (!download || !entry) throw new Error('No entry')
    expect([GOOGLE_FEED.takes(download), META_FEED.takes(download), META_FEED.takes(entry)]).toEqual([
      true,
      false,
      true,
    ])
  })
})
