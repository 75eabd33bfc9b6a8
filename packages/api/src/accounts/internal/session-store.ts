import {
  closeImpersonations,
  deleteExpiredSessions,
  deleteSession,
  deleteUserSessions,
  type FoundSession,
  findSession,
  insertSession,
  NO_ROOTS,
  type WorksFor,
} from '@pasar/db'
import { DomainError, type Language, LIFETIME, mayEnter, type RoleId } from '@pasar/domain'
import { type Adapter, type DatabaseSession, Lucia, TimeSpan } from 'lucia'
import { sessionCookieName } from '../../platform/config'
import type { Context } from '../../platform/context'
import { deleteInSlices } from '../../platform/jobs/delete-in-slices'
import { hashSecret } from './secrets'

interface UserAttributes {
  email: string
  name: string
  role: RoleId
  language: Language
  isApprovedSeller: boolean
  isVerified: boolean
  worksFor: WorksFor | null
  staffOf: string | null
  cartCount: number
  unreadCount: number
}

interface SessionAttributes {
  publicId: string
  createdAt: number
  lastUsedAt: number
  confirmedAt: number
  userAgent: string
  network: string
}

declare module 'lucia' {
  interface Register {
    Lucia: ReturnType<typeof makeLucia>
    DatabaseUserAttributes: UserAttributes
    DatabaseSessionAttributes: SessionAttributes
  }
}

/** What a session's member is to the rest of the market. */
export const attributesOf = ({
  member,
  worksFor,
  staffOf,
  cartCount,
  unreadCount,
}: FoundSession): UserAttributes => ({
  email: member.email,
  name: member.name,
  role: member.role,
  language: member.language,
  isApprovedSeller: member.sellerStatus === 'approved',
  isVerified: member.verifiedAt !== null,
  worksFor: mayEnter(member.role, 'author') ? worksFor : null,
  staffOf,
  cartCount,
  unreadCount,
})

const toSession = ({ session }: FoundSession, id: string): DatabaseSession => ({
  id,
  userId: session.userId,
  expiresAt: new Date(session.expiresAt),
  attributes: {
    publicId: session.publicId,
    createdAt: session.createdAt,
    lastUsedAt: session.lastUsedAt,
    confirmedAt: session.confirmedAt,
    userAgent: '',
    network: '',
  },
})

function makeAdapter(ctx: Context): Adapter {
  return {
    async getSessionAndUser(sessionId) {
      const found = await findSession(ctx.db, hashSecret(sessionId))
      if (found?.member.status !== 'active') return [null, null]
      return [toSession(found, sessionId), { id: found.member.id, attributes: attributesOf(found) }]
    },
    // Only hashes are stored, so sessions cannot be listed here.
    async getUserSessions() {
      return []
    },
    async setSession({ id, userId, expiresAt, attributes }) {
      const { publicId, createdAt, userAgent, network } = attributes
      const isIn = await ctx.transact({ user: userId }, (tx) =>
        insertSession(tx, {
          id: hashSecret(id),
          publicId,
          userId,
          kind: 'web',
          createdAt,
          expiresAt: expiresAt.getTime(),
          userAgent,
          network,
        }),
      )
      if (!isIn) throw new DomainError('SESSION_EXPIRED')
    },
    // Lucia would lengthen sessions in use; ours have an absolute age.
    async updateSessionExpiration() {},
    async deleteSession(sessionId) {
      await ctx.transact(NO_ROOTS.conditionInStatement, async (tx) => {
        const ended = await deleteSession(tx, hashSecret(sessionId))
        if (ended) {
          await closeImpersonations(tx, [ended.sessionId], ctx.now())
          ctx.sessionEnds.emitAfterCommit(tx, { userId: ended.userId, sessionIds: [ended.sessionId] })
        }
      })
    },
    async deleteUserSessions(userId) {
      await ctx.transact({ user: userId }, (tx) => deleteUserSessions(tx, userId))
    },
    async deleteExpiredSessions() {
      await deleteInSlices(ctx, new AbortController().signal, (tx, limit) =>
        deleteExpiredSessions(tx, ctx.now(), limit),
      )
    },
  }
}

/** Lucia over the sessions of the database. Ids are stored as hashes. */
export function makeLucia(ctx: Context) {
  const isSecure = ctx.config.appUrl.startsWith('https:')
  return new Lucia(makeAdapter(ctx), {
    sessionExpiresIn: new TimeSpan(LIFETIME.session, 'ms'),
    sessionCookie: {
      name: sessionCookieName(ctx.config),
      expires: true,
      attributes: { secure: isSecure, sameSite: 'lax', path: '/' },
    },
    getUserAttributes: (attributes) => attributes,
    getSessionAttributes: (attributes) => attributes,
  })
}
