import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  decodeBidCursor,
  decodeCursor,
  decodeTimeCursor,
  encodeBidCursor,
  encodeCursor,
  encodeTimeCursor,
} from './cursor'

const direction = fc.constantFrom('after' as const, 'before' as const)
const value = fc.oneof(
  fc.maxSafeInteger(),
  fc.double({ noNaN: true, noDefaultInfinity: true }).map((number) => number + 0),
)

describe('cursors', () => {
  it('come back as they went', () => {
    fc.assert(
      fc.property(direction, value, fc.nat({ max: Number.MAX_SAFE_INTEGER }), (way, at, seq) => {
        const cursor = { direction: way, value: at, seq }
        expect(decodeCursor(encodeCursor(cursor))).toEqual(cursor)
      }),
    )
    fc.assert(
      fc.property(fc.nat(), fc.stringMatching(/^[a-z0-9_]{1,40}$/), (at, id) => {
        expect(decodeTimeCursor(encodeTimeCursor({ at, id }))).toEqual({ at, id })
        for (const isRunning of [true, false])
          expect(decodeBidCursor(encodeBidCursor({ isRunning, at, id }))).toEqual({ isRunning, at, id })
      }),
    )
  })

  it('of others are none, and never throw', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const cursor = decodeCursor(text)
        if (cursor) expect(Number.isFinite(cursor.value) && Number.isSafeInteger(cursor.seq)).toBe(true)
        expect(() => decodeTimeCursor(text)).not.toThrow()
        expect(() => decodeBidCursor(text)).not.toThrow()
      }),
    )
    const forged = ['a1~1;drop', 'c1~1', 'a1e999~1', 'aNaN~1', 'a1~-1', 'a~1', `a1~${'9'.repeat(30)}`]
    for (const plain of forged) expect(decodeCursor(Buffer.from(plain).toString('base64url'))).toBeNull()
    for (const text of ['', '../..', '%00', 'é'.repeat(9), 'a'.repeat(500)]) {
      expect(decodeCursor(text)).toBeNull()
      expect(decodeTimeCursor(text)).toBeNull()
      expect(decodeBidCursor(text)).toBeNull()
    }
  })
})
