import {
  countStaff,
  findLogin,
  findRecipient,
  insertAuditEntry,
  isStaffEmail,
  type Tx,
  tryChangeStaff,
  tryEndStaff,
  tryInsertInvitation,
  tryRenewInvitation,
  tryRevokeInvitation,
} from '@pasar/db'
import {
  after,
  type ChangeStaffInput,
  DomainError,
  type InviteStaffInput,
  linkTo,
  MAX_STAFF,
  STAFF_INVITATION_AGE,
  type StaffPermission,
} from '@pasar/domain'
import type { PagePath } from '@pasar/domain/access/link-to'
import type { Seller } from '../../access/actors'
import { requireSelling } from '../../access/require-selling'
import { hashSecret, makeSecret } from '../../accounts/internal/secrets'
import { notifyMember } from '../../notifications/internal/notify'
import type { Context } from '../../platform/context'
import { queueMail } from '../../platform/mail/queue'

type StaffAction =
  | 'inviteStaff'
  | 'renewStaffInvitation'
  | 'revokeStaffInvitation'
  | 'changeStaff'
  | 'removeStaff'

const record = (
  tx: Tx,
  ctx: Context,
  seller: Seller,
  action: StaffAction,
  subjectId: string,
  permissions: readonly StaffPermission[] = [],
): Promise<void> =>
  insertAuditEntry(tx, {
    id: ctx.newId('audit'),
    actorId: seller.person.id,
    action,
    subjectId,
    reason: permissions.join(', '),
    now: ctx.now(),
  })

interface Sent {
  email: string
  permissions: readonly StaffPermission[]
  token: string
  expiresAt: number
}

/** Whether the email has an account stays secret: with and without one the same mail goes out. */
async function sendInvitation(
  tx: Tx,
  ctx: Context,
  seller: Seller,
  { email, permissions, token, expiresAt }: Sent,
): Promise<void> {
  const login = await findLogin(tx, email)
  const link = `${ctx.config.appUrl}${linkTo('/staff-invitation/:token', { token })}`
  await queueMail(tx, ctx, {
    kind: 'staffInvited',
    to: {
      userId: login?.id ?? null,
      name: login?.name ?? '',
      email,
      language: login?.language ?? seller.person.language,
    },
    values: { link, seller: seller.name, permissions: [...permissions], until: expiresAt },
  })
  if (login)
    await notifyMember(tx, ctx, {
      userId: login.id,
      kind: 'staffInvited',
      data: { seller: seller.name },
      link: '/staff-membership' satisfies PagePath,
    })
}

/**
 * Invites somebody by mail to work for the seller. The link works once, and only for the member with that email.
 * @throws DomainError STAFF_ALREADY, STAFF_LIMIT, TOO_MANY_REQUESTS, and as `requireSelling` does
 */
export async function inviteStaff(
  ctx: Context,
  seller: Seller,
  { email, permissions }: InviteStaffInput,
): Promise<void> {
  await requireSelling(ctx, seller)
  if (email === seller.person.email.toLowerCase()) throw new DomainError('STAFF_ALREADY')
  await ctx.limits.take('staffInvite', seller.id)
  const token = makeSecret(ctx)
  const now = ctx.now()
  const expiresAt = after(now, STAFF_INVITATION_AGE)
  await ctx.transact({ user: seller.id }, async (tx) => {
    if (await isStaffEmail(tx, seller.id, email)) throw new DomainError('STAFF_ALREADY')
    const id = ctx.newId('staffInvitation')
    const tokenHash = hashSecret(token)
    if (
      !(await tryInsertInvitation(tx, {
        id,
        sellerId: seller.id,
        email,
        permissions,
        tokenHash,
        now,
        expiresAt,
      }))
    )
      throw new DomainError('STAFF_ALREADY')
    if ((await countStaff(tx, seller.id)) > MAX_STAFF) throw new DomainError('STAFF_LIMIT')
    await record(tx, ctx, seller, 'inviteStaff', id, permissions)
    await sendInvitation(tx, ctx, seller, { email, permissions, token, expiresAt })
  })
}

/**
 * Sends an open invitation again, with another link: the one before opens nothing any more.
 * @throws DomainError STAFF_CHANGED for others' and ended ones, TOO_MANY_REQUESTS, and as `requireSelling` does
 */
export async function renewInvitation(ctx: Context, seller: Seller, id: string): Promise<void> {
  await requireSelling(ctx, seller)
  await ctx.limits.take('staffInvite', seller.id)
  const token = makeSecret(ctx)
  const now = ctx.now()
  const expiresAt = after(now, STAFF_INVITATION_AGE)
  await ctx.transact({ user: seller.id }, async (tx) => {
    const at = { id, sellerId: seller.id, tokenHash: hashSecret(token), now, expiresAt }
    const renewed = await tryRenewInvitation(tx, at)
    if (!renewed) throw new DomainError('STAFF_CHANGED')
    await record(tx, ctx, seller, 'renewStaffInvitation', id, renewed.permissions)
    await sendInvitation(tx, ctx, seller, { ...renewed, token, expiresAt })
  })
}

/** Takes an open invitation back. @throws DomainError STAFF_CHANGED for others' and ended ones */
export async function revokeInvitation(ctx: Context, seller: Seller, id: string): Promise<void> {
  await ctx.transact({ user: seller.id }, async (tx) => {
    if (!(await tryRevokeInvitation(tx, { id, sellerId: seller.id }, ctx.now())))
      throw new DomainError('STAFF_CHANGED')
    await record(tx, ctx, seller, 'revokeStaffInvitation', id)
  })
}

/**
 * Changes what a member of staff may do, from their next request on.
 * @throws DomainError STAFF_CHANGED for whoever does not work for the seller (any more)
 */
export async function changeStaff(
  ctx: Context,
  seller: Seller,
  { memberId, permissions }: ChangeStaffInput,
): Promise<void> {
  await ctx.transact({ user: [seller.id, memberId] }, async (tx) => {
    if (!(await tryChangeStaff(tx, { userId: memberId, sellerId: seller.id }, permissions)))
      throw new DomainError('STAFF_CHANGED')
    await record(tx, ctx, seller, 'changeStaff', memberId, permissions)
    await notifyMember(tx, ctx, {
      userId: memberId,
      kind: 'staffChanged',
      data: { seller: seller.name },
      link: '/staff-membership' satisfies PagePath,
    })
    const to = await findRecipient(tx, memberId)
    const link = `${ctx.config.appUrl}${linkTo('/staff-membership')}`
    if (to)
      await queueMail(tx, ctx, {
        kind: 'staffChanged',
        to,
        values: { link, seller: seller.name, permissions },
      })
  })
}

/**
 * Ends somebody's work for the seller, from their next request on.
 * @throws DomainError STAFF_CHANGED for whoever does not work for the seller (any more)
 */
export async function removeStaff(ctx: Context, seller: Seller, memberId: string): Promise<void> {
  await ctx.transact({ user: [seller.id, memberId] }, async (tx) => {
    if (!(await tryEndStaff(tx, { userId: memberId, sellerId: seller.id }, ctx.now())))
      throw new DomainError('STAFF_CHANGED')
    await record(tx, ctx, seller, 'removeStaff', memberId)
    await notifyMember(tx, ctx, {
      userId: memberId,
      kind: 'staffRemoved',
      data: { seller: seller.name },
      link: '/staff-membership' satisfies PagePath,
    })
    const to = await findRecipient(tx, memberId)
    if (to) await queueMail(tx, ctx, { kind: 'staffRemoved', to, values: { seller: seller.name } })
  })
}
