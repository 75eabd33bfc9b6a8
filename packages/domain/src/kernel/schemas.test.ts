import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { loginSchema, registerSchema } from '../accounts/schemas'
import { addToCartSchema, changeQuantitySchema, lineSchema } from '../cart/schemas'
import { applyCouponSchema } from '../coupons/schemas'
import { cardSchema } from '../payments/schemas'
import { addressSchema } from '../shipping/schemas'
import { newsletterSchema } from '../support/schemas'
import { readWith } from '../testing/schema-helpers'
import { wishlistAddSchema } from '../wishlist/schemas'
import { emailSchema, fieldErrorsOf, phoneSchema } from './schemas'
import { cutText } from './texts'

const HUGE = '9'.repeat(1_000_000)

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
    expect(readWith(phoneSchema, typed)).toBe(expected)
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
    expect(readWith(phoneSchema, typed)).toEqual({ form: 'phone' })
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
          if (result.success) expect(readWith(phoneSchema, result.data)).toBe(result.data)
        },
      ),
      { numRuns: 500 },
    )
  })
})

describe('emails', () => {
  it('are trimmed and lower case', () => {
    expect(readWith(emailSchema, ' Siti@Example.MY ')).toBe('siti@example.my')
  })

  it.each([
    ['', 'required'],
    ['siti', 'email'],
    ['siti@example', 'email'],
    ['a b@example.com', 'email'],
    ['siti@example.com\nbcc: x@example.com', 'email'],
    [`${'x'.repeat(250)}@example.com`, 'tooLong'],
  ])('%.40j: %s', (typed, problem) => {
    expect(readWith(emailSchema, typed)).toEqual({ form: problem })
  })
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
  const keys = [
    'required',
    'invalid',
    'tooLong',
    'email',
    'passwordShort',
    'quantity',
    'couponCode',
    'phone',
    'country',
  ]
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

it('a text is cut to so many code units at most, and can always be part of an address', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.nat(20), (text, most) => {
      const cut = cutText(text, most)
      expect(cut.length).toBeLessThanOrEqual(most)
      expect(text.startsWith(cut)).toBe(true)
      expect(() => encodeURIComponent(cut)).not.toThrow()
    }),
  )
  expect([cutText('a😀', 2), cutText('a😀', 3), cutText('ab', 5)]).toEqual(['a', 'a😀', 'ab'])
})
