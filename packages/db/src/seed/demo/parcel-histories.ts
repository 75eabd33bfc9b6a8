import { days, hours, type QuotedParcel } from '@pasar/domain'
import { drawBetween, drawChance, makeWeightedDraw, type Random } from '../ids'
import type { ParcelMove } from '../orders'

/** Money is held this long after delivery unless the buyer confirms earlier. */
const PROTECTION = days(7)

/** How things may go for a parcel, and how often out of a thousand they do. */
const FATES = [
  { fate: 'arrives', often: 925 },
  { fate: 'cancelledBySeller', often: 16 },
  { fate: 'cancelledByBuyer', often: 10 },
  { fate: 'lost', often: 9 },
  { fate: 'returned', often: 22 },
  { fate: 'returnKept', often: 6 },
  { fate: 'disputed', often: 12 },
] as const
type Fate = (typeof FATES)[number]['fate']

const RETURN_NOTES = [
  'The size does not fit',
  'Not the colour in the picture',
  'Arrived with a crack',
] as const
const CLAIM_NOTES = ['The tracking has not moved for a week', 'Something else was in the parcel'] as const

/** Makes the history of one parcel until its end, however far in the future that is. */
export type MakeParcelHistory = (parcel: QuotedParcel, paidAt: number, country: string) => ParcelMove[]

export function makeParcelHistories(random: Random): MakeParcelHistory {
  const drawFate = makeWeightedDraw(
    random,
    FATES.map(({ often }) => often),
  )
  const span = (low: number, high: number): number => Math.floor(hours(low + random() * (high - low)))
  const one = (notes: readonly string[]): string => notes[drawBetween(random, 0, notes.length - 1)] ?? ''

  return (parcel, paidAt, country) => {
    if (parcel.shipping.chargeableKg === 0) return [{ to: 'completed', at: paidAt, actor: 'system' }]
    const fate: Fate = FATES[drawFate()]?.fate ?? 'arrives'
    if (fate === 'cancelledBySeller')
      return [{ to: 'cancelled', at: paidAt + span(5, 60), actor: 'seller', note: 'Out of stock' }]
    if (fate === 'cancelledByBuyer')
      return [{ to: 'cancelled', at: paidAt + span(1, 10), actor: 'buyer', note: 'Ordered by mistake' }]

    const shipped: ParcelMove = { to: 'shipped', at: paidAt + span(6, 66), actor: 'seller' }
    if (fate === 'lost') {
      const claimed = shipped.at + span(260, 330)
      return [
        shipped,
        { to: 'disputed', at: claimed, actor: 'buyer', note: one(CLAIM_NOTES) },
        { to: 'returned', at: claimed + span(40, 90), actor: 'admin', note: 'Lost by the courier' },
      ]
    }
    const travel = country === 'MY' ? span(20, 110) : span(90, 260)
    const delivered: ParcelMove = { to: 'delivered', at: shipped.at + travel, actor: 'system' }
    const given = [shipped, delivered]
    const complained = delivered.at + span(8, 100)
    switch (fate) {
      case 'arrives':
        return drawChance(random, 0.6)
          ? [...given, { to: 'completed', at: delivered.at + span(2, 90), actor: 'buyer' }]
          : [...given, { to: 'completed', at: delivered.at + PROTECTION, actor: 'system' }]
      case 'returned':
        return [
          ...given,
          { to: 'return_requested', at: complained, actor: 'buyer', note: one(RETURN_NOTES) },
          { to: 'returned', at: complained + span(50, 150), actor: 'seller' },
        ]
      case 'returnKept':
        return [
          ...given,
          { to: 'return_requested', at: complained, actor: 'buyer', note: one(RETURN_NOTES) },
          { to: 'completed', at: complained + span(12, 60), actor: 'buyer', note: 'Settled with the seller' },
        ]
      case 'disputed':
        return [
          ...given,
          { to: 'disputed', at: complained, actor: 'buyer', note: one(CLAIM_NOTES) },
          drawChance(random, 0.5)
            ? {
                to: 'returned',
                at: complained + span(60, 160),
                actor: 'admin',
                note: 'Decided for the buyer',
              }
            : {
                to: 'completed',
                at: complained + span(60, 160),
                actor: 'admin',
                note: 'Decided for the seller',
              },
        ]
    }
  }
}

/** The part of a story that has already happened. */
export const movesUntil = (moves: readonly ParcelMove[], now: number): ParcelMove[] =>
  moves.filter(({ at }) => at <= now)
