import {
  findRefreshToken,
  insertSession,
  insertTokens,
  prolongSession,
  type Tx,
  useRefreshToken,
} from '@pasar/db'
import { after, DomainError, LIFETIME, type Millis, maskAddress, millis, REFRESH_GRACE } from '@pasar/domain'
import type { Context } from '../../platform/context'
import { deriveSecret, hashSecret, makeSecret } from '../internal/secrets'
import { endSessionOf } from './sessions'

/** What an app is given at a login and at each refresh. */
export interface Tokens {
  token: string
  refreshToken: string
  /** Public id of the session. */
  sessionId: string
  /** Seconds until `token` ends. */
  expiresIn: number
}

/** A refresh token's successor is derived from it, so that a repeated request within the grace period gets the same one. */
const makeNext = (ctx: Context, kind: 'access' | 'refresh', from: string): string =>
  deriveSecret(ctx, `${kind} after ${from}`)

const secondsUntil = (time: number, now: Millis): number => Math.max(0, Math.floor((time - now) / 1_000))

async function keepTokens(
  tx: Tx,
  ctx: Context,
  sessionId: string,
  { token, refreshToken }: { token: string; refreshToken: string },
): Promise<Tokens> {
  const now = ctx.now()
  const accessEnds = after(now, LIFETIME.accessToken)
  await insertTokens(tx, {
    sessionId,
    access: { id: hashSecret(token), expiresAt: accessEnds },
    refresh: { id: hashSecret(refreshToken), expiresAt: after(now, LIFETIME.refreshToken) },
  })
  return { token, refreshToken, sessionId, expiresIn: secondsUntil(accessEnds, now) }
}

/**
 * Begins a session of an app for a member who has just logged in (`logIn`).
 * @throws DomainError SESSION_EXPIRED for one who was suspended in that very moment
 */
export async function issueTokens(ctx: Context, userId: string, userAgent: string): Promise<Tokens> {
  const sessionId = ctx.newId('session')
  const now = ctx.now()
  return ctx.transact({ user: userId }, async (tx) => {
    const isIn = await insertSession(tx, {
      // No cookie opens it: of this id nobody knows the secret.
      id: hashSecret(makeSecret(ctx)),
      publicId: sessionId,
      userId,
      kind: 'app',
      createdAt: now,
      expiresAt: after(now, LIFETIME.refreshToken),
      userAgent: userAgent.slice(0, 300),
      network: maskAddress(ctx.client),
    })
    if (!isIn) throw new DomainError('SESSION_EXPIRED')
    return keepTokens(tx, ctx, sessionId, { token: makeSecret(ctx), refreshToken: makeSecret(ctx) })
  })
}

type Refreshed = Tokens | 'refused'

async function refresh(tx: Tx, ctx: Context, refreshToken: string): Promise<Refreshed> {
  const now = ctx.now()
  const hashed = hashSecret(refreshToken)
  const found = await findRefreshToken(tx, hashed)
  if (found?.status !== 'active') return 'refused'
  const { sessionId, userId, usedAt } = found
  const next = {
    token: makeNext(ctx, 'access', refreshToken),
    refreshToken: makeNext(ctx, 'refresh', refreshToken),
  }
  if (usedAt === null) {
    if ((await useRefreshToken(tx, hashed, now)) === null) return 'refused'
    await prolongSession(tx, sessionId, { now, expiresAt: after(now, LIFETIME.refreshToken) })
    return keepTokens(tx, ctx, sessionId, next)
  }
  if (now <= usedAt + REFRESH_GRACE) {
    const accessEnds = after(millis(usedAt), LIFETIME.accessToken)
    return { ...next, sessionId, expiresIn: secondsUntil(accessEnds, now) }
  }
  // Two hold the same token, and one of them should not: neither goes on.
  await endSessionOf(tx, ctx, userId, sessionId)
  return 'refused'
}

/**
 * Exchanges a refresh token for its successors. It works once; asked again within 30 seconds it brings the
 * same ones, because answers get lost and calls run side by side. Later it ends the whole session.
 * @throws DomainError SESSION_EXPIRED
 */
export async function refreshTokens(ctx: Context, refreshToken: string): Promise<Tokens> {
  const refreshed = await ctx.transact({ user: { refreshToken: hashSecret(refreshToken) } }, (tx) =>
    refresh(tx, ctx, refreshToken),
  )
  if (refreshed === 'refused') throw new DomainError('SESSION_EXPIRED')
  return refreshed
}
