import type { Db } from '../../kernel/db'

/** A form somebody typed into without saving the item. */
export interface FormDraft {
  version: number
  /** Of the item when the form was filled from it; 0 for a new one. */
  itemVersion: number
  /** As JSON. */
  fields: string
  savedAt: number
}

/** @param itemId empty for a new item */
export async function findFormDraft(db: Db, sellerId: string, itemId: string): Promise<FormDraft | null> {
  const row = await db
    .selectFrom('form_drafts')
    .select((eb) => [
      'version',
      eb.ref('item_version').as('itemVersion'),
      'fields',
      eb.ref('saved_at').as('savedAt'),
    ])
    .where('seller_id', '=', sellerId)
    .where('item_id', '=', itemId)
    .executeTakeFirst()
  return row ?? null
}
