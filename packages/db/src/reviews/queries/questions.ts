import { sql } from 'kysely'
import { encodeTimeCursor, type TimeCursor } from '../../kernel/cursor'
import type { Db } from '../../kernel/db'
import { byIndex, fixedJoin } from '../../kernel/dialect'
import type { Tx } from '../../kernel/transact'

export interface QuestionView {
  id: string
  asker: string
  body: string
  /** Empty until there is one, and again where staff have removed it. */
  answer: string
  createdAt: number
  answeredAt: number | null
}

const columns = sql`q.id, u.name as asker, q.body, q.answer, q.created_at as "createdAt", q.answered_at as "answeredAt"`

/** A page of an item's answered questions, the newest answer first. */
export async function listQuestions(
  db: Db,
  itemId: string,
  cursor: TimeCursor | null,
  limit: number,
): Promise<{ questions: QuestionView[]; next: string | null }> {
  const { rows } = await sql<QuestionView & { answeredAt: number }>`select ${columns}
    from questions q ${fixedJoin} users u on u.id = q.user_id
    where q.item_id = ${itemId} and q.answered_at is not null
    and ${cursor === null ? sql`true` : sql`(q.answered_at, q.id) < (${cursor.at}, ${cursor.id})`}
    order by q.answered_at desc, q.id desc limit ${limit + 1}`.execute(db)
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return {
    questions: page,
    next: rows.length > limit && last ? encodeTimeCursor({ at: last.answeredAt, id: last.id }) : null,
  }
}

/** Who asked the questions that are wanted: one member, or anybody. */
export type Asker = { type: 'member'; userId: string } | { type: 'anybody' }

/** Questions of an item that wait for an answer, the oldest first. */
export async function findWaitingQuestions(
  db: Db,
  itemId: string,
  asker: Asker,
  limit: number,
): Promise<QuestionView[]> {
  const { rows } = await sql<QuestionView>`select ${columns}
    from questions q ${byIndex('questions_waiting')} ${fixedJoin} users u on u.id = q.user_id
    where q.item_id = ${itemId} and q.answered_at is null
    and ${asker.type === 'anybody' ? sql`true` : sql`q.user_id = ${asker.userId}`}
    order by q.created_at, q.id limit ${limit}`.execute(db)
  return rows
}

export interface QuestionHead {
  id: string
  askerId: string
  itemId: string
  sellerId: string
  slug: string
  title: string
  /** Empty for none. */
  answer: string
  answerRemovedAt: number | null
}

export async function findQuestionHead(db: Db, questionId: string): Promise<QuestionHead | null> {
  const { rows } = await sql<QuestionHead>`select q.id, q.user_id as "askerId", q.item_id as "itemId",
    i.seller_id as "sellerId", i.slug, i.title, q.answer, q.answer_removed_at as "answerRemovedAt" from questions q join items i on i.id = q.item_id
    where q.id = ${questionId} and i.status in ('active', 'paused', 'sold_out')`.execute(db)
  return rows[0] ?? null
}

export async function insertQuestion(
  tx: Tx,
  question: { id: string; itemId: string; sellerId: string; userId: string; body: string; now: number },
): Promise<void> {
  await tx
    .insertInto('questions')
    .values({
      id: question.id,
      item_id: question.itemId,
      seller_id: question.sellerId,
      user_id: question.userId,
      body: question.body,
      created_at: question.now,
      answered_at: null,
    })
    .execute()
}

/** The seller's answer; false when there is one already. */
export async function answerQuestionOnce(
  tx: Tx,
  questionId: string,
  answer: string,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('questions')
    .set({ answer, answered_at: now })
    .where('id', '=', questionId)
    .where('answered_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
