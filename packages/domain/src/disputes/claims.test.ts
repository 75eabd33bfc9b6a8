import { describe, expect, it } from 'vitest'
import { days } from '../kernel/time'
import { parcelDueAt, USUAL_WINDOWS, WINDOWS } from '../orders/protection'
import { BY_APPOINTMENT } from '../shipping/methods'
import {
  CLAIM_KINDS,
  CLAIM_STATES,
  CLAIM_TRANSITIONS,
  CLOSED_CLAIM_STATES,
  canBeSentBack,
  claimablePieces,
  claimChoices,
  claimKindsFor,
  claimKindsWithoutRest,
  lowerDecided,
  mayMoveClaim,
  saysArrived,
} from './claims'

describe('the table of claims', () => {
  it('has each move once, reaches every state, and nothing leads out of an ended one', () => {
    const moves = CLAIM_TRANSITIONS.map(({ from, to }) => `${from} → ${to}`)
    expect(new Set(moves).size).toBe(moves.length)
    const reached = new Set<string>(['open'])
    for (const state of reached)
      for (const { from, to } of CLAIM_TRANSITIONS) if (from === state) reached.add(to)
    expect([...reached].sort()).toEqual([...CLAIM_STATES].sort())
    expect(CLAIM_TRANSITIONS.filter(({ from }) => CLOSED_CLAIM_STATES.includes(from))).toEqual([])
  })

  it('lets every claim end without its buyer, or by an admin', () => {
    for (const state of CLAIM_STATES) {
      if (CLOSED_CLAIM_STATES.includes(state)) continue
      const isMoved = CLAIM_TRANSITIONS.some(
        ({ from, by }) => from === state && (by.includes('system') || by.includes('admin')),
      )
      expect(isMoved, state).toBe(true)
    }
  })

  it.each([
    ['open', 'settled', 'buyer', false],
    ['offered', 'settled', 'buyer', true],
    ['offered', 'settled', 'seller', false],
    ['escalated', 'decided', 'seller', false],
    ['returning', 'settled', 'buyer', false],
    ['returning', 'withdrawn', 'buyer', false],
  ] as const)('%s → %s by %s: %s', (from, to, by, expected) => {
    expect(mayMoveClaim(from, to, by)).toBe(expected)
  })
})

