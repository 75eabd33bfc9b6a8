import type { AttributeValues } from '@pasar/domain'
import type { Tx } from '../../kernel/transact'

/** Replaces the attributes of an item. `items.choices` is written with the item. */
export async function putItemAttributes(tx: Tx, itemId: string, values: AttributeValues): Promise<void> {
  await tx.deleteFrom('item_attributes').where('item_id', '=', itemId).execute()
  const rows = Object.entries(values).map(([key, value]) => ({ item_id: itemId, key, value }))
  if (rows.length > 0) await tx.insertInto('item_attributes').values(rows).execute()
}
