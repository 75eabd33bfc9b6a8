import {
  CONVERSATIONS_LOOKED_THROUGH,
  type ListSort,
  type MessageState,
  orderOf,
  type SubjectKind,
} from '@pasar/domain'
import { sql } from 'kysely'
import { containsText } from '../../kernel/contains-text'
import { encodeTimeCursor, isBeyond, type TimeCursor } from '../../kernel/cursor'
import type { Db } from '../../kernel/db'
import { byIndex, fixedJoin } from '../../kernel/dialect'
import { isHidden } from '../../kernel/hidden-stores'
import { scanPage } from '../../kernel/scan-page'

/** What a conversation is, or would be, about. */
export interface ConversationSubject {
  kind: SubjectKind
  id: string
  /** The title of the item, the name of the store, or the number of the order. */
  title: string
  /** The slug of the item or the store; the id of the order. */
  key: string
  sellerId: string
  /** Who bought the parcel; null where anybody may ask. */
  buyerId: string | null
  /** Their name; empty where anybody may ask. */
  buyerName: string
  storeId: string
  storeName: string
}

/** What may be written about: an item or a store that everybody can see, or a parcel. */
export async function findSubject(
  db: Db,
  { kind, id }: { kind: SubjectKind; id: string },
): Promise<ConversationSubject | null> {
  const columns = {
    item: sql`i.title, i.slug as key, i.seller_id as "sellerId", null as "buyerId", '' as "buyerName", s.id as "storeId",
      s.name as "storeName" from items i join stores s on s.id = i.store_id
      where i.id = ${id} and i.status in ('active', 'paused', 'sold_out')`,
    store: sql`s.name as title, s.slug as key, s.seller_id as "sellerId", null as "buyerId", '' as "buyerName", s.id as "storeId",
      s.name as "storeName" from stores s where s.id = ${id} and not ${isHidden('s.id')}`,
    parcel: sql`o.number as title, o.id as key, p.seller_id as "sellerId", o.buyer_id as "buyerId",
      b.name as "buyerName", p.store_id as "storeId", p.store_name as "storeName"
      from parcels p join orders o on o.id = p.order_id join users b on b.id = o.buyer_id
      where p.id = ${id}`,
  }[kind]
  const { rows } = await sql<Omit<ConversationSubject, 'kind' | 'id'>>`select ${columns}`.execute(db)
  const row = rows[0]
  return row ? { kind, id, ...row } : null
}

/** A conversation as one of its members sees it. */
export interface ConversationView {
  id: string
  aboutKind: SubjectKind
  aboutId: string
  /** The title of the item, the number of the order; null of a store. */
  title: string | null
  /** The slug of the item or the store; the id of the order. */
  key: string
  /** Whether the item or the store can still be looked at. */
  isShown: boolean
  buyerId: string
  sellerId: string
  /** Empty of one who deleted the account. */
  buyerName: string
  storeName: string
  unread: number
  /** How many messages were delivered. */
  delivered: number
  isArchived: boolean
  /** The number of the last delivery that the other one has read. */
  readByOther: number
}

type Row = Omit<ConversationView, 'isShown' | 'isArchived'> & { isShown: 0 | 1; isArchived: 0 | 1 }

const columns = sql`c.id, c.about_kind as "aboutKind", c.about_id as "aboutId", coalesce(i.title, o.number) as title,
  coalesce(i.slug, o.id, s.slug) as key,
  case c.about_kind when 'item' then i.status in ('active', 'paused', 'sold_out')
    when 'store' then not ${isHidden('s.id')} else true end as "isShown",
  c.buyer_id as "buyerId", c.seller_id as "sellerId", buyer.name as "buyerName",
  s.name as "storeName", cm.unread, c.last_delivery as delivered, cm.is_archived as "isArchived",
  coalesce((select other.read_delivery from conversation_members other
    where other.conversation_id = c.id and other.user_id <> cm.user_id), 0) as "readByOther"`

const subjects = sql`${fixedJoin} stores s on s.id = c.store_id
  ${fixedJoin} users buyer on buyer.id = c.buyer_id
  left join items i on c.about_kind = 'item' and i.id = c.about_id
  left join parcels p on c.about_kind = 'parcel' and p.id = c.about_id
  left join orders o on o.id = p.order_id`

const view = <R extends Row>({ isShown, isArchived, ...row }: R) => ({
  ...row,
  isShown: isShown === 1,
  isArchived: isArchived === 1,
})

/** A conversation of a member; null for anybody else's. */
export async function findConversation(
  db: Db,
  userId: string,
  conversationId: string,
): Promise<ConversationView | null> {
  const { rows } = await sql<Row>`select ${columns} from conversation_members cm
    ${fixedJoin} conversations c on c.id = cm.conversation_id ${subjects}
    where cm.user_id = ${userId} and cm.conversation_id = ${conversationId}`.execute(db)
  const row = rows[0]
  return row ? view(row) : null
}

/** The conversation two members have about something. */
export async function findConversationAbout(
  db: Db,
  { kind, id }: { kind: SubjectKind; id: string },
  buyerId: string,
  sellerId: string,
): Promise<string | null> {
  const row = await db
    .selectFrom('conversations')
    .select('id')
    .where('buyer_id', '=', buyerId)
    .where('seller_id', '=', sellerId)
    .where('about_kind', '=', kind)
    .where('about_id', '=', id)
    .executeTakeFirst()
  return row?.id ?? null
}

