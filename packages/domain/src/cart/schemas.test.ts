import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readWith } from '../testing/schema-helpers'
import { addToCartSchema, changeQuantitySchema, quantitySchema } from './schemas'

const HUGE = '9'.repeat(1_000_000)

describe('quantities', () => {
  it.each([
    [1, 1],
    [9_999, 9_999],
    ['3', 3],
    [' 12 ', 12],
  ])('%j is %s', (input, expected) => {
    expect(readWith(quantitySchema, input)).toBe(expected)
  })

  it.each([-1, 0, 0.5, 1.5, 1e9, 10_000, Number.NaN, Number.POSITIVE_INFINITY, null, true, {}, [1]])(
    'the value %j is refused',
    (input) => {
      expect(readWith(quantitySchema, input)).toEqual({ form: 'quantity' })
    },
  )

  it.each(['', ' ', 'abc', '-1', '0', '0.5', '1,5', '1e3', '0x5', '１', '10000', '1 2', HUGE])(
    'the text %.20s is refused',
    (input) => {
      expect(readWith(quantitySchema, input)).toEqual({ form: 'quantity' })
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
    expect(readWith(addToCartSchema, input)).toEqual({ itemId: 'itm_1', quantity: 1 })
  })

  it('names the field at fault', () => {
    expect(readWith(addToCartSchema, { itemId: '', quantity: -1 })).toEqual({
      itemId: 'required',
      quantity: 'quantity',
    })
    expect(readWith(changeQuantitySchema, { variantId: HUGE, quantity: '2' })).toEqual({
      variantId: 'tooLong',
    })
    expect(readWith(changeQuantitySchema, { variantId: 'var_1' })).toEqual({ quantity: 'quantity' })
  })
})
