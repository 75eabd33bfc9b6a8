import { findStaffItem, findToldApart, tryTellApart } from '@pasar/db'
import { DomainError, type ItemPairInput } from '@pasar/domain'
import type { Admin } from '../../access/actors'
import { recordAdmin } from '../../access/staff-notes'
import type { Context } from '../../platform/context'

/**
 * Marks two items with the same picture as different, so that they are not listed as duplicates again.
 * @throws DomainError NOT_FOUND, ITEMS_TOLD_APART_BY when somebody said so already, ITEM_PAIR_GONE when they are no pair any more
 */
export async function tellItemsApart(
  ctx: Context,
  admin: Admin,
  { newerId, olderId }: ItemPairInput,
): Promise<void> {
  await ctx.transact({ item: [newerId, olderId] }, async (tx) => {
    const [newer, older] = [await findStaffItem(tx, newerId), await findStaffItem(tx, olderId)]
    if (!newer || !older) throw new DomainError('NOT_FOUND')
    const said = await findToldApart(tx, newerId, olderId)
    if (said) throw new DomainError('ITEMS_TOLD_APART_BY', { name: said.name })
    if (!(await tryTellApart(tx, { newerId, olderId, by: admin.id, now: ctx.now() })))
      throw new DomainError('ITEM_PAIR_GONE')
    await recordAdmin(tx, ctx, admin, 'tellItemsApart', newerId, older.title)
    await recordAdmin(tx, ctx, admin, 'tellItemsApart', olderId, newer.title)
  })
}
