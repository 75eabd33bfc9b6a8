import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ID_PREFIX, type IdKind, isId, makeId, makeOrderNumber, timeOfId } from './ids'

const bytes = (length: number) => fc.uint8Array({ minLength: length, maxLength: length })
const KINDS: [IdKind, ...IdKind[]] = ['user', 'item', 'order', 'parcel', 'ledger']
const time = fc.integer({ min: 0, max: Date.UTC(2200, 0, 1) })

describe('makeId', () => {
  it('is a prefix, the time and the randomness', () => {
    expect(makeId('item', 0, new Uint8Array(13))).toBe('itm_0000000000000000000000')
    expect(makeId('order', 33, new Uint8Array(13).fill(255))).toBe('ord_000000011zzzzzzzzzzzzz')
  })

  it('sorts by the time it was made, whatever the randomness', () => {
    fc.assert(
      fc.property(time, time, bytes(13), bytes(13), (a, b, some, other) => {
        fc.pre(a !== b)
        expect(makeId('item', a, some) < makeId('item', b, other)).toBe(a < b)
      }),
    )
  })

  it('has the form isId knows, for its own kind only', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...KINDS),
        fc.constantFrom(...KINDS),
        time,
        bytes(16),
        (kind, other, now, random) => {
          expect(isId(other, makeId(kind, now, random))).toBe(kind === other)
        },
      ),
    )
  })

  it('uses every byte', () => {
    const changed = Array.from({ length: 13 }, (_, at) =>
      makeId('item', 0, new Uint8Array(13).fill(1, at, at + 1)),
    )
    expect(new Set(changed).size).toBe(13)
  })

  it('refuses too little randomness', () => {
    expect(() => makeId('item', 0, new Uint8Array(12))).toThrow(RangeError)
    expect(() => makeOrderNumber(new Uint8Array(7))).toThrow(RangeError)
  })
})

describe('isId', () => {
  const good = 'itm_0123456789abcdefghjkmn'
  it.each([
    [good, true],
    [good.slice(0, -1), false],
    [`${good}0`, false],
    [`${good}\n`, false],
    [good.toUpperCase(), false],
    [good.replace('a', 'i'), false],
    [good.replace('a', 'l'), false],
    [good.replace('a', 'o'), false],
    [good.replace('a', 'u'), false],
    [good.replace('_', '-'), false],
    ['', false],
    ["itm_' or 1=1 --", false],
  ])('%j: %s', (text, expected) => {
    expect(isId('item', text)).toBe(expected)
  })

  it('no two kinds share a prefix', () => {
    const prefixes = Object.values(ID_PREFIX)
    expect(new Set(prefixes).size).toBe(prefixes.length)
    for (const prefix of prefixes) expect(prefix).toMatch(/^[a-z]{3}$/)
  })
})

it('an order number can be read out', () => {
  fc.assert(
    fc.property(bytes(8), (random) => {
      expect(makeOrderNumber(random)).toMatch(/^PSR-[0-9A-HJKMNP-TV-Z]{8}$/)
    }),
  )
})

describe('the time of an id', () => {
  it('is when it was made', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 32 ** 9 - 1 }),
        fc.uint8Array({ minLength: 13, maxLength: 13 }),
        (at, random) => {
          expect(timeOfId(makeId('ledger', at, random))).toBe(at)
        },
      ),
    )
  })

  it('is not in a text that is none', () => {
    expect(() => timeOfId('ldg_x')).toThrow(RangeError)
    expect(() => timeOfId('ldg_il0000000000000000000')).toThrow(RangeError)
  })
})
