import type { Inbox, InboxState, Language } from '@pasar/domain'
import { type RawBuilder, sql } from 'kysely'
import { type TimeCursor, timePage } from '../../kernel/cursor'
import type { Db } from '../../kernel/db'
import { ignoringCase, unindexed } from '../../kernel/dialect'
import { pageOfFound } from '../../kernel/found-page'
import { entryNumbers } from '../../kernel/search'
import { startsWith } from '../../kernel/starts-with'
import type { Tx } from '../../kernel/transact'

/** What is found alike is looked through up to here. */
const MAX_FOUND = 1_000
/** Nobody counts further: the pages write "99+". */
const MAX_COUNTED = 100

export interface InboxRow {
  id: string
  inbox: Inbox
  state: InboxState
  name: string
  email: string
  /** Of the contact page, as its name in code; empty for the others. */
  topic: string
  /** The order or the page it is about, or the post that was applied for. */
  about: string
  body: string
  language: Language
  createdAt: number
  assigneeId: string | null
  /** Empty for one who has left. */
  assigneeName: string | null
}

const columns = (
  language: RawBuilder<unknown>,
) => sql`e.id, e.inbox, e.state, e.name, e.email, e.created_at as "createdAt",
  e.assignee_id as "assigneeId", (select name from users u where u.id = e.assignee_id) as "assigneeName",
  coalesce(m.topic, '') as topic, coalesce(m.body, a.body, '') as body, coalesce(m.language, a.language) as language,
  coalesce(m.about, (select title from job_post_texts t where t.post_id = a.post_id and t.language = ${language}), '') as about`

const LETTERS = sql`left join inbox_messages m on m.id = e.id left join job_applications a on a.id = e.id`

/** The entries that words of two characters find: those whose name or email begins so. */
const foundBy = (words: string): RawBuilder<unknown> => sql`
    select id from (select id from inbox_entries where ${startsWith(sql`email`, words.toLowerCase())} limit ${MAX_FOUND}) f
    union all
    select id from (select id from inbox_entries where ${startsWith(ignoringCase('name'), words)} limit ${MAX_FOUND}) n`

export interface InboxQuery {
  inbox: Inbox | null
  state: InboxState | null
  /** Whoever has taken them; null for all. */
  assigneeId: string | null
  isOldestFirst: boolean
  words: string
}

/**
 * A page of the entries of inboxes by age.
 * @param language of the names of posts
 */
export async function listInboxEntries(
  db: Db,
  { inbox, state, assigneeId, isOldestFirst, words }: InboxQuery,
  language: Language,
  cursor: TimeCursor | null,
  limit: number,
): Promise<{ entries: InboxRow[]; next: string | null }> {
  const [direction, beyond] = isOldestFirst ? [sql`asc`, sql`>`] : [sql`desc`, sql`<`]
  const find = entryNumbers(db, words, isOldestFirst)
  // Those found and those of one admin are few: they are looked through.
  const column = (name: string) =>
    words !== '' || assigneeId !== null ? unindexed(`e.${name}`) : sql.ref(`e.${name}`)
  const wheres = [
    ...(inbox === null ? [] : [sql`${column('inbox')} = ${inbox}`]),
    ...(state === null ? [] : [sql`${column('state')} = ${state}`]),
    ...(assigneeId === null
      ? []
      : [sql`${words === '' ? sql`e.assignee_id` : unindexed('e.assignee_id')} = ${assigneeId}`]),
    ...(words === '' || find !== null ? [] : [sql`e.id in (${foundBy(words)})`]),
  ]
  if (find !== null) {
    const read = async (numbers: readonly number[]) => {
      const all = sql.join([sql`e.seq in (${sql.join(numbers)})`, ...wheres], sql` and `)
      const { rows } = await sql<
        InboxRow & { seq: number }
      >`select e.seq, ${columns(sql`${language}`)} from inbox_entries e ${LETTERS}
        where ${all} order by e.seq ${direction}`.execute(db)
      return rows
    }
    const { page, next } = await pageOfFound({ find, read }, cursor, limit)
    return { entries: page.map(({ seq: _seq, ...entry }) => entry), next }
  }
  const shown = [
    ...wheres,
    ...(cursor === null ? [] : [sql`(e.created_at, e.id) ${beyond} (${cursor.at}, ${cursor.id})`]),
  ]
  const where = shown.length === 0 ? sql`` : sql`where ${sql.join(shown, sql` and `)}`
  const { rows } =
    await sql<InboxRow>`select ${columns(sql`${language}`)} from inbox_entries e ${LETTERS} ${where}
    order by e.created_at ${direction}, e.id ${direction} limit ${limit + 1}`.execute(db)
  const { page: entries, next } = timePage(rows, limit)
  return { entries, next }
}

