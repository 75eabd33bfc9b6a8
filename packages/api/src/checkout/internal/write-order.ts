import {
  addressRow,
  findServices,
  insertAppointment,
  insertOrder,
  lineRow,
  type NewOrderLine,
  type NewParcel,
  orderSums,
  parcelMoney,
  type Tx,
} from '@pasar/db'
import {
  type Address,
  type DayPart,
  DomainError,
  type Id,
  isService,
  type Millis,
  makeOrderNumber,
  type Quote,
} from '@pasar/domain'
import type { Buyer } from '../../access/actors'
import { recordMove } from '../../orders/internal/history'
import type { Context } from '../../platform/context'

export interface WishedDate {
  day: string
  part: DayPart
}

export interface OrderToWrite {
  orderId: Id<'order'>
  buyer: Buyer
  quote: Quote
  address: Address | null
  idempotencyKey: string
  requestHash: string
  expiresAt: Millis
  /** The dates wished for services, by variant. */
  wishes?: ReadonlyMap<string, WishedDate>
  /** The reseller who recruited each seller. */
  recruiters: ReadonlyMap<string | null, string | null>
}

/** Each service gets an appointment, with the place it is offered at now. */
async function writeAppointments(
  tx: Tx,
  lines: readonly NewOrderLine[],
  parcels: readonly NewParcel[],
  wishes: ReadonlyMap<string, WishedDate>,
): Promise<void> {
  const services = parcels.flatMap((parcel) =>
    isService({ shippingMethod: parcel.shipping_method })
      ? lines.filter(({ parcel_id }) => parcel_id === parcel.id)
      : [],
  )
  if (services.length === 0) return
  const offered = await findServices(
    tx,
    services.map(({ item_id }) => item_id),
  )
  for (const { item_id, variant_id, parcel_id } of services) {
    const service = offered.find(({ itemId }) => itemId === item_id)
    if (!service?.place) throw new DomainError('ITEM_UNAVAILABLE')
    await insertAppointment(tx, {
      parcelId: parcel_id,
      place: service.place,
      area: service.area,
      ...wishes.get(variant_id),
    })
  }
}

/** Freezes a quote as an order: titles, prices, fees, rates and address as they are now. */
export async function writeOrder(tx: Tx, ctx: Context, order: OrderToWrite): Promise<void> {
  const { orderId, buyer, quote, address } = order
  const now = ctx.now()
  const { feeRates, windows } = await ctx.settings.read()
  const parcels: NewParcel[] = []
  const lines: NewOrderLine[] = []
  for (const [position, parcel] of quote.parcels.entries()) {
    const parcelId = ctx.newId('parcel')
    parcels.push({
      id: parcelId,
      order_id: orderId,
      position,
      seller_id: parcel.sellerId,
      store_id: parcel.storeId,
      store_name: parcel.storeName,
      state: 'awaiting_payment',
      ...parcelMoney(parcel),
      seller_bps: feeRates.sellerBps,
      reseller_bps: feeRates.resellerBps,
      ship_days: windows.shipDays,
      remind_days: windows.remindDays,
      protect_days: windows.protectDays,
      reseller_id: order.recruiters.get(parcel.sellerId) ?? null,
      created_at: now,
    })
    for (const line of parcel.lines)
      lines.push({ id: ctx.newId('line'), order_id: orderId, parcel_id: parcelId, ...lineRow(line) })
  }
  await insertOrder(
    tx,
    {
      id: orderId,
      number: makeOrderNumber(ctx.randomBytes(8)),
      buyer_id: buyer.id,
      email: buyer.email,
      state: 'awaiting_payment',
      idempotency_key: order.idempotencyKey,
      request_hash: order.requestHash,
      ...orderSums(quote),
      country: quote.country,
      ...addressRow(address),
      placed_at: now,
      expires_at: order.expiresAt,
      paid_at: null,
    },
    parcels,
    lines,
  )
  await writeAppointments(tx, lines, parcels, order.wishes ?? new Map())
  const by = { actor: 'buyer' as const, actorId: buyer.id }
  await recordMove(tx, ctx, { orderId, parcelId: null, from: null, to: 'awaiting_payment', ...by })
}
