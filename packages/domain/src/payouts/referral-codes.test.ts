import fc from 'fast-check'
import { expect, it } from 'vitest'
import { REFERRAL_ALPHABET, REFERRAL_CODE_LENGTH, readReferralCode } from './referral-codes'

const codes = fc.string({
  unit: fc.constantFrom(...REFERRAL_ALPHABET),
  minLength: REFERRAL_CODE_LENGTH,
  maxLength: REFERRAL_CODE_LENGTH,
})

it('reads back codes however they are typed', () => {
  fc.assert(
    fc.property(codes, (code) => {
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
