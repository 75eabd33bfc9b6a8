import {
  type AuditAction,
  deleteEmailChange,
  findLogin,
  findLoginById,
  findOpenEnds,
  type Login,
  releaseInboxEntries,
  setStatus,
  spendEmailLinks,
  type Tx,
} from '@pasar/db'
import { DomainError, type SuspensionInput } from '@pasar/domain'
import type { Admin } from '../../access/actors'
import { recordAdmin } from '../../access/staff-notes'
import type { Context } from '../../platform/context'
import { queueMail } from '../../platform/mail/queue'
import { hideStoresOf, showStoresOf } from '../internal/seller-stores'
import { EVERY_ADMIN } from '../internal/staff'
import { endAllSessions } from './sessions'

/** Who does it: an admin, or null for whoever has the shell. */
type Doer = Admin | null

/** Where the member gets mail; null for an email that may be someone else's. */
const recipientOf = ({ id, name, email, language, verifiedAt }: Login) =>
  verifiedAt === null ? null : { userId: id, name, email, language }

/** Whatever was begun and would let someone in, or hand the account over, ends with the sessions. */
async function endAccess(tx: Tx, ctx: Context, userId: string): Promise<void> {
  await endAllSessions(tx, ctx, userId)
  await deleteEmailChange(tx, userId)
  for (const kind of ['verify', 'reset'] as const) await spendEmailLinks(tx, userId, kind, ctx.now())
}

async function suspend(ctx: Context, doer: Doer, userId: string, reason: string): Promise<boolean> {
  if (doer?.id === userId) throw new DomainError('FORBIDDEN')
  return ctx.transact({ user: [userId, EVERY_ADMIN], store: { seller: userId } }, async (tx) => {
    const login = await findLoginById(tx, userId)
    if (!login || login.status === 'deleted') throw new DomainError('NOT_FOUND')
    if ((await findOpenEnds(tx, userId)).isLastAdmin) throw new DomainError('ACCOUNT_IS_LAST_ADMIN')
    if (!(await setStatus(tx, userId, 'active', 'suspended'))) return false
    await endAccess(tx, ctx, userId)
    await releaseInboxEntries(tx, userId)
    await hideStoresOf(tx, ctx, { sellerId: userId, cause: 'suspension', reason, by: doer?.id ?? null })
    await recordAdmin(tx, ctx, doer, 'suspendMember', userId, reason)
    const to = recipientOf(login)
    if (to) await queueMail(tx, ctx, { kind: 'accountSuspended', to, values: { reason } })
    return true
  })
}

async function lift(ctx: Context, doer: Doer, userId: string, reason: string): Promise<boolean> {
  return ctx.transact({ user: userId, store: { seller: userId } }, async (tx) => {
    const login = await findLoginById(tx, userId)
    if (!login || login.status === 'deleted') throw new DomainError('NOT_FOUND')
    if (!(await setStatus(tx, userId, 'suspended', 'active'))) return false
    await showStoresOf(tx, ctx, { sellerId: userId, cause: 'suspension', reason, by: doer?.id ?? null })
    await recordAdmin(tx, ctx, doer, 'liftSuspension', userId, reason)
    const to = recipientOf(login)
    if (to) await queueMail(tx, ctx, { kind: 'suspensionLifted', to, values: {} })
    return true
  })
}

/**
 * Shuts a member out: every session, token and link ends with the same commit, and a login is refused until the
 * suspension is lifted. The member is sent the reason by mail. Their stores are hidden; what they have bought and sold
 * goes on.
 * @returns false when they were suspended already; then nothing is written
 * @throws DomainError NOT_FOUND, FORBIDDEN for one's own account, ACCOUNT_IS_LAST_ADMIN
 */
export const suspendMember = (
  ctx: Context,
  admin: Admin,
  userId: string,
  { reason }: SuspensionInput,
): Promise<boolean> => suspend(ctx, admin, userId, reason)

/**
 * Lets a suspended member log in again.
 * @returns false when they were not suspended; then nothing is written
 * @throws DomainError NOT_FOUND
 */
export const liftSuspension = (
  ctx: Context,
  admin: Admin,
  userId: string,
  { reason }: SuspensionInput,
): Promise<boolean> => lift(ctx, admin, userId, reason)

/**
 * The same from the shell, by a confirmed email.
 * @returns false when nothing was to be done
 * @throws DomainError NOT_FOUND, ACCOUNT_IS_LAST_ADMIN
 */
export async function setSuspension(
  ctx: Context,
  email: string,
  action: AuditAction,
  { reason }: SuspensionInput,
): Promise<boolean> {
  const login = await findLogin(ctx.db, email)
  if (!login) throw new DomainError('NOT_FOUND')
  return (action === 'suspendMember' ? suspend : lift)(ctx, null, login.id, reason)
}