/** How many entries of each inbox nobody has answered, each up to 100. */
export async function countOpenEntries(db: Db): Promise<Record<Inbox, number>> {
  const of = (inbox: Inbox) =>
    sql`(select count(*) from (select 1 from inbox_entries where inbox = ${inbox} and state = 'open' limit ${MAX_COUNTED}))`
  const { rows } = await sql<
    Record<Inbox, number>
  >`select ${of('contact')} as contact, ${of('careers')} as careers, ${of('accessibility')} as accessibility`.execute(
    db,
  )
  return rows[0] ?? { contact: 0, careers: 0, accessibility: 0 }
}

/** An entry with all that was sent. */
export interface InboxEntry extends InboxRow {
  version: number
  phone: string
  /** Whether a CV came with it. */
  hasCv: boolean
  cvKey: string | null
  /** The member who was signed in; null when a visitor wrote. */
  writerId: string | null
  writerName: string | null
  /** The member with this confirmed email. The sender only typed it, and may be somebody else. */
  memberId: string | null
  memberName: string | null
}

/** @param language of the name of the post; null for that in which it was written */
export async function findInboxEntry(
  db: Db,
  id: string,
  language: Language | null,
): Promise<InboxEntry | null> {
  const { rows } = await sql<
    Omit<InboxEntry, 'hasCv'>
  >`select ${columns(language === null ? sql`a.language` : sql`${language}`)}, e.version, coalesce(a.phone, '') as phone,
    a.cv_key as "cvKey", w.id as "writerId", w.name as "writerName", o.id as "memberId", o.name as "memberName"
    from inbox_entries e ${LETTERS} left join users w on w.id = coalesce(m.user_id, a.user_id)
    left join users o on o.email = e.email and o.verified_at is not null where e.id = ${id}`.execute(db)
  const row = rows[0]
  return row ? { ...row, hasCv: row.cvKey !== null } : null
}

export interface InboxReply {
  id: string
  body: string
  /** Null for those who have left. */
  author: string | null
  createdAt: number
}

/** What was answered, the oldest first. */
export async function listInboxReplies(db: Db, entryId: string, limit: number): Promise<InboxReply[]> {
  return db
    .selectFrom('inbox_replies as r')
    .leftJoin('users as u', 'u.id', 'r.author_id')
    .select((eb) => ['r.id', 'r.body', eb.ref('u.name').as('author'), eb.ref('r.created_at').as('createdAt')])
    .where('r.entry_id', '=', entryId)
    .orderBy('r.created_at')
    .orderBy('r.id')
    .limit(limit)
    .execute()
}

export async function insertInboxReply(
  tx: Tx,
  {
    id,
    entryId,
    authorId,
    body,
    now,
  }: { id: string; entryId: string; authorId: string; body: string; now: number },
): Promise<void> {
  await tx
    .insertInto('inbox_replies')
    .values({ id, entry_id: entryId, author_id: authorId, body, created_at: now })
    .execute()
}

/**
 * Changes an entry.
 * @returns false when it has not the version or none of the states any more
 */
export async function tryChangeInboxEntry(
  tx: Tx,
  { id, version, from }: { id: string; version: number; from: readonly InboxState[] },
  change: { state?: InboxState; assignee_id?: string | null },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('inbox_entries')
    .set((eb) => ({ ...change, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where('version', '=', version)
    .where('state', 'in', [...from])
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Gives the entries that a member had taken back to everybody. */
export async function releaseInboxEntries(tx: Tx, userId: string): Promise<void> {
  await tx
    .updateTable('inbox_entries')
    .set((eb) => ({ assignee_id: null, version: eb('version', '+', 1) }))
    .where('assignee_id', '=', userId)
    .execute()
}
