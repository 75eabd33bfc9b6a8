import {
  findInvitation,
  findMembership,
  findRecipient,
  insertAuditEntry,
  type StaffInvitation,
  type Tx,
  tryAcceptInvitation,
  tryAddStaff,
  tryEndStaff,
  trySetWorking,
} from '@pasar/db'
import { DomainError, linkTo, mayEnter, whyInvitationEnded } from '@pasar/domain'
import { type Member, requireVerified } from '../../access/actors'
import { hashSecret } from '../../accounts/internal/secrets'
import { notifyMember } from '../../notifications/internal/notify'
import type { Context } from '../../platform/context'
import { queueMail } from '../../platform/mail/queue'

const STAFF_PAGE = '/seller/settings/staff'

const record = (
  tx: Tx,
  ctx: Context,
  member: Member,
  action: 'joinStaff' | 'leaveStaff',
  sellerId: string,
  reason = '',
): Promise<void> =>
  insertAuditEntry(tx, {
    id: ctx.newId('audit'),
    actorId: member.id,
    action,
    subjectId: sellerId,
    reason,
    now: ctx.now(),
  })

async function notifySeller(
  tx: Tx,
  ctx: Context,
  member: Member,
  { sellerId, permissions }: Pick<StaffInvitation, 'sellerId' | 'permissions'>,
  kind: 'staffJoined' | 'staffLeft',
): Promise<void> {
  const data = { member: member.name }
  await notifyMember(tx, ctx, { userId: sellerId, kind, data, link: STAFF_PAGE })
  const to = await findRecipient(tx, sellerId)
  if (!to) return
  const values = { link: `${ctx.config.appUrl}${linkTo(STAFF_PAGE)}`, member: member.name }
  if (kind === 'staffLeft') await queueMail(tx, ctx, { kind, to, values })
  else await queueMail(tx, ctx, { kind, to, values: { ...values, permissions } })
}

/** @throws DomainError LINK_ENDED, EMAIL_UNVERIFIED, STAFF_OTHER_EMAIL, STAFF_ROLE */
function checkInvitation(ctx: Context, member: Member, found: StaffInvitation): void {
  if (!found.isTrading || whyInvitationEnded(found, ctx.now()) !== null) throw new DomainError('LINK_ENDED')
  requireVerified(member)
  if (found.email !== member.email.toLowerCase()) throw new DomainError('STAFF_OTHER_EMAIL')
  if (!mayEnter(member.role, 'author')) throw new DomainError('STAFF_ROLE')
}

/**
 * Accepts an invitation, from the next request on. Sent again by whoever has accepted it, it is what it is.
 * @throws DomainError LINK_ENDED (used, revoked, expired, unknown), EMAIL_UNVERIFIED, STAFF_OTHER_EMAIL, STAFF_ROLE,
 *   STAFF_ELSEWHERE
 */
export async function acceptInvitation(ctx: Context, member: Member, token: string): Promise<void> {
  const tokenHash = hashSecret(token)
  const seen = await findInvitation(ctx.db, tokenHash)
  if (!seen) throw new DomainError('LINK_ENDED')
  await ctx.transact({ user: [member.id, seen.sellerId] }, async (tx) => {
    const found = await findInvitation(tx, tokenHash)
    if (!found) throw new DomainError('LINK_ENDED')
    const { id, sellerId, permissions } = found
    const membership = await findMembership(tx, member.id)
    if (found.acceptedBy === member.id && membership?.sellerId === sellerId && membership.endedAt === null)
      return
    checkInvitation(ctx, member, found)
    const now = ctx.now()
    if (!(await tryAcceptInvitation(tx, { id, tokenHash, userId: member.id }, now)))
      throw new DomainError('LINK_ENDED')
    if (!(await tryAddStaff(tx, { userId: member.id, sellerId, permissions, now })))
      throw new DomainError('STAFF_ELSEWHERE')
    await record(tx, ctx, member, 'joinStaff', sellerId, permissions.join(', '))
    await notifySeller(tx, ctx, member, found, 'staffJoined')
  })
}

/** Stops working for a seller. @throws DomainError STAFF_CHANGED for who works for nobody (any more) */
export async function leaveStaff(ctx: Context, member: Member): Promise<void> {
  const seen = await findMembership(ctx.db, member.id)
  if (!seen) throw new DomainError('STAFF_CHANGED')
  const { sellerId } = seen
  await ctx.transact({ user: [member.id, sellerId] }, async (tx) => {
    if (!(await tryEndStaff(tx, { userId: member.id, sellerId }, ctx.now())))
      throw new DomainError('STAFF_CHANGED')
    await record(tx, ctx, member, 'leaveStaff', sellerId)
    await notifySeller(tx, ctx, member, seen, 'staffLeft')
  })
}

/**
 * A member who sells, too, chooses for whom their seller pages act.
 * @throws DomainError STAFF_CHANGED for who works for nobody (any more)
 */
export async function chooseWork(ctx: Context, member: Member, work: 'own' | 'staff'): Promise<void> {
  await ctx.transact({ user: member.id }, async (tx) => {
    if (!(await trySetWorking(tx, member.id, work === 'staff'))) throw new DomainError('STAFF_CHANGED')
  })
}
