import {
  deleteUserMails,
  erasePerson,
  findDocumentKeys,
  findOpenEnds,
  type OpenEnds,
  type Roots,
} from '@pasar/db'
import { DomainError, type ErrorCode, type Proof } from '@pasar/domain'
import type { Member } from '../../access/actors'
import { rememberBuyer } from '../../coupons/jobs'
import type { Context } from '../../platform/context'
import { removeDocuments } from '../../platform/documents'
import { queueMail } from '../../platform/mail/queue'
import { removePicture } from '../../platform/pictures/files'
import { hashPassword } from '../internal/passwords'
import { EVERY_ADMIN } from '../internal/staff'
import { notifyStaffEnds } from '../internal/staff-ends'
import { prove } from './reauthenticate'

/** What prevents the deletion of an account, with the code of each. */
const REASONS = {
  hasOpenOrders: 'ACCOUNT_HAS_OPEN_ORDERS',
  hasOpenSales: 'ACCOUNT_HAS_OPEN_SALES',
  hasBalance: 'ACCOUNT_HAS_BALANCE',
  hasBids: 'ACCOUNT_HAS_BIDS',
  isLastAdmin: 'ACCOUNT_IS_LAST_ADMIN',
} as const satisfies Record<keyof OpenEnds, ErrorCode>

const reasonsIn = (ends: OpenEnds): (typeof REASONS)[keyof OpenEnds][] =>
  (Object.keys(REASONS) as (keyof OpenEnds)[]).filter((end) => ends[end]).map((end) => REASONS[end])

/** Why the account cannot be deleted yet; nothing when it can. */
export const deletionHurdles = async (ctx: Context, member: Member) =>
  reasonsIn(await findOpenEnds(ctx.db, member.id))

/** Orders stay without the person; a seller's stores and items leave. */
const rootsOf = (member: string): Roots => ({
  user: [member, EVERY_ADMIN],
  store: { seller: member },
  order: { buyer: member },
  item: { seller: member },
})

/**
 * Deletes an account: orders stay, the person is gone, the email is free.
 * @throws DomainError ACCOUNT_HAS_…, ACCOUNT_IS_LAST_ADMIN, and as `prove` does
 */
export async function deleteAccount(ctx: Context, member: Member, proof: Proof): Promise<void> {
  await prove(ctx, member, proof)
  const passwordHash = await hashPassword(Buffer.from(ctx.randomBytes(32)).toString('base64url'))
  await ctx.transact(rootsOf(member.id), async (tx) => {
    const [reason] = reasonsIn(await findOpenEnds(tx, member.id))
    if (reason) throw new DomainError(reason)
    await rememberBuyer(tx, ctx, member.id)
    const documents = await findDocumentKeys(tx, member.id)
    if (documents.length > 0) tx.afterCommit(() => removeDocuments(ctx, documents))
    await notifyStaffEnds(tx, ctx, member)
    const { avatarKey } = await erasePerson(tx, member.id, passwordHash)
    if (avatarKey !== null) tx.afterCommit(() => removePicture(ctx.uploadsDir, avatarKey))
    // Nothing that still waits goes out, and what went keeps no address; the farewell names no member.
    await deleteUserMails(tx, member.id)
    const { name, email, language } = member
    await queueMail(tx, ctx, {
      kind: 'accountDeleted',
      to: { userId: null, name, email, language },
      values: {},
    })
  })
}
