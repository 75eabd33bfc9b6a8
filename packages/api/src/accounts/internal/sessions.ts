import { findLivingSessions, findSessionByToken, NO_ROOTS, touchSession } from '@pasar/db'
import { maskAddress, minutes, parseCookies, ROLE } from '@pasar/domain'
import { brandMember } from '../../access/actors'
import type { Context } from '../../platform/context'
import { type AskedPage, applyImpersonation } from './impersonation'
import type { LiveSession } from './live-session'
import { hashSecret } from './secrets'
import { attributesOf, makeLucia } from './session-store'

export type { LiveSession }

/** Last use is noted this often and no more: a page need not wait for a write. */
const TOUCH_EVERY = minutes(5)
/** What browsers say of themselves is no longer than this. */
const MAX_USER_AGENT = 300

export interface Sessions {
  /**
   * Who a request's cookie header belongs to; null for a visitor, an ended session or a suspended member.
   * @param asked where the request goes; without it, every request of an admin who impersonates a member is refused
   * @throws DomainError LOOK_REFUSED, LOOK_OVER
   */
  find(cookieHeader: string | null, asked?: AskedPage): Promise<LiveSession | null>
  /** As `find`, but ignores impersonation: always the owner of the cookie. */
  findOwn(cookieHeader: string | null): Promise<LiveSession | null>
  /** Who an `Authorization: Bearer …` header belongs to. */
  findBearer(authorization: string | null): Promise<LiveSession | null>
  /**
   * Begins a session; returns the Set-Cookie header.
   * @param address where the login came from, as far as it is trusted
   */
  begin(userId: string, userAgent: string, address?: string): Promise<string>
  /** Which of these sessions are still good, by their public ids. */
  findLiving(sessionIds: readonly string[]): Promise<Set<string>>
  /** Whether a cookie header holds a session, alive or not. */
  isClaimed(cookieHeader: string | null): boolean
  /** Ends the session of a cookie header. */
  end(cookieHeader: string | null): Promise<void>
  /** The same cookie header without its session. */
  strip(cookieHeader: string): string
  /** The Set-Cookie header that takes a session away from a browser. */
  clearCookie(): string
}

export function makeSessions(ctx: Context): Sessions {
  const lucia = makeLucia(ctx)

  /** Lucia's own parser decodes names: `sess%69on` would be a session here and none for the rest of the server. */
  const readSessionId = (cookieHeader: string | null): string | null =>
    parseCookies(cookieHeader).get(lucia.sessionCookieName) || null

  function noteUse(publicId: string, lastUsedAt: number): void {
    const now = ctx.now()
    if (now - lastUsedAt < TOUCH_EVERY) return
    // Nobody waits for it, and a full disk must not keep anyone from reading.
    ctx
      .transact(NO_ROOTS.conditionInStatement, (tx) => touchSession(tx, publicId, now - TOUCH_EVERY, now))
      .catch((error: unknown) => ctx.log.warn({ err: error }, 'the last use of a session was not noted'))
  }

  async function findOwn(cookieHeader: string | null): Promise<LiveSession | null> {
    const sessionId = readSessionId(cookieHeader)
    if (sessionId === null) return null
    const { session, user } = await lucia.validateSession(sessionId)
    if (session === null) return null
    noteUse(session.publicId, session.lastUsedAt)
    const { cartCount, unreadCount, ...member } = user
    return {
      member: brandMember(member),
      sessionId: session.publicId,
      loginTimestamp: session.createdAt,
      confirmedAt: Math.max(session.createdAt, session.confirmedAt),
      cartCount,
      unreadCount,
      impersonation: null,
    }
  }

  return {
    async find(cookieHeader, asked) {
      const own = await findOwn(cookieHeader)
      return own?.member.role === ROLE.ADMIN ? applyImpersonation(ctx, own, asked ?? null) : own
    },
    findOwn,
    async findBearer(authorization) {
      const [, token] = /^Bearer ([\w-]{20,200})$/i.exec(authorization ?? '') ?? []
      if (token === undefined) return null
      const found = await findSessionByToken(ctx.db, hashSecret(token), ctx.now())
      if (found?.member.status !== 'active') return null
      const { session, member } = found
      noteUse(session.publicId, session.lastUsedAt)
      const { cartCount, unreadCount, ...attributes } = attributesOf(found)
      return {
        member: brandMember({ id: member.id, ...attributes }),
        sessionId: session.publicId,
        loginTimestamp: session.createdAt,
        confirmedAt: Math.max(session.createdAt, session.confirmedAt),
        cartCount,
        unreadCount,
        impersonation: null,
      }
    },
    async begin(userId, userAgent, address = '') {
      const session = await lucia.createSession(userId, {
        publicId: ctx.newId('session'),
        createdAt: ctx.now(),
        lastUsedAt: ctx.now(),
        confirmedAt: 0,
        userAgent: userAgent.slice(0, MAX_USER_AGENT),
        network: maskAddress(address),
      })
      return lucia.createSessionCookie(session.id).serialize()
    },
    findLiving: (sessionIds) => findLivingSessions(ctx.db, sessionIds, ctx.now()),
    isClaimed: (cookieHeader) => readSessionId(cookieHeader) !== null,
    async end(cookieHeader) {
      const sessionId = readSessionId(cookieHeader)
      if (sessionId !== null) await lucia.invalidateSession(sessionId)
    },
    strip: (cookieHeader) =>
      cookieHeader
        .split(';')
        .filter((pair) => pair.split('=', 1)[0]?.trim() !== lucia.sessionCookieName)
        .join(';'),
    clearCookie: () => lucia.createBlankSessionCookie().serialize(),
  }
}
