import {
  type AuditAction,
  type AuditLogRow,
  type AuditQuery,
  decodeCursor,
  listAuditedActions,
  listAuditLog,
} from '@pasar/db'
import { type AuditFilter, days, endOfMalaysianDay, SHELL } from '@pasar/domain'
import type { Admin } from '../../access/actors'
import type { Context } from '../../platform/context'
import { exportPages } from '../../platform/lists/every-page'
import { readCursor } from '../../platform/lists/read-cursor'

const ON_A_PAGE = 50
const OF_AN_EXPORT = 500

function actorOf(typed: string): AuditQuery['actor'] {
  if (typed === '') return null
  if (typed === SHELL) return 'shell'
  return typed.includes('@') ? { email: typed } : { id: typed }
}

function readLog(
  ctx: Context,
  { actor, action, subject, from, to, sort = 'usual' }: AuditFilter,
  cursorText: string | null,
  limit: number,
): Promise<{ entries: AuditLogRow[]; next: string | null }> {
  const cursor = readCursor(cursorText, decodeCursor)
  const query = {
    actor: actorOf(actor),
    action,
    subjectId: subject || null,
    from: from === null ? null : endOfMalaysianDay(from) + 1 - days(1),
    until: to === null ? null : endOfMalaysianDay(to) + 1,
    sort,
  }
  return listAuditLog(ctx.db, query, cursor, limit)
}

export interface AuditPage {
  entries: AuditLogRow[]
  next: string | null
  /** What the log records so far, to choose from. */
  actions: AuditAction[]
}

/** A page of the audit log. @throws DomainError NOT_FOUND for a cursor that is none */
export async function auditPage(
  ctx: Context,
  _admin: Admin,
  filter: AuditFilter,
  cursor: string | null,
): Promise<AuditPage> {
  const [page, actions] = await Promise.all([
    readLog(ctx, filter, cursor, ON_A_PAGE),
    listAuditedActions(ctx.db),
  ])
  return { ...page, actions }
}

/** All entries that a filter shows, some at a time. @throws DomainError TOO_MANY_REQUESTS */
export async function exportAudit(
  ctx: Context,
  admin: Admin,
  filter: AuditFilter,
): Promise<AsyncGenerator<AuditLogRow[]>> {
  return exportPages(ctx, admin, async (cursor) => {
    const { entries: rows, next } = await readLog(ctx, filter, cursor, OF_AN_EXPORT)
    return { rows, next }
  })
}
