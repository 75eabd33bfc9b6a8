import { z } from 'zod'
import { boundedString } from '../kernel/bounded-text'
import { form, idText } from '../kernel/schemas'
import { days, endOfMalaysianDay, MALAYSIA_OFFSET, type Millis, millis } from '../kernel/time'
import type { TransitionActor } from './states'

/** When on a day; `any` for whoever does not mind. */
export const DAY_PARTS = ['any', 'morning', 'afternoon', 'evening'] as const
export type DayPart = (typeof DAY_PARTS)[number]

/** How far ahead a date can be agreed: money is held until then. */
export const MAX_APPOINTMENT_DAYS = 90

export const APPOINTMENT_STATES = [
  /** Nobody has named a date. */
  'open',
  /** The buyer has named one, and the seller is asked. */
  'wished',
  /** The seller has named one, and the buyer is asked. */
  'proposed',
  'agreed',
] as const
export type AppointmentState = (typeof APPOINTMENT_STATES)[number]

type Party = Extract<TransitionActor, 'buyer' | 'seller'>

interface Move {
  from: AppointmentState
  to: AppointmentState
  by: Party
}

/** How the date of a service is found. Whoever is asked agrees or names another; whoever asked may still change it. */
export const APPOINTMENT_TRANSITIONS: readonly Move[] = [
  { from: 'open', to: 'wished', by: 'buyer' },
  { from: 'open', to: 'proposed', by: 'seller' },
  { from: 'wished', to: 'wished', by: 'buyer' },
  { from: 'wished', to: 'proposed', by: 'seller' },
  { from: 'wished', to: 'agreed', by: 'seller' },
  { from: 'proposed', to: 'proposed', by: 'seller' },
  { from: 'proposed', to: 'wished', by: 'buyer' },
  { from: 'proposed', to: 'agreed', by: 'buyer' },
]

export const mayMoveAppointment = (from: AppointmentState, to: AppointmentState, by: Party): boolean =>
  APPOINTMENT_TRANSITIONS.some((row) => row.from === from && row.to === to && row.by === by)

/** The state in which a date waits that this party has named. */
export const stateNamedBy = (by: Party): AppointmentState => (by === 'buyer' ? 'wished' : 'proposed')

/** The first millisecond of a Malaysian calendar day. @throws RangeError when there is no such day */
export const startOfDay = (day: string): Millis => millis(endOfMalaysianDay(day) - days(1) + 1)

/** The calendar day in Malaysia at a moment, as "2026-08-31". */
export const dayOf = (at: number): string => new Date(at + MALAYSIA_OFFSET).toISOString().slice(0, 10)

/** The first and the last day that can be named now. */
export const appointmentDays = (now: number): { first: string; last: string } => ({
  first: dayOf(now),
  last: dayOf(now + days(MAX_APPOINTMENT_DAYS)),
})

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** Whether a day can be named now: one of the calendar, from today on, and not too far ahead. */
export function isAppointmentDay(day: string, now: number): boolean {
  const { first, last } = appointmentDays(now)
  if (!DAY.test(day) || day < first || day > last) return false
  const at = Date.parse(`${day}T00:00:00Z`)
  return !Number.isNaN(at) && new Date(at).toISOString().slice(0, 10) === day
}

const revision = z.coerce.number().int().min(0)

/** A day as it is typed, or sent. */
export const appointmentDaySchema = boundedString(10, {
  error: 'appointmentDay',
  tooLong: 'appointmentDay',
}).regex(DAY, 'appointmentDay')

/** A date that is named for a service, on a page that showed the version `revision`. */
export const nameDateSchema = form({
  parcelId: idText,
  revision,
  day: appointmentDaySchema,
  part: z.enum(DAY_PARTS, { error: 'choose' }),
})
export type NameDate = z.output<typeof nameDateSchema>

export const agreeDateSchema = form({ parcelId: idText, revision })
export type AgreeDate = z.output<typeof agreeDateSchema>
