import { awaitsRest, countPieces } from '../orders/parts'
import { lateFrom } from '../orders/protection'
import type { Portion } from '../orders/refunds'
import type { ParcelState, TransitionActor } from '../orders/states'
import { isService } from '../shipping/methods'

export const CLAIM_KINDS = ['not_received', 'not_as_described', 'damaged', 'changed_mind'] as const
export type ClaimKind = (typeof CLAIM_KINDS)[number]

export const CLAIM_STATES = [
  /** The seller is asked. */
  'open',
  /** The buyer is asked: part of the money, the goods back first, or nothing. */
  'offered',
  'return_asked',
  'refused',
  /** The goods are on their way back. */
  'returning',
  /** An admin is asked. */
  'escalated',
  /** Ended: by agreement, by an admin, by the buyer, by the clock. */
  'settled',
  'decided',
  'withdrawn',
  'lapsed',
] as const
export type ClaimState = (typeof CLAIM_STATES)[number]

/** Of each side. */
export const MAX_CLAIM_PICTURES = 4

/** Letters of the address to which goods go back. */
export const MAX_RETURN_ADDRESS = 500

/** Who brings photos. */
export type ClaimParty = 'buyer' | 'seller'

/** What admins have to decide, what comes back because they said so, and what they have decided. */
export const CLAIM_LISTS = ['escalated', 'returning', 'decided'] as const
export type ClaimList = (typeof CLAIM_LISTS)[number]

interface Move {
  from: ClaimState
  to: ClaimState
  by: readonly TransitionActor[]
}

/** How a claim moves, and who may move it. */
export const CLAIM_TRANSITIONS: readonly Move[] = [
  { from: 'open', to: 'settled', by: ['seller'] },
  { from: 'open', to: 'offered', by: ['seller'] },
  { from: 'open', to: 'return_asked', by: ['seller'] },
  { from: 'open', to: 'refused', by: ['seller'] },
  { from: 'open', to: 'escalated', by: ['system'] },
  { from: 'open', to: 'withdrawn', by: ['buyer'] },
  { from: 'offered', to: 'settled', by: ['buyer'] },
  { from: 'offered', to: 'escalated', by: ['buyer', 'system'] },
  { from: 'offered', to: 'withdrawn', by: ['buyer'] },
  { from: 'offered', to: 'lapsed', by: ['system'] },
  { from: 'refused', to: 'escalated', by: ['buyer', 'system'] },
  { from: 'refused', to: 'withdrawn', by: ['buyer'] },
  { from: 'refused', to: 'lapsed', by: ['system'] },
  { from: 'return_asked', to: 'returning', by: ['buyer'] },
  { from: 'return_asked', to: 'escalated', by: ['buyer', 'system'] },
  { from: 'return_asked', to: 'withdrawn', by: ['buyer'] },
  { from: 'return_asked', to: 'lapsed', by: ['system'] },
  { from: 'returning', to: 'settled', by: ['seller', 'admin'] },
  { from: 'returning', to: 'escalated', by: ['seller', 'system'] },
  { from: 'escalated', to: 'decided', by: ['admin'] },
  { from: 'escalated', to: 'return_asked', by: ['admin'] },
  { from: 'escalated', to: 'withdrawn', by: ['buyer'] },
]

export const mayMoveClaim = (from: ClaimState, to: ClaimState, by: TransitionActor): boolean =>
  CLAIM_TRANSITIONS.some((row) => row.from === from && row.to === to && row.by.includes(by))

export const CLOSED_CLAIM_STATES: readonly ClaimState[] = ['settled', 'decided', 'withdrawn', 'lapsed']

/** Shipping is given back with all the goods of a parcel, unless the buyer only thought better of it. */
export const refundsShipping = (kind: ClaimKind): boolean => kind !== 'changed_mind'

/** Whether there is something that can be sent back: not of what never came, nor of a service. */
export const canBeSentBack = (kind: ClaimKind, parcel: { shippingMethod: string }): boolean =>
  kind !== 'not_received' && !isService(parcel)

/** In which state a parcel waits for the end of its claim. */
export const claimedState = (kind: ClaimKind): ParcelState =>
  kind === 'changed_mind' ? 'return_requested' : 'disputed'

