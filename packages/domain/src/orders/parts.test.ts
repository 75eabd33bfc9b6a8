import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { days } from '../kernel/time'
import { areSamePieces, awaitsRest, countGone, countPieces, piecesToShip, remindOfRestAt } from './parts'
import { USUAL_WINDOWS } from './protection'
import type { Portion } from './refunds'

const line = (id: string, quantity: number, refundedQuantity = 0, isVirtual = false) => ({
  id,
  quantity,
  refundedQuantity,
  isVirtual,
})
const part = (...lines: [lineId: string, quantity: number][]) => ({
  lines: lines.map(([lineId, quantity]) => ({ lineId, quantity })),
})

describe('what can still be shipped', () => {
  it('is neither shipped nor refunded, and no file', () => {
    const lines = [line('a', 5, 1), line('b', 2), line('c', 1, 0, true), line('d', 1, 1)]
    const parts = [part(['a', 2]), part(['a', 1], ['b', 2])]
    expect(piecesToShip(lines, parts)).toEqual([{ lineId: 'a', quantity: 1 }])
    expect(countPieces(piecesToShip(lines, []))).toBe(6)
    expect(countGone(lines, parts)).toBe(7)
  })

  it('and what is shipped and refunded are all pieces, whatever is done in which order', () => {
    const anyLines = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 4 })
    const anySteps = fc.array(
      fc.record({ isShipped: fc.boolean(), sizes: fc.array(fc.nat(9), { minLength: 4, maxLength: 4 }) }),
      { maxLength: 12 },
    )
    fc.assert(
      fc.property(anyLines, anySteps, (quantities, steps) => {
        let lines = quantities.map((quantity, at) => line(`l${at}`, quantity))
        const parts: { lines: Portion[] }[] = []
        const all = quantities.reduce((sum, quantity) => sum + quantity, 0)
        for (const { isShipped, sizes } of steps) {
          const before = piecesToShip(lines, parts)
          const chosen = before.flatMap(({ lineId, quantity }, at) => {
            const size = Math.min(sizes[at] ?? 0, quantity)
            return size > 0 ? [{ lineId, quantity: size }] : []
          })
          const gone = countGone(lines, parts)
          if (isShipped) parts.push({ lines: chosen })
          else
            lines = lines.map((one) => {
              const back = chosen.find(({ lineId }) => lineId === one.id)?.quantity ?? 0
              return { ...one, refundedQuantity: one.refundedQuantity + back }
            })
          const after = piecesToShip(lines, parts)
          expect(countPieces(after)).toBe(countPieces(before) - countPieces(chosen))
          expect(countGone(lines, parts)).toBe(gone + countPieces(chosen))
          expect(countPieces(after) + countGone(lines, parts)).toBe(all)
        }
      }),
    )
  })
})

it('compares pieces without their order', () => {
  const { lines } = part(['a', 1], ['b', 2])
  expect(areSamePieces(lines, lines.toReversed())).toBe(true)
  expect(areSamePieces(lines, part(['a', 1], ['b', 1]).lines)).toBe(false)
  expect(areSamePieces(lines, part(['a', 1]).lines)).toBe(false)
  const twice = part(['a', 1], ['a', 1]).lines
  expect([areSamePieces(twice, lines), areSamePieces(lines, twice)]).toEqual([false, false])
})

it('waits for the rest only on its way', () => {
  expect(awaitsRest({ state: 'shipped', restPieces: 1 })).toBe(true)
  expect(awaitsRest({ state: 'shipped', restPieces: 0 })).toBe(false)
  expect(awaitsRest({ state: 'to_ship', restPieces: 0 })).toBe(false)
})

it('reminds of the rest three days later, and not on the last day', () => {
  expect(remindOfRestAt(0, days(14), USUAL_WINDOWS)).toBe(days(3))
  expect(remindOfRestAt(0, days(4), USUAL_WINDOWS)).toBe(days(3))
  expect(remindOfRestAt(0, days(4) - 1, USUAL_WINDOWS)).toBeNull()
  expect(remindOfRestAt(0, null, USUAL_WINDOWS)).toBeNull()
})
