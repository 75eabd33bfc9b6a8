import {
  findEmailClaim,
  findLogin,
  findPasswordHash,
  insertUser,
  type Login,
  NO_ROOTS,
  replacePasswordHash,
} from '@pasar/db'
import { DomainError, type LoginInput, type RegisterInput, ROLE, type RoleId } from '@pasar/domain'
import type { Context } from '../../platform/context'
import { limitLogin } from '../../platform/limits/login'
import { requireFeature } from '../../platform/settings/require-feature'
import { refuseCommonPassword } from '../internal/common-passwords'
import { mailClaim } from '../internal/confirm-email'
import {
  checkPassword,
  hashAsClaims,
  hashClaimPassword,
  hashPassword,
  isWeakHash,
} from '../internal/passwords'
import { beginChallenge, type LoggedIn } from './challenges'

export interface Account {
  userId: string
  role: RoleId
}

/**
 * Makes a buyer's account whose email has yet to be confirmed. An email that has an account is not refused:
 * whoever registers is not notified, its owner is.
 * @param from the page to lead back to after the mail
 * @throws DomainError TOO_MANY_REQUESTS, VALIDATION for a common password, BUSY
 */
export async function register(
  ctx: Context,
  input: RegisterInput,
  from: string | null = null,
): Promise<Account> {
  await requireFeature(ctx, 'registration')
  const { name, email, language, password } = input
  await ctx.limits.take('register', ctx.client)
  await refuseCommonPassword(password, email, 'password')
  const passwordHash = await hashClaimPassword(ctx, email, password)
  const userId = ctx.newId('user')
  await ctx.transact(NO_ROOTS.insertsOnly, async (tx) => {
    const now = ctx.now()
    await insertUser(tx, {
      id: userId,
      name,
      email,
      language,
      passwordHash,
      role: ROLE.BUYER,
      verifiedAt: null,
      now,
    })
    await mailClaim(tx, ctx, { id: userId, name, email, language }, from)
  })
  return { userId, role: ROLE.BUYER }
}

/** The result of a password: the member is logged in, or sends a code next (`answerChallenge`). */
export type LoginOutcome = ({ step: 'signedIn' } & LoggedIn) | { step: 'code'; challenge: string }

async function strengthen(ctx: Context, userId: string, from: string, password: string): Promise<void> {
  const to = await hashPassword(password)
  await ctx.transact({ user: userId }, (tx) => replacePasswordHash(tx, userId, from, to))
}

/** Checking takes a while: a password that was replaced meanwhile begins no login after all others were ended. */
async function refuseReplaced(ctx: Context, { id, passwordHash }: Login, password: string): Promise<void> {
  const current = await findPasswordHash(ctx.db, id)
  if (current === passwordHash || (await checkPassword(current, password))) return
  throw new DomainError('WRONG_LOGIN')
}

/**
 * The account that an email and password open: that of the member who has confirmed the email, else one that claims
 * it with this password. The same hashes are made unless the first one fits, whoever has the email.
 */
async function findByPassword(ctx: Context, { email, password }: LoginInput): Promise<Login | null> {
  const owner = await findLogin(ctx.db, email)
  if (await checkPassword(owner?.passwordHash ?? null, password)) return owner
  return findEmailClaim(ctx.db, email, await hashAsClaims(ctx, email, password))
}

/**
 * Checks an email and password. An unknown email and a wrong password get the same answer in the same time.
 * An account that only claims the email opens too, whether the email is someone else's or nobody's: so it reveals
 * neither.
 * @throws DomainError WRONG_LOGIN, ACCOUNT_SUSPENDED (only with the right password), TOO_MANY_REQUESTS, BUSY
 */
export async function logIn(ctx: Context, input: LoginInput): Promise<LoginOutcome> {
  return limitLogin(ctx, input.email, async (isOf) => {
    const login = await findByPassword(ctx, input)
    if (!login || login.status === 'deleted') throw new DomainError('WRONG_LOGIN')
    isOf(login)
    if (login.status === 'suspended') throw new DomainError('ACCOUNT_SUSPENDED')
    // A claim is found by its very hash, and keeps it until its email is confirmed.
    if (login.verifiedAt !== null && isWeakHash(login.passwordHash))
      await strengthen(ctx, login.id, login.passwordHash, input.password)
    await refuseReplaced(ctx, login, input.password)
    const challenge = await beginChallenge(ctx, login.id)
    if (challenge !== null) return { step: 'code', challenge }
    return { step: 'signedIn', userId: login.id, role: login.role, isVerified: login.verifiedAt !== null }
  })
}