export interface ClaimableParcel {
  state: ParcelState
  shippedAt: number | null
  dueAt: number | null
  country: string
  shippingMethod: string
  restPieces: number
}

/** A service cannot be sent back, and is late from the day on that was agreed: its clock delivers it then. */
const SERVICE_CLAIMS = CLAIM_KINDS.filter((kind) => kind !== 'changed_mind')

/** A claim about the goods themselves implies that they have arrived. */
function kindsOnItsWay({ shippedAt, country }: ClaimableParcel, now: number): readonly ClaimKind[] {
  const isLate = shippedAt !== null && now >= lateFrom(shippedAt, country)
  return CLAIM_KINDS.filter((kind) => kind !== 'not_received' || isLate)
}

/** Whether a claim about a parcel on its way says that it has come. */
export const saysArrived = (kind: ClaimKind, { state }: { state: ParcelState }): boolean =>
  state === 'shipped' && kind !== 'not_received'

/** What may be claimed of the pieces that were shipped while others are still to come, by a buyer who gives those up. */
export function claimKindsWithoutRest(parcel: ClaimableParcel, now: number): readonly ClaimKind[] {
  return awaitsRest(parcel) ? kindsOnItsWay(parcel, now) : []
}

/** What may be claimed of a parcel now; nothing outside the windows, nor while pieces are still to come. */
export function claimKindsFor(parcel: ClaimableParcel, now: number): readonly ClaimKind[] {
  const { state, dueAt } = parcel
  if (awaitsRest(parcel)) return []
  if (state === 'shipped' && !isService(parcel)) return kindsOnItsWay(parcel, now)
  if (state === 'delivered' && dueAt !== null && now < dueAt)
    return isService(parcel) ? SERVICE_CLAIMS : CLAIM_KINDS
  return []
}

/** Pieces of a line about which an admin has decided, and as what they were claimed. */
export interface DecidedPieces extends Portion {
  kind: ClaimKind
}

export const withoutPieces = (pieces: readonly Portion[], taken: readonly Portion[]): Portion[] =>
  pieces.flatMap(({ lineId, quantity }) => {
    const left = quantity - countPieces(taken.filter((one) => one.lineId === lineId))
    return left > 0 ? [{ lineId, quantity: left }] : []
  })

/** Whether a decision is about arrival: it says nothing of how goods are that have come. */
const isOfArrival = (kind: ClaimKind): boolean => kind === 'not_received'

/** Pieces that may be claimed as of this kind. What an admin has decided about is not claimed again. */
export const claimablePieces = (
  kind: ClaimKind,
  pieces: readonly Portion[],
  decided: readonly DecidedPieces[],
): Portion[] =>
  withoutPieces(
    pieces,
    decided.filter((one) => isOfArrival(kind) || !isOfArrival(one.kind)),
  )

/** Of some kinds those of which anything may be claimed, and the pieces: those of the kind that has the most. */
export function claimChoices(
  kinds: readonly ClaimKind[],
  pieces: readonly Portion[],
  decided: readonly DecidedPieces[],
): { kinds: ClaimKind[]; pieces: Portion[] } {
  const left = new Map(kinds.map((kind) => [kind, claimablePieces(kind, pieces, decided)]))
  const [most = []] = [...left.values()].sort((a, b) => countPieces(b) - countPieces(a))
  return { kinds: kinds.filter((kind) => (left.get(kind)?.length ?? 0) > 0), pieces: most }
}

/**
 * What is still decided after pieces were refunded of the seller's own accord: which ones is not known, so those that were
 * decided about count as the first to go, and the buyer may claim the others.
 * @returns only what is another quantity now
 */
export function lowerDecided<Decided extends DecidedPieces>(
  decided: readonly Decided[],
  refunded: readonly Portion[],
): Decided[] {
  // One piece may have been decided about twice: whether it came, and how it is.
  return [true, false].flatMap((isAbout) => {
    const toTake = new Map(refunded.map(({ lineId, quantity }) => [lineId, quantity]))
    return decided.flatMap((one) => {
      if (isOfArrival(one.kind) !== isAbout) return []
      const left = toTake.get(one.lineId) ?? 0
      const taken = Math.min(one.quantity, left)
      toTake.set(one.lineId, left - taken)
      return taken > 0 ? [{ ...one, quantity: one.quantity - taken }] : []
    })
  })
}
