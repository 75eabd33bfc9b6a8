import {
  findLoginById,
  findMembership,
  findOpenEnds,
  findStaffMember,
  hasOpenPayout,
  releaseInboxEntries,
  type Tx,
  tryChangeRole,
} from '@pasar/db'
import {
  DomainError,
  type ErrorCode,
  isSeller,
  linkTo,
  ROLE,
  type RoleChangeInput,
  type RoleId,
  rolesFor,
} from '@pasar/domain'
import type { Admin } from '../../access/actors'
import { decidedBy, recordAdmin } from '../../access/staff-notes'
import { requireRecent } from '../../accounts/commands/reauthenticate'
import { endAllSessions } from '../../accounts/commands/sessions'
import type { LiveSession } from '../../accounts/internal/live-session'
import { EVERY_ADMIN } from '../../accounts/internal/staff'
import { notifyAdmins } from '../../notifications/internal/notify-admins'
import type { Context } from '../../platform/context'
import { queueMail } from '../../platform/mail/queue'

/** What another role would cut a member off from; null for nothing. */
async function findHurdle(tx: Tx, userId: string, to: RoleId): Promise<ErrorCode | null> {
  const ends = await findOpenEnds(tx, userId)
  if (ends.isLastAdmin) return 'ACCOUNT_IS_LAST_ADMIN'
  if (ends.hasOpenOrders || ends.hasBids) return 'ROLE_HAS_ORDERS'
  if (ends.hasOpenSales) return 'ROLE_HAS_SALES'
  if (await hasOpenPayout(tx, userId)) return 'ROLE_HAS_PAYOUT'
  // Only those who sell or recruit have a page for their balance.
  if (to !== ROLE.SELLER && (ends.hasBalance || ends.hasDebt)) return 'ROLE_HAS_BALANCE'
  return (await findMembership(tx, userId))?.endedAt === null ? 'ROLE_WORKS_FOR' : null
}

/**
 * Gives a member another role, by an admin who has just proved who they are. They are signed out everywhere, so that nothing
 * goes on in the old one, and notified by mail; so are the other admins if somebody becomes one or stops being one.
 * @throws DomainError REAUTHENTICATE, NOT_FOUND, ROLE_OWN, ROLE_CHANGED when it is not the role that the page showed any more,
 *   ROLE_NOT_POSSIBLE, ACCOUNT_IS_LAST_ADMIN, ROLE_HAS_ORDERS, ROLE_HAS_SALES, ROLE_HAS_PAYOUT, ROLE_HAS_BALANCE,
 *   ROLE_WORKS_FOR
 */
export async function changeRole(
  ctx: Context,
  admin: Admin,
  session: LiveSession,
  userId: string,
  { from, to, reason }: RoleChangeInput,
): Promise<void> {
  requireRecent(ctx, session)
  if (admin.id === userId) throw new DomainError('ROLE_OWN')
  await ctx.transact({ user: [userId, EVERY_ADMIN] }, async (tx) => {
    const [member, login] = await Promise.all([findStaffMember(tx, userId), findLoginById(tx, userId)])
    if (!member || !login) throw new DomainError('NOT_FOUND')
    if (member.role !== from) throw await decidedBy(tx, ctx, 'ROLE_CHANGED', userId, ['changeRole'])
    const isPossible = rolesFor(from, isSeller(member.sellerStatus)).includes(to)
    if (!isPossible || member.state !== 'active') throw new DomainError('ROLE_NOT_POSSIBLE')
    const hurdle = await findHurdle(tx, userId, to)
    if (hurdle) throw new DomainError(hurdle)
    if (!(await tryChangeRole(tx, userId, from, to)))
      throw await decidedBy(tx, ctx, 'ROLE_CHANGED', userId, ['changeRole'])
    await endAllSessions(tx, ctx, userId)
    // What an admin had taken waits for whoever reads the inboxes now.
    await releaseInboxEntries(tx, userId)
    const change = `${nameOf(from)} → ${nameOf(to)}\n${reason}`
    await recordAdmin(tx, ctx, admin, 'changeRole', userId, change)
    const { name, email, language } = login
    await queueMail(tx, ctx, { kind: 'roleChanged', to: { userId, name, email, language }, values: {} })
    if (from === ROLE.ADMIN || to === ROLE.ADMIN) {
      const path = linkTo('/admin/users/:id', { id: userId })
      const data = { name, by: admin.name }
      const values = { ...data, link: `${ctx.config.appUrl}${path}`, reason }
      const kind = to === ROLE.ADMIN ? 'adminAdded' : 'adminRemoved'
      await notifyAdmins(tx, ctx, { kind, data, path, values }, [admin.id, userId])
    }
  })
}

const NAMES = new Map<number, string>(Object.entries(ROLE).map(([name, id]) => [id, name.toLowerCase()]))
const nameOf = (role: number): string => NAMES.get(role) ?? String(role)
