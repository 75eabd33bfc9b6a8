import { createHash } from 'node:crypto'
import {
  deleteExpiredSessions,
  deleteSession,
  deleteUserSessions,
  findSession,
  findUserSessions,
  insertSession,
  type SessionRow,
} from '@pasar/db'
import { hours, type Language, type RoleId } from '@pasar/domain'
import { type Adapter, type DatabaseSession, type DatabaseUser, Lucia, TimeSpan } from 'lucia'
import type { Context } from '../context'
import { brandMember, type Member } from './actors'

interface UserAttributes {
  email: string
  name: string
  role: RoleId
  language: Language
  isApprovedSeller: boolean
  cartCount: number
}

interface SessionAttributes {
  publicId: string
  createdAt: number
  userAgent: string
}

declare module 'lucia' {
  interface Register {
    Lucia: ReturnType<typeof makeLucia>
    DatabaseUserAttributes: UserAttributes
    DatabaseSessionAttributes: SessionAttributes
  }
}

/** A session ends 24 hours after its login, however much it is used. */
export const SESSION_MAX_AGE = hours(24)

/** Session ids are kept as SHA-256: a copy of the database opens no door. */
const hashId = (sessionId: string): string => createHash('sha256').update(sessionId).digest('hex')

const toSession = (row: SessionRow, id: string): DatabaseSession => ({
  id,
  userId: row.userId,
  expiresAt: new Date(row.expiresAt),
  attributes: { publicId: row.publicId, createdAt: row.createdAt, userAgent: '' },
})

function makeAdapter(ctx: Context): Adapter {
  return {
    async getSessionAndUser(sessionId) {
      const found = await findSession(ctx.db, hashId(sessionId))
      if (found?.member.status !== 'active') return [null, null]
      const { member, session, cartCount } = found
      const user: DatabaseUser = {
        id: member.id,
        attributes: {
          email: member.email,
          name: member.name,
          role: member.role,
          language: member.language,
          isApprovedSeller: member.sellerStatus === 'approved',
          cartCount,
        },
      }
      return [toSession(session, sessionId), user]
    },
    async getUserSessions(userId) {
      const rows = await findUserSessions(ctx.db, userId)
      return rows.map((row) => toSession(row, row.id))
    },
    async setSession({ id, userId, expiresAt, attributes }) {
      await ctx.transact((tx) =>
        insertSession(tx, {
          id: hashId(id),
          publicId: attributes.publicId,
          userId,
          createdAt: attributes.createdAt,
          expiresAt: expiresAt.getTime(),
          userAgent: attributes.userAgent,
        }),
      )
    },
    // Lucia would lengthen sessions in use; ours have an absolute age.
    async updateSessionExpiration() {},
    async deleteSession(sessionId) {
      await ctx.transact((tx) => deleteSession(tx, hashId(sessionId)))
    },
    async deleteUserSessions(userId) {
      await ctx.transact((tx) => deleteUserSessions(tx, userId))
    },
    async deleteExpiredSessions() {
      await ctx.transact((tx) => deleteExpiredSessions(tx, ctx.now()))
    },
  }
}

function makeLucia(ctx: Context) {
  const isSecure = ctx.config.appUrl.startsWith('https:')
  return new Lucia(makeAdapter(ctx), {
    sessionExpiresIn: new TimeSpan(24, 'h'),
    sessionCookie: {
      name: isSecure ? '__Host-session' : 'session',
      expires: true,
      attributes: { secure: isSecure, sameSite: 'lax', path: '/' },
    },
    getUserAttributes: (attributes) => attributes,
    getSessionAttributes: (attributes) => attributes,
  })
}

export interface LiveSession {
  member: Member
  /** Public id of the session: no secret. */
  sessionId: string
  loginTimestamp: number
  cartCount: number
}

export interface Sessions {
  /** Who a request's cookie header belongs to; null for a visitor, an ended session or a suspended member. */
  find(cookieHeader: string | null): Promise<LiveSession | null>
  /** Begins a session; returns the Set-Cookie header. */
  begin(userId: string, userAgent: string): Promise<string>
  /** Ends the session of a cookie header; returns the Set-Cookie header that clears it. */
  end(cookieHeader: string | null): Promise<string>
}

export function makeSessions(ctx: Context): Sessions {
  const lucia = makeLucia(ctx)
  return {
    async find(cookieHeader) {
      const sessionId = lucia.readSessionCookie(cookieHeader ?? '')
      if (sessionId === null) return null
      const { session, user } = await lucia.validateSession(sessionId)
      if (session === null) return null
      const { cartCount, ...member } = user
      return {
        member: brandMember(member),
        sessionId: session.publicId,
        loginTimestamp: session.createdAt,
        cartCount,
      }
    },
    async begin(userId, userAgent) {
      const session = await lucia.createSession(userId, {
        publicId: ctx.newId('session'),
        createdAt: ctx.now(),
        userAgent: userAgent.slice(0, 300),
      })
      return lucia.createSessionCookie(session.id).serialize()
    },
    async end(cookieHeader) {
      const sessionId = lucia.readSessionCookie(cookieHeader ?? '')
      if (sessionId !== null) await lucia.invalidateSession(sessionId)
      return lucia.createBlankSessionCookie().serialize()
    },
  }
}
