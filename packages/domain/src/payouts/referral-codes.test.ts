import fc from 'fast-check'
import { expect, it } from 'vitest'
import { makeReferralCode, REFERRAL_CODE_LENGTH, readReferralCode } from './referral-codes'

const bytes = fc.uint8Array({ minLength: REFERRAL_CODE_LENGTH, maxLength: REFERRAL_CODE_LENGTH })

it('makes codes that are read back, however they are typed', () => {
  fc.assert(
    fc.property(bytes, (random) => {
      const code = makeReferralCode(random)
      expect(readReferralCode(code)).toBe(code)
      expect(readReferralCode(` ${code.slice(0, 4).toUpperCase()}-${code.slice(4)} `)).toBe(code)
      expect(readReferralCode(code.replaceAll('0', 'O').replaceAll('1', 'l'))).toBe(code)
    }),
  )
})

it.each(['', 'short', 'toolongtoolong', 'abcdefg!', 'uuuuuuuu', 'x'.repeat(1_000_000), '../../..'])(
  'takes %.20s for no code',
  (typed) => expect(readReferralCode(typed)).toBeNull(),
)

it('needs enough randomness', () => {
  expect(() => makeReferralCode(new Uint8Array(7))).toThrow(RangeError)
})
