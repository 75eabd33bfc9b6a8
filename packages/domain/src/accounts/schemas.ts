import { z } from 'zod'
import { boundedString, missingOrInvalid } from '../kernel/bounded-text'
import { LANGUAGES } from '../kernel/languages'
import { emailSchema, form, text } from '../kernel/schemas'

/** Schemas of the ways into the market. Messages are keys of the `validation` texts. */

export const MIN_PASSWORD_LENGTH = 10
const MAX_PASSWORD_LENGTH = 256
export const newPassword = boundedString(MAX_PASSWORD_LENGTH).min(MIN_PASSWORD_LENGTH, 'passwordShort')

export const registerSchema = form({
  name: text(80),
  email: emailSchema,
  password: newPassword,
  language: z.enum(LANGUAGES, { error: missingOrInvalid }).default('en'),
})
export type RegisterInput = z.output<typeof registerSchema>

/** Input for a new admin. */
export const firstAdminSchema = form({ name: text(80), email: emailSchema, password: newPassword })
export type FirstAdminInput = z.output<typeof firstAdminSchema>

/** A password as someone types it who already has one. */
export const knownPassword = boundedString(MAX_PASSWORD_LENGTH).min(1, 'required')

export const loginSchema = form({ email: emailSchema, password: knownPassword })
export type LoginInput = z.output<typeof loginSchema>
