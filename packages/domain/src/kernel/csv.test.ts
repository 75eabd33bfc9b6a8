import fc from 'fast-check'
import { expect, it } from 'vitest'
import { writeCsvAmount, writeCsvLine } from './csv'
import { parseRinggit, sen } from './money'

it('quotes what would end a cell, and lets no cell be a formula', () => {
  expect(writeCsvLine(['a', 'b,c', 'say "hi"', '=1+1', -5])).toBe('a,"b,c","say ""hi""",\'=1+1,-5\r\n')
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(writeCsvLine([text])).not.toMatch(/^"?[=+\-@\t]/)
    }),
  )
})

it('writes amounts to the sen', () => {
  fc.assert(
    fc.property(fc.nat(9_999_999), (amount) => {
      expect(parseRinggit(writeCsvAmount(sen(amount)))).toBe(amount)
    }),
  )
  expect(writeCsvAmount(sen(-5))).toBe('-0.05')
})
