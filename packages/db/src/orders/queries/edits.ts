import type { Address } from '@pasar/domain'
import type { Updateable } from 'kysely'
import { addressRow } from '../../checkout/rows'
import type { Tx } from '../../kernel/transact'
import type { Tables } from '../../tables'

/** Where an order goes from now on. */
export async function setOrderAddress(tx: Tx, orderId: string, address: Address): Promise<void> {
  await tx
    .updateTable('orders')
    .set({ country: address.country, ...addressRow(address) })
    .where('id', '=', orderId)
    .execute()
}

export type OrderSums = Pick<
  Updateable<Tables['orders']>,
  'items_sen' | 'shipping_sen' | 'item_discount_sen' | 'shipping_discount_sen' | 'total_sen'
>

/**
 * Takes up a change of an order; false when another was first, or the order is in another state.
 * @param revision what its page showed
 */
export async function takeEdit(
  tx: Tx,
  orderId: string,
  edit: { revision: number; key: string; state: 'awaiting_payment' | 'paid' },
): Promise<boolean> {
  const states = edit.state === 'paid' ? (['paid', 'partially_refunded'] as const) : ([edit.state] as const)
  const result = await tx
    .updateTable('orders')
    .set((eb) => ({ revision: eb('revision', '+', 1), edit_key: edit.key }))
    .where('id', '=', orderId)
    .where('revision', '=', edit.revision)
    .where('state', 'in', [...states])
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

export async function setOrderSums(tx: Tx, orderId: string, sums: OrderSums): Promise<void> {
  await tx.updateTable('orders').set(sums).where('id', '=', orderId).execute()
}

export async function updateParcelMoney(
  tx: Tx,
  parcelId: string,
  money: Updateable<Tables['parcels']>,
): Promise<void> {
  await tx.updateTable('parcels').set(money).where('id', '=', parcelId).execute()
}

export async function updateOrderLine(
  tx: Tx,
  lineId: string,
  line: { quantity: number; subtotal: number; sellerDiscount: number; platformDiscount: number },
): Promise<void> {
  await tx
    .updateTable('order_lines')
    .set({
      quantity: line.quantity,
      subtotal_sen: line.subtotal,
      seller_discount_sen: line.sellerDiscount,
      platform_discount_sen: line.platformDiscount,
    })
    .where('id', '=', lineId)
    .execute()
}

export async function deleteOrderLine(tx: Tx, lineId: string): Promise<void> {
  await tx.deleteFrom('order_lines').where('id', '=', lineId).execute()
}

/** Only of an order that was never paid: nothing else speaks of its parcels yet. */
export async function deleteParcel(tx: Tx, parcelId: string): Promise<void> {
  await tx.deleteFrom('parcels').where('id', '=', parcelId).execute()
}

/** What a buyer wants the seller to know; false when the parcel has moved on. */
export async function setBuyerNote(tx: Tx, parcelId: string, note: string): Promise<boolean> {
  const result = await tx
    .updateTable('parcels')
    .set({ buyer_note: note })
    .where('id', '=', parcelId)
    .where('state', '=', 'to_ship')
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}
