import { findRecipient, insertAuditEntry, postLedger } from '@pasar/db'
import { DomainError, formatRm, postWaiver, sen, type WaiveDebtInput } from '@pasar/domain'
import type { Admin } from '../../access/actors'
import type { Context } from '../../platform/context'
import { owedTo } from '../internal/balances'
import { notifyOfWaiver } from '../internal/notify'
import { leftAlone } from './adjust'

/**
 * Writes off what a member owes, so that they can leave: the platform bears it, their balance is 0, and
 * they are notified. Nobody does so with their own, nor alone with more than they may adjust alone.
 * @throws DomainError NOT_FOUND, ADJUST_OWN, DEBT_CHANGED when they do not owe what the page showed (any more),
 *   WAIVE_SECOND_ADMIN
 */
export async function waiveDebt(
  ctx: Context,
  admin: Admin,
  { userId, owed, reason }: WaiveDebtInput,
): Promise<void> {
  if (admin.id === userId) throw new DomainError('ADJUST_OWN')
  await ctx.transact({ user: [userId, admin.id] }, async (tx) => {
    const recipient = await findRecipient(tx, userId)
    if (!recipient) throw new DomainError('NOT_FOUND')
    const { seller, reseller } = await owedTo(tx, userId)
    const debt = sen(0 - seller - reseller)
    if (debt <= 0 || debt !== owed) throw new DomainError('DEBT_CHANGED', { amount: formatRm(0 - debt) })
    const left = await leftAlone(ctx, tx, admin, userId)
    if (left !== null && debt > left) throw new DomainError('WAIVE_SECOND_ADMIN', { amount: formatRm(left) })
    const id = ctx.newId('ledger')
    await postLedger(
      tx,
      { id, kind: 'adjustment', reference: `${userId}:debt:${id}`, at: ctx.now() },
      postWaiver(userId, { seller, reseller }),
    )
    await insertAuditEntry(tx, {
      id: ctx.newId('audit'),
      actorId: admin.id,
      action: 'waiveDebt',
      subjectId: userId,
      reason: `${formatRm(debt)}: ${reason}`,
      now: ctx.now(),
    })
    await notifyOfWaiver(tx, ctx, { ...recipient, userId }, debt)
  })
}
