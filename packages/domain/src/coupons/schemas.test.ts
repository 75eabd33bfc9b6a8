import { expect, it } from 'vitest'
import { readWith } from '../testing/schema-helpers'
import { couponCodeSchema } from './schemas'

it('coupon codes are upper case without blanks, and the first problem is reported', () => {
  expect(readWith(couponCodeSchema, ' welcomefree ')).toBe('WELCOMEFREE')
  expect(readWith(couponCodeSchema, 'A B')).toEqual({ form: 'couponCode' })
  expect(readWith(couponCodeSchema, '')).toEqual({ form: 'required' })
})
