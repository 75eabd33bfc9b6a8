import { type Buyer, brandMember, type Member, type RecentMember } from '../../access/actors'
import type { Market } from '../../testing/helpers'
import type { LiveSession } from '../internal/live-session'

/** As the session code makes a member who has just proved who they are. */
export const recent = (member: Buyer): RecentMember => brandMember(member) as RecentMember

/** The session of a member who has just proved who they are, without a row of it. */
export const provenSession = ({ ctx }: Market, member: Member): LiveSession => ({
  member,
  sessionId: 'test',
  loginTimestamp: 0,
  confirmedAt: ctx.now(),
  cartCount: 0,
  unreadCount: 0,
  impersonation: null,
})

export interface Mailed {
  kind: string
  email: string
  values: Record<string, string>
}

/** Mails that were queued, the oldest first. */
export function mailsOf(market: Market): Mailed[] {
  const rows = market.rows<{ id: string; kind: string; to_email: string; sealed_values: Buffer }>(
    'select id, kind, to_email, sealed_values from mails order by created_at, rowid',
  )
  return rows.map(({ id, kind, to_email, sealed_values }) => ({
    kind,
    email: to_email,
    values: JSON.parse(market.ctx.mail.seal.open(id, sealed_values)) as Record<string, string>,
  }))
}

export const tokenIn = (mail: Mailed | undefined): string => mail?.values.link?.split('/').at(-1) ?? ''

/** Every text of every table: what a thief of the database would read. */
export const dump = (market: Market): string =>
  JSON.stringify(
    market
      .rows<{ name: string }>(
        "select name from sqlite_schema where type = 'table' and name not like 'item_search%'",
      )
      .map(({ name }) => market.rows(`select * from ${name}`)),
  )
