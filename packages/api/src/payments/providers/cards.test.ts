import { describe, expect, it } from 'vitest'
import { readCard, TEST_CARDS } from './cards'

const NOW = Date.UTC(2026, 10, 21)
const card = (over: Partial<Parameters<typeof readCard>[0]>) => () =>
  readCard({ cardNumber: TEST_CARDS.pays, expiry: '12/30', cvc: '123', ...over }, NOW)
const code = (name: string) => expect.objectContaining({ code: name })

describe('readCard', () => {
  it('takes numbers as people type them', () => {
    for (const cardNumber of ['4242 4242 4242 4242', '4242-4242-4242-4242', '4242424242424242'])
      expect(card({ cardNumber })()).toEqual({ digits: '4242424242424242', last4: '4242' })
  })

  it.each([
    '4242424242424241',
    '4242',
    '',
    'abcd',
    '4242 4242 4242 424x',
    '0'.repeat(20),
    '４２４２４２４２４２４２４２４２',
  ])('refuses the number %j', (cardNumber) => {
    expect(card({ cardNumber })).toThrow(code('CARD_NUMBER_INVALID'))
  })

  it.each(['11/26', '1126', '11 / 26', '11/2026', '12/30', '1/27'])('takes the expiry %j', (expiry) => {
    expect(card({ expiry })).not.toThrow()
  })

  it.each(['13/30', '00/30', '1', '', 'x/y', '12/3', '12/300', '2030-12'])(
    'refuses the expiry %j',
    (expiry) => {
      expect(card({ expiry })).toThrow(code('CARD_EXPIRY_INVALID'))
    },
  )

  it.each(['10/26', '12/25', '1/20'])('says that a card of %j has expired', (expiry) => {
    expect(card({ expiry })).toThrow(code('CARD_EXPIRED'))
  })

  it('is good to the end of its month', () => {
    const read = (now: number) => readCard({ cardNumber: TEST_CARDS.pays, expiry: '11/26', cvc: '123' }, now)
    expect(() => read(Date.UTC(2026, 11, 1) - 1)).not.toThrow()
    expect(() => read(Date.UTC(2026, 11, 1))).toThrow(code('CARD_EXPIRED'))
  })

  it.each(['12', '12345', '', 'abc', '12 3'])('refuses the CVC %j', (cvc) => {
    expect(card({ cvc })).toThrow(code('CARD_CVC_INVALID'))
  })

  it('knows three test numbers, all with a right check digit', () => {
    for (const cardNumber of Object.values(TEST_CARDS)) expect(card({ cardNumber })).not.toThrow()
  })
})
