import { expect, it } from 'vitest'
import { isPressedAbove } from './toast-live'

const at = (top: number, tag = 'button') =>
  ({
    matches: (selector: string) => selector.split(', ').includes(tag),
    getBoundingClientRect: () => ({ top, bottom: top + 44 }),
  }) as Element

it('keeps off what was pressed: below it in the upper half of the window, above it in the lower', () => {
  expect(isPressedAbove(at(120), 780)).toBe(true)
  expect(isPressedAbove(at(500), 780)).toBe(false)
})

it('stays at the top beside a field, over whose keyboard it could not be seen, and where nothing was pressed', () => {
  expect(isPressedAbove(at(120, 'input'), 780)).toBe(false)
  expect(isPressedAbove(null, 780)).toBe(false)
})
