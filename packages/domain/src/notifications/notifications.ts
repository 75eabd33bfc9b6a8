import type { z } from 'zod'
import type { NotificationRow } from './define'
import { CHANNELS, type Channel, type NotificationKindName } from './kinds'
import { fillExample, type MailValuesOf } from './mail-fields'
import { accounts, blog, messaging, planner, reviews, support, wishlist } from './of-members'
import { auctions, disputes, orders } from './of-purchases'
import { coupons, moderation, payouts, selling, stores } from './of-sellers'

/** By capability, as their texts are: `packages/api/src/platform/texts/<language>/<capability>.ts`. */
export const NOTIFICATIONS_OF = {
  accounts,
  auctions,
  blog,
  coupons,
  disputes,
  messaging,
  moderation,
  orders,
  payouts,
  planner,
  reviews,
  selling,
  stores,
  support,
  wishlist,
} satisfies Record<string, Record<string, NotificationRow>>

/** Everything a member is notified of: its kind, whether the app shows it, and the values of its mail. */
export const NOTIFICATIONS = {
  ...accounts,
  ...auctions,
  ...blog,
  ...coupons,
  ...disputes,
  ...messaging,
  ...moderation,
  ...orders,
  ...payouts,
  ...planner,
  ...reviews,
  ...selling,
  ...stores,
  ...support,
  ...wishlist,
}
export type NotificationName = keyof typeof NOTIFICATIONS
type Rows = typeof NOTIFICATIONS

/** Those that the app shows. */
export type NoticeName = {
  [N in NotificationName]: Rows[N]['isInApp'] extends true ? N : never
}[NotificationName]
/** Those that are mailed. */
export type MailKind = { [N in NotificationName]: Rows[N]['mail'] extends null ? never : N }[NotificationName]
export type MailValues = {
  [K in MailKind]: Rows[K]['mail'] extends MailValuesOf<infer Schema> ? z.output<Schema> : never
}

/** A kind together with its values. */
export type MailContents = { [K in MailKind]: { kind: K; values: MailValues[K] } }[MailKind]

const ROWS: ReadonlyMap<string, NotificationRow> = new Map(Object.entries(NOTIFICATIONS))

/** Where members are notified of a kind; what nothing of it uses, they are not asked about. */
export const channelsOf = (kind: NotificationKindName): Channel[] =>
  CHANNELS.filter((channel) =>
    [...ROWS.values()].some(
      (row) => row.kind === kind && (channel === 'inApp' ? row.isInApp : row.mail !== null),
    ),
  )

export const isNoticeName = (name: string): name is NoticeName => ROWS.get(name)?.isInApp ?? false
export const isMailKind = (name: string): name is MailKind => (ROWS.get(name)?.mail ?? null) !== null
export const MAIL_KINDS: readonly MailKind[] = [...ROWS.keys()].filter(isMailKind)

export const mailSchema = (kind: MailKind): z.ZodObject => NOTIFICATIONS[kind].mail.schema

/** A mail with example values, as it would be queued at a moment. */
export const exampleMail = (kind: MailKind, appUrl: string, at: number): MailContents =>
  // The values are those of the kind.
  ({ kind, values: fillExample(NOTIFICATIONS[kind].mail, { appUrl, at }) }) as MailContents
