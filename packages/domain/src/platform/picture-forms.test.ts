import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isCropOf, middleCrop, moveTo, readOrder, turnedSize, withCropped, writeOrder } from './picture-forms'

describe('the order of pictures', () => {
  it('is read as it is written, without what is no key and without repetitions', () => {
    expect(readOrder(writeOrder(['listing-a', 'listing-b']))).toEqual(['listing-a', 'listing-b'])
    expect(readOrder('listing-a,,../x,listing-a,B')).toEqual(['listing-a'])
    expect(readOrder('')).toEqual([])
  })

  it('keeps every picture whatever is moved where', () => {
    const list = fc.uniqueArray(fc.integer(), { minLength: 1, maxLength: 8 })
    fc.assert(
      fc.property(list, fc.nat(7), fc.integer({ min: -3, max: 12 }), (all, at, to) => {
        const from = at % all.length
        const moved = moveTo(all, from, to)
        expect(moved.toSorted()).toEqual(all.toSorted())
        expect(moved[Math.max(0, Math.min(to, all.length - 1))]).toBe(all[from])
        const others = (given: number[]) => given.filter((own) => own !== all[from])
        expect(others(moved)).toEqual(others(all))
      }),
    )
  })
})

describe('a crop', () => {
  const photo = { width: 960, height: 640 }
  const crop = { turns: 0, left: 0, top: 0, width: 960, height: 640 }

  it('lies within the picture as it was turned', () => {
    expect(isCropOf(photo, crop)).toBe(true)
    expect(isCropOf(photo, { ...crop, turns: 1 })).toBe(false)
    expect(isCropOf(photo, { ...crop, turns: 1, width: 640, height: 960 })).toBe(true)
  })

  it.each([
    { left: 1 },
    { top: -1 },
    { width: 10 },
    { height: 0 },
    { left: 0.5, width: 100 },
    { turns: 4 },
    { turns: -1 },
    { width: Number.NaN },
    { left: Number.MAX_SAFE_INTEGER },
  ])('is refused as %o', (wrong) => {
    expect(isCropOf(photo, { ...crop, ...wrong })).toBe(false)
  })

  it('may be all of a picture that is smaller than the least', () => {
    expect(isCropOf({ width: 20, height: 20 }, { turns: 0, left: 0, top: 0, width: 20, height: 20 })).toBe(
      true,
    )
  })

  it('from the middle is as large as its shape allows', () => {
    expect(middleCrop(photo, 0, 1)).toEqual({ turns: 0, left: 160, top: 0, width: 640, height: 640 })
    expect(middleCrop(photo, 1, 4 / 3)).toEqual({ turns: 1, left: 0, top: 240, width: 640, height: 480 })
    const edge = fc.integer({ min: 64, max: 5_000 })
    fc.assert(
      fc.property(edge, edge, fc.nat(3), fc.constantFrom(1, 4 / 3, null), (width, height, turns, aspect) => {
        const middle = middleCrop({ width, height }, turns, aspect)
        const whole = turnedSize({ width, height }, turns)
        expect(middle.left + middle.width).toBeLessThanOrEqual(whole.width)
        expect(middle.top + middle.height).toBeLessThanOrEqual(whole.height)
        expect(
          [whole.width, whole.height].some(
            (all) => Math.abs(all - middle.width) < 2 || Math.abs(all - middle.height) < 2,
          ),
        ).toBe(true)
      }),
    )
  })
})

it('gives a variant the picture that took the place of its own', () => {
  const typed = {
    order: 'listing-b,listing-c',
    'from-listing-b': 'listing-a',
    'picture-0': 'listing-a',
    'picture-1': '',
  }
  expect(withCropped(typed)).toEqual({ ...typed, 'picture-0': 'listing-b' })
  expect(withCropped({ ...typed, order: 'listing-c' })['picture-0']).toBe('listing-a')
})
