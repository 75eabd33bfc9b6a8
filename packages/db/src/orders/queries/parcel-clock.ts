import { type LineRefund, type Sen, type Shipment, sen } from '@pasar/domain'
import { sql } from 'kysely'
import type { Db } from '../../kernel/db'
import type { Tx } from '../../kernel/transact'

/** Parcels whose time is up, the longest overdue first. */
export async function findDueParcels(db: Db, now: number, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('parcels')
    .select('id')
    .where('due_at', 'is not', null)
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** Parcels whose sellers are due a reminder to ship. */
export async function findReminders(db: Db, now: number, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('parcels')
    .select('id')
    .where('remind_at', 'is not', null)
    .where('remind_at', '<=', now)
    .orderBy('remind_at')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** False when another run has reminded of it, or it has moved on. */
export async function takeReminder(tx: Tx, parcelId: string, now: number): Promise<boolean> {
  const result = await tx
    .updateTable('parcels')
    .set({ remind_at: null })
    .where('id', '=', parcelId)
    .where('remind_at', '<=', now)
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

/** Who carries a parcel, under which number, and where that is followed. */
export async function setTracking(
  tx: Tx,
  parcelId: string,
  { courier, courierPage, trackingNumber }: Shipment,
): Promise<void> {
  await tx
    .updateTable('parcels')
    .set({ courier, courier_page: courierPage, tracking_number: trackingNumber })
    .where('id', '=', parcelId)
    .execute()
}

/**
 * Notes what of a line goes back; false when that is more than is left of it, and then nothing is written.
 */
export async function takeBackLine(
  tx: Tx,
  { lineId, quantity, paid, promoted }: LineRefund,
): Promise<boolean> {
  const { numAffectedRows } =
    await sql`update order_lines set refunded_quantity = refunded_quantity + ${quantity},
    refunded_sen = refunded_sen + ${paid}, refunded_promoted_sen = refunded_promoted_sen + ${promoted}
    where id = ${lineId} and refunded_quantity + ${quantity} <= quantity
    and refunded_promoted_sen + ${promoted} <= platform_discount_sen
    and refunded_sen + ${paid} <= subtotal_sen - seller_discount_sen - platform_discount_sen`.execute(tx)
  return numAffectedRows === 1n
}

/** As `takeBackLine`, for the shipping of a parcel. */
export async function takeBackShipping(
  tx: Tx,
  parcelId: string,
  { paid, promoted }: { paid: Sen; promoted: Sen },
): Promise<boolean> {
  const { numAffectedRows } = await sql`update parcels set
    refunded_shipping_sen = refunded_shipping_sen + ${paid},
    refunded_shipping_promoted_sen = refunded_shipping_promoted_sen + ${promoted}
    where id = ${parcelId} and refunded_shipping_promoted_sen + ${promoted} <= shipping_platform_discount_sen
    and refunded_shipping_sen + ${paid}
      <= shipping_sen - shipping_seller_discount_sen - shipping_platform_discount_sen`.execute(tx)
  return numAffectedRows === 1n
}

/** What of an order's money has gone back, or is about to: also what the provider refused, which goes back otherwise. */
export async function sumRefunds(db: Db, paymentId: string): Promise<Sen> {
  const row = await db
    .selectFrom('refunds')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('amount_sen'), sql<number>`0`).as('sum'))
    .where('payment_id', '=', paymentId)
    .executeTakeFirst()
  return sen(row?.sum ?? 0)
}

/** Whether the money of a parcel was released. */
export async function isReleased(db: Db, parcelId: string): Promise<boolean> {
  const row = await db
    .selectFrom('ledger_transactions')
    .select('id')
    .where('kind', '=', 'release')
    .where('reference', '=', parcelId)
    .executeTakeFirst()
  return row !== undefined
}
