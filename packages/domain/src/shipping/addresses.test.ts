import { describe, expect, it } from 'vitest'
import { isSameAddress } from './addresses'
import { addressSchema } from './schemas'

const TYPED = {
  fullName: 'Aisyah binti Rahman',
  phone: '012-345 6789',
  line1: '12 Jalan Merdeka',
  postcode: '75000',
  city: 'Melaka',
  state: 'mlk',
  country: 'my',
}
const home = addressSchema.parse(TYPED)

describe('isSameAddress', () => {
  it('is the same however it was typed', () => {
    const again = { ...TYPED, phone: '+60 12 345 6789', line1: ' 12  jalan merdeka ', city: 'MELAKA' }
    expect(isSameAddress(home, addressSchema.parse(again))).toBe(true)
  })

  it.each(Object.keys(home))('is another with another %s', (field) => {
    expect(isSameAddress(home, { ...home, [field]: 'x' })).toBe(false)
  })
})
