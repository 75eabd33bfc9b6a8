import { sql } from 'kysely'
import type { Tx } from '../../kernel/transact'

export interface NewImpersonation {
  id: string
  adminId: string
  memberId: string
  sessionId: string
  reason: string
  startedAt: number
  endsAt: number
}

/** Opens an impersonation. @returns false if the session already has an open one, or has ended */
export async function tryInsertImpersonation(tx: Tx, impersonation: NewImpersonation): Promise<boolean> {
  const { numAffectedRows } = await sql`insert into member_looks
    (id, admin_id, member_id, session_id, reason, started_at, ends_at)
    select ${impersonation.id}, user_id, ${impersonation.memberId}, public_id, ${impersonation.reason}, ${impersonation.startedAt}, ${impersonation.endsAt}
    from sessions where public_id = ${impersonation.sessionId} and user_id = ${impersonation.adminId}
    on conflict (session_id) where ended_at is null do nothing`.execute(tx)
  return numAffectedRows === 1n
}

/** Closes the open impersonations of these sessions. @returns the ids of the impersonated members */
export async function closeImpersonations(
  tx: Tx,
  sessionIds: readonly string[],
  now: number,
): Promise<string[]> {
  if (sessionIds.length === 0) return []
  const rows = await tx
    .updateTable('member_looks')
    .set({ ended_at: sql<number>`case when ends_at < ${now} then ends_at else ${now} end` })
    .where('session_id', 'in', [...sessionIds])
    .where('ended_at', 'is', null)
    .returning((eb) => eb.ref('member_id').as('memberId'))
    .execute()
  return rows.map(({ memberId }) => memberId)
}

/**
 * Deletes the closed impersonations of a member whose account is erased. An open one only loses its reason: until the admin
 * ends it, their requests must not act in their own name.
 */
export async function eraseImpersonations(tx: Tx, memberId: string): Promise<void> {
  await tx
    .deleteFrom('member_looks')
    .where('member_id', '=', memberId)
    .where('ended_at', 'is not', null)
    .execute()
  await tx.updateTable('member_looks').set({ reason: '' }).where('member_id', '=', memberId).execute()
}
