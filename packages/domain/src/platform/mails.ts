import type { Language } from '../kernel/languages'
import { hours } from '../kernel/time'
import type { ParcelNews } from '../notifications/mail-values'
import type { MailKind, MailValues } from '../notifications/notifications'

/** Those that say what happened to one parcel. */
export type ParcelMailKind = { [K in MailKind]: MailValues[K] extends ParcelNews ? K : never }[MailKind]
export type AppointmentMailKind = Extract<MailKind, `appointment${string}`>

/** Those whose link is a key that soon opens nothing. */
export const KEY_MAILS = [
  'verifyEmail',
  'resetPassword',
  'emailChangeConfirmOld',
  'emailChangeConfirmNew',
  'newsletterConfirm',
] as const satisfies readonly MailKind[]
/** How long after it was queued a mail with a secret link may be sent again. */
export const KEY_MAIL_LIFE = hours(1)

/** Whether a mail that was queued at that time still serves whoever gets it. */
export const isWorthSending = (kind: MailKind, createdAt: number, now: number): boolean =>
  now - createdAt <= KEY_MAIL_LIFE || !KEY_MAILS.some((key) => key === kind)

export interface MailRecipient {
  /** Null when the address belongs to no member (any more). */
  userId: string | null
  name: string
  email: string
  language: Language
}
