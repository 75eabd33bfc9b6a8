import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gtinCheckDigit, gtinOfIsbn, isGtin, normalizeGtin, normalizeGtinCell } from './gtin'

const digits = (length: number) =>
  fc
    .array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length })
    .map((all) => all.join(''))
/** Without their check digits; those that are given to products begin with none of the restricted numbers. */
const others = fc.constantFrom(7, 11, 12, 13).chain((length) =>
  digits(length)
    .map((number) => (length === 13 ? `1${number.slice(1)}` : number))
    .filter((number) => isGtin(number + gtinCheckDigit(number))),
)

describe('a GTIN', () => {
  it.each([
    ['EAN-13', '9556001128294'],
    ['UPC-A', '036000291452'],
    ['EAN-8', '96385074'],
    ['ITF-14', '10614141000415'],
    ['ISBN-13', '9780306406157'],
  ])('is read as %s', (_kind, number) => {
    expect(isGtin(number)).toBe(true)
  })

  it('is refused with any one digit changed, and with neighbours swapped unless they differ by five', () => {
    fc.assert(
      fc.property(others, fc.nat(), fc.integer({ min: 1, max: 9 }), (number, place, by) => {
        const whole = `${number}${gtinCheckDigit(number)}`
        const at = place % whole.length
        const changed = `${whole.slice(0, at)}${(Number(whole[at]) + by) % 10}${whole.slice(at + 1)}`
        expect(isGtin(changed)).toBe(false)
        const [one = '', two = ''] = [whole[at], whole[at + 1]]
        if (two === '' || Math.abs(Number(one) - Number(two)) % 5 === 0) return
        expect(isGtin(`${whole.slice(0, at)}${two}${one}${whole.slice(at + 2)}`)).toBe(false)
      }),
    )
  })

  it('has the same check digit with zeros in front', () => {
    fc.assert(
      fc.property(others, (number) => {
        expect(gtinCheckDigit(number.padStart(20, '0'))).toBe(gtinCheckDigit(number))
      }),
    )
  })

  it.each([
    ['of no product', '0000000000000'],
    ['that a shop gives itself', '2001234567893'],
    ['that a shop gives itself, of 12 digits', '212345678901'],
    ['of a coupon', '9912345678905'],
    ['with letters', 'ABC-12345'],
    ['of another length', '1234567890'],
    ['of nothing', ''],
  ])('is no number %s', (_what, number) => {
    expect(isGtin(number)).toBe(false)
  })

  it('is kept without what stands between its digits', () => {
    expect(normalizeGtin(' 978-0-306-40615-7 ')).toBe('9780306406157')
    expect(normalizeGtinCell("'036000291452")).toBe('036000291452')
    expect(normalizeGtinCell('36000291452')).toBe('036000291452')
    expect(normalizeGtinCell('96385074')).toBe('96385074')
  })

  it('is that of a book, whichever form its ISBN has', () => {
    expect(gtinOfIsbn('9780306406157')).toBe('9780306406157')
    expect(gtinOfIsbn('0306406152')).toBe('9780306406157')
    expect(gtinOfIsbn('080442957X')).toBe('9780804429573')
    expect(gtinOfIsbn('')).toBe(null)
  })
})
