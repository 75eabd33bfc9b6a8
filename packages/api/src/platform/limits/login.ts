import type { Login } from '@pasar/db'
import { DomainError } from '@pasar/domain'
import type { Context } from '../context'

const WRONG_GUESSES: readonly string[] = ['WRONG_LOGIN', 'WRONG_PASSWORD']

/**
 * Lets someone prove by a password who they are. Only failures count: per account and address, so that nobody can keep the
 * owner out from elsewhere, and per address. The try is counted before the password is looked at, and taken
 * back when it was right. The failures before it are forgotten only for the member who has confirmed the email:
 * anyone may claim it, and must not go on guessing by logging in to the claim now and then.
 * @param check says by `isOf` whose password it was
 * @throws DomainError TOO_MANY_REQUESTS, and what `check` throws
 */
export async function limitLogin<T>(
  ctx: Context,
  email: string,
  check: (isOf: (login: Login) => void) => Promise<T>,
): Promise<T> {
  const { limits, client } = ctx
  await Promise.all([limits.take('loginAddress', client), limits.take('login', email, client)])
  let isOwner = false
  try {
    const result = await check((login) => {
      isOwner = login.verifiedAt !== null
    })
    const settle = isOwner ? limits.clear : limits.undo
    await Promise.all([settle('login', email, client), limits.undo('loginAddress', client)])
    return result
  } catch (error) {
    // Only a wrong guess counts: neither a bug nor a busy server is the fault of the client.
    if (!(error instanceof DomainError) || !WRONG_GUESSES.includes(error.code))
      await Promise.all([limits.undo('login', email, client), limits.undo('loginAddress', client)])
    throw error
  }
}
