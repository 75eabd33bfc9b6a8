import type { AwayAnswer, QuickReplyInput, ReplyTimes } from '@pasar/domain'
import { sql } from 'kysely'
import { type ParametersOf, prepareQuery } from '../../kernel/prepared-query'
import type { Tx } from '../../kernel/transact'

/** Adds a saved text below the others. */
export async function insertQuickReply(
  tx: Tx,
  { id, sellerId, title, body, now }: QuickReplyInput & { id: string; sellerId: string; now: number },
): Promise<void> {
  await sql`insert into quick_replies (id, seller_id, place, title, body, created_at)
    select ${id}, ${sellerId}, coalesce(max(place), 0) + 1, ${title}, ${body}, ${now}
    from quick_replies where seller_id = ${sellerId}`.execute(tx)
}

/** False where the seller has none of this id. */
export async function tryChangeQuickReply(
  tx: Tx,
  { id, sellerId, title, body }: QuickReplyInput & { id: string; sellerId: string },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('quick_replies')
    .set({ title, body })
    .where('id', '=', id)
    .where('seller_id', '=', sellerId)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** False where the seller has none of this id. */
export async function tryDeleteQuickReply(tx: Tx, sellerId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('quick_replies')
    .where('id', '=', id)
    .where('seller_id', '=', sellerId)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

/** Puts a seller's saved texts in this order. */
export async function orderQuickReplies(tx: Tx, sellerId: string, ids: readonly string[]): Promise<void> {
  for (const [at, id] of ids.entries())
    await tx
      .updateTable('quick_replies')
      .set({ place: at + 1 })
      .where('id', '=', id)
      .where('seller_id', '=', sellerId)
      .execute()
}

export async function putAwayAnswer(
  tx: Tx,
  sellerId: string,
  { isOn, body, times, fromDay, toDay, fromMinute, toMinute }: AwayAnswer,
  now: number,
): Promise<void> {
  const columns = {
    is_on: isOn ? (1 as const) : (0 as const),
    body,
    times,
    from_day: fromDay,
    to_day: toDay,
    from_minute: fromMinute,
    to_minute: toMinute,
    changed_at: now,
  }
  await tx
    .insertInto('away_answers')
    .values({ seller_id: sellerId, ...columns })
    .onConflict((conflict) => conflict.column('seller_id').doUpdateSet(columns))
    .execute()
}

/** A message of a buyer that was delivered, and whose answer it waits for. */
export interface Asked {
  messageId: string
  conversationId: string
  sellerId: string
  storeId: string
  now: number
}

/** Begins to count how long a buyer waits, where they do not wait already. */
export async function openReplyWait(tx: Tx, asked: Asked): Promise<void> {
  const { messageId, conversationId, sellerId, storeId, now } = asked
  await sql`insert into reply_waits (message_id, conversation_id, seller_id, store_id, asked_at)
    values (${messageId}, ${conversationId}, ${sellerId}, ${storeId}, ${now})
    on conflict (conversation_id) where answered_at is null do nothing`.execute(tx)
  await sql`insert into seller_replies (seller_id) values (${sellerId})
    on conflict (seller_id) do nothing`.execute(tx)
}

const closingWait = prepareQuery((db, { id, writtenAt }: ParametersOf<{ id: string; writtenAt: number }>) =>
  sql`update reply_waits set answered_at = ${writtenAt}
    where conversation_id = ${id} and answered_at is null and asked_at <= ${writtenAt}`.compile(db),
)

/** Ends the wait in a conversation by a reply. What was written before the question answers nothing. */
export async function closeReplyWait(tx: Tx, conversationId: string, writtenAt: number): Promise<void> {
  await closingWait(tx, { id: conversationId, writtenAt })
}

/** Drops the wait that a message has begun, when nobody has answered; null where there is none. */
export async function dropReplyWait(tx: Tx, messageId: string): Promise<Omit<Asked, 'messageId'> | null> {
  const { rows } = await sql<
    Omit<Asked, 'messageId'>
  >`delete from reply_waits where message_id = ${messageId} and answered_at is null
    returning conversation_id as "conversationId", seller_id as "sellerId", store_id as "storeId",
    asked_at as now`.execute(tx)
  return rows[0] ?? null
}

/** Drops the waits between two members: they no longer write to each other. */
export async function dropReplyWaits(tx: Tx, userId: string, otherId: string): Promise<void> {
  await sql`delete from reply_waits where answered_at is null and conversation_id in
    (select id from conversations where (buyer_id = ${userId} and seller_id = ${otherId})
      or (buyer_id = ${otherId} and seller_id = ${userId}))`.execute(tx)
}

/** Keeps what was measured of a seller. */
export async function keepSellerReplies(
  tx: Tx,
  sellerId: string,
  { waits, inTime, median }: ReplyTimes,
): Promise<void> {
  await tx
    .updateTable('seller_replies')
    .set({ waits, in_time: inTime, median })
    .where('seller_id', '=', sellerId)
    .execute()
}

/** Keeps what was measured of a store. */
export async function keepStoreReplies(
  tx: Tx,
  storeId: string,
  { waits, inTime, median }: ReplyTimes,
): Promise<void> {
  await sql`insert into store_figures (store_id, reply_waits, reply_in_time, reply_median)
    values (${storeId}, ${waits}, ${inTime}, ${median})
    on conflict (store_id) do update set reply_waits = excluded.reply_waits,
      reply_in_time = excluded.reply_in_time, reply_median = excluded.reply_median`.execute(tx)
}

/** Takes out what a seller has saved to answer with. */
export async function eraseReplies(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('quick_replies').where('seller_id', '=', userId).execute()
  await tx.deleteFrom('away_answers').where('seller_id', '=', userId).execute()
}
