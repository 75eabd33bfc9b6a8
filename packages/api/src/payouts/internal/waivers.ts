import { findRecipient, insertDebtWaiver, postLedger, type Tx } from '@pasar/db'
import { DomainError, formatRm, postWaiver, type Sen, sen } from '@pasar/domain'
import type { Admin } from '../../access/actors'
import { recordAdmin } from '../../access/staff-notes'
import type { Context } from '../../platform/context'
import { owedTo } from './balances'
import { notifyOfWaiver } from './notify'

export interface Waiver {
  userId: string
  /** What the page showed, or the proposal names. */
  debt: Sen
  reason: string
  /** What another admin had proposed; null for what one writes off alone. */
  requestId: string | null
}

/** @throws DomainError DEBT_CHANGED when a member does not owe that (any more) */
export async function requireDebt(
  tx: Tx,
  userId: string,
  debt: number,
): Promise<{ seller: Sen; reseller: Sen }> {
  const { seller, reseller } = await owedTo(tx, userId)
  const owed = 0 - seller - reseller
  if (owed <= 0 || owed !== debt) throw new DomainError('DEBT_CHANGED', { amount: formatRm(0 - owed) })
  return { seller, reseller }
}

/** Writes off a debt, notes who did it and why, and notifies the member. @throws DomainError DEBT_CHANGED */
export async function bookWaiver(
  tx: Tx,
  ctx: Context,
  admin: Admin,
  { userId, debt, reason, requestId }: Waiver,
): Promise<void> {
  const balances = await requireDebt(tx, userId, debt)
  const id = ctx.newId('ledger')
  await postLedger(
    tx,
    { id, kind: 'adjustment', reference: `${userId}:debt:${id}` },
    postWaiver(userId, balances),
  )
  await insertDebtWaiver(tx, { id, userId, waived: sen(debt), madeBy: admin.id, requestId })
  await recordAdmin(tx, ctx, admin, 'waiveDebt', userId, `${formatRm(debt)}: ${reason}`)
  const recipient = await findRecipient(tx, userId)
  if (recipient) await notifyOfWaiver(tx, ctx, { ...recipient, userId }, debt)
}
