import type { AwayAnswer, ReplyTimes, ReplyWait } from '@pasar/domain'
import { sql } from 'kysely'
import type { Db } from '../../kernel/db'

export interface QuickReply {
  id: string
  title: string
  body: string
}

/** The texts that a seller has saved, in their order. */
export const listQuickReplies = (db: Db, sellerId: string): Promise<QuickReply[]> =>
  db
    .selectFrom('quick_replies')
    .select(['id', 'title', 'body'])
    .where('seller_id', '=', sellerId)
    .orderBy('place')
    .orderBy('id')
    .execute()

type AwayRow = Omit<AwayAnswer, 'isOn'> & { isOn: 0 | 1 }

const awayColumns = sql`a.is_on as "isOn", a.body, a.times, a.from_day as "fromDay", a.to_day as "toDay",
  a.from_minute as "fromMinute", a.to_minute as "toMinute"`

/** A seller's away message; null where they have never saved one. */
export async function findAwayAnswer(db: Db, sellerId: string): Promise<AwayAnswer | null> {
  const { rows } = await sql<AwayRow>`select ${awayColumns} from away_answers a
    where a.seller_id = ${sellerId}`.execute(db)
  const row = rows[0]
  return row ? { ...row, isOn: row.isOn === 1 } : null
}

/** An away message that is on, with the day on which the store of a conversation ships again. */
export interface AwayHere extends AwayAnswer {
  holidayUntil: string | null
}

/** The seller's away message for a store's conversation; null where there is none, or it is off. */
export async function findAwayHere(
  db: Db,
  { sellerId, storeId }: { sellerId: string; storeId: string },
): Promise<AwayHere | null> {
  const { rows } = await sql<AwayRow & { holidayUntil: string | null }>`select ${awayColumns},
    (select s.holiday_until from stores s where s.id = ${storeId}) as "holidayUntil"
    from away_answers a where a.seller_id = ${sellerId} and a.is_on = 1`.execute(db)
  const row = rows[0]
  return row ? { ...row, isOn: true } : null
}

/** How a seller answers messages, as it was last measured; null where nobody has written to them. */
export async function findSellerReplies(db: Db, sellerId: string): Promise<ReplyTimes | null> {
  const { rows } = await sql<ReplyTimes>`select waits, in_time as "inTime", median from seller_replies
    where seller_id = ${sellerId}`.execute(db)
  return rows[0] ?? null
}

/** Sellers somebody has written to, in the order of their ids, with what was last measured. */
export async function listRepliers(
  db: Db,
  after: string,
  limit: number,
): Promise<(ReplyTimes & { sellerId: string })[]> {
  const { rows } = await sql<ReplyTimes & { sellerId: string }>`select seller_id as "sellerId", waits,
    in_time as "inTime", median from seller_replies where seller_id > ${after}
    order by seller_id limit ${limit}`.execute(db)
  return rows
}

/** What was last measured of the stores of some sellers; of those that have been measured. */
export async function listStoreReplies(
  db: Db,
  sellerIds: readonly string[],
): Promise<(ReplyTimes & { storeId: string; sellerId: string })[]> {
  const { rows } = await sql<ReplyTimes & { storeId: string; sellerId: string }>`select s.id as "storeId",
    s.seller_id as "sellerId", f.reply_waits as waits, f.reply_in_time as "inTime", f.reply_median as median
    from stores s join store_figures f on f.store_id = s.id
    where s.seller_id in (${sql.join(sellerIds)}) and f.reply_waits > 0`.execute(db)
  return rows
}

/**
 * The waits of some sellers since a moment. One without a reply counts only while its buyer can get one.
 */
export async function listReplyWaits(
  db: Db,
  sellerIds: readonly string[],
  since: number,
): Promise<(ReplyWait & { sellerId: string; storeId: string })[]> {
  const { rows } = await sql<
    ReplyWait & { sellerId: string; storeId: string }
  >`select w.seller_id as "sellerId",
    w.store_id as "storeId", w.asked_at as "askedAt", w.answered_at as "answeredAt" from reply_waits w
    where w.seller_id in (${sql.join(sellerIds)}) and w.asked_at > ${since}
    and (w.answered_at is not null or exists (select 1 from conversations c join users u on u.id = c.buyer_id
      where c.id = w.conversation_id and u.status = 'active'))`.execute(db)
  return rows
}

/** What a buyer wrote from a moment on, as it was delivered, the oldest first: a few are enough to find a question. */
export async function listAskedSince(
  db: Db,
  { conversationId, sellerId, since }: { conversationId: string; sellerId: string; since: number },
): Promise<{ id: string; body: string; deliveredAt: number }[]> {
  const { rows } = await sql<{ id: string; body: string; deliveredAt: number }>`select m.id, m.body,
    m.decided_at as "deliveredAt" from chat_messages m where m.conversation_id = ${conversationId}
    and m.delivery is not null and m.sender_id <> ${sellerId} and m.decided_at >= ${since}
    order by m.delivery limit 50`.execute(db)
  return rows
}
