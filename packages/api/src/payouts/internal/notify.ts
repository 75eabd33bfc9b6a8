import { findRecipient, findRole, type PayoutView, type Tx } from '@pasar/db'
import { type MailRecipient, mayEnter, PROFILE_PATH, type Sen } from '@pasar/domain'
import { notifyMember } from '../../notifications/internal/notify'
import type { Context } from '../../platform/context'
import { queueMail } from '../../platform/mail/queue'
import { maskedNumber, nameBank } from './accounts'

const BALANCE = '/seller/balance'

/** Notifies a member by notice and mail that a payout has arrived, or has come back and why. */
export async function notifyOfPayout(
  tx: Tx,
  ctx: Context,
  payout: PayoutView,
  { to, note }: { to: 'paid' | 'failed'; note: string },
): Promise<void> {
  const { userId, amount, reference } = payout
  const bank = `${nameBank(payout.bank)} ${maskedNumber(ctx, payout) ?? ''}`.trim()
  const kind = to === 'paid' ? 'payoutPaid' : 'payoutFailed'
  await notifyMember(tx, ctx, { userId, kind, data: { amount, bank, reason: note }, link: BALANCE })
  const recipient = await findRecipient(tx, userId)
  if (!recipient) return
  const link = `${ctx.config.appUrl}${BALANCE}`
  const values = { link, amount, bank, reference, reason: note }
  await queueMail(tx, ctx, { kind, to: recipient, values, dedupeKey: `${payout.id}:${to}` })
}

/** Where a member reads of their balance: who sells no more has no page of balances. */
async function balancePathOf(tx: Tx, userId: string): Promise<string> {
  const role = await findRole(tx, userId)
  return role === null || mayEnter(role, 'seller') ? BALANCE : PROFILE_PATH[role]
}

/** Notifies a member by notice and mail that they owe nothing any more. */
export async function notifyOfWaiver(
  tx: Tx,
  ctx: Context,
  recipient: MailRecipient & { userId: string },
  amount: Sen,
): Promise<void> {
  const { userId } = recipient
  const link = await balancePathOf(tx, userId)
  await notifyMember(tx, ctx, { userId, kind: 'debtWaived', data: { amount }, link })
  const values = { link: `${ctx.config.appUrl}${link}`, amount }
  await queueMail(tx, ctx, { kind: 'debtWaived', to: recipient, values })
}

/** Notifies a member by notice and mail that their balance was adjusted, and why. */
export async function notifyOfAdjustment(
  tx: Tx,
  ctx: Context,
  recipient: MailRecipient & { userId: string },
  { amount, reason }: { amount: Sen; reason: string },
): Promise<void> {
  const { userId } = recipient
  const link = await balancePathOf(tx, userId)
  await notifyMember(tx, ctx, { userId, kind: 'balanceAdjusted', data: { amount, reason }, link })
  const values = { link: `${ctx.config.appUrl}${link}`, amount, reason }
  await queueMail(tx, ctx, { kind: 'balanceAdjusted', to: recipient, values })
}
