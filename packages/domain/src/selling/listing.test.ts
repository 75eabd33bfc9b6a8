import { describe, expect, it } from 'vitest'
import { fieldErrorsOf } from '../kernel/schemas'
import { draftSchema, listingSchema, offerSchema } from './listing'
import { mayMove, slugOfTitle } from './listing-limits'

const VALID = {
  title: 'Kain batik',
  description: 'Soft **cotton**.',
  category: 'clothing',
  condition: 'new',
  storeId: 'sto_1',
  price: '1,250.05',
  originalPrice: '',
  stock: '3',
  weight: '300',
  length: '',
  width: '',
  height: '',
  shipsFrom: 'MY',
  baseShipping: '',
  sku: '',
}
const problems = (over: Partial<Record<keyof typeof VALID, string>>) => {
  const read = listingSchema.safeParse({ ...VALID, ...over })
  return read.success ? {} : fieldErrorsOf(read.error)
}

describe('what a seller enters of an item', () => {
  it('comes out in sen, grams and centimetres', () => {
    const sizes = { length: '10', width: '20', height: '30', originalPrice: '1300', baseShipping: '0' }
    expect(listingSchema.parse({ ...VALID, ...sizes })).toMatchObject({
      price: 125_005,
      originalPrice: 130_000,
      baseShipping: 0,
      stock: 3,
      weight: 300,
      dimensions: { lengthCm: 10, widthCm: 20, heightCm: 30 },
    })
    expect(listingSchema.parse(VALID)).toMatchObject({
      originalPrice: null,
      baseShipping: null,
      dimensions: null,
    })
  })

  it('is refused for all that is wrong at once, together with what belongs together', () => {
    const over = { title: '', weight: '', length: '10', originalPrice: '1' }
    expect(problems(over)).toEqual({
      title: 'required',
      weight: 'weight',
      width: 'sideCm',
      height: 'sideCm',
      originalPrice: 'originalPrice',
    })
  })

  it.each([
    ['price', '0', 'itemPrice'],
    ['price', '-1', 'itemPrice'],
    ['price', '1.005', 'itemPrice'],
    ['price', '1e3', 'itemPrice'],
    ['price', '', 'itemPrice'],
    ['price', '1,000,000.01', 'itemPrice'],
    ['originalPrice', '1250.05', 'originalPrice'],
    ['originalPrice', 'dear', 'itemPrice'],
    ['stock', '-1', 'stock'],
    ['stock', '1.5', 'stock'],
    ['stock', '100000', 'stock'],
    ['weight', '-300', 'weight'],
    ['weight', '0', 'weight'],
    ['length', '10', undefined],
    ['width', '-2', 'sideCm'],
    ['title', ' \u200b ', 'required'],
    ['title', 'a'.repeat(121), 'tooLong'],
    ['title', 'Call 012-345 6789', 'contact'],
    ['description', '', 'required'],
    ['description', 'a'.repeat(1_000_000), 'tooLong'],
    ['category', 'weapons', 'choose'],
    ['condition', 'broken', 'choose'],
    ['storeId', '', 'choose'],
    ['shipsFrom', 'XX', 'country'],
    ['baseShipping', '-1', 'itemPrice'],
    ['sku', 'a'.repeat(61), 'tooLong'],
  ] as const)('%s is not "%s"', (field, typed, message) => {
    const found = problems({ [field]: typed })
    if (message === undefined) expect(found).toEqual({ width: 'sideCm', height: 'sideCm' })
    else expect(found).toHaveProperty(field, message)
  })

  it('of a new price and a new stock is looked at alike', () => {
    const offer = { itemId: 'i', variantId: 'v', price: '9', seenPrice: '0.00', stock: '0', seenStock: '2' }
    expect(offerSchema.parse(offer)).toMatchObject({ price: 900, seenPrice: 0, stock: 0, seenStock: 2 })
    expect(offerSchema.safeParse({ ...offer, price: '-1' }).success).toBe(false)
    expect(offerSchema.safeParse({ ...offer, stock: '1.5' }).success).toBe(false)
  })
})

describe('the address of an item', () => {
  it.each([
    ["Mak Cik's Kopi, 250 g", 'mak-ciks-kopi-250-g'],
    ['Kopi O Kampung', 'kopi-o-kampung'],
    ['Crème brûlée  (set of 2)!', 'creme-brulee-set-of-2'],
    ['Mak Long’s Kuih', 'mak-longs-kuih'],
    ['白咖啡 White Coffee', 'white-coffee'],
    ['白咖啡 3合1', ''],
    ['—', ''],
  ])('writes %s as %s', (title, slug) => {
    expect(slugOfTitle(title)).toBe(slug)
  })

  it('cuts what is too long without a hyphen at its end', () => {
    const slug = slugOfTitle('batik '.repeat(40))
    expect(slug.length).toBeLessThanOrEqual(70)
    expect(slug).not.toMatch(/-$/)
  })
})

it('knows which state leads where', () => {
  expect(mayMove('activate', 'draft')).toBe(true)
  expect(mayMove('activate', 'removed')).toBe(false)
  expect(mayMove('pause', 'draft')).toBe(false)
})

describe('attributes', () => {
  const typed = { category: 'clothing', attributes: { colour: 'red', author: 'Ali', size: '' } }

  it('are those of the category that say something', () => {
    const read = listingSchema.parse({ ...VALID, ...typed })
    expect(read.attributes).toEqual({ colour: 'red' })
    expect(listingSchema.parse(VALID).attributes).toEqual({})
  })

  it('are refused at their fields: unknown ones, wrong values, and too long ones', () => {
    const problemsOf = (attributes: Record<string, string>) => {
      const { error } = listingSchema.safeParse({ ...VALID, ...typed, attributes })
      return error && fieldErrorsOf(error)
    }
    expect(problemsOf({ colour: 'reddish' })).toEqual({ 'attributes.colour': 'choose' })
    expect(problemsOf({ flavour: 'sweet' })).toEqual({ attributes: 'invalid' })
    expect(problemsOf({ brand: 'x'.repeat(101) })).toEqual({ 'attributes.brand': 'tooLong' })
    expect(problemsOf({ brand: 'x'.repeat(5_000_000) })).toEqual({ 'attributes.brand': 'tooLong' })
    const draft = draftSchema.safeParse({ ...VALID, category: '', attributes: { colour: 'red' } })
    expect(draft.data?.attributes).toEqual({})
  })
})
