export const ORDER_STATES = [
  'awaiting_payment',
  'paid',
  'expired',
  'cancelled',
  'partially_refunded',
  'refunded',
] as const
export type OrderState = (typeof ORDER_STATES)[number]

export const PARCEL_STATES = [
  'awaiting_payment',
  'to_ship',
  'shipped',
  'delivered',
  'completed',
  'cancelled',
  'return_requested',
  'returned',
  'disputed',
] as const
export type ParcelState = (typeof PARCEL_STATES)[number]

export type TransitionActor = 'buyer' | 'seller' | 'admin' | 'system'

interface Transition<S> {
  from: S
  to: S
  by: readonly TransitionActor[]
}

/** How an order's payment moves. A late payment takes an expired order up again. */
export const ORDER_TRANSITIONS: readonly Transition<OrderState>[] = [
  { from: 'awaiting_payment', to: 'paid', by: ['system'] },
  { from: 'awaiting_payment', to: 'expired', by: ['system'] },
  { from: 'awaiting_payment', to: 'cancelled', by: ['buyer', 'admin'] },
  { from: 'expired', to: 'paid', by: ['system'] },
  { from: 'paid', to: 'partially_refunded', by: ['system'] },
  { from: 'paid', to: 'refunded', by: ['system'] },
  { from: 'partially_refunded', to: 'refunded', by: ['system'] },
]

/** How one parcel moves, and who may move it. */
export const PARCEL_TRANSITIONS: readonly Transition<ParcelState>[] = [
  { from: 'awaiting_payment', to: 'to_ship', by: ['system'] },
  { from: 'awaiting_payment', to: 'cancelled', by: ['system', 'buyer', 'admin'] },
  { from: 'cancelled', to: 'to_ship', by: ['system'] },
  // The buyer, by agreeing to a date that the seller of a service has named.
  { from: 'to_ship', to: 'shipped', by: ['seller', 'admin', 'buyer'] },
  { from: 'to_ship', to: 'completed', by: ['system'] },
  { from: 'to_ship', to: 'cancelled', by: ['buyer', 'seller', 'admin', 'system'] },
  { from: 'shipped', to: 'delivered', by: ['buyer', 'seller', 'admin', 'system'] },
  { from: 'shipped', to: 'disputed', by: ['buyer'] },
  { from: 'delivered', to: 'completed', by: ['buyer', 'system'] },
  { from: 'delivered', to: 'return_requested', by: ['buyer'] },
  // All its money was given back of the seller's own accord, or by staff.
  { from: 'delivered', to: 'returned', by: ['seller', 'admin'] },
  { from: 'shipped', to: 'returned', by: ['seller', 'admin'] },
  { from: 'delivered', to: 'disputed', by: ['buyer'] },
  { from: 'return_requested', to: 'returned', by: ['seller', 'admin'] },
  { from: 'return_requested', to: 'disputed', by: ['seller', 'buyer', 'system'] },
  { from: 'return_requested', to: 'completed', by: ['buyer', 'admin'] },
  { from: 'return_requested', to: 'delivered', by: ['buyer', 'seller', 'admin', 'system'] },
  { from: 'disputed', to: 'completed', by: ['admin'] },
  { from: 'disputed', to: 'returned', by: ['admin', 'seller'] },
  { from: 'disputed', to: 'shipped', by: ['buyer', 'system'] },
  { from: 'disputed', to: 'delivered', by: ['buyer', 'seller', 'admin', 'system'] },
]

const allows = <S>(table: readonly Transition<S>[], from: S, to: S, actor: TransitionActor): boolean =>
  table.some((row) => row.from === from && row.to === to && row.by.includes(actor))

export const mayMoveOrder = (from: OrderState, to: OrderState, actor: TransitionActor): boolean =>
  allows(ORDER_TRANSITIONS, from, to, actor)

export const mayMoveParcel = (from: ParcelState, to: ParcelState, actor: TransitionActor): boolean =>
  allows(PARCEL_TRANSITIONS, from, to, actor)

/** States in which money was taken at some time. */
export const PAID_STATES: readonly OrderState[] = ['paid', 'partially_refunded', 'refunded']

/** A parcel whose goods or whose place on the way went back. */
export const REFUNDED_STATES: readonly ParcelState[] = ['cancelled', 'returned']

/** The states of parcels whose money is not settled yet. */
export const OPEN_PARCELS: readonly ParcelState[] = PARCEL_STATES.filter(
  (state) => state !== 'completed' && !REFUNDED_STATES.includes(state),
)

const UNDER_WAY_OR_DONE: readonly ParcelState[] = PARCEL_STATES.filter(
  (state) => state !== 'awaiting_payment' && !REFUNDED_STATES.includes(state),
)

/** The states in which the parcels of an order may be. Any other pair contradicts itself. */
export const PARCEL_STATES_OF: Readonly<Record<OrderState, readonly ParcelState[]>> = {
  awaiting_payment: ['awaiting_payment'],
  expired: ['cancelled'],
  cancelled: ['cancelled'],
  paid: UNDER_WAY_OR_DONE,
  partially_refunded: [...UNDER_WAY_OR_DONE, ...REFUNDED_STATES],
  refunded: REFUNDED_STATES,
}
