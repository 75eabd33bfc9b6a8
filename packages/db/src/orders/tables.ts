import type {
  AppointmentState,
  DayPart,
  OrderState,
  ParcelState,
  ServicePlace,
  TransitionActor,
  ZoneName,
} from '@pasar/domain'
import type { Generated } from 'kysely'

export interface OrdersTable {
  id: string
  number: string
  buyer_id: string
  email: string
  state: OrderState
  idempotency_key: string
  request_hash: string
  items_sen: number
  shipping_sen: number
  item_discount_sen: number
  shipping_discount_sen: number
  total_sen: number
  country: string
  full_name: string | null
  phone: string | null
  line1: string | null
  line2: string | null
  city: string | null
  postcode: string | null
  state_code: string | null
  placed_at: number
  expires_at: number
  paid_at: number | null
  /** Counts the changes its buyer made before it was paid. */
  revision: Generated<number>
  /** The key of the form that changed it last. */
  edit_key: Generated<string>
}

export interface ParcelsTable {
  id: string
  order_id: string
  position: number
  seller_id: string
  store_id: string
  store_name: string
  state: ParcelState
  shipping_method: string
  zone: ZoneName | null
  chargeable_kg: number
  base_fee_sen: number
  per_kg_fee_sen: number
  items_sen: number
  seller_discount_sen: number
  platform_discount_sen: number
  shipping_sen: number
  shipping_seller_discount_sen: number
  shipping_platform_discount_sen: number
  total_sen: number
  seller_bps: number
  reseller_bps: number
  reseller_id: string | null
  courier: string | null
  /** Where it is followed, with `{number}` in place of its number, as it was set when it was shipped. */
  courier_page: Generated<string | null>
  tracking_number: string | null
  shipped_at: number | null
  delivered_at: number | null
  completed_at: number | null
  created_at: number
  /** When the clock moves it on; null where it waits for people. */
  due_at: Generated<number | null>
  /** When its seller is reminded of it. */
  remind_at: Generated<number | null>
  buyer_note: Generated<string>
  refunded_shipping_sen: Generated<number>
  refunded_shipping_promoted_sen: Generated<number>
  /** What of its money was shipping when it was released. */
  released_shipping_sen: Generated<number | null>
  /** The windows that were agreed with its order. */
  ship_days: Generated<number>
  remind_days: Generated<number>
  protect_days: Generated<number>
  /** Pieces of a parcel on its way that are still to be shipped; 0 once all are, or when it was shipped whole. */
  rest_pieces: Generated<number>
}

/** What of a parcel was shipped at one time; none where it was shipped whole. */
export interface ParcelPartsTable {
  id: string
  parcel_id: string
  /** From 1 on. */
  position: number
  courier: string
  courier_page: Generated<string | null>
  tracking_number: string
  shipped_at: number
}

export interface ParcelPartLinesTable {
  part_id: string
  line_id: string
  quantity: number
}

export interface OrderLinesTable {
  id: string
  order_id: string
  parcel_id: string
  item_id: string
  variant_id: string
  title: string
  variant_name: string
  slug: string
  image_key: string | null
  is_virtual: 0 | 1
  unit_price_sen: number
  quantity: number
  subtotal_sen: number
  seller_discount_sen: number
  platform_discount_sen: number
  refunded_quantity: Generated<number>
  refunded_sen: Generated<number>
  refunded_promoted_sen: Generated<number>
  /** Pieces that had gone back before the parcel was shipped. */
  unshipped_quantity: Generated<number>
}

/** When and where a service takes place: one for each parcel that is a service. */
export interface AppointmentsTable {
  parcel_id: string
  place: ServicePlace
  area: string
  state: Generated<AppointmentState>
  /** A Malaysian calendar day, as "2026-08-31". */
  day: string | null
  part: DayPart | null
  /** Another date than the agreed one, and which side proposed it. */
  new_day: Generated<string | null>
  new_part: Generated<DayPart | null>
  new_by: Generated<'buyer' | 'seller' | null>
  /** Counts what both sides did to it. */
  revision: Generated<number>
}

export interface OrderHistoryTable {
  id: string
  order_id: string
  parcel_id: string | null
  from_state: string | null
  to_state: string
  actor: TransitionActor
  actor_id: string | null
  note: Generated<string>
  at: number
}

export interface OrdersTables {
  orders: OrdersTable
  parcels: ParcelsTable
  parcel_parts: ParcelPartsTable
  order_lines: OrderLinesTable
  parcel_part_lines: ParcelPartLinesTable
  appointments: AppointmentsTable
  order_history: OrderHistoryTable
}
