import type { RemovableStatus, RemovalReason } from '@pasar/domain'
import { larger } from '../../kernel/dialect'
import type { Tx } from '../../kernel/transact'

/** Takes an item off sale; false when it has another status by now. */
export async function tryRemoveItem(
  tx: Tx,
  at: { id: string; from: RemovableStatus },
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('items')
    .set({ status: 'removed', featured_at: null, updated_at: larger(now, 'updated_at + 1') })
    .where('id', '=', at.id)
    .where('status', '=', at.from)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Puts an item that was removed back; false when it is not removed any more. */
export async function tryRestoreItem(tx: Tx, id: string, to: RemovableStatus, now: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('items')
    .set({ status: to, updated_at: larger(now, 'updated_at + 1') })
    .where('id', '=', id)
    .where('status', '=', 'removed')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function insertRemoval(
  tx: Tx,
  row: {
    id: string
    itemId: string
    reason: RemovalReason
    note: string
    statusBefore: RemovableStatus
    removedBy: string
    now: number
  },
): Promise<void> {
  await tx
    .insertInto('item_removals')
    .values({
      id: row.id,
      item_id: row.itemId,
      reason: row.reason,
      note: row.note,
      status_before: row.statusBefore,
      removed_by: row.removedBy,
      removed_at: row.now,
    })
    .execute()
}

interface Ended {
  id: string
  by: string
  now: number
}

/** Ends a removal; false when somebody has ended it already. */
export async function tryEndRemoval(tx: Tx, { id, by, now }: Ended): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('item_removals')
    .set({ ended_by: by, ended_at: now })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Keeps what a seller says against the removal of an item; false when nothing can be said (any more). */
export async function tryAppeal(
  tx: Tx,
  at: { itemId: string; sellerId: string },
  appeal: string,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('item_removals')
    .set({ appeal, appealed_at: now })
    .where('item_id', '=', at.itemId)
    .where('ended_at', 'is', null)
    .where('appealed_at', 'is', null)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('items')
          .select('items.id')
          .where('items.id', '=', at.itemId)
          .where('items.seller_id', '=', at.sellerId),
      ),
    )
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Answers an appeal; false when there is none that waits (any more). */
export async function tryAnswerAppeal(tx: Tx, { id, by, now }: Ended, answer: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('item_removals')
    .set({ answer, answered_by: by, answered_at: now })
    .where('id', '=', id)
    .where('appealed_at', 'is not', null)
    .where('answered_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
