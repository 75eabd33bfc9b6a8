import type { RoleId, SellerStatus } from '@pasar/domain'
import { type SqlBool, sql } from 'kysely'
import type { Db } from '../../kernel/db'
import type { Tx } from '../../kernel/transact'

export interface ApplicationQuestion {
  id: string
  question: string
  askedAt: number
  /** Null when whoever asked has left. */
  askedBy: string | null
  answer: string
  /** Null while the answer is awaited. */
  answeredAt: number | null
  /** Files that came with the answer. */
  documents: { id: string; isPdf: boolean }[]
}

/** What was asked about an application, the oldest first. */
export async function listApplicationQuestions(
  db: Db,
  applicationId: string,
): Promise<ApplicationQuestion[]> {
  const asked = await db
    .selectFrom('application_questions as q')
    .leftJoin('users as u', 'u.id', 'q.asked_by')
    .select((eb) => [
      'q.id',
      'q.question',
      eb.ref('q.asked_at').as('askedAt'),
      eb.ref('u.name').as('askedBy'),
      'q.answer',
      eb.ref('q.answered_at').as('answeredAt'),
    ])
    .where('q.application_id', '=', applicationId)
    .orderBy('q.asked_at')
    .orderBy('q.id')
    .execute()
  if (asked.length === 0) return []
  const documents = await db
    .selectFrom('application_papers')
    .select(['id', 'question_id', 'paper_key'])
    .where(
      'question_id',
      'in',
      asked.map(({ id }) => id),
    )
    .orderBy('position')
    .execute()
  return asked.map((row) => ({
    ...row,
    documents: documents
      .filter(({ question_id }) => question_id === row.id)
      .map(({ id, paper_key }) => ({ id, isPdf: paper_key.endsWith('.pdf') })),
  }))
}

/** The name of a file that came with an answer about that application. */
export async function findApplicationDocument(
  db: Db,
  applicationId: string,
  documentId: string,
): Promise<string | null> {
  const row = await db
    .selectFrom('application_papers as p')
    .innerJoin('application_questions as q', 'q.id', 'p.question_id')
    .select('p.paper_key')
    .where('p.id', '=', documentId)
    .where('q.application_id', '=', applicationId)
    .executeTakeFirst()
  return row?.paper_key ?? null
}

/**
 * Takes an application out of the queue until its applicant answers.
 * @param seen the version the reviewer saw; null where that does not matter
 * @returns false when it does not wait in the queue, or has another version by now
 */
export async function tryAskApplicant(
  tx: Tx,
  id: string,
  seen: number | null,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('seller_applications')
    .set((eb) => ({ asked_at: now, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where('state', '=', 'pending')
    .where('asked_at', 'is', null)
    .$if(seen !== null, (query) => query.where('version', '=', seen ?? 0))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function insertApplicationQuestion(
  tx: Tx,
  row: { id: string; applicationId: string; askedBy: string; question: string; now: number },
): Promise<void> {
  await tx
    .insertInto('application_questions')
    .values({
      id: row.id,
      application_id: row.applicationId,
      asked_by: row.askedBy,
      question: row.question,
      asked_at: row.now,
    })
    .execute()
}

export interface OpenQuestion {
  id: string
  applicationId: string
  storeName: string
  askedBy: string | null
  askedByRole: RoleId | null
}

/** The question that a member is to answer; null for none. */
export async function findOpenQuestion(db: Db, userId: string): Promise<OpenQuestion | null> {
  const row = await db
    .selectFrom('seller_applications as a')
    .innerJoin('application_questions as q', 'q.application_id', 'a.id')
    .leftJoin('users as u', 'u.id', 'q.asked_by')
    .select((eb) => [
      'q.id',
      eb.ref('q.application_id').as('applicationId'),
      eb.ref('a.store_name').as('storeName'),
      eb.ref('q.asked_by').as('askedBy'),
      eb.ref('u.role').as('askedByRole'),
    ])
    .where('a.user_id', '=', userId)
    .where(sql<SqlBool>`a.state = 'pending'`)
    .where('q.answered_at', 'is', null)
    .executeTakeFirst()
  return row ?? null
}

/** @returns false when it has been answered already */
export async function tryAnswerQuestion(tx: Tx, id: string, answer: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('application_questions')
    .set({ answer, answered_at: now })
    .where('id', '=', id)
    .where('answered_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Puts an application back into the queue, at its old age. @returns false when it does not wait for an answer */
export async function tryReturnToQueue(tx: Tx, applicationId: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('seller_applications')
    .set((eb) => ({ asked_at: null, version: eb('version', '+', 1) }))
    .where('id', '=', applicationId)
    .where('state', '=', 'pending')
    .where('asked_at', 'is not', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function insertApplicationDocument(
  tx: Tx,
  row: { id: string; questionId: string; position: number; documentKey: string },
): Promise<void> {
  await tx
    .insertInto('application_papers')
    .values({ id: row.id, question_id: row.questionId, position: row.position, paper_key: row.documentKey })
    .execute()
}

/**
 * Deletes a member's application that waits. Whoever was rejected before counts as rejected again.
 * @returns its files; null when none waits
 */
export async function deleteWaitingApplication(tx: Tx, userId: string): Promise<string[] | null> {
  const documents = await tx
    .selectFrom('seller_applications as a')
    .innerJoin('application_questions as q', 'q.application_id', 'a.id')
    .innerJoin('application_papers as p', 'p.question_id', 'q.id')
    .select('p.paper_key')
    .where('a.user_id', '=', userId)
    .where(sql<SqlBool>`a.state = 'pending'`)
    .execute()
  const gone = await tx
    .deleteFrom('seller_applications')
    .where('user_id', '=', userId)
    .where(sql<SqlBool>`state = 'pending'`)
    .returning('paper_key')
    .execute()
  if (gone.length === 0) return null
  const earlier = await tx
    .selectFrom('seller_applications')
    .select('id')
    .where('user_id', '=', userId)
    .limit(1)
    .executeTakeFirst()
  const status: SellerStatus | null = earlier ? 'rejected' : null
  await tx
    .updateTable('users')
    .set({ seller_status: status })
    .where('id', '=', userId)
    .where('seller_status', '=', 'pending')
    .execute()
  return [...gone, ...documents].map(({ paper_key }) => paper_key)
}
