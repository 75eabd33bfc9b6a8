import { tryAnswerAppeal, tryAppeal } from '@pasar/db'
import { type AppealDecision, type AppealInput, DomainError } from '@pasar/domain'
import type { Admin, Seller } from '../../access/actors'
import { recordAdmin } from '../../access/staff-notes'
import type { Context } from '../../platform/context'
import { findItemCase, notifySeller, restore } from './items'

/**
 * Keeps what a seller says against the removal of their item, once for each removal.
 * @throws DomainError APPEAL_NOT_POSSIBLE for others' items too, TOO_MANY_REQUESTS
 */
export async function appealRemoval(
  ctx: Context,
  seller: Seller<'list'>,
  itemId: string,
  { appeal }: AppealInput,
): Promise<void> {
  await ctx.limits.take('complaint', seller.id)
  await ctx.transact({ item: itemId }, async (tx) => {
    if (!(await tryAppeal(tx, { itemId, sellerId: seller.id }, appeal, ctx.now())))
      throw new DomainError('APPEAL_NOT_POSSIBLE')
  })
}

/**
 * Answers an appeal: the item comes back, or stays removed for good.
 * @throws DomainError NOT_FOUND, APPEAL_ANSWERED_BY when somebody did already, ITEM_RESTORED_BY
 */
export async function decideAppeal(
  ctx: Context,
  admin: Admin,
  itemId: string,
  { verdict, answer }: AppealDecision,
): Promise<void> {
  await ctx.transact({ item: itemId }, async (tx) => {
    const found = await findItemCase(tx, itemId)
    const { item, removal } = found
    const by = { id: removal?.id ?? '', by: admin.id, now: ctx.now() }
    if (removal !== null && !(await tryAnswerAppeal(tx, by, answer)))
      throw new DomainError('APPEAL_ANSWERED_BY', { name: removal.answeredBy ?? '' })
    if (verdict === 'restore' || removal === null) return restore(tx, ctx, admin, found, answer)
    await recordAdmin(tx, ctx, admin, 'keepItemRemoved', itemId, answer)
    await notifySeller(tx, ctx, 'appealRejected', item, answer)
  })
}
