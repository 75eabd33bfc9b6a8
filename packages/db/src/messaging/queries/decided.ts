import {
  type ListSort,
  type MessageReportReason,
  type MessageReportState,
  type MessageState,
  orderOf,
  type Sought,
} from '@pasar/domain'
import { sql } from 'kysely'
import { isBeyond, type TimeCursor } from '../../kernel/cursor'
import type { Db } from '../../kernel/db'
import { byIndex, fixedJoin } from '../../kernel/dialect'
import { scanPage } from '../../kernel/scan-page'
import type { HeldMessage } from './held'
import { caseColumns, caseTables, entriesHolding } from './message-case'
import { withPictures } from './picture-keys'

/** A message that an admin has decided about. */
export interface DecidedMessage extends HeldMessage {
  state: MessageState
  /** Null where nobody reported it. */
  reportState: MessageReportState | null
  reason: MessageReportReason | null
  note: string
  writtenAt: number
  /** When it was decided. */
  createdAt: number
}

/** Messages that were held, and those whose report is closed, each once: by its report where it has one. */
const decided = (cursor: TimeCursor | null, sort: ListSort, most: number, skipped: number) => {
  const order = orderOf('desc', sort)
  const direction = sql.raw(order)
  return sql<TimeCursor>`select id, at from (
    select id, at from (select h.id, h.decided_at as at from chat_messages h ${byIndex('chat_messages_decided')}
      where h.held_for <> '' and h.state <> 'pending' and ${isBeyond(cursor, order, ['h.decided_at', 'h.id'])}
      and not exists (select 1 from message_reports x where x.message_id = h.id and x.state <> 'open')
      order by h.decided_at ${direction}, h.id ${direction} limit ${most + skipped}) a
    union all
    select id, at from (select r.message_id as id, r.decided_at as at
      from message_reports r ${byIndex('message_reports_decided')}
      where r.state <> 'open' and ${isBeyond(cursor, order, ['r.decided_at', 'r.message_id'])}
      order by r.decided_at ${direction}, r.message_id ${direction} limit ${most + skipped}) b
    ) d order by at ${direction}, id ${direction} limit ${most} offset ${skipped}`
}

type Row = Omit<DecidedMessage, 'pictures' | 'writtenAt' | 'note'> & {
  pictures: string
  decidedAt: number
  note: string | null
}

/** A page of messages that were decided on, the latest decision first, or the other way round. */
export async function listDecidedMessages(
  db: Db,
  cursor: TimeCursor | null,
  limit: number,
  { sort = 'usual', words = '' }: Sought = {},
): Promise<{ messages: DecidedMessage[]; next: string | null }> {
  const direction = sql.raw(orderOf('desc', sort))
  const messages = sql`${fixedJoin} chat_messages m on m.id = e.id`
  const order = sql`e.at ${direction}, e.id ${direction}`
  const { page, next } = await scanPage(
    db,
    {
      words,
      entries: (most, skipped) => decided(cursor, sort, most, skipped),
      async read(entries, most) {
        const found = entriesHolding(entries, words, { messages, order, most })
        const { rows } = await sql<Row>`select ${caseColumns}, e.at as "decidedAt", m.state,
          rep.state as "reportState", rep.reason, rep.note
          from (${found}) e ${messages} ${caseTables} left join message_reports rep on rep.message_id = m.id
          order by ${order}`.execute(db)
        return rows.map(({ createdAt, decidedAt, note, ...row }) => ({
          ...withPictures(row),
          note: note ?? '',
          writtenAt: createdAt,
          createdAt: decidedAt,
        }))
      },
    },
    limit,
  )
  return { messages: page, next }
}
