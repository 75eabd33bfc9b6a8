import { insertAuditEntry, listBankAccounts, putBankAccount, type Tx } from '@pasar/db'
import { ACCOUNT_WAIT, after, type BankAccountInput, DomainError, maskAccount } from '@pasar/domain'
import { type RecentMember, requireSeller } from '../../access/actors'
import { notifyMember } from '../../notifications/internal/notify'
import type { Context } from '../../platform/context'
import { queueMail } from '../../platform/mail/queue'
import { nameBank, openNumber } from '../internal/accounts'

const PAGE = '/seller/settings'

/**
 * Changes a member's bank account for payouts. They have just proved their identity and are notified by mail. Nothing is
 * paid to the new account until `ACCOUNT_WAIT` has passed. Previous accounts stay in the table.
 * @throws DomainError FORBIDDEN for a role that is paid nothing, STAFF_MAY_NOT, BANK_ACCOUNT_SAME, TOO_MANY_REQUESTS
 */
export async function changeBankAccount(
  ctx: Context,
  member: RecentMember,
  { bank, accountNumber, accountHolder }: BankAccountInput,
): Promise<void> {
  requireSeller(member, 'owner')
  const { id: userId, name, email, language } = member
  await ctx.limits.take('bankAccount', userId)
  await ctx.transact({ user: userId }, async (tx) => {
    const [current] = await listBankAccounts(tx, userId)
    const isSame =
      current?.bank === bank && current.holder === accountHolder && openNumber(ctx, current) === accountNumber
    if (isSame) throw new DomainError('BANK_ACCOUNT_SAME')
    const now = ctx.now()
    const id = ctx.newId('bankAccount')
    const usableAt = after(now, ACCOUNT_WAIT)
    const sealedNumber = ctx.vault.seal(accountNumber, userId)
    await putBankAccount(tx, { id, userId, bank, sealedNumber, holder: accountHolder, usableAt, now })
    await insertAuditEntry(tx, {
      id: ctx.newId('audit'),
      actorId: userId,
      action: 'changeBankAccount',
      subjectId: id,
      reason: '',
      now,
    })
    const shown = `${nameBank(bank)} ${maskAccount(accountNumber)}`
    await notifyMember(tx, ctx, { userId, kind: 'bankAccountChanged', data: { bank: shown }, link: PAGE })
    const values = { link: `${ctx.config.appUrl}${PAGE}`, bank: shown, until: usableAt }
    await queueMail(tx, ctx, {
      kind: 'bankAccountChanged',
      to: { userId, name, email, language },
      values,
    })
  })
}

/** An approved application brings the account it named. Nothing was changed, so nothing waits. */
export async function takeOverAccount(
  tx: Tx,
  ctx: Context,
  application: {
    userId: string
    bank: BankAccountInput['bank']
    sealedAccount: string
    accountHolder: string
  },
): Promise<void> {
  // A reseller may have set one since: changing that needs the password and a wait.
  const [present] = await listBankAccounts(tx, application.userId)
  if (present?.replacedAt === null) return
  const now = ctx.now()
  await putBankAccount(tx, {
    id: ctx.newId('bankAccount'),
    userId: application.userId,
    bank: application.bank,
    sealedNumber: application.sealedAccount,
    holder: application.accountHolder,
    usableAt: now,
    now,
  })
}
