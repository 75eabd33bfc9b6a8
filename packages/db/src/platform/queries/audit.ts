import { type ListSort, orderOf } from '@pasar/domain'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { hashEntry } from '../../kernel/audit-hash'
import { type Cursor, encodeCursor } from '../../kernel/cursor'
import type { Db } from '../../kernel/db'
import type { Tx } from '../../kernel/transact'
import type { AuditAction } from '../tables'

export type { AuditAction }

export interface AuditEntry {
  id: string
  /** Who did it; null for whoever has the shell. */
  actorId: string | null
  action: AuditAction
  subjectId: string
  reason: string
  now: number
}

/**
 * Writes down what was done, in the transaction that does it. The entry takes its number first: where several write at
 * once, the others wait for the row of the newest entry until this one is committed.
 */
export async function insertAuditEntry(tx: Tx, entry: AuditEntry): Promise<void> {
  const { position, hash: previous } = await tx
    .updateTable('audit_head')
    .set((eb) => ({ position: eb('position', '+', 1) }))
    .where('id', '=', 1)
    .returning(['position', 'hash'])
    .executeTakeFirstOrThrow()
  const hash = hashEntry(previous, { ...entry, position, at: entry.now })
  await tx.updateTable('audit_head').set({ hash }).where('id', '=', 1).execute()
  await tx
    .insertInto('audit_log')
    .values({
      id: entry.id,
      at: entry.now,
      actor_id: entry.actorId,
      action: entry.action,
      subject_id: entry.subjectId,
      reason: entry.reason,
      position,
      hash,
    })
    .execute()
}

export interface SettingChange {
  id: string
  at: number
  /** Of the setting. */
  name: string
  /** Null for whoever has the shell. */
  byName: string | null
  /** What it was and what it became. */
  change: string
}

/** The last changes of some settings, the newest first. */
export const listSettingChanges = (
  db: Db,
  names: readonly string[],
  limit: number,
): Promise<SettingChange[]> =>
  db
    .selectFrom('audit_log as a')
    .leftJoin('users as u', 'u.id', 'a.actor_id')
    .select((eb) => [
      'a.id',
      'a.at',
      eb.ref('a.subject_id').as('name'),
      eb.ref('u.name').as('byName'),
      eb.ref('a.reason').as('change'),
    ])
    .where('a.subject_id', 'in', [...names])
    .where('a.action', '=', 'changeSetting')
    .orderBy('a.at', 'desc')
    .orderBy('a.position', 'desc')
    .limit(limit)
    .execute()

export interface AuditQuery {
  /** A member by id or email, whoever has the shell, or null for everyone. */
  actor: { id: string } | { email: string } | 'shell' | null
  action: string | null
  subjectId: string | null
  /** When it was done: from the first, before the second. */
  from: number | null
  until: number | null
  /** The usual one: the newest first. */
  sort?: ListSort
}

export interface AuditLogRow {
  id: string
  createdAt: number
  action: AuditAction
  /** Null for whoever has the shell. */
  actorId: string | null
  /** Empty for those who have left. */
  actorName: string | null
  subjectId: string
  reason: string
  position: number
  hash: string
}

function isActor(actor: NonNullable<AuditQuery['actor']>): RawBuilder<SqlBool> {
  if (actor === 'shell') return sql`a.actor_id is null`
  return 'id' in actor
    ? sql`a.actor_id = ${actor.id}`
    : sql`a.actor_id = (select id from users where email = ${actor.email} and verified_at is not null)`
}

/** A page of the audit log by time: what was written in one millisecond, by its number. */
export async function listAuditLog(
  db: Db,
  { actor, action, subjectId, from, until, sort = 'usual' }: AuditQuery,
  cursor: Cursor | null,
  limit: number,
): Promise<{ entries: AuditLogRow[]; next: string | null }> {
  const order = orderOf('desc', sort)
  const beyond = order === 'desc' ? sql`<` : sql`>`
  const rows = await db
    .selectFrom('audit_log as a')
    .leftJoin('users as u', 'u.id', 'a.actor_id')
    .select((eb) => [
      'a.id',
      eb.ref('a.at').as('createdAt'),
      'a.action',
      eb.ref('a.actor_id').as('actorId'),
      eb.ref('u.name').as('actorName'),
      eb.ref('a.subject_id').as('subjectId'),
      'a.reason',
      'a.position',
      'a.hash',
    ])
    .where((eb) =>
      eb.and([
        ...(actor === null ? [] : [isActor(actor)]),
        ...(action === null ? [] : [sql<SqlBool>`a.action = ${action} and a.position > 0`]),
        ...(subjectId === null ? [] : [eb('a.subject_id', '=', subjectId)]),
        ...(from === null ? [] : [eb('a.at', '>=', from)]),
        ...(until === null ? [] : [eb('a.at', '<', until)]),
        ...(cursor === null
          ? []
          : [sql<SqlBool>`(a.at, a.position) ${beyond} (${cursor.value}, ${cursor.seq})`]),
      ]),
    )
    .orderBy('a.at', order)
    .orderBy('a.position', order)
    .limit(limit + 1)
    .execute()
  const entries = rows.slice(0, limit)
  const last = entries.at(-1)
  return {
    entries,
    next:
      rows.length > limit && last
        ? encodeCursor({ direction: 'after', value: last.createdAt, seq: last.position })
        : null,
  }
}

/** What the log records so far; a step in the index for each, of which there are a few dozen. */
export async function listAuditedActions(db: Db): Promise<AuditAction[]> {
  const found: AuditAction[] = []
  for (;;) {
    const row = await db
      .selectFrom('audit_log')
      .select('action')
      .where(sql<SqlBool>`action > ${found.at(-1) ?? ''} and position > 0`)
      .orderBy('action')
      .limit(1)
      .executeTakeFirst()
    if (!row) return found
    found.push(row.action)
  }
}
