import { type ClaimView, findClaimLines, insertAuditEntry, type Tx } from '@pasar/db'
import {
  type ClaimDecision,
  canBeSentBack,
  DomainError,
  days,
  isWithin,
  type Portion,
  type Sen,
  ZERO,
} from '@pasar/domain'
import type { Admin } from '../../access/actors'
import { decidedBy } from '../../access/staff-notes'
import type { By } from '../../orders/internal/move-parcel'
import type { Context } from '../../platform/context'
import { endClaim } from '../internal/end-claim'
import { findCase, stepClaim } from '../internal/move-claim'
import { notifyBuyer } from './seller'

type Refunding = Exclude<ClaimDecision, { type: 'return' }>

/** @throws DomainError CLAIM_AMOUNT for a part that is none, CLAIM_EMPTY for pieces that were not claimed */
async function amountOf(
  tx: Tx,
  { id, claimed }: ClaimView,
  decision: Refunding,
): Promise<Sen | 'all' | readonly Portion[]> {
  if (decision.type === 'refund') return 'all'
  if (decision.type === 'none') return ZERO
  if (decision.type === 'lines') {
    const { portions } = decision
    if (!isWithin(portions, await findClaimLines(tx, id))) throw new DomainError('CLAIM_EMPTY')
    return portions
  }
  if (decision.amount <= 0 || decision.amount >= claimed) throw new DomainError('CLAIM_AMOUNT')
  return decision.amount
}

/**
 * An admin decides a claim the two sides could not agree about: all of it, a part, some of its pieces, nothing, or the
 * goods back first. It is written to the audit log.
 * @throws DomainError NOT_FOUND, CLAIM_MOVED, CLAIM_AMOUNT, CLAIM_EMPTY
 */
export async function decideClaim(
  ctx: Context,
  admin: Admin,
  claimId: string,
  decision: ClaimDecision,
): Promise<void> {
  await ctx.transact({ order: { claim: claimId } }, async (tx) => {
    const found = await findCase(tx, claimId, { type: 'anybody' })
    const by: By = { actor: 'admin', actorId: admin.id }
    const now = ctx.now()
    const { words } = decision
    const isOpen = found.claim.state === 'escalated' || found.claim.decision === words
    if (!isOpen && found.claim.decision !== '')
      throw await decidedBy(tx, ctx, 'CLAIM_DECIDED', claimId, ['decideClaim'])
    if (decision.type === 'return') {
      if (!canBeSentBack(found.claim.kind, found.parcel)) throw new DomainError('CLAIM_NOT_POSSIBLE')
      const dueAt = now + days((await ctx.settings.read()).windows.buyerAnswerDays)
      if (!(await stepClaim(tx, ctx, found, 'return_asked', by, { decision: words, note: words, dueAt })))
        return
      await notifyBuyer(tx, ctx, found, dueAt)
    } else {
      const amount = await amountOf(tx, found.claim, decision)
      if (!(await endClaim(tx, ctx, found, 'decided', by, { amount, decision: words, note: words }))) {
        // The same form again is fine; the second of two admins is refused.
        if (found.claim.decision !== words)
          throw await decidedBy(tx, ctx, 'CLAIM_DECIDED', claimId, ['decideClaim'])
        return
      }
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
