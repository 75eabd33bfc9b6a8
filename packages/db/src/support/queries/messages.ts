import type { AffiliateChannel, AffiliateState, InboxKind, Language } from '@pasar/domain'
import { type SqlBool, sql } from 'kysely'
import type { Db } from '../../kernel/db'
import { eachOf } from '../../kernel/dialect'
import type { Tx } from '../../kernel/transact'

export interface NewInboxMessage {
  id: string
  kind: InboxKind
  userId: string | null
  name: string
  email: string
  topic: string
  about: string
  body: string
  language: Language
  now: number
}

export async function insertInboxMessage(
  tx: Tx,
  { userId, now, ...message }: NewInboxMessage,
): Promise<void> {
  await tx
    .insertInto('inbox_messages')
    .values({ ...message, user_id: userId, created_at: now })
    .execute()
}

export interface JobPostView {
  id: string
  slug: string
  place: string
  title: string
  body: string
}

/** Enough for one page; a market that looks for more people has another one. */
const MAX_POSTS = 50

/** The open posts in one language, in their order. */
export async function findOpenPosts(db: Db, language: Language): Promise<JobPostView[]> {
  return db
    .selectFrom('job_posts')
    .innerJoin('job_post_texts', 'job_post_texts.post_id', 'job_posts.id')
    .select([
      'job_posts.id',
      'job_posts.slug',
      'job_posts.place',
      'job_post_texts.title',
      'job_post_texts.body',
    ])
    .where('job_posts.is_open', '=', 1)
    .where('job_post_texts.language', '=', language)
    .orderBy('job_posts.position')
    .limit(MAX_POSTS)
    .execute()
}

/** The open post of a slug; null when there is none (any more). */
export async function findOpenPost(db: Db, slug: string): Promise<{ id: string } | null> {
  const row = await db
    .selectFrom('job_posts')
    .select('id')
    .where('slug', '=', slug)
    .where('is_open', '=', 1)
    .executeTakeFirst()
  return row ?? null
}

export interface NewJobApplication {
  id: string
  postId: string | null
  userId: string | null
  name: string
  email: string
  phone: string
  body: string
  cvKey: string
  language: Language
  now: number
}

export async function insertJobApplication(tx: Tx, application: NewJobApplication): Promise<void> {
  const { postId, userId, cvKey, now, ...rest } = application
  await tx
    .insertInto('job_applications')
    .values({ ...rest, post_id: postId, user_id: userId, cv_key: cvKey, created_at: now })
    .execute()
}

/** The files a member has sent with applications. */
export async function findDocumentKeys(db: Db, userId: string): Promise<string[]> {
  const { rows } = await sql<{
    key: string
  }>`select cv_key as key from job_applications where user_id = ${userId}
    union all select paper_key from seller_applications where user_id = ${userId}
    union all select p.paper_key from seller_applications a join application_questions q on q.application_id = a.id
    join application_papers p on p.question_id = q.id where a.user_id = ${userId}`.execute(db)
  return rows.map((row) => row.key)
}

/** Which of these files an application names. */
export async function findNamedDocuments(db: Db, keys: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ key: string }>`select cv_key as key from job_applications
    where cv_key in (select value from ${eachOf(keys, 'asked')})
    union all select paper_key from seller_applications
    where paper_key in (select value from ${eachOf(keys, 'asked')})
    union all select paper_key from application_papers
    where paper_key in (select value from ${eachOf(keys, 'asked')})`.execute(db)
  return new Set(rows.map((row) => row.key))
}

/** Deletes what was sent before a time. @returns the CVs of the applications that went */
export async function deleteOldInbox(
  tx: Tx,
  before: { messages: number; applications: number },
): Promise<string[]> {
  await tx.deleteFrom('inbox_messages').where('created_at', '<', before.messages).execute()
  const gone = await tx
    .deleteFrom('job_applications')
    .where('created_at', '<', before.applications)
    .returning('cv_key')
    .execute()
  return gone.map((row) => row.cv_key)
}

export interface NewAffiliateApplication {
  id: string
  userId: string
  channel: AffiliateChannel
  phone: string
  body: string
  now: number
}

/** @returns false when the member's last application still waits */
export async function insertAffiliateApplication(
  tx: Tx,
  { id, userId, channel, phone, body, now }: NewAffiliateApplication,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('affiliate_applications')
    .values({
      id,
      user_id: userId,
      channel,
      phone,
      body,
      created_at: now,
      decided_at: null,
      decided_by: null,
    })
    .onConflict((conflict) => conflict.column('user_id').where(sql<SqlBool>`state = 'pending'`).doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

export interface AffiliateApplicationView {
  state: AffiliateState
  reason: string
  createdAt: number
  decidedAt: number | null
}

/** A member's newest application; null when there is none. */
export async function findAffiliateApplication(
  db: Db,
  userId: string,
): Promise<AffiliateApplicationView | null> {
  const row = await db
    .selectFrom('affiliate_applications')
    .select((eb) => [
      'state',
      'reason',
      eb.ref('created_at').as('createdAt'),
      eb.ref('decided_at').as('decidedAt'),
    ])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return row ?? null
}
