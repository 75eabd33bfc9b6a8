import { sql } from 'kysely'
import type { Tx } from '../../kernel/transact'

export interface NewLook {
  id: string
  adminId: string
  memberId: string
  sessionId: string
  reason: string
  startedAt: number
  endsAt: number
}

/** Begins a look; false where the session has an open one, or has ended meanwhile. */
export async function tryInsertLook(tx: Tx, look: NewLook): Promise<boolean> {
  const { numAffectedRows } = await sql`insert into member_looks
    (id, admin_id, member_id, session_id, reason, started_at, ends_at)
    select ${look.id}, user_id, ${look.memberId}, public_id, ${look.reason}, ${look.startedAt}, ${look.endsAt}
    from sessions where public_id = ${look.sessionId} and user_id = ${look.adminId}
    on conflict (session_id) where ended_at is null do nothing`.execute(tx)
  return numAffectedRows === 1n
}

/** Ends the open looks of sessions. @returns whom they were at */
export async function closeLooks(tx: Tx, sessionIds: readonly string[], now: number): Promise<string[]> {
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
 * Takes the looks at a member who leaves away. One that is open stays, without its reason: as long as the admin has not
 * ended it, what they send must not be done in their own name.
 */
export async function eraseLooks(tx: Tx, memberId: string): Promise<void> {
  await tx
    .deleteFrom('member_looks')
    .where('member_id', '=', memberId)
    .where('ended_at', 'is not', null)
    .execute()
  await tx.updateTable('member_looks').set({ reason: '' }).where('member_id', '=', memberId).execute()
}
