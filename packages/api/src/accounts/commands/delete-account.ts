import {
  deleteUserMails,
  erasePerson,
  findBalances,
  findDocumentKeys,
  findOpenEnds,
  insertAuditEntry,
  type OpenEnds,
  postLedger,
  type Roots,
  type Tx,
} from '@pasar/db'
import {
  accountName,
  DomainError,
  type ErrorCode,
  formatRm,
  PAYOUT_SETTING,
  type Proof,
  postWaiver,
  readPayoutRules,
  type Sen,
  sen,
  ZERO,
} from '@pasar/domain'
import type { Member } from '../../access/actors'
import { rememberBuyer } from '../../coupons/jobs'
import type { Context } from '../../platform/context'
import { removeDocuments } from '../../platform/documents'
import { queueMail } from '../../platform/mail/queue'
import { removePicture } from '../../platform/pictures/files'
import { readSettingGroup } from '../../platform/settings/setting-groups'
import { notifyGiftEnds } from '../internal/gift-ends'
import { hashPassword } from '../internal/passwords'
import { EVERY_ADMIN } from '../internal/staff'
import { notifyStaffEnds } from '../internal/staff-ends'
import { prove } from './reauthenticate'
import { endAllSessions } from './sessions'

/** What prevents the deletion of an account, with the code of each. */
const REASONS = {
  hasOpenOrders: 'ACCOUNT_HAS_OPEN_ORDERS',
  hasOpenSales: 'ACCOUNT_HAS_OPEN_SALES',
  hasBalance: 'ACCOUNT_HAS_BALANCE',
  hasDebt: 'ACCOUNT_OWES',
  hasBids: 'ACCOUNT_HAS_BIDS',
  isLastAdmin: 'ACCOUNT_IS_LAST_ADMIN',
} as const satisfies Record<keyof OpenEnds, ErrorCode>

const reasonsIn = (ends: OpenEnds): (typeof REASONS)[keyof OpenEnds][] =>
  (Object.keys(REASONS) as (keyof OpenEnds)[]).filter((end) => ends[end]).map((end) => REASONS[end])

/** What a balance must reach to be paid out. */
const payoutMinimum = async (ctx: Context): Promise<Sen> =>
  readPayoutRules(await readSettingGroup(ctx, PAYOUT_SETTING)).minimum

/** Why the account cannot be deleted yet; nothing when it can. */
export const deletionHurdles = async (ctx: Context, member: Member) =>
  reasonsIn(await findOpenEnds(ctx.db, member.id, await payoutMinimum(ctx)))

async function owedTo(db: Context['db'], userId: string): Promise<{ seller: Sen; reseller: Sen }> {
  const [seller = ZERO, reseller = ZERO] = await findBalances(db, [
    accountName({ type: 'seller', sellerId: userId }),
    accountName({ type: 'reseller', resellerId: userId }),
  ])
  // Liabilities are negative in the ledger.
  return { seller: sen(0 - seller), reseller: sen(0 - reseller) }
}

/** What a member is owed and would give up with the account; too little to be paid out unless something keeps the account. */
export async function balanceToWaive(ctx: Context, member: Member): Promise<Sen> {
  const { seller, reseller } = await owedTo(ctx.db, member.id)
  return sen(seller + reseller)
}

/** Books what the member gives up. @throws DomainError ACCOUNT_HAS_SMALL_BALANCE when they have not said that they do */
async function waiveBalance(tx: Tx, ctx: Context, userId: string, waives: boolean): Promise<void> {
  const owed = await owedTo(tx, userId)
  const amount = sen(owed.seller + owed.reseller)
  if (amount > 0 && !waives) {
    const details = { amount: formatRm(amount) }
    throw new DomainError('ACCOUNT_HAS_SMALL_BALANCE', details, { waive: 'ACCOUNT_HAS_SMALL_BALANCE' })
  }
  const postings = postWaiver(userId, owed)
  if (postings.length === 0) return
  const now = ctx.now()
  const reference = `${userId}:waived`
  await postLedger(tx, { id: ctx.newId('ledger'), kind: 'adjustment', reference }, postings)
  await insertAuditEntry(tx, {
    id: ctx.newId('audit'),
    actorId: userId,
    action: 'waiveBalance',
    subjectId: userId,
    reason: formatRm(amount),
    now,
  })
}

/** Orders stay without the person; a seller's stores, items and coupons leave. */
const rootsOf = (member: string): Roots => ({
  user: [member, EVERY_ADMIN],
  store: { seller: member },
  order: { buyer: member },
  item: { seller: member },
  coupon: { seller: member },
})

/**
 * Deletes an account: orders stay, the person is gone, the email is free.
 * @param waives whether the member gives up a balance that is too little to be paid out
 * @throws DomainError ACCOUNT_HAS_…, ACCOUNT_IS_LAST_ADMIN, and as `prove` does
 */
export async function deleteAccount(
  ctx: Context,
  member: Member,
  proof: Proof,
  waives = false,
): Promise<void> {
  await prove(ctx, member, proof)
  const passwordHash = await hashPassword(Buffer.from(ctx.randomBytes(32)).toString('base64url'))
  const minimum = await payoutMinimum(ctx)
  await ctx.transact(rootsOf(member.id), async (tx) => {
    const [reason] = reasonsIn(await findOpenEnds(tx, member.id, minimum))
    if (reason) throw new DomainError(reason)
    await waiveBalance(tx, ctx, member.id, waives)
    await rememberBuyer(tx, ctx, member.id)
    const documents = await findDocumentKeys(tx, member.id)
    if (documents.length > 0) tx.afterCommit(() => removeDocuments(ctx, documents))
    await notifyStaffEnds(tx, ctx, member)
    await notifyGiftEnds(tx, ctx, member)
    // What is open for a session, such as a socket, is closed with it.
    await endAllSessions(tx, ctx, member.id)
    const { avatarKey, wasConfirmed } = await erasePerson(tx, member.id, passwordHash)
    if (avatarKey !== null) tx.afterCommit(() => removePicture(ctx.uploadsDir, avatarKey))
    // Nothing that still waits goes out, and what went keeps no address; the farewell names no member.
    await deleteUserMails(tx, member.id)
    // An email that was only claimed may be a stranger's.
    if (!wasConfirmed) return
    const { name, email, language } = member
    await queueMail(tx, ctx, {
      kind: 'accountDeleted',
      to: { userId: null, name, email, language },
      values: {},
    })
  })
}
