import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cutText } from './texts'

it('is cut to so many code units at most, and can always be part of an address', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.nat(20), (text, most) => {
      const cut = cutText(text, most)
      expect(cut.length).toBeLessThanOrEqual(most)
      expect(text.startsWith(cut)).toBe(true)
      expect(() => encodeURIComponent(cut)).not.toThrow()
    }),
  )
  expect([cutText('a😀', 2), cutText('a😀', 3), cutText('ab', 5)]).toEqual(['a', 'a😀', 'ab'])
})
