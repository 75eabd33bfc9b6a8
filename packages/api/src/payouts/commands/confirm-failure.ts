import { findPayout, findSettlers, insertAuditEntry, tryConfirmFailure } from '@pasar/db'
import { DomainError } from '@pasar/domain'
import type { Admin } from '../../access/actors'
import { decidedBy } from '../../access/staff-notes'
import type { Context } from '../../platform/context'
import { needsOtherForFailure } from '../internal/rules'

/**
 * Confirms that a payout has failed: only then is the member paid again. Whoever confirms has looked at the bank's own
 * record, and is somebody else than wrote it down, where there is somebody else.
 * @param bankReference what the bank calls the transfer
 * @throws DomainError NOT_FOUND, PAYOUT_OTHER_ADMIN, PAYOUT_MOVED when it has not failed or is confirmed already
 */
export async function confirmPayoutFailure(
  ctx: Context,
  admin: Admin,
  runId: string,
  payoutId: string,
  bankReference: string,
): Promise<void> {
  await ctx.transact({ user: { payout: payoutId }, payoutRun: runId }, async (tx) => {
    const payout = await findPayout(tx, payoutId)
    if (payout?.runId !== runId) throw new DomainError('NOT_FOUND')
    const settlers = await findSettlers(tx, [payoutId])
    if (await needsOtherForFailure(tx, admin, settlers.get(payoutId)))
      throw new DomainError('PAYOUT_OTHER_ADMIN')
    const now = ctx.now()
    if (!(await tryConfirmFailure(tx, payoutId, { bankReference, now })))
      throw await decidedBy(tx, ctx, 'PAYOUT_MOVED', payoutId, ['settlePayout', 'confirmPayoutFailure'])
    await insertAuditEntry(tx, {
      id: ctx.newId('audit'),
      actorId: admin.id,
      action: 'confirmPayoutFailure',
      subjectId: payoutId,
      reason: bankReference,
      now,
    })
  })
}
