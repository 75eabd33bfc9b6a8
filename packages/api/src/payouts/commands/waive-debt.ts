import { findRecipient, findWaitingWaiver, insertAdjustmentRequest } from '@pasar/db'
import { DomainError, formatRm, sen, type WaiveDebtInput } from '@pasar/domain'
import type { Admin } from '../../access/actors'
import { recordAdmin } from '../../access/staff-notes'
import type { Context } from '../../platform/context'
import { leftAlone } from '../internal/left-alone'
import { bookWaiver, requireDebt } from '../internal/waivers'

/**
 * Writes off what a member owes, so that they can leave: the platform bears it, their balance is 0, and they are notified.
 * Nobody does so with their own. It counts against the limit of what one adjusts alone; above that it is only proposed, and
 * `approveAdjustment` writes it off.
 * @returns whether it is written off
 * @throws DomainError NOT_FOUND, ADJUST_OWN, DEBT_CHANGED when they do not owe what the page showed (any more),
 *   WAIVER_WAITS with who proposed it before
 */
export async function waiveDebt(
  ctx: Context,
  admin: Admin,
  { userId, owed, reason }: WaiveDebtInput,
): Promise<boolean> {
  if (admin.id === userId) throw new DomainError('ADJUST_OWN')
  // What the admin has written off elsewhere counts, too.
  return ctx.transact({ user: [userId, admin.id] }, async (tx) => {
    if (!(await findRecipient(tx, userId))) throw new DomainError('NOT_FOUND')
    const { seller } = await requireDebt(tx, userId, owed)
    const proposer = await findWaitingWaiver(tx, userId)
    if (proposer !== null) throw new DomainError('WAIVER_WAITS', { name: proposer })
    const debt = sen(owed)
    const left = await leftAlone(ctx, tx, admin, userId)
    if (left === null || debt <= left) {
      await bookWaiver(tx, ctx, admin, { userId, debt, reason, requestId: null })
      return true
    }
    const side = seller < 0 ? 'seller' : 'reseller'
    await insertAdjustmentRequest(
      tx,
      {
        id: ctx.newId('adjustmentRequest'),
        userId,
        side,
        against: 'fees',
        owed: debt,
        reason,
        reverses: null,
        isWaiver: true,
        proposedBy: admin.id,
      },
      ctx.now(),
    )
    await recordAdmin(tx, ctx, admin, 'proposeWaiver', userId, `${formatRm(debt)}: ${reason}`)
    return false
  })
}
