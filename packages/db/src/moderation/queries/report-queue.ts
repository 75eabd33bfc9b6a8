import { orderOf, type ReportKind, type ReportList, type ReportReason, type Sought } from '@pasar/domain'
import { sql } from 'kysely'
import { isBeyond, type TimeCursor } from '../../kernel/cursor'
import type { Db } from '../../kernel/db'
import { byIndex, fixedJoin } from '../../kernel/dialect'
import { containsWords, scanPage } from '../../kernel/scan-page'
import type { Tx } from '../../kernel/transact'
import type { AuditAction } from '../../platform/tables'

/** A report of a list of admins. */
export interface QueuedReport {
  id: string
  kind: ReportKind
  reason: ReportReason
  note: string
  createdAt: number
  /** Null while it waits. */
  closedAt: number | null
  /** Null for members who have left. */
  reporter: string | null
  /** The item that it is about, or whose review or question it is; null once that is gone, and it was not closed before. */
  itemId: string | null
  title: string | null
  /** What the review, the question or the answer says, or said when it was closed; null for items, and for what is gone. */
  body: string | null
}

/** What a report is about, with the review or the question that an answer belongs to. */
const joined = sql`left join reviews v on r.kind in ('review', 'reviewAnswer') and v.id = r.target_id
    left join questions q on r.kind in ('question', 'questionAnswer') and q.id = r.target_id
    left join items i on i.id = case r.kind when 'item' then r.target_id else coalesce(v.item_id, q.item_id, r.item_id) end`
const body = sql`case r.kind when 'reviewAnswer' then nullif(v.reply, '') when 'questionAnswer' then nullif(q.answer, '')
    else coalesce(v.body, q.body) end`

/** Which reports, and by which time they are sorted. */
const LISTS = {
  open: { index: 'reports_open', where: sql`r.closed_at is null`, at: 'r.created_at', usual: 'asc' },
  closed: { index: 'reports_closed', where: sql`r.closed_at is not null`, at: 'r.closed_at', usual: 'desc' },
} as const

/** Who is sought: the reporter, who sells the item, or who wrote the review or the question. */
const SOUGHT = [
  'u.name',
  'u.email',
  'i.title',
  's.name',
  'seller.name',
  'seller.email',
  'author.name',
  'author.email',
]

const people = sql`left join stores s on s.id = i.store_id
    left join users seller on seller.id = i.seller_id
    left join users author on author.id = coalesce(v.user_id, q.user_id)`

/** A page of the reports that wait, the oldest first, or of those that are closed, the latest first; or the other way round. */
export async function listQueuedReports(
  db: Db,
  cursor: TimeCursor | null,
  limit: number,
  { list = 'open', sort = 'usual', words = '' }: Sought & { list?: ReportList } = {},
): Promise<{ reports: QueuedReport[]; next: string | null }> {
  const { index, where, at, usual } = LISTS[list]
  const order = orderOf(usual, sort)
  const direction = sql.raw(order)
  const { page, next } = await scanPage(
    db,
    {
      words,
      entries: (most, skipped) => sql<TimeCursor>`select r.id, ${sql.ref(at)} as at
        from reports r ${byIndex(index)} where ${where} and ${isBeyond(cursor, order, [at, 'r.id'])}
        order by ${sql.ref(at)} ${direction}, r.id ${direction} limit ${most} offset ${skipped}`,
      async read(entries, most) {
        const { rows } = await sql<QueuedReport & { at: number }>`select e.at, r.id, r.kind, r.reason, r.note,
          r.created_at as "createdAt", r.closed_at as "closedAt", nullif(u.name, '') as reporter, i.id as "itemId",
          i.title, coalesce(${body}, r.body) as body
          from (${entries}) e ${fixedJoin} reports r on r.id = e.id
          left join users u on u.id = r.user_id
          ${joined} ${words === '' ? sql`` : people}
          where ${containsWords(words, SOUGHT)}
          order by e.at ${direction}, e.id ${direction} limit ${most}`.execute(db)
        return rows.map(({ at: place, ...report }) => ({ id: report.id, createdAt: place, report }))
      },
    },
    limit,
  )
  return { reports: page.map(({ report }) => report), next }
}

