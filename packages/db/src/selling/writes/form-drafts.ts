import type { Tx } from '../../kernel/transact'
import type { FormDraft } from '../queries/form-drafts'

/** Keeps a draft over the version it goes on from, 0 for none; false when there is another by now. */
export async function putFormDraft(
  tx: Tx,
  at: { sellerId: string; itemId: string; version: number },
  { fields, itemVersion }: Pick<FormDraft, 'fields' | 'itemVersion'>,
  now: number,
): Promise<boolean> {
  if (at.version === 0) {
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('form_drafts')
      .values({
        seller_id: at.sellerId,
        item_id: at.itemId,
        version: 1,
        item_version: itemVersion,
        fields,
        saved_at: now,
      })
      .onConflict((conflict) => conflict.columns(['seller_id', 'item_id']).doNothing())
      .executeTakeFirst()
    return numInsertedOrUpdatedRows === 1n
  }
  const { numUpdatedRows } = await tx
    .updateTable('form_drafts')
    .set({ version: at.version + 1, item_version: itemVersion, fields, saved_at: now })
    .where('seller_id', '=', at.sellerId)
    .where('item_id', '=', at.itemId)
    .where('version', '=', at.version)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Ends a draft of this version; one that was saved meanwhile stays. */
export async function deleteFormDraft(
  tx: Tx,
  at: { sellerId: string; itemId: string; version: number },
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('form_drafts')
    .where('seller_id', '=', at.sellerId)
    .where('item_id', '=', at.itemId)
    .where('version', '=', at.version)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

/** Ends all drafts of a seller, whose account is deleted. */
export async function eraseFormDrafts(tx: Tx, sellerId: string): Promise<void> {
  await tx.deleteFrom('form_drafts').where('seller_id', '=', sellerId).execute()
}
