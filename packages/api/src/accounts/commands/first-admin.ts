import { createHash } from 'node:crypto'
import {
  deleteFirstAdminLink,
  hasAdmin,
  holdsFirstAdminLink,
  NO_ROOTS,
  putFirstAdminLink,
  useFirstAdminLink,
} from '@pasar/db'
import { after, DomainError, FIRST_ADMIN_LINK_LIFE, linkTo } from '@pasar/domain'
import type { Context } from '../../platform/context'
import { hashPassword } from '../internal/passwords'
import { type FirstAdmin, insertAdmin } from '../internal/staff'

const TOKEN_BYTES = 32

const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')

/**
 * The address where the first admin of a new market signs up, for whoever started it: only they can read
 * what the process prints. Each call makes a new one and ends the one before. Null when there is an admin.
 */
export async function firstAdminLink(ctx: Context): Promise<string | null> {
  const token = Buffer.from(ctx.randomBytes(TOKEN_BYTES)).toString('base64url')
  return ctx.transact(NO_ROOTS.conditionInStatement, async (tx) => {
    if (await hasAdmin(tx)) {
      await deleteFirstAdminLink(tx)
      return null
    }
    await putFirstAdminLink(tx, hashToken(token), after(ctx.now(), FIRST_ADMIN_LINK_LIFE))
    return `${ctx.config.appUrl}${linkTo('/first-admin/:token', { token })}`
  })
}

/** Whether a link can still be used. */
export const holdsLink = (ctx: Context, token: string): Promise<boolean> =>
  holdsFirstAdminLink(ctx.db, hashToken(token), ctx.now())

/**
 * Makes the first admin, once.
 * @throws DomainError FIRST_ADMIN_LINK_ENDED for a link that was used, is too old or never was one; EMAIL_TAKEN, BUSY
 */
export async function makeFirstAdmin(
  ctx: Context,
  token: string,
  { password, ...person }: FirstAdmin,
): Promise<{ userId: string }> {
  // Hashing takes time that only those who hold the link may have.
  if (!(await holdsLink(ctx, token))) throw new DomainError('FIRST_ADMIN_LINK_ENDED')
  const passwordHash = await hashPassword(password)
  return ctx.transact(NO_ROOTS.conditionInStatement, async (tx) => {
    if (!(await useFirstAdminLink(tx, hashToken(token), ctx.now())) || (await hasAdmin(tx)))
      throw new DomainError('FIRST_ADMIN_LINK_ENDED')
    return insertAdmin(tx, ctx, { ...person, passwordHash })
  })
}
