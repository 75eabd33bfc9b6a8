import type { RoleId } from '@pasar/domain'
import type { Db } from '../../kernel/db'
import { type ParametersOf, prepareQuery } from '../../kernel/prepared-query'

/** An impersonation that was not ended yet; its time may be over. */
export interface OpenImpersonation {
  id: string
  adminId: string
  memberId: string
  memberName: string
  memberRole: RoleId
  reason: string
  endsAt: number
}

const openImpersonation = prepareQuery((db, { sessionId }: ParametersOf<{ sessionId: string }>) =>
  db
    .selectFrom('member_looks')
    .innerJoin('users', 'users.id', 'member_looks.member_id')
    .select((eb) => [
      'member_looks.id',
      eb.ref('member_looks.admin_id').as('adminId'),
      eb.ref('member_looks.member_id').as('memberId'),
      eb.ref('users.name').as('memberName'),
      eb.ref('users.role').as('memberRole'),
      'member_looks.reason',
      eb.ref('member_looks.ends_at').as('endsAt'),
    ])
    .where('member_looks.session_id', '=', sessionId)
    .where('member_looks.ended_at', 'is', null)
    .compile(),
)

/** The open impersonation of a session, by the session's public id. */
export const findOpenImpersonation = async (db: Db, sessionId: string): Promise<OpenImpersonation | null> =>
  (await openImpersonation(db, { sessionId })).rows[0] ?? null

/** When staff impersonated a member, and why; the latest first. For the member: it does not say who. */
export const exportImpersonations = (db: Db, memberId: string) =>
  db
    .selectFrom('member_looks')
    .select((eb) => [
      eb.ref('started_at').as('startedAt'),
      eb.fn.coalesce('ended_at', 'ends_at').as('endedAt'),
      'reason',
    ])
    .where('member_id', '=', memberId)
    .orderBy('started_at', 'desc')
    .execute()
