import { LANGUAGES, type Language, type NewsletterState, type NewsletterTexts } from '@pasar/domain'
import { sql } from 'kysely'
import { isBeyond, type TimeCursor, timePage } from '../../kernel/cursor'
import type { Db } from '../../kernel/db'
import { fixedJoin } from '../../kernel/dialect'
import type { Tx } from '../../kernel/transact'

export interface NewsletterIssue {
  id: string
  state: NewsletterState
  version: number
  createdAt: number
  updatedAt: number
  startedAt: number | null
  finishedAt: number | null
  /** Subscribers when it began. */
  audience: number
  waiting: number
  sent: number
  failed: number
  withdrawn: number
  unsubscribed: number
}

const columns = sql`i.id, i.state, i.version, i.created_at as "createdAt", i.updated_at as "updatedAt",
  i.started_at as "startedAt", i.finished_at as "finishedAt", i.audience, i.waiting, i.sent, i.failed, i.withdrawn,
  i.unsubscribed`

/** A page of all issues, the newest first, with their English subjects. */
export async function listNewsletterIssues(
  db: Db,
  cursor: TimeCursor | null,
  limit: number,
): Promise<{ issues: (NewsletterIssue & { subject: string })[]; next: string | null }> {
  const { rows } = await sql<NewsletterIssue & { subject: string }>`select ${columns}, t.subject
    from newsletter_issues i ${fixedJoin} newsletter_texts t on t.issue_id = i.id and t.language = 'en'
    where ${isBeyond(cursor, 'desc', ['i.created_at', 'i.id'])}
    order by i.created_at desc, i.id desc limit ${limit + 1}`.execute(db)
  const { page: issues, next } = timePage(rows, limit)
  return { issues, next }
}

export async function findNewsletterIssue(db: Db, id: string): Promise<NewsletterIssue | null> {
  const { rows } = await sql<NewsletterIssue>`select ${columns} from newsletter_issues i
    where i.id = ${id}`.execute(db)
  return rows[0] ?? null
}

/** What an issue says, in the languages it is written in. */
export async function findNewsletterTexts(db: Db, id: string): Promise<NewsletterTexts> {
  const rows = await db
    .selectFrom('newsletter_texts')
    .select(['language', 'subject', 'body'])
    .where('issue_id', '=', id)
    .execute()
  const texts = Object.fromEntries(rows.map(({ language, ...text }) => [language, text]))
  return { en: { subject: '', body: '' }, ...texts }
}

/** Confirmed subscribers by language. */
export async function countNewsletterAudience(db: Db): Promise<Record<Language, number>> {
  const rows = await db
    .selectFrom('newsletter_audience')
    .select(['language', 'subscribers'])
    .where('language', 'in', LANGUAGES)
    .execute()
  const counts: Record<Language, number> = { en: 0, cn: 0, ms: 0 }
  for (const { language, subscribers } of rows) counts[language] = subscribers
  return counts
}

async function putTexts(tx: Tx, id: string, texts: NewsletterTexts): Promise<void> {
  await tx.deleteFrom('newsletter_texts').where('issue_id', '=', id).execute()
  const rows = LANGUAGES.flatMap((language) => {
    const text = texts[language]
    return text ? [{ issue_id: id, language, ...text }] : []
  })
  await tx.insertInto('newsletter_texts').values(rows).execute()
}

export async function insertNewsletterIssue(
  tx: Tx,
  { id, texts, now }: { id: string; texts: NewsletterTexts; now: number },
): Promise<void> {
  await tx.insertInto('newsletter_issues').values({ id, created_at: now, updated_at: now }).execute()
  await putTexts(tx, id, texts)
}

interface Shown {
  id: string
  /** The version that the page showed. */
  version: number
}

/** Writes another text. False when it is no draft any longer, or was changed since. */
export async function tryChangeNewsletterIssue(
  tx: Tx,
  { id, version }: Shown,
  texts: NewsletterTexts,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('newsletter_issues')
    .set({ version: version + 1, updated_at: now })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('state', '=', 'draft')
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  await putTexts(tx, id, texts)
  return true
}

/** Deletes a draft. False when it is none any longer, or was changed since. */
export async function tryDeleteNewsletterIssue(tx: Tx, { id, version }: Shown): Promise<boolean> {
  await sql`delete from newsletter_texts where issue_id in (select id from newsletter_issues
    where id = ${id} and version = ${version} and state = 'draft')`.execute(tx)
  const { numDeletedRows } = await tx
    .deleteFrom('newsletter_issues')
    .where('id', '=', id)
    .where('version', '=', version)
    .where('state', '=', 'draft')
    .executeTakeFirst()
  return numDeletedRows > 0n
}

const isNothingSending = sql<boolean>`not exists (select 1 from newsletter_issues where state = 'sending')`

/** Begins to send a draft. False when it is none any longer, was changed since, or another issue is being sent. */
export async function tryStartNewsletterIssue(tx: Tx, { id, version }: Shown, now: number): Promise<boolean> {
  const { numAffectedRows } = await sql`update newsletter_issues
    set state = 'sending', version = version + 1, started_at = ${now}, updated_at = ${now},
      audience = (select sum(subscribers) from newsletter_audience where language in (${sql.join(LANGUAGES)}))
    where id = ${id} and version = ${version} and state = 'draft' and ${isNothingSending}`.execute(tx)
  return numAffectedRows === 1n
}

/** Goes through all subscribers again, for those whose mail was taken back. False when it is not stopped, or another is being sent. */
export async function tryResumeNewsletterIssue(tx: Tx, id: string, now: number): Promise<boolean> {
  const { numAffectedRows } = await sql`update newsletter_issues
    set state = 'sending', version = version + 1, walked_to = '', updated_at = ${now}
    where id = ${id} and state = 'stopped' and ${isNothingSending}`.execute(tx)
  return numAffectedRows === 1n
}

/**
 * Stops an issue and takes back what waits: nobody is written to any more. Those who get nothing by it get their mail when it
 * goes on. False when there is nothing to stop.
 */
export async function tryStopNewsletterIssue(tx: Tx, id: string, now: number): Promise<boolean> {
  const { numAffectedRows } = await sql`update newsletter_issues
    set state = 'stopped', finished_at = null, version = version + 1, updated_at = ${now}
    where id = ${id} and (state = 'sending' or (state = 'sent' and waiting > 0))`.execute(tx)
  if (numAffectedRows !== 1n) return false
  // A mail that is being sent is settled by the process that sends it.
  const { rows } = await sql<{ id: string }>`select s.mail_id as id from newsletter_sends s
    ${fixedJoin} mails m on m.id = s.mail_id
    where s.issue_id = ${id} and s.state = 'waiting' and m.state = 'queued'`.execute(tx)
  for (const mail of rows) {
    await tx.deleteFrom('newsletter_sends').where('mail_id', '=', mail.id).execute()
    await tx.deleteFrom('mails').where('id', '=', mail.id).where('state', '=', 'queued').execute()
  }
  return true
}
