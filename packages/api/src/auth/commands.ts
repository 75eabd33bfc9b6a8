import { findLogin, insertUser, isDuplicate } from '@pasar/db'
import { DomainError, type LoginInput, type RegisterInput, ROLE, type RoleId } from '@pasar/domain'
import type { Context } from '../context'
import { checkPassword, hashPassword } from './passwords'

/** Makes a buyer's account. @throws DomainError EMAIL_TAKEN, BUSY */
export async function register(
  ctx: Context,
  input: RegisterInput,
): Promise<{ userId: string; role: RoleId }> {
  const passwordHash = await hashPassword(input.password)
  const userId = ctx.newId('user')
  const { name, email, language } = input
  try {
    await ctx.transact((tx) =>
      insertUser(tx, { id: userId, name, email, language, passwordHash, role: ROLE.BUYER, now: ctx.now() }),
    )
  } catch (error) {
    if (isDuplicate(error)) throw new DomainError('EMAIL_TAKEN')
    throw error
  }
  return { userId, role: ROLE.BUYER }
}

/**
 * Checks an email and password. An unknown email and a wrong password get the same answer in the same time.
 * @throws DomainError WRONG_LOGIN, ACCOUNT_SUSPENDED (only with the right password), BUSY
 */
export async function logIn(ctx: Context, input: LoginInput): Promise<{ userId: string; role: RoleId }> {
  const login = await findLogin(ctx.db, input.email)
  const isRight = await checkPassword(login?.passwordHash ?? null, input.password)
  if (!isRight || !login || login.status === 'deleted') throw new DomainError('WRONG_LOGIN')
  if (login.status === 'suspended') throw new DomainError('ACCOUNT_SUSPENDED')
  return { userId: login.id, role: login.role }
}