export interface ReportHead {
  kind: ReportKind
  targetId: string
}

interface StandingReport extends Pick<QueuedReport, 'kind' | 'title' | 'body'> {
  isOpen: boolean
  targetId: string
}

/** A report as it stands, with what names it: a title, and what a review, a question or an answer says. */
export async function findQueuedReport(db: Db, id: string): Promise<StandingReport | null> {
  const { rows } = await sql<
    Omit<StandingReport, 'isOpen'> & Pick<QueuedReport, 'closedAt'>
  >`select r.kind, r.closed_at as "closedAt", r.target_id as "targetId", i.title, ${body} as body
    from reports r
    ${joined}
    where r.id = ${id}`.execute(db)
  const row = rows[0]
  if (!row) return null
  const { closedAt, ...rest } = row
  return { ...rest, isOpen: closedAt === null }
}

/** What a report is about; null for none. */
export async function findReportHead(db: Db, id: string): Promise<ReportHead | null> {
  const row = await db
    .selectFrom('reports')
    .select((eb) => ['kind', eb.ref('target_id').as('targetId')])
    .where('id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

/**
 * Who closed a report, empty for the shell; null when nobody has. Several may have been decided about the same, so it is the first
 * decision from the moment on at which this one was closed.
 */
export async function findReportCloser(
  db: Db,
  id: string,
  decisions: readonly AuditAction[],
): Promise<string | null> {
  const row = await db
    .selectFrom('reports as r')
    .innerJoin('audit_log as a', (join) =>
      join.onRef('a.subject_id', '=', 'r.target_id').onRef('a.at', '>=', 'r.closed_at'),
    )
    .leftJoin('users as u', 'u.id', 'a.actor_id')
    .select((eb) => eb.fn.coalesce('u.name', sql<string>`''`).as('name'))
    .where('r.id', '=', id)
    .where('a.action', 'in', [...decisions])
    .orderBy('a.at')
    .orderBy('a.position')
    .limit(1)
    .executeTakeFirst()
  return row?.name ?? null
}

/** What a report is about, as it stands when it is closed: it may be removed then. */
const kept = {
  item_id: sql<string | null>`case reports.kind when 'item' then reports.target_id else coalesce(
    (select v.item_id from reviews v where reports.kind in ('review', 'reviewAnswer') and v.id = reports.target_id),
    (select q.item_id from questions q where reports.kind in ('question', 'questionAnswer') and q.id = reports.target_id)) end`,
  body: sql<
    string | null
  >`case reports.kind when 'review' then (select v.body from reviews v where v.id = reports.target_id)
    when 'reviewAnswer' then (select nullif(v.reply, '') from reviews v where v.id = reports.target_id)
    when 'question' then (select q.body from questions q where q.id = reports.target_id)
    when 'questionAnswer' then (select nullif(q.answer, '') from questions q where q.id = reports.target_id) end`,
}

/** Closes all reports of the same. */
export async function closeReportsOf(tx: Tx, { kind, targetId }: ReportHead, now: number): Promise<void> {
  await tx
    .updateTable('reports')
    .set({ closed_at: now, ...kept })
    .where('kind', '=', kind)
    .where('target_id', '=', targetId)
    .where('closed_at', 'is', null)
    .execute()
}

/** @returns false when it does not wait any more */
export async function tryCloseReport(tx: Tx, id: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('reports')
    .set({ closed_at: now, ...kept })
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Has a report that was closed wait again. @returns false when it waits */
export async function tryOpenReport(tx: Tx, id: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('reports')
    .set({ closed_at: null, item_id: null, body: null })
    .where('id', '=', id)
    .where('closed_at', 'is not', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Forgets what some reports, closed before a time, say that something said. @returns how many */
export async function forgetReportTexts(tx: Tx, before: number, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`update reports set body = null where id in
    (select id from reports ${byIndex('reports_texts')} where body is not null and closed_at < ${before}
      order by closed_at limit ${limit})`.execute(tx)
  return Number(numAffectedRows ?? 0n)
}
