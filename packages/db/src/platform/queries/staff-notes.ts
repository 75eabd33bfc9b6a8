import { type SqlBool, sql } from 'kysely'
import type { Db } from '../../kernel/db'
import type { Tx } from '../../kernel/transact'
import type { AuditAction } from '../tables'

export interface StaffNoteView {
  id: string
  body: string
  /** Null for those who have left. */
  author: string | null
  createdAt: number
}

/** What staff wrote down about something, the newest first. */
export const listStaffNotes = (db: Db, subjectId: string, limit: number): Promise<StaffNoteView[]> =>
  db
    .selectFrom('staff_notes as n')
    .leftJoin('users as u', 'u.id', 'n.author_id')
    .select((eb) => ['n.id', 'n.body', eb.ref('u.name').as('author'), eb.ref('n.created_at').as('createdAt')])
    .where('n.subject_id', '=', subjectId)
    .orderBy('n.created_at', 'desc')
    .orderBy('n.id', 'desc')
    .limit(limit)
    .execute()

export async function insertStaffNote(
  tx: Tx,
  note: { id: string; subjectId: string; authorId: string; body: string; now: number },
): Promise<void> {
  await tx
    .insertInto('staff_notes')
    .values({
      id: note.id,
      subject_id: note.subjectId,
      author_id: note.authorId,
      body: note.body,
      created_at: note.now,
    })
    .execute()
}

export interface AuditView {
  id: string
  at: number
  action: AuditAction
  /** Null for an entry from the shell, and for members who have left. */
  actor: string | null
  /** Whether the member it is listed for did it. */
  isOwn: boolean
  reason: string
}

/** What was done to something, or by a member, the newest first. */
export async function listAuditEntries(db: Db, id: string, limit: number): Promise<AuditView[]> {
  const { rows } = await sql<Omit<AuditView, 'isOwn'> & { isOwn: 0 | 1 }>`select a.id, a.at, a.action,
    nullif(u.name, '') as actor, case when a.actor_id = ${id} then 1 else 0 end as "isOwn", a.reason
    from (select * from (select * from audit_log where subject_id = ${id} order by at desc, position desc limit ${limit}) s
      union all select * from (select * from audit_log where actor_id = ${id} and subject_id <> ${id} order by at desc, position desc limit ${limit}) o) a
    left join users u on u.id = a.actor_id
    order by a.at desc, a.position desc limit ${limit}`.execute(db)
  return rows.map((row) => ({ ...row, isOwn: row.isOwn === 1 }))
}

/** What of these was done to something last, and by whom; null where nobody did, or only whoever has the shell. */
export async function findLastAct(
  db: Db,
  subjectId: string,
  actions: readonly AuditAction[],
): Promise<{ action: AuditAction; actor: string } | null> {
  const row = await db
    .selectFrom('audit_log as a')
    .innerJoin('users as u', 'u.id', 'a.actor_id')
    .select((eb) => ['a.action', eb.ref('u.name').as('actor')])
    .where('a.subject_id', '=', subjectId)
    .where('a.action', 'in', [...actions])
    .orderBy('a.at', 'desc')
    .orderBy('a.position', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}

/** Who did one of these last, whatever it was done to; null where nobody did. Empty for somebody who has left. */
export async function findLastDoer(db: Db, actions: readonly AuditAction[]): Promise<string | null> {
  // One by one, each by its index.
  const latest = await Promise.all(
    actions.map((action) =>
      db
        .selectFrom('audit_log as a')
        .innerJoin('users as u', 'u.id', 'a.actor_id')
        .select(['u.name', 'a.position'])
        .where('a.action', '=', action)
        .where(sql<SqlBool>`a.position > 0`)
        .orderBy('a.at', 'desc')
        .orderBy('a.position', 'desc')
        .limit(1)
        .executeTakeFirst(),
    ),
  )
  const found = latest.filter((row) => row !== undefined)
  return found.toSorted((one, other) => other.position - one.position)[0]?.name ?? null
}

/** Who did something to something last; null as `findLastAct` is. */
export const findLastActor = async (
  db: Db,
  subjectId: string,
  actions: readonly AuditAction[],
): Promise<string | null> => (await findLastAct(db, subjectId, actions))?.actor ?? null

/** The reason of what was done to something last; null where it never was. */
export async function findLastReason(
  db: Db,
  subjectId: string,
  action: AuditAction,
): Promise<{ reason: string; at: number } | null> {
  const row = await db
    .selectFrom('audit_log')
    .select(['reason', 'at'])
    .where('subject_id', '=', subjectId)
    .where('action', '=', action)
    .orderBy('at', 'desc')
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}
