import { findLogin, findStaff, insertUser, isDuplicate, NO_ROOTS, type StaffMember, type Tx } from '@pasar/db'
import { DomainError, type FirstAdminInput, type Language, ROLE } from '@pasar/domain'
import type { Context } from '../../platform/context'
import { resetTwoFactor } from '../commands/two-factor'
import { hashPassword } from './passwords'

/** Of two admins who leave at the same time one stays: each asks while it holds all of them. */
export const EVERY_ADMIN = { role: ROLE.ADMIN }

/** The input for a new admin, with its language. */
export type FirstAdmin = FirstAdminInput & { language: Language }

interface NewAdmin {
  name: string
  email: string
  language: Language
  passwordHash: string
}

/** Makes an admin. The email counts as confirmed, because it was given in the shell or by its link. @throws DomainError EMAIL_TAKEN */
export async function insertAdmin(tx: Tx, ctx: Context, admin: NewAdmin): Promise<{ userId: string }> {
  const userId = ctx.newId('user')
  const now = ctx.now()
  try {
    await insertUser(tx, { id: userId, ...admin, role: ROLE.ADMIN, verifiedAt: now, now })
  } catch (error) {
    if (isDuplicate(error)) throw new DomainError('EMAIL_TAKEN')
    throw error
  }
  return { userId }
}

/** Makes one more admin; for the shell only. @throws DomainError EMAIL_TAKEN, BUSY */
export async function createAdmin(ctx: Context, { password, ...person }: FirstAdmin): Promise<void> {
  const passwordHash = await hashPassword(password)
  await ctx.transact(NO_ROOTS.insertsOnly, (tx) => insertAdmin(tx, ctx, { ...person, passwordHash }))
}

/**
 * Turns two-step login off for someone who lost both phone and codes; for the shell only.
 * @throws DomainError NOT_FOUND, TWO_FACTOR_IS_OFF
 */
export async function resetTwoFactorOf(ctx: Context, email: string): Promise<void> {
  const login = await findLogin(ctx.db, email)
  if (login === null) throw new DomainError('NOT_FOUND')
  await resetTwoFactor(ctx, login.id)
}

/** Who runs the market. */
export const staffOf = (ctx: Context): Promise<StaffMember[]> => findStaff(ctx.db)
