import { describe, expect, it } from 'vitest'
import { readWith } from '../testing/schema-helpers'
import { addressSchema } from './schemas'

const HUGE = '9'.repeat(1_000_000)

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
    expect(readWith(addressSchema, address)).toEqual({
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
    [
      { fullName: 'x'.repeat(10_000), phone: 'abc😀', postcode: '-5', state: 'Mars' },
      { fullName: 'tooLong', phone: 'phone', postcode: 'postcode', state: 'state' },
    ],
    [
      { phone: 'abc', postcode: { toString: 1 }, state: 'jhr' },
      { phone: 'phone', postcode: 'invalid' },
    ],
    [
      { line1: 'x'.repeat(10_000), postcode: '93400', state: 'jhr' },
      { line1: 'tooLong', postcode: 'postcodeOfState' },
    ],
  ])('in Malaysia %.40j is %j', (change, problems) => {
    expect(readWith(addressSchema, { ...address, ...change })).toEqual(problems)
  })

  it.each([
    ['50000', 'swk'],
    ['93400', 'jhr'],
    ['10200', 'kul'],
    ['88000', 'pls'],
  ])('%s is refused in %s', (postcode, state) => {
    expect(readWith(addressSchema, { ...address, postcode, state })).toEqual({ postcode: 'postcodeOfState' })
  })

  it.each([
    ['68100', 'kul', 'Batu Caves'],
    ['73000', 'mlk', 'Pulau Sebang'],
    ['73400', 'jhr', 'Gemas Baharu'],
    ['69000', 'sgr', 'Genting'],
    ['14290', 'png', 'Bandar Baharu'],
    ['99000', 'kul', 'an area that is not in use yet'],
  ])('%s is taken in %s (%s)', (postcode, state) => {
    expect(readWith(addressSchema, { ...address, postcode, state })).toMatchObject({ postcode, state })
  })

  it('abroad are free form', () => {
    const abroad = { ...address, country: 'GB', postcode: 'W1A 1AA', state: 'Greater London' }
    expect(readWith(addressSchema, abroad)).toMatchObject({ postcode: 'W1A 1AA', state: 'Greater London' })
    const hongKong = { ...address, country: 'HK', postcode: '', state: '' }
    expect(readWith(addressSchema, hongKong)).toMatchObject({ country: 'HK', postcode: '' })
  })
})
