import { hours, minutes, type ParcelState, type TransitionActor } from '@pasar/domain'
import { type OrderHistory, PAYMENT_WINDOW } from '../orders'

/** A move, the hours after the payment at which it happened, and who made it. */
type Step = readonly [to: ParcelState, hoursAfter: number, actor: TransitionActor, note?: string]

export interface Script {
  hoursAgo: number
  /** The moves of each parcel after the payment. */
  parcels: readonly (readonly Step[])[]
  unpaid?: 'waits' | 'expired' | 'cancelled'
  isVirtual?: boolean
  /** Position in the address book. */
  address?: number
  coupons?: readonly string[]
}

const DAY = 24
const arrived = (confirmed: number): readonly Step[] => [
  ['shipped', 21, 'seller'],
  ['delivered', 74, 'system'],
  ['completed', confirmed, 'buyer'],
]

/** The orders of buyer@pasar.test: every state an order and a parcel can be in, the oldest first. */
export const BUYER_SCRIPTS: readonly Script[] = [
  { hoursAgo: 86 * DAY, parcels: [arrived(80)], coupons: ['WELCOMEFREE'] },
  { hoursAgo: 71 * DAY, parcels: [arrived(96), arrived(77)], coupons: ['MERDEKA20'] },
  {
    hoursAgo: 58 * DAY,
    address: 2,
    parcels: [
      [
        ['shipped', 26, 'seller'],
        ['delivered', 150, 'system'],
        ['completed', 318, 'system'],
      ],
    ],
  },
  {
    hoursAgo: 47 * DAY,
    parcels: [
      [
        ['shipped', 18, 'seller'],
        ['delivered', 66, 'system'],
        ['return_requested', 90, 'buyer', 'The size does not fit'],
        ['returned', 190, 'seller'],
      ],
    ],
  },
  {
    hoursAgo: 39 * DAY,
    parcels: [
      [
        ['shipped', 30, 'seller'],
        ['disputed', 300, 'buyer', 'The tracking has not moved for a week'],
        ['returned', 366, 'admin', 'Lost by the courier'],
      ],
    ],
  },
  { hoursAgo: 33 * DAY, parcels: [arrived(120), [['cancelled', 20, 'seller', 'Out of stock']]] },
  { hoursAgo: 27 * DAY, parcels: [[['cancelled', 3, 'buyer', 'Ordered by mistake']]] },
  { hoursAgo: 21 * DAY, parcels: [[]], unpaid: 'cancelled' },
  { hoursAgo: 18 * DAY, parcels: [[]], unpaid: 'expired' },
  {
    hoursAgo: 14 * DAY,
    parcels: [
      [
        ['shipped', 24, 'seller'],
        ['delivered', 80, 'system'],
        ['disputed', 130, 'buyer', 'Something else was in the parcel'],
      ],
    ],
  },
  { hoursAgo: 11 * DAY, isVirtual: true, parcels: [[['completed', 0, 'system']]] },
  {
    hoursAgo: 9 * DAY,
    parcels: [
      [
        ['shipped', 20, 'seller'],
        ['delivered', 75, 'system'],
        ['return_requested', 140, 'buyer', 'Not the colour in the picture'],
      ],
    ],
  },
  {
    hoursAgo: 6 * DAY,
    parcels: [
      [
        ['shipped', 20, 'seller'],
        ['delivered', 90, 'system'],
      ],
    ],
    coupons: ['PASAR10'],
  },
  { hoursAgo: 3 * DAY, parcels: [[['shipped', 28, 'seller']], []] },
  { hoursAgo: 30, address: 1, parcels: [[], []] },
  { hoursAgo: 0.1, parcels: [[]], unpaid: 'waits' },
]

/** The story of a script that begins at `placedAt`. */
export function makeScriptHistory({ parcels, unpaid }: Script, placedAt: number): OrderHistory {
  if (unpaid === 'waits') return { placedAt, paidAt: null, ending: null, parcels: [] }
  if (unpaid === 'expired') {
    const ending = { to: unpaid, at: placedAt + PAYMENT_WINDOW, actor: 'system' } as const
    return { placedAt, paidAt: null, ending, parcels: [] }
  }
  if (unpaid === 'cancelled') {
    const ending = { to: unpaid, at: placedAt + minutes(7), actor: 'buyer' } as const
    return { placedAt, paidAt: null, ending, parcels: [] }
  }
  const paidAt = placedAt + minutes(3)
  return {
    placedAt,
    paidAt,
    ending: null,
    parcels: parcels.map((steps) =>
      steps.map(([to, after, actor, note = '']) => ({ to, at: paidAt + hours(after), actor, note })),
    ),
  }
}
