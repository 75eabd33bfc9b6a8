import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import {
  addressSchema,
  addToCartSchema,
  applyCouponSchema,
  cardSchema,
  changeQuantitySchema,
  couponCodeSchema,
  emailSchema,
  fieldErrorsOf,
  lineSchema,
  loginSchema,
  newsletterSchema,
  phoneSchema,
  quantitySchema,
  registerSchema,
  wishlistAddSchema,
} from './schemas'

/** What a schema makes of an input: the value, or the first problem of each field. */
const read = (schema: z.ZodType, input: unknown) => {
  const result = schema.safeParse(input)
  return result.success ? result.data : fieldErrorsOf(result.error)
}
const HUGE = '9'.repeat(1_000_000)

describe('quantities', () => {
  it.each([
    [1, 1],
    [9_999, 9_999],
    ['3', 3],
    [' 12 ', 12],
  ])('%j is %s', (input, expected) => {
    expect(read(quantitySchema, input)).toBe(expected)
  })

  it.each([-1, 0, 0.5, 1.5, 1e9, 10_000, Number.NaN, Number.POSITIVE_INFINITY, null, true, {}, [1]])(
    'the value %j is refused',
    (input) => {
      expect(read(quantitySchema, input)).toEqual({ form: 'quantity' })
    },
  )

  it.each(['', ' ', 'abc', '-1', '0', '0.5', '1,5', '1e3', '0x5', '１', '10000', '1 2', HUGE])(
    'the text %.20s is refused',
    (input) => {
      expect(read(quantitySchema, input)).toEqual({ form: 'quantity' })
    },
  )

  it('whatever passes is whole and between 1 and 9,999', () => {
    fc.assert(
      fc.property(fc.oneof(fc.double(), fc.string(), fc.nat().map(String), fc.anything()), (input) => {
        const result = quantitySchema.safeParse(input)
        if (!result.success) return
        expect(Number.isInteger(result.data)).toBe(true)
        expect(result.data).toBeGreaterThanOrEqual(1)
        expect(result.data).toBeLessThanOrEqual(9_999)
      }),
    )
  })
})

describe('the cart', () => {
  it('takes one when no quantity is named, and drops what nobody asked for', () => {
    const input = { itemId: 'itm_1', price: 1, seller: 'me' }
    expect(read(addToCartSchema, input)).toEqual({ itemId: 'itm_1', quantity: 1 })
  })

  it('names the field at fault', () => {
    expect(read(addToCartSchema, { itemId: '', quantity: -1 })).toEqual({
      itemId: 'required',
      quantity: 'quantity',
    })
    expect(read(changeQuantitySchema, { lineId: HUGE, quantity: '2' })).toEqual({ lineId: 'tooLong' })
    expect(read(changeQuantitySchema, { lineId: 'lin_1' })).toEqual({ quantity: 'quantity' })
  })
})

describe('phones', () => {
  it.each([
    ['012-345 6789', '+60123456789'],
    ['0123456789', '+60123456789'],
    ['+60 12-345 6789', '+60123456789'],
    ['60123456789', '+60123456789'],
    ['0060 12 345 6789', '+60123456789'],
    ['+60 (0)12-345 6789', '+60123456789'],
    ['011-1234 5678', '+601112345678'],
    ['(03) 2161.1234', '+60321611234'],
    ['088–212 345', '+6088212345'],
    ['04-261 2345', '+6042612345'],
    ['+65 9123 4567', '+6591234567'],
    ['0065 9123 4567', '+6591234567'],
    ['+1 (415) 555-2671', '+14155552671'],
  ])('%s is %s', (typed, expected) => {
    expect(read(phoneSchema, typed)).toBe(expected)
  })

  it.each([
    '012',
    '+60 12',
    '01234567890123',
    '12345678',
    '+0123456789',
    '+60 00 123 4567',
    'call me',
    '+',
    '0',
    '++60123456789',
    '012-345 678x',
    HUGE,
  ])('%.20s is refused', (typed) => {
    expect(read(phoneSchema, typed)).toEqual({ form: 'phone' })
  })

  it('read again, a number stays what it is', () => {
    const typed = fc.string({ unit: fc.constantFrom(...'0123456789+-() '), maxLength: 20 })
    fc.assert(
      fc.property(
        fc.oneof(
          typed,
          typed.map((rest) => `01${rest}`),
        ),
        (input) => {
          const result = phoneSchema.safeParse(input)
          if (result.success) expect(read(phoneSchema, result.data)).toBe(result.data)
        },
      ),
      { numRuns: 500 },
    )
  })
})