export interface ListedConversation extends ConversationView {
  shownAt: number
  /** The message that came last. */
  last: { senderId: string; body: string; state: MessageState; pictures: number }
}

type ListedRow = Row & { shownAt: number } & ListedConversation['last']

const listedColumns = sql`${columns}, cm.shown_at as "shownAt", m.sender_id as "senderId", m.body, m.state,
  (select count(*) from message_pictures mp where mp.message_id = m.id) as pictures`

const viewListed = ({ senderId, body, state, pictures, ...row }: ListedRow): ListedConversation => ({
  ...view(row),
  last: { senderId, body, state, pictures },
})

/** A page of a member's conversations, the one with the newest message first where nothing else is asked for. */
export async function listConversations(
  db: Db,
  userId: string,
  {
    cursor,
    isArchived,
    limit,
    sort = 'usual',
  }: { cursor: TimeCursor | null; isArchived: boolean; limit: number; sort?: ListSort },
): Promise<{ conversations: ListedConversation[]; next: string | null }> {
  const order = orderOf('desc', sort)
  const direction = sql.raw(order)
  const { rows } = await sql<ListedRow>`select ${listedColumns}
    from conversation_members cm ${byIndex('conversation_members_newest')}
    ${fixedJoin} conversations c on c.id = cm.conversation_id ${subjects}
    join chat_messages m on m.id = cm.last_message_id
    where cm.user_id = ${userId} and cm.is_archived = ${isArchived ? 1 : 0} and cm.shown_at is not null
    and ${isBeyond(cursor, order, ['cm.shown_at', 'cm.conversation_id'])}
    order by cm.shown_at ${direction}, cm.conversation_id ${direction} limit ${limit + 1}`.execute(db)
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return {
    conversations: page.map(viewListed),
    next: rows.length > limit && last ? encodeTimeCursor({ at: last.shownAt, id: last.id }) : null,
  }
}

/** Messages of each conversation that are searched: the newest. */
const SEARCHED_MESSAGES = 1_000

/**
 * A page of the conversations of a member, archived ones too, in which a text stands: in the other's name as it is shown, in
 * what they are about, or in a message that the member may see. The one with the newest message comes first where nothing
 * else is asked for. So many are looked through for a page as `CONVERSATIONS_LOOKED_THROUGH` says.
 */
export async function searchConversations(
  db: Db,
  userId: string,
  text: string,
  { cursor, limit, sort = 'usual' }: { cursor: TimeCursor | null; limit: number; sort?: ListSort },
): Promise<{ conversations: ListedConversation[]; next: string | null }> {
  const order = orderOf('desc', sort)
  const direction = sql.raw(order)
  // The index has archived ones by themselves.
  const ofKind = (isArchived: 0 | 1, most: number) => sql`select * from (
    select conversation_id as id, shown_at as at from conversation_members ${byIndex('conversation_members_newest')}
    where user_id = ${userId} and is_archived = ${isArchived} and shown_at is not null
    and ${isBeyond(cursor, order, ['shown_at', 'conversation_id'])}
    order by shown_at ${direction}, conversation_id ${direction} limit ${most})`
  const { page, next } = await scanPage(
    db,
    {
      words: text,
      most: CONVERSATIONS_LOOKED_THROUGH,
      entries: (most, skipped) => sql<TimeCursor>`select id, at
        from (${ofKind(0, most + skipped)} union all ${ofKind(1, most + skipped)})
        order by at ${direction}, id ${direction} limit ${most} offset ${skipped}`,
      async read(entries, most) {
        const { rows } = await sql<ListedRow>`select ${listedColumns} from (${entries}) e
          ${fixedJoin} conversation_members cm on cm.user_id = ${userId} and cm.conversation_id = e.id
          ${fixedJoin} conversations c on c.id = cm.conversation_id ${subjects}
          join chat_messages m on m.id = cm.last_message_id
          where ${containsText('coalesce(i.title, o.number, s.name)', text)}
          or (c.buyer_id = ${userId} and ${containsText('s.name', text)})
          or (c.seller_id = ${userId}
            and ${containsText("substr(buyer.name, 1, instr(buyer.name || ' ', ' ') + 1)", text)})
          or exists (select 1 from chat_messages x where x.conversation_id = c.id
            and x.position > c.last_position - ${SEARCHED_MESSAGES}
            and (x.state = 'delivered' or x.sender_id = ${userId}) and ${containsText('x.body', text)})
          order by e.at ${direction}, e.id ${direction} limit ${most}`.execute(db)
        return rows.map((row) => ({ id: row.id, createdAt: row.shownAt, shown: viewListed(row) }))
      },
    },
    limit,
  )
  return { conversations: page.map(({ shown }) => shown), next }
}

/** Whether a member can be written to. */
export async function isActiveMember(db: Db, userId: string): Promise<boolean> {
  const row = await db.selectFrom('users').select('status').where('id', '=', userId).executeTakeFirst()
  return row?.status === 'active'
}
