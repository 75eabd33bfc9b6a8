import { describe, expect, it } from 'vitest'
import { fieldErrorsOf } from '../kernel/schemas'
import { BANKS } from '../payouts/banks'
import { sellerApplicationSchema } from './applications'

const VALID = {
  kind: 'business',
  legalName: 'Batik & Co. Sdn. Bhd.',
  registration: '2020 0101 2345',
  sstNumber: 'w10-1808-32000123',
  address: '8 Jalan Ampang, 50450 Kuala Lumpur',
  phone: '012-345 6789',
  storeName: 'Batik & Co.',
  message: 'Hand-drawn batik from Terengganu.',
  bank: 'MBBEMYKL',
  accountNumber: '5141 2345-6789',
  accountHolder: 'Batik & Co. Sdn. Bhd.',
  terms: 'on',
}

const read = (given: object) => {
  const result = sellerApplicationSchema.safeParse({ ...VALID, ...given })
  return result.success ? result.data : fieldErrorsOf(result.error)
}

it('has ten banks, each with a SWIFT code of a Malaysian bank', () => {
  expect(BANKS).toHaveLength(10)
  for (const { swiftCode } of BANKS) expect(swiftCode).toMatch(/^[A-Z]{4}MY[A-Z]{2}$/)
  expect(new Set(BANKS.map(({ swiftCode }) => swiftCode)).size).toBe(10)
})

it.each(BANKS)('an account number of $name has $digits digits', ({ swiftCode: bank, digits }) => {
  for (let length = 5; length <= 20; length++) {
    const given = read({ bank, accountNumber: '7'.repeat(length) })
    const isOne = digits.some((digit) => digit === length)
    expect('accountNumber' in given && given.accountNumber === 'bankAccount').toBe(!isOne)
  }
})

describe('what an applicant enters', () => {
  it('comes out one way, however numbers were typed', () => {
    expect(read({})).toMatchObject({
      registration: '202001012345',
      sstNumber: 'W10-1808-32000123',
      accountNumber: '514123456789',
      phone: '+60123456789',
    })
  })

  it.each([
    ['850101-14-5678', '850101145678'],
    ['1234567-a', '1234567A'],
    ['LLP0012345-LGN', 'LLP0012345LGN'],
    ['A12345678', 'A12345678'],
  ])('the number %s is one', (typed, kept) => {
    expect(read({ registration: typed })).toMatchObject({ registration: kept })
  })

  it.each([
    ['registration', 'abc', 'registrationNumber'],
    ['registration', '12', 'registrationNumber'],
    ['registration', ' - ', 'required'],
    ['registration', '<script>12345</script>', 'registrationNumber'],
    ['sstNumber', 'W10-1808', 'sstNumber'],
    ['accountNumber', '1234567', 'bankAccount'],
    ['accountNumber', '1'.repeat(18), 'bankAccount'],
    ['accountNumber', '1'.repeat(13), 'bankAccount'],
    ['bank', 'PBBEMYKL', 'bankAccount', 'accountNumber'],
    ['accountNumber', '51412345678x', 'bankAccount'],
    ['bank', 'DEUTDEFF', 'bank'],
    ['bank', '', 'bank'],
    ['kind', '', 'sellerKind'],
    ['terms', undefined, 'sellerTerms'],
    ['message', 'Batik', 'messageShort'],
    ['legalName', '  ', 'required'],
    ['phone', '12', 'phone'],
  ])('%s %j is refused', (field, typed, problem, at = field) => {
    expect(read({ [field]: typed })).toEqual({ [at]: problem })
  })

  it('the SST number may be left out', () => {
    expect(read({ sstNumber: '' })).toMatchObject({ sstNumber: '' })
  })
})
