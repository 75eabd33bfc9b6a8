import { describe, expect, it } from 'vitest'
import { days } from '../kernel/time'
import {
  APPOINTMENT_STATES,
  APPOINTMENT_TRANSITIONS,
  appointmentDays,
  dayOf,
  isAppointmentDay,
  MAX_APPOINTMENT_DAYS,
  mayMoveAppointment,
  startOfDay,
  stateNamedBy,
} from './appointments'

describe('the table of appointments', () => {
  it('has each move once, reaches every state, and nothing leads out of an agreed one', () => {
    const moves = APPOINTMENT_TRANSITIONS.map(({ from, to, by }) => `${from} → ${to} by ${by}`)
    expect(new Set(moves).size).toBe(moves.length)
    const reached = new Set<string>(['open'])
    for (const state of reached)
      for (const { from, to } of APPOINTMENT_TRANSITIONS) if (from === state) reached.add(to)
    expect([...reached].sort()).toEqual([...APPOINTMENT_STATES].sort())
    expect(APPOINTMENT_TRANSITIONS.filter(({ from }) => from === 'agreed')).toEqual([])
  })

  it.each([
    ['open', 'wished', 'buyer', true],
    ['open', 'proposed', 'seller', true],
    ['open', 'agreed', 'seller', false],
    ['wished', 'agreed', 'seller', true],
    ['wished', 'agreed', 'buyer', false],
    ['proposed', 'agreed', 'buyer', true],
    ['proposed', 'agreed', 'seller', false],
    ['proposed', 'wished', 'buyer', true],
    ['agreed', 'wished', 'buyer', false],
    ['agreed', 'proposed', 'seller', false],
  ] as const)('%s → %s by %s: %s', (from, to, by, expected) => {
    expect(mayMoveAppointment(from, to, by)).toBe(expected)
  })

  it('lets nobody agree to a date of their own', () => {
    for (const by of ['buyer', 'seller'] as const)
      expect(mayMoveAppointment(stateNamedBy(by), 'agreed', by)).toBe(false)
  })
})

describe('the days that can be named', () => {
  /** 23:30 on 31 August in Malaysia. */
  const now = Date.parse('2026-08-31T15:30:00Z')

  it('are those of Malaysia, from today on', () => {
    expect(dayOf(now)).toBe('2026-08-31')
    expect(dayOf(now + days(1) / 24)).toBe('2026-09-01')
    expect(startOfDay('2026-09-01')).toBe(Date.parse('2026-08-31T16:00:00Z'))
    expect(isAppointmentDay('2026-08-30', now)).toBe(false)
    expect(isAppointmentDay('2026-08-31', now)).toBe(true)
  })

  it('end after three months', () => {
    const { last } = appointmentDays(now)
    expect(isAppointmentDay(last, now)).toBe(true)
    expect(isAppointmentDay(dayOf(now + days(MAX_APPOINTMENT_DAYS + 1)), now)).toBe(false)
  })

  it.each(['', '2026-9-1', '2026-09-31', '2026-13-01', 'tomorrow', '2026-09-01T10:00'])(
    'are not %j',
    (day) => {
      expect(isAppointmentDay(day, now)).toBe(false)
    },
  )
})
