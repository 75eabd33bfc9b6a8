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
import { notify } from '../../orders/internal/history'
import type { By } from '../../orders/internal/move-parcel'
import type { Context } from '../../platform/context'
import { queueParcelMail } from '../../platform/mail/parcel-mails'
import { showInMail } from '../internal/claim-mail'
import { endClaim } from '../internal/end-claim'
import { type Case, claimPath, findCase, notifyClaimed, stepClaim } from '../internal/move-claim'

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

/** Both sides are notified that the goods go back first. */
async function notifyReturn(
  tx: Tx,
  ctx: Context,
  { claim, order, parcel }: Case,
  until: number,
  words: string,
): Promise<void> {
  const data = { number: order.number, store: parcel.storeName, until }
  await notify(tx, ctx, order.buyerId, 'claimReturnDecided', data, claimPath(claim))
  await notifyClaimed(tx, ctx, claim, 'claimReturnDecided', data)
  const event = `${claim.id}:${until}`
  const shown = await showInMail(tx, claim, parcel, { said: [{ by: 'admin', words }] })
  for (const to of ['buyer', 'seller'] as const)
    await queueParcelMail(tx, ctx, 'claimReturnDecided', { order, parcel, to, until, event, ...shown })
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
      const change = { decision: words, note: words, returnAddress: decision.address, dueAt }
      if (!(await stepClaim(tx, ctx, found, 'return_asked', by, change))) return
      await notifyReturn(tx, ctx, found, dueAt, words)
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