describe('when something may be claimed', () => {
  const shipped = {
    state: 'shipped',
    shippedAt: 0,
    dueAt: WINDOWS.arriveHome,
    country: 'MY',
    shippingMethod: 'Standard',
    restPieces: 0,
  } as const
  const delivered = {
    state: 'delivered',
    shippedAt: 0,
    dueAt: days(9),
    country: 'MY',
    shippingMethod: 'Standard',
    restPieces: 0,
  } as const

  it('on its way: about goods that have come, and that they have not, once they are late', () => {
    const come = CLAIM_KINDS.filter((kind) => kind !== 'not_received')
    expect(claimKindsFor(shipped, WINDOWS.lateHome - 1)).toEqual(come)
    expect(claimKindsFor(shipped, WINDOWS.lateHome)).toEqual(CLAIM_KINDS)
    expect(claimKindsFor({ ...shipped, country: 'JP' }, WINDOWS.lateHome)).toEqual(come)
  })

  it('says that goods have come, but where they have not or somebody said so before', () => {
    expect(CLAIM_KINDS.filter((kind) => saysArrived(kind, shipped))).toEqual([
      'not_as_described',
      'damaged',
      'changed_mind',
    ])
    expect(saysArrived('damaged', delivered)).toBe(false)
  })

  const pieces = [
    { lineId: 'a', quantity: 3 },
    { lineId: 'b', quantity: 1 },
  ]

  it('again: nothing that was decided', () => {
    const decided = [
      { kind: 'damaged', lineId: 'a', quantity: 1 },
      { kind: 'changed_mind', lineId: 'b', quantity: 1 },
      { kind: 'damaged', lineId: 'a', quantity: 1 },
    ] as const
    for (const kind of CLAIM_KINDS) {
      expect(claimablePieces(kind, pieces, decided)).toEqual([{ lineId: 'a', quantity: 1 }])
      expect(claimablePieces(kind, pieces, [])).toEqual(pieces)
    }
    const all = [...decided, { kind: 'damaged', lineId: 'a', quantity: 1 }] as const
    expect(claimChoices(CLAIM_KINDS, pieces, all)).toEqual({ kinds: [], pieces: [] })
  })

  it('again: how goods are of which was decided only that they have come', () => {
    const come = [
      { kind: 'not_received', lineId: 'a', quantity: 3 },
      { kind: 'not_received', lineId: 'b', quantity: 1 },
    ] as const
    const others = CLAIM_KINDS.filter((kind) => kind !== 'not_received')
    expect(claimablePieces('not_received', pieces, come)).toEqual([])
    expect(claimChoices(CLAIM_KINDS, pieces, come)).toEqual({ kinds: others, pieces })
    const torn = { kind: 'damaged', lineId: 'a', quantity: 2 } as const
    expect(claimablePieces('damaged', pieces, [...come, torn])).toEqual([
      { lineId: 'a', quantity: 1 },
      { lineId: 'b', quantity: 1 },
    ])
    expect(claimChoices(CLAIM_KINDS, pieces, come.slice(0, 1))).toEqual({ kinds: CLAIM_KINDS, pieces })
  })

  it('again: what is left of a line of which a decided piece was refunded', () => {
    const kind = 'damaged'
    const decided = [
      { claimId: 'first', kind, lineId: 'a', quantity: 1 },
      { claimId: 'first', kind, lineId: 'b', quantity: 2 },
      { claimId: 'second', kind, lineId: 'a', quantity: 3 },
    ] as const
    expect(lowerDecided(decided, [{ lineId: 'a', quantity: 2 }])).toEqual([
      { claimId: 'first', kind, lineId: 'a', quantity: 0 },
      { claimId: 'second', kind, lineId: 'a', quantity: 2 },
    ])
    expect(lowerDecided(decided, [{ lineId: 'b', quantity: 5 }])).toEqual([
      { claimId: 'first', kind, lineId: 'b', quantity: 0 },
    ])
    expect(lowerDecided(decided, [{ lineId: 'c', quantity: 1 }])).toEqual([])
    const come = { claimId: 'zeroth', kind: 'not_received', lineId: 'a', quantity: 1 } as const
    expect(lowerDecided([come, ...decided], [{ lineId: 'a', quantity: 1 }])).toEqual([
      { ...come, quantity: 0 },
      { claimId: 'first', kind, lineId: 'a', quantity: 0 },
    ])
  })

  it('on its way in parts: nothing while pieces are still to come', () => {
    expect(claimKindsFor({ ...shipped, restPieces: 1 }, WINDOWS.lateHome)).toEqual([])
    const inPart = { ...shipped, restPieces: 1 }
    expect(claimKindsWithoutRest(inPart, WINDOWS.lateHome)).toEqual(CLAIM_KINDS)
    expect(claimKindsWithoutRest(inPart, WINDOWS.lateHome - 1)).toEqual(
      CLAIM_KINDS.filter((kind) => kind !== 'not_received'),
    )
    expect(claimKindsWithoutRest(shipped, WINDOWS.lateHome)).toEqual([])
  })

  it('delivered: anything, until the window ends', () => {
    expect(claimKindsFor(delivered, days(9) - 1)).toEqual(CLAIM_KINDS)
    expect(claimKindsFor(delivered, days(9))).toEqual([])
  })

  it('of a service: nothing before its day has passed, and nothing is sent back', () => {
    const shippingMethod = BY_APPOINTMENT
    expect(claimKindsFor({ ...shipped, shippingMethod }, WINDOWS.lateHome)).toEqual([])
    expect(claimKindsFor({ ...delivered, shippingMethod }, 1)).toEqual([
      'not_received',
      'not_as_described',
      'damaged',
    ])
    expect(canBeSentBack('damaged', { shippingMethod })).toBe(false)
    expect(canBeSentBack('damaged', shipped)).toBe(true)
    expect(canBeSentBack('not_received', shipped)).toBe(false)
  })

  it('nothing in any other state', () => {
    for (const state of ['to_ship', 'completed', 'cancelled', 'disputed', 'returned'] as const)
      expect(claimKindsFor({ ...delivered, state }, 1)).toEqual([])
  })
})

describe('the clock of a parcel', () => {
  it('runs until it is shipped, has come, and is safe; nowhere else', () => {
    expect(parcelDueAt('to_ship', 5, 'MY', USUAL_WINDOWS)).toBe(5 + days(14))
    expect(parcelDueAt('shipped', 5, 'MY', USUAL_WINDOWS)).toBe(5 + days(14))
    expect(parcelDueAt('shipped', 5, 'GB', USUAL_WINDOWS)).toBe(5 + days(28))
    expect(parcelDueAt('delivered', 5, 'GB', USUAL_WINDOWS)).toBe(5 + days(7))
    const own = { shipDays: 4, remindDays: 2, protectDays: 21 }
    expect(parcelDueAt('to_ship', 5, 'MY', own)).toBe(5 + days(4))
    expect(parcelDueAt('delivered', 5, 'MY', own)).toBe(5 + days(21))
    expect(parcelDueAt('disputed', 5, 'MY', USUAL_WINDOWS)).toBeNull()
  })
})
