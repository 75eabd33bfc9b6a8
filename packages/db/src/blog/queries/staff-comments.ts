import { orderOf, REPORT_REASONS, type Sought } from '@pasar/domain'
import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import { isBeyond, type TimeCursor } from '../../kernel/cursor'
import type { Db } from '../../kernel/db'
import { byIndex, fixedJoin, jsonRows } from '../../kernel/dialect'
import { jsonColumn } from '../../kernel/json-column'
import { containsWords, scanPage } from '../../kernel/scan-page'
import type { CommentView } from './comments'

const reportSchema = z.object({ reason: z.enum(REPORT_REASONS), note: z.string() })
const readReports = jsonColumn('the reports of a comment', z.array(reportSchema))
/** Of many reports of a comment some say enough. */
const REPORTS_SHOWN = 10

/** A comment that staff look at, with its article. */
export interface StaffComment extends CommentView {
  userId: string
  slug: string
  title: string
  heldFor: string
  /** Why members reported it; without what was decided on. */
  reports: z.output<typeof reportSchema>[]
}

interface StaffComments {
  comments: StaffComment[]
  next: string | null
}

/** @param entries the comments of a list, by the time that sorts it */
async function listStaffComments(
  db: Db,
  { sort = 'usual', words = '' }: Sought,
  entries: (most: number, skipped: number) => RawBuilder<TimeCursor>,
  limit: number,
): Promise<StaffComments> {
  const direction = sql.raw(orderOf('asc', sort))
  const read = async (found: RawBuilder<TimeCursor>, most: number) => {
    const { rows } = await sql<
      Omit<StaffComment, 'reports'> & { reports: string }
    >`select c.id, u.name as author, c.body, c.user_id as "userId", p.slug,
      p.title, c.held_for as "heldFor", e.at as "createdAt",
      (select ${jsonRows({ reason: 'r.reason', note: 'r.note' })} from (select reason, note from blog_comment_reports
        where comment_id = c.id and decided_at is null order by user_id limit ${REPORTS_SHOWN}) r) as reports
      from (${found}) e ${fixedJoin} blog_comments c on c.id = e.id
      ${fixedJoin} blog_posts p on p.id = c.post_id ${fixedJoin} users u on u.id = c.user_id
      where ${containsWords(words, ['c.body', 'u.name', 'p.title'])}
      order by e.at ${direction}, e.id ${direction} limit ${most}`.execute(db)
    return rows.map((row) => ({ ...row, reports: readReports(row.reports) }))
  }
  const { page: comments, next } = await scanPage(db, { words, entries, read }, limit)
  return { comments, next }
}

/** A page of the comments that wait for an admin, the oldest first, or the other way round. */
export function listHeldComments(
  db: Db,
  cursor: TimeCursor | null,
  limit: number,
  sought: Sought = {},
): Promise<StaffComments> {
  const order = orderOf('asc', sought.sort ?? 'usual')
  const direction = sql.raw(order)
  const entries = (most: number, skipped: number) => sql<TimeCursor>`select h.id, h.created_at as at
    from blog_comments h where h.state = 'held' and ${isBeyond(cursor, order, ['h.created_at', 'h.id'])}
    order by h.created_at ${direction}, h.id ${direction} limit ${most} offset ${skipped}`
  return listStaffComments(db, sought, entries, limit)
}

/** A page of the comments that readers reported and no admin has decided on, the oldest report first, or the other way round. */
export function listReportedComments(
  db: Db,
  cursor: TimeCursor | null,
  limit: number,
  sought: Sought = {},
): Promise<StaffComments> {
  const order = orderOf('asc', sought.sort ?? 'usual')
  const direction = sql.raw(order)
  // Of each comment its first report counts.
  const entries = (
    most: number,
    skipped: number,
  ) => sql<TimeCursor>`select r.comment_id as id, r.created_at as at
    from blog_comment_reports r ${byIndex('blog_comment_reports_open')}
    where r.decided_at is null and ${isBeyond(cursor, order, ['r.created_at', 'r.comment_id'])}
    and not exists (select 1 from blog_comment_reports o where o.comment_id = r.comment_id and o.decided_at is null
      and (o.created_at, o.user_id) < (r.created_at, r.user_id))
    order by r.created_at ${direction}, r.comment_id ${direction} limit ${most} offset ${skipped}`
  return listStaffComments(db, sought, entries, limit)
}
