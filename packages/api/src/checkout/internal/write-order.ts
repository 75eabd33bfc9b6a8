import {
  addressRow,
  insertOrder,
  lineRow,
  type NewOrderLine,
  type NewParcel,
  orderSums,
  parcelMoney,
  type Tx,
} from '@pasar/db'
import { type Address, DEFAULT_RATES, type Id, type Millis, makeOrderNumber, type Quote } from '@pasar/domain'
import type { Buyer } from '../../access/actors'
import { recordMove } from '../../orders/internal/history'
import type { Context } from '../../platform/context'

export interface OrderToWrite {
  orderId: Id<'order'>
  buyer: Buyer
  quote: Quote
  address: Address | null
  idempotencyKey: string
  requestHash: string
  expiresAt: Millis
  /** The reseller who recruited each seller. */
  recruiters: ReadonlyMap<string | null, string | null>
}

/** Freezes a quote as an order: titles, prices, fees, rates and address as they are now. */
export async function writeOrder(tx: Tx, ctx: Context, order: OrderToWrite): Promise<void> {
  const { orderId, buyer, quote, address } = order
  const now = ctx.now()
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
      seller_bps: DEFAULT_RATES.sellerBps,
      reseller_bps: DEFAULT_RATES.resellerBps,
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
  const by = { actor: 'buyer' as const, actorId: buyer.id }
  await recordMove(tx, ctx, { orderId, parcelId: null, from: null, to: 'awaiting_payment', ...by })
}
