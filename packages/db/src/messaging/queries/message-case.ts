import { type RawBuilder, sql } from 'kysely'
import type { TimeCursor } from '../../kernel/cursor'
import { fixedJoin } from '../../kernel/dialect'
import { containsWords } from '../../kernel/scan-page'
import { pictureKeys } from './picture-keys'

/** The columns of a message that an admin decides about. */
export const caseColumns = sql`m.id, m.conversation_id as "conversationId", m.position,
    m.sender_id as "senderId", m.body,
    m.held_for as "heldFor", m.created_at as "createdAt", sender.name as "senderName", sender.email as "senderEmail",
    receiver.name as "receiverName", s.name as "storeName", coalesce(i.title, o.number) as about,
    (select count(*) from (select 1 from chat_messages r where r.sender_id = m.sender_id and r.state = 'rejected'
      limit 100)) as rejections, ${pictureKeys} as pictures`

const people = sql`${fixedJoin} conversations c on c.id = m.conversation_id
    ${fixedJoin} users sender on sender.id = m.sender_id
    ${fixedJoin} users receiver on receiver.id = case when c.buyer_id = m.sender_id then c.seller_id else c.buyer_id end`

/** Who wrote it to whom, and about what. */
export const caseTables = sql`${people}
    ${fixedJoin} stores s on s.id = c.store_id
    left join items i on c.about_kind = 'item' and i.id = c.about_id
    left join parcels p on c.about_kind = 'parcel' and p.id = c.about_id
    left join orders o on o.id = p.order_id`

const SOUGHT = ['m.body', 'sender.name', 'sender.email', 'receiver.name', 'receiver.email']

/**
 * The first of these entries of a list whose message, or whoever wrote or received it, holds the words.
 * @param messages joins them as `m` to the entries, `e`
 * @param order of the list, on `e`
 */
export const entriesHolding = (
  entries: RawBuilder<TimeCursor>,
  words: string,
  { messages, order, most }: { messages: RawBuilder<unknown>; order: RawBuilder<unknown>; most: number },
): RawBuilder<TimeCursor> =>
  words === ''
    ? entries
    : sql<TimeCursor>`select e.id, e.at from (${entries}) e ${messages} ${people}
        where ${containsWords(words, SOUGHT)} order by ${order} limit ${most}`
