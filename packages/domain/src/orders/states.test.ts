import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  mayMoveOrder,
  mayMoveParcel,
  ORDER_STATES,
  ORDER_TRANSITIONS,
  PAID_STATES,
  PARCEL_STATES,
  PARCEL_STATES_OF,
  PARCEL_TRANSITIONS,
  REFUNDED_STATES,
  type TransitionActor,
} from './states'

const ACTORS: TransitionActor[] = ['buyer', 'seller', 'admin', 'system']

interface Row {
  from: string
  to: string
  by: readonly TransitionActor[]
}
const TABLES: [string, readonly Row[], readonly string[]][] = [
  ['orders', ORDER_TRANSITIONS, ORDER_STATES],
  ['parcels', PARCEL_TRANSITIONS, PARCEL_STATES],
]

describe.each(TABLES)('the table of %s', (_, table, states) => {
  it('has each move once, with somebody to make it, each of them once', () => {
    const moves = table.map((row) => `${row.from} → ${row.to}`)
    expect(new Set(moves).size).toBe(moves.length)
    for (const row of table) {
      expect(row.by.length).toBeGreaterThan(0)
      expect(new Set(row.by).size).toBe(row.by.length)
    }
  })

  it('moves nothing to where it already is', () => {
    expect(table.filter((row) => row.from === row.to)).toEqual([])
  })

  it('reaches every state from awaiting_payment', () => {
    const reached = new Set(['awaiting_payment'])
    // A set that grows while it is walked also walks what was added.
    for (const state of reached) for (const row of table) if (row.from === state) reached.add(row.to)
    expect([...reached].sort()).toEqual([...states].sort())
  })

  it('never goes back to awaiting payment', () => {
    expect(table.filter((row) => row.to === 'awaiting_payment')).toEqual([])
  })
})

describe('final states', () => {
  it('have no way out', () => {
    for (const to of ORDER_STATES)
      for (const actor of ACTORS) expect(mayMoveOrder('refunded', to, actor)).toBe(false)
    for (const from of ['completed', 'returned'] as const)
      for (const to of PARCEL_STATES)
        for (const actor of ACTORS) expect(mayMoveParcel(from, to, actor)).toBe(false)
  })

  it('expired is left only by a late payment, cancelled never', () => {
    expect(ORDER_TRANSITIONS.filter((row) => row.from === 'cancelled')).toEqual([])
    for (const from of ['expired', 'cancelled'] as const)
      for (const to of ORDER_STATES)
        for (const actor of ['buyer', 'seller', 'admin'] as const)
          expect(mayMoveOrder(from, to, actor)).toBe(false)
    const outs = PARCEL_TRANSITIONS.filter((row) => row.from === 'cancelled')
    expect(outs).toEqual([{ from: 'cancelled', to: 'to_ship', by: ['system'] }])
  })
})

describe('moves', () => {
  it('money moves by the system alone', () => {
    for (const row of ORDER_TRANSITIONS) if (PAID_STATES.includes(row.to)) expect(row.by).toEqual(['system'])
  })

  it('what was paid never becomes unpaid again', () => {
    for (const row of ORDER_TRANSITIONS)
      if (PAID_STATES.includes(row.from)) expect(PAID_STATES).toContain(row.to)
  })

  it.each([
    ['awaiting_payment', 'to_ship', 'system', true],
    ['awaiting_payment', 'to_ship', 'buyer', false],
    ['to_ship', 'shipped', 'seller', true],
    ['to_ship', 'shipped', 'buyer', true],
    ['to_ship', 'shipped', 'system', false],
    ['to_ship', 'cancelled', 'buyer', true],
    ['shipped', 'cancelled', 'buyer', false],
    ['shipped', 'cancelled', 'seller', false],
    ['shipped', 'delivered', 'buyer', true],
    ['delivered', 'completed', 'seller', false],
    ['delivered', 'completed', 'buyer', true],
    ['delivered', 'return_requested', 'buyer', true],
    ['delivered', 'return_requested', 'seller', false],
    ['return_requested', 'returned', 'seller', true],
    ['return_requested', 'returned', 'buyer', false],
    ['disputed', 'returned', 'admin', true],
    ['disputed', 'completed', 'seller', false],
    ['disputed', 'completed', 'buyer', false],
    ['awaiting_payment', 'shipped', 'seller', false],
  ] as const)('parcel %s → %s by %s: %s', (from, to, actor, expected) => {
    expect(mayMoveParcel(from, to, actor)).toBe(expected)
  })

  it('unknown states and actors move nothing', () => {
    const nonsense = fc.string().filter((text) => !['buyer', 'seller', 'admin', 'system'].includes(text))
    fc.assert(
      fc.property(
        fc.constantFrom(...PARCEL_STATES),
        fc.constantFrom(...PARCEL_STATES),
        nonsense,
        (from, to, odd) => {
          expect(mayMoveParcel(from, to, odd as TransitionActor)).toBe(false)
        },
      ),
    )
    expect(mayMoveOrder('awaiting_payment', 'stolen' as 'paid', 'system')).toBe(false)
    expect(mayMoveParcel('constructor' as 'to_ship', 'shipped', 'seller')).toBe(false)
  })
})

describe('the states of parcels an order may have', () => {
  it('name every state of a parcel, and money only where it was taken', () => {
    expect(new Set(Object.values(PARCEL_STATES_OF).flat())).toEqual(new Set(PARCEL_STATES))
    for (const state of ORDER_STATES)
      expect(PARCEL_STATES_OF[state].includes('awaiting_payment')).toBe(state === 'awaiting_payment')
    for (const state of PAID_STATES)
      expect(PARCEL_STATES_OF[state].some((one) => REFUNDED_STATES.includes(one))).toBe(state !== 'paid')
  })
})
