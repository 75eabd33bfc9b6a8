import {
  type Address,
  type AppliedCoupon,
  DEFAULT_RATES,
  type LedgerParcel,
  minutes,
  type OrderState,
  type ParcelState,
  type Quote,
  type QuotedLine,
  type QuotedParcel,
  REFUNDED_STATES,
  type ReleasedParcel,
  sen,
  type TransitionActor,
} from '@pasar/domain'
import { drawBetween, drawOne, type Random, type SeedIds } from './ids'

/** How long an unpaid order waits. */
export const PAYMENT_WINDOW = minutes(30)

export interface ParcelMove {
  to: ParcelState
  at: number
  actor: TransitionActor
  note?: string
}

/** What happened to an order after it was placed. */
export interface OrderHistory {
  placedAt: number
  /** Null when it was never paid. */
  paidAt: number | null
  /** How an order that was never paid ended; null while it still waits. */
  ending: { to: 'expired' | 'cancelled'; at: number; actor: 'system' | 'buyer' } | null
  /** Moves after the payment, one list per parcel of the quote. */
  parcels: readonly (readonly ParcelMove[])[]
}

export interface PlannedLine {
  id: string
  line: QuotedLine
}

export interface PlannedParcel {
  id: string
  parcel: QuotedParcel
  lines: PlannedLine[]
  resellerId: string | null
  moves: readonly ParcelMove[]
  state: ParcelState
  courier: string
  trackingNumber: string
}

export interface PlannedOrder {
  id: string
  number: string
  buyer: { id: string; email: string }
  address: Address | null
  country: string
  quote: Quote
  story: OrderHistory
  paymentId: string
  parcels: PlannedParcel[]
  coupons: AppliedCoupon[]
}

export interface OrderRequest {
  buyer: { id: string; email: string }
  address: Address | null
  country: string
  quote: Quote
  story: OrderHistory
  /** The reseller who recruited a seller, by seller. */
  recruiters: ReadonlyMap<string, string>
  /** For orders that are named elsewhere; made up when left out. */
  fixed?: { id: string; number: string }
}

const stateOf = (story: OrderHistory, moves: readonly ParcelMove[]): ParcelState => {
  if (story.paidAt === null) return story.ending ? 'cancelled' : 'awaiting_payment'
  return moves.at(-1)?.to ?? 'to_ship'
}

/** Couriers, and how their tracking numbers begin and end. */
const COURIERS = [
  { courier: 'Pos Laju', head: 'EN', tail: 'MY' },
  { courier: 'J&T', head: '6301', tail: '' },
  { courier: 'Ninja Van', head: 'NVMY', tail: '' },
  { courier: 'DHL', head: '71', tail: '' },
  { courier: 'GDex', head: 'MY4', tail: '' },
  { courier: 'City-Link', head: '0602', tail: '' },
] as const

function drawTracking(random: Random): { courier: string; trackingNumber: string } {
  const { courier, head, tail } = drawOne(random, COURIERS)
  return { courier, trackingNumber: `${head}${drawBetween(random, 100_000_000, 999_999_999)}${tail}` }
}

/** Gives an order and all its parts their ids, ready to be written. */
export function planOrder(random: Random, ids: SeedIds, request: OrderRequest): PlannedOrder {
  const { quote, story, recruiters, fixed } = request
  const at = story.placedAt
  return {
    id: fixed?.id ?? ids.next('order', at),
    number: fixed?.number ?? ids.orderNumber(),
    buyer: request.buyer,
    address: request.address,
    country: request.country,
    quote,
    story,
    paymentId: ids.next('payment', at),
    parcels: quote.parcels.map((parcel, index) => {
      const moves = story.parcels[index] ?? []
      return {
        id: ids.next('parcel', at),
        parcel,
        lines: parcel.lines.map((line) => ({ id: ids.next('line', at), line })),
        resellerId: recruiters.get(parcel.sellerId) ?? null,
        moves,
        state: stateOf(story, moves),
        ...drawTracking(random),
      }
    }),
    coupons: quote.coupons,
  }
}

/** A parcel whose money goes back to the buyer. */
export const isGivenBack = (state: ParcelState): boolean => REFUNDED_STATES.includes(state)

/** The state of an order as its payment and its parcels say. */
export function orderStateOf({ story, parcels }: Pick<PlannedOrder, 'story' | 'parcels'>): OrderState {
  if (story.paidAt === null) return story.ending?.to ?? 'awaiting_payment'
  const backs = parcels.filter(({ state }) => isGivenBack(state)).length
  if (backs === 0) return 'paid'
  return backs === parcels.length ? 'refunded' : 'partially_refunded'
}

/** What a parcel's payment and refund post. */
export const toLedgerParcel = ({ id, parcel }: PlannedParcel): LedgerParcel => ({
  parcelId: id,
  sellerId: parcel.sellerId,
  paid: parcel.total,
  promoted: sen(parcel.platformDiscount + parcel.shippingPlatformDiscount),
})

/** What a completed parcel releases. */
export const toReleasedParcel = ({ id, parcel, resellerId }: PlannedParcel): ReleasedParcel => ({
  parcelId: id,
  sellerId: parcel.sellerId,
  resellerId,
  itemMoney: sen(parcel.itemsTotal - parcel.sellerDiscount),
  shipping: sen(parcel.shipping.fee - parcel.shippingSellerDiscount),
  rates: DEFAULT_RATES,
})
