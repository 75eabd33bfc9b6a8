import {
  type AuditView,
  countOpenEntries,
  decodeTimeCursor,
  findInboxEntry,
  type InboxEntry,
  type InboxReply,
  type InboxRow,
  listInboxEntries,
  listInboxReplies,
  type StaffNoteView,
} from '@pasar/db'
import { DomainError, type Inbox, type InboxFilter, type Language } from '@pasar/domain'
import type { Admin } from '../../access/actors'
import { staffRecords } from '../../access/staff-notes'
import type { Context } from '../../platform/context'
import { everyPage } from '../../platform/lists/every-page'
import { readCursor } from '../../platform/lists/read-cursor'

const ON_A_PAGE = 25
const OF_AN_EXPORT = 200
const REPLIES_SHOWN = 50
/** How much of what was written a list shows. */
const MAX_EXCERPT = 160

async function readEntries(
  ctx: Context,
  admin: Admin,
  { inbox, state, isMine, isOldestFirst, words }: InboxFilter,
  language: Language,
  cursorText: string | null,
  limit: number,
): Promise<{ entries: InboxRow[]; next: string | null }> {
  const cursor = readCursor(cursorText, decodeTimeCursor)
  const query = {
    inbox,
    state: state === 'all' ? null : state,
    assigneeId: isMine ? admin.id : null,
    isOldestFirst,
    words,
  }
  return listInboxEntries(ctx.db, query, language, cursor, limit)
}

const shorten = (body: string): string => {
  const characters = [...body.slice(0, 2 * MAX_EXCERPT).replace(/\s+/g, ' ')]
  return characters.length > MAX_EXCERPT
    ? `${characters.slice(0, MAX_EXCERPT).join('')}…`
    : characters.join('')
}

/** An entry of a list. */
export type InboxListRow = Omit<InboxRow, 'body'> & { excerpt: string }

/**
 * A page of what was written to the market, with how much of it waits.
 * @param language of whoever reads it
 * @throws DomainError NOT_FOUND for a cursor that is none
 */
export async function inboxesPage(
  ctx: Context,
  admin: Admin,
  filter: InboxFilter,
  language: Language,
  cursor: string | null,
): Promise<{ entries: InboxListRow[]; next: string | null; open: Record<Inbox, number> }> {
  const [{ entries, next }, open] = await Promise.all([
    readEntries(ctx, admin, filter, language, cursor, ON_A_PAGE),
    countOpenEntries(ctx.db),
  ])
  return { entries: entries.map(({ body, ...row }) => ({ ...row, excerpt: shorten(body) })), next, open }
}

/** All entries that a filter shows, some at a time. @throws DomainError TOO_MANY_REQUESTS */
export async function exportInboxes(
  ctx: Context,
  admin: Admin,
  filter: InboxFilter,
  language: Language,
): Promise<AsyncGenerator<InboxRow[]>> {
  await ctx.limits.take('listExport', admin.id)
  return everyPage(async (cursor) => {
    const { entries: rows, next } = await readEntries(ctx, admin, filter, language, cursor, OF_AN_EXPORT)
    return { rows, next }
  })
}

export interface InboxPage {
  entry: Omit<InboxEntry, 'cvKey'>
  replies: InboxReply[]
  notes: StaffNoteView[]
  audit: AuditView[]
}

/** What somebody wrote, with what was answered, noted and done. @throws DomainError NOT_FOUND */
export async function inboxPage(
  ctx: Context,
  _admin: Admin,
  id: string,
  language: Language,
): Promise<InboxPage> {
  const found = await findInboxEntry(ctx.db, id, language)
  if (!found) throw new DomainError('NOT_FOUND')
  const { cvKey: _cvKey, ...entry } = found
  const [replies, records] = await Promise.all([
    listInboxReplies(ctx.db, id, REPLIES_SHOWN),
    staffRecords(ctx, id),
  ])
  return { entry, replies, ...records }
}
