import { describe, expect, it } from 'vitest'
import { fieldErrorsOf } from '../kernel/schemas'
import { changedStoreSchema, storeSchema } from './schemas'
import { mayEndHoliday, shipsAgainAt, slugOfStore } from './stores'

const VALID = { name: 'Kedai Batik', city: 'Ipoh', country: 'MY' }

const read = (given: object) => {
  const result = storeSchema.safeParse({ ...VALID, ...given })
  return result.success ? result.data : fieldErrorsOf(result.error)
}

describe('the details of a store', () => {
  it('needs a name and a place; the rest may be left out', () => {
    expect(read({})).toEqual({
      ...VALID,
      description: '',
      policies: '',
      freeShippingFrom: null,
      holidayUntil: null,
      holidayNote: '',
      holidayItems: 'sell',
    })
    expect(read({ name: ' ', city: '' })).toEqual({ name: 'required', city: 'required' })
  })

  it('goes without a town once the store is there: it may have come with an application', () => {
    expect(changedStoreSchema.parse({ ...VALID, city: ' ' }).city).toBe('')
    expect(changedStoreSchema.safeParse({ ...VALID, city: 'kedai.com' }).success).toBe(false)
  })

  it.each([
    ['freeShippingFrom', '100', 10_000],
    ['freeShippingFrom', ' ', null],
    ['freeShippingFrom', 'RM 1,250.50', 125_050],
    ['holidayUntil', '', null],
    ['holidayUntil', '2028-02-29', '2028-02-29'],
    ['policies', 'One\r\nTwo', 'One\nTwo'],
  ])('%s %j is %j', (field, typed, kept) => {
    expect(read({ [field]: typed })).toMatchObject({ [field]: kept })
  })

  it.each([
    ['name', 'x'.repeat(61), 'tooLong'],
    ['name', 'a\u202eb', 'hiddenSigns'],
    ['name', 'www.kedai.my', 'contact'],
    ['description', 'WhatsApp 012-345 6789', 'contact'],
    ['policies', 'Write to kedai@mail.my', 'contact'],
    ['city', 'kedai.com', 'contact'],
    ['holidayNote', 'Call +60 12 345 6789', 'contact'],
    ['country', 'XX', 'country'],
    ['freeShippingFrom', '-1', 'price'],
    ['freeShippingFrom', 'much', 'price'],
    ['holidayUntil', '2027-02-29', 'day'],
    ['holidayUntil', 'tomorrow', 'day'],
    ['holidayNote', 'x'.repeat(301), 'tooLong'],
    ['holidayItems', 'burn', 'choose'],
  ])('%s %.20j is refused', (field, typed, problem) => {
    expect(read({ [field]: typed })).toEqual({ [field]: problem })
  })
})

describe('the address of a store', () => {
  it.each([
    ['Kedai Batik & Co.', 'kedai-batik-co'],
    ["Mak Cik's Kuih", 'mak-ciks-kuih'],
    ['Café Ipoh', 'cafe-ipoh'],
    ['峇迪之家', ''],
    ['3 合 1', ''],
  ])('of %s is %j', (name, slug) => {
    expect(slugOfStore(name)).toBe(slug)
  })
})

describe('a holiday', () => {
  const now = Date.parse('2026-12-30T12:00:00+08:00')

  it('ends when that day begins in Malaysia', () => {
    const begin = Date.parse('2026-12-31T00:00:00+08:00')
    expect(shipsAgainAt('2026-12-31', begin - 1)).toBe(begin)
    expect(shipsAgainAt('2026-12-31', begin)).toBeNull()
    expect(shipsAgainAt(null, now)).toBeNull()
  })

  it('ends after today, and within a year', () => {
    expect(mayEndHoliday('2026-12-30', now)).toBe(false)
    expect(mayEndHoliday('2026-12-31', now)).toBe(true)
    expect(mayEndHoliday('2027-12-30', now)).toBe(true)
    expect(mayEndHoliday('2028-01-02', now)).toBe(false)
  })
})
