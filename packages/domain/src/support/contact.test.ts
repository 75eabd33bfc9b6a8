import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { threadTime } from '../testing/thread-time'
import { hasContact } from './contact'

describe('ways to reach someone in a text', () => {
  it.each([
    'Call me at 012-345 6789',
    '+60 12 345 6789',
    '0060123456789',
    '60123456789 whatsapp',
    'tel 03-2141 8888',
    '+65 6123 4567',
    '０１２－３４５６７８９',
    '12-345 6789',
    'ali@example.com',
    'ali @ example . com please',
    'see https://x.y',
    'www.kedai',
    'wa.me/60123',
    'kedai.com.my is cheaper',
    'shopee.sg',
  ])('are found: %s', (text) => expect(hasContact(text)).toBe(true))

  it.each([
    '',
    'Is it 60 x 120 x 75 cm?',
    'RM 1,299.00 for 2 pieces',
    'Bought in 2023, 2024 and 2025',
    'ISBN 978-967-03-7420-1',
    '24.12.2026 or 1.1.2027?',
    'Size 38/40/42/44, which one?',
    'Good quality.Will buy again',
    '100% cotton, 5/5',
    '请问有 42 码吗？',
    'No. 12, 14 and 16',
  ])('are not found: %s', (text) => expect(hasContact(text)).toBe(false))

  const mobile = fc
    .tuple(
      fc.constantFrom('0', '+60', '60', '0060'),
      fc.integer({ min: 10, max: 19 }),
      fc.integer({ min: 2_000_000, max: 9_999_999 }),
    )
    .map(([lead, net, rest]) => ({ lead, digits: `${net}${rest}` }))

  it('are found however a number is grouped, and whatever stands around it', () => {
    fc.assert(
      fc.property(
        mobile,
        fc.array(fc.constantFrom('', ' ', '-', '.'), { minLength: 9, maxLength: 9 }),
        fc.lorem(),
        ({ lead, digits }, gaps, words) => {
          const grouped = [...digits].map((digit, at) => `${gaps[at] ?? ''}${digit}`).join('')
          expect(hasContact(`${words} ${lead}${grouped} ${words}`)).toBe(true)
        },
      ),
    )
  })

  /** Beginnings of a way to reach someone, over and over: what makes a search try again from each character. */
  const BEGINNINGS = [
    'a',
    '1',
    'a@',
    'a.',
    'a-',
    '@',
    ' ',
    '.',
    '+',
    '+6',
    '0 ',
    '1 (',
    '--',
    'a1',
    'www',
    'http',
    '（',
  ]
  const LENGTH = 100_000

  it.each(BEGINNINGS)('are looked for in time that grows as the text does: %s', (beginning) => {
    const text = beginning.repeat(LENGTH / beginning.length)
    const times = [1, 2, 3].map(() => {
      const began = threadTime()
      hasContact(text)
      return threadTime() - began
    })
    // It takes some 5 ms; in time that grows with the square of the length it would take several seconds, each time.
    expect(Math.min(...times)).toBeLessThan(500)
  })

  it('are not seen in short numbers', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 9_999_999 }),
        fc.constantFrom('cm', 'g', 'pcs', 'RM'),
        (n, unit) => {
          expect(hasContact(`about ${n} ${unit}?`)).toBe(false)
        },
      ),
    )
  })
})
