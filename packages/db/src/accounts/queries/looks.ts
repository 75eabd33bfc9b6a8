import type { RoleId } from '@pasar/domain'
import type { Db } from '../../kernel/db'
import { type ParametersOf, prepareQuery } from '../../kernel/prepared-query'

/** A look that was not ended yet; its time may be over. */
export interface OpenLook {
  id: string
  adminId: string
  memberId: string
  memberName: string
  memberRole: RoleId
  reason: string
  endsAt: number
}

const openLook = prepareQuery((db, { sessionId }: ParametersOf<{ sessionId: string }>) =>
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

/** The look of a session, by its public id. */
export const findOpenLook = async (db: Db, sessionId: string): Promise<OpenLook | null> =>
  (await openLook(db, { sessionId })).rows[0] ?? null

/** When staff looked at the shop as a member, and why; the latest first. For the member: it does not say who. */
export const exportLooks = (db: Db, memberId: string) =>
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
