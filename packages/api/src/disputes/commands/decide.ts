import { insertAuditEntry } from '@pasar/db'
import { type ClaimDecision, DomainError, type Sen, WINDOWS, ZERO } from '@pasar/domain'
import type { Admin } from '../../access/actors'
import type { By } from '../../orders/internal/move-parcel'
import type { Context } from '../../platform/context'
import { endClaim } from '../internal/end-claim'
import { findCase, stepClaim } from '../internal/move-claim'
import { tellBuyer } from './seller'

/** @throws DomainError CLAIM_AMOUNT for a part that is none */
function amountOf(decision: Exclude<ClaimDecision, { type: 'return' }>, claimed: Sen): Sen | 'all' {
  if (decision.type === 'refund') return 'all'
  if (decision.type === 'none') return ZERO
  if (decision.amount <= 0 || decision.amount >= claimed) throw new DomainError('CLAIM_AMOUNT')
  return decision.amount
}

/**
 * An admin decides a claim the two sides could not agree about: all of it, a part, nothing, or the goods back
 * first. It is written to the audit log.
 * @throws DomainError NOT_FOUND, CLAIM_MOVED, CLAIM_AMOUNT
 */
export async function decideClaim(
  ctx: Context,
  admin: Admin,
  claimId: string,
  decision: ClaimDecision,
): Promise<void> {
  await ctx.transact(async (tx) => {
    const found = await findCase(tx, claimId, { type: 'anybody' })
    const by: By = { actor: 'admin', actorId: admin.id }
    const now = ctx.now()
    const { words } = decision
    if (decision.type === 'return') {
      const dueAt = now + WINDOWS.buyerAnswers
      if (!(await stepClaim(tx, ctx, found, 'return_asked', by, { decision: words, note: words, dueAt })))
        return
      await tellBuyer(tx, ctx, found, dueAt)
    } else {
      const amount = amountOf(decision, found.claim.claimed)
      if (!(await endClaim(tx, ctx, found, 'decided', by, { amount, decision: words, note: words }))) return
    }
    await insertAuditEntry(tx, {
      id: ctx.newId('audit'),
      actorId: admin.id,
      action: 'decideClaim',
      subjectId: claimId,
      reason: words,
      now,
    })
  })
}
