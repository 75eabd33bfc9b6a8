import type { z } from 'zod'
import { emailSchema, form, text } from '../kernel/schemas'
import { hours, seconds } from '../kernel/time'
import { knownPassword, newPassword } from './schemas'

/** Schemas of the forms of accounts beside register and login. Messages are keys of the `validation` texts. */

export const forgotPasswordSchema = form({ email: emailSchema })

export const resetPasswordSchema = form({ password: newPassword })
export type ResetPasswordInput = z.output<typeof resetPasswordSchema>

/** Typed by whoever opens the link of a mail in a browser that is not signed in. */
export const confirmEmailSchema = form({ password: knownPassword })

export const changePasswordSchema = form({ password: knownPassword, newPassword })
export type ChangePasswordInput = z.output<typeof changePasswordSchema>

/** Why a member is suspended, or let in again; a suspended one reads it in the mail. */
export const suspensionSchema = form({ reason: text(300) })
export type SuspensionInput = z.output<typeof suspensionSchema>

/** Within this time a refresh token that was used already brings the same successor: answers get lost on the way. */
export const REFRESH_GRACE = seconds(30)

/** How long the link works that the first start prints, by which the first administrator is made. */
export const FIRST_ADMIN_LINK_LIFE = hours(24)

/** Letters and digits of a recovery code. */
export const RECOVERY_CODE_LENGTH = 12

// Mails are counted by the links that were made for them, in the transaction that makes one (`countEmailLinks`).
/** Links that are sent again to someone who asks for them. */
export const MAX_RESENDS_PER_HOUR = 3
/** Mails to one address because someone says it is theirs: strangers must not be able to fill a mailbox. */
export const MAX_CLAIM_MAILS_PER_HOUR = 6
/** As `MAX_CLAIM_MAILS_PER_HOUR`, where a link for a new password is asked for. */
export const MAX_RESET_MAILS_PER_HOUR = 3
