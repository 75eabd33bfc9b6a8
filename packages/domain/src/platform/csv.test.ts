import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parseRinggit, sen } from '../kernel/money'
import { csvAmount, csvLine } from './csv'

it('quotes what would end a cell, and lets no cell be a formula', () => {
  expect(csvLine(['a', 'b,c', 'say "hi"', '=1+1', -5])).toBe('a,"b,c","say ""hi""",\'=1+1,-5\r\n')
  expect(csvLine(['+60', '@x', '-x', '-1.50'])).toBe("'+60,'@x,'-x,-1.50\r\n")
  expect(csvLine(['＝1+1', "'＠x", '\n=1'])).toBe("'＝1+1,''＠x,\"'\n=1\"\r\n")
  fc.assert(
    fc.property(fc.string(), (text) => {
      fc.pre(!/^-?\d+(?:\.\d+)?$/.test(text))
      expect(csvLine([text])).not.toMatch(/^"?[=+\-@\t]/)
    }),
  )
})

it('writes amounts to the sen', () => {
  fc.assert(
    fc.property(fc.nat(9_999_999), (amount) => {
      expect(parseRinggit(csvAmount(sen(amount)))).toBe(amount)
    }),
  )
  expect(csvAmount(sen(-5))).toBe('-0.05')
})
