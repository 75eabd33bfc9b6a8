import type { NotificationKindName } from './kinds'
import type { MailValuesOf } from './mail-fields'

/** One notification: the kind under which members choose whether to get it, and where it is shown. */
export interface NotificationRow {
  kind: NotificationKindName
  isInApp: boolean
  mail: MailValuesOf | null
}

export const inApp = <K extends NotificationKindName>(kind: K) =>
  ({ kind, isInApp: true, mail: null }) as const

export const byMail = <K extends NotificationKindName, V extends MailValuesOf>(kind: K, mail: V) =>
  ({ kind, isInApp: false, mail }) as const

export const inBoth = <K extends NotificationKindName, V extends MailValuesOf>(kind: K, mail: V) =>
  ({ kind, isInApp: true, mail }) as const