describe('addresses', () => {
  const address = {
    fullName: ' Siti binti Ali ',
    phone: '012-345 6789',
    line1: '1 Jalan Ampang',
    city: 'Kuala Lumpur',
    postcode: '50450',
    state: 'kul',
    country: 'my',
  }

  it('come out tidied', () => {
    expect(read(addressSchema, address)).toEqual({
      ...address,
      fullName: 'Siti binti Ali',
      phone: '+60123456789',
      line2: '',
      country: 'MY',
    })
  })

  it.each([
    [{ postcode: '5045' }, { postcode: 'postcode' }],
    [{ postcode: '504500' }, { postcode: 'postcode' }],
    [{ postcode: 'W1A 1AA' }, { postcode: 'postcode' }],
    [{ postcode: '' }, { postcode: 'required' }],
    [{ state: 'Selangor' }, { state: 'state' }],
    [{ state: '', postcode: '00000' }, { state: 'state' }],
    [{ country: 'XX' }, { country: 'country' }],
    [{ country: 'MYS' }, { country: 'country' }],
    [
      { fullName: '  ', line1: 'x'.repeat(301) },
      { fullName: 'required', line1: 'tooLong' },
    ],
    [{ line2: HUGE }, { line2: 'tooLong' }],
    [
      { fullName: '', postcode: '12AB', state: '' },
      { fullName: 'required', postcode: 'postcode', state: 'state' },
    ],
  ])('in Malaysia %.40j is %j', (change, problems) => {
    expect(read(addressSchema, { ...address, ...change })).toEqual(problems)
  })

  it('abroad are free form', () => {
    const abroad = { ...address, country: 'GB', postcode: 'W1A 1AA', state: 'Greater London' }
    expect(read(addressSchema, abroad)).toMatchObject({ postcode: 'W1A 1AA', state: 'Greater London' })
    const hongKong = { ...address, country: 'HK', postcode: '', state: '' }
    expect(read(addressSchema, hongKong)).toMatchObject({ country: 'HK', postcode: '' })
  })
})

describe('people', () => {
  it('emails are trimmed and lower case', () => {
    expect(read(emailSchema, ' Siti@Example.MY ')).toBe('siti@example.my')
  })

  it.each([
    ['', 'required'],
    ['siti', 'email'],
    ['siti@example', 'email'],
    ['a b@example.com', 'email'],
    ['siti@example.com\nbcc: x@example.com', 'email'],
    [`${'x'.repeat(250)}@example.com`, 'tooLong'],
  ])('%.40j: %s', (typed, problem) => {
    expect(read(emailSchema, typed)).toEqual({ form: problem })
  })

  it('passwords have at least 10 characters and are taken as typed', () => {
    const person = { name: 'Siti', email: 'siti@example.com' }
    expect(read(registerSchema, { ...person, password: '123456789' })).toEqual({ password: 'passwordShort' })
    expect(read(registerSchema, { ...person, password: 'x'.repeat(257) })).toEqual({ password: 'tooLong' })
    expect(read(registerSchema, { ...person, password: ' spaces 1 ' })).toEqual({
      ...person,
      password: ' spaces 1 ',
      language: 'en',
    })
    expect(read(loginSchema, { email: person.email, password: 'short' })).toMatchObject({ password: 'short' })
  })
})

it('coupon codes are upper case without blanks, and the first problem is told', () => {
  expect(read(couponCodeSchema, ' welcomefree ')).toBe('WELCOMEFREE')
  expect(read(couponCodeSchema, 'A B')).toEqual({ form: 'couponCode' })
  expect(read(couponCodeSchema, '')).toEqual({ form: 'required' })
})

it('whatever comes in, each problem is a key the language files know', () => {
  const schemas = [
    addressSchema,
    addToCartSchema,
    applyCouponSchema,
    cardSchema,
    changeQuantitySchema,
    lineSchema,
  ]
  const people = [loginSchema, newsletterSchema, registerSchema, wishlistAddSchema]
  const keys = ['required', 'tooLong', 'email', 'passwordShort', 'quantity', 'couponCode', 'phone', 'country']
  const known = new Set([...keys, 'postcode', 'state'])
  const names = [
    'itemId',
    'quantity',
    'email',
    'password',
    'language',
    'line2',
    'state',
    'country',
    'couponCode',
  ]
  const body = fc.oneof(fc.anything(), fc.dictionary(fc.constantFrom(...names), fc.anything()))
  fc.assert(
    fc.property(fc.constantFrom<z.ZodType[]>(...schemas, ...people), body, (schema, input) => {
      const result = schema.safeParse(input)
      if (result.success) return
      for (const message of Object.values(fieldErrorsOf(result.error))) expect(known).toContain(message)
    }),
    { numRuns: 500 },
  )
})
