import { z } from 'zod'
import { boundedString, missingOrInvalid, typedString } from '../kernel/bounded-text'
import { DISPLAY_CURRENCIES } from '../kernel/currencies'
import { LANGUAGES } from '../kernel/languages'
import { emailSchema, form, phoneSchema, text } from '../kernel/schemas'
import { knownPassword } from './schemas'

/** Schemas of what members change about themselves. Messages are keys of the `validation` texts. */

const optionalPhone = typedString(30, { tooLong: 'phone' })
  .trim()
  .transform((typed) => (typed === '' ? null : typed))
  .pipe(z.union([z.null(), phoneSchema], { error: 'phone' }))

export const profileSchema = form({
  name: text(80),
  phone: optionalPhone.default(null),
  language: z.enum(LANGUAGES, { error: missingOrInvalid }),
  currency: z.enum(DISPLAY_CURRENCIES, { error: missingOrInvalid }),
})
export type ProfileInput = z.output<typeof profileSchema>

export const emailChangeSchema = form({ email: emailSchema })

/** A one-time or recovery code without what does not count: blanks, dashes, invisible characters, capitals, wide forms. */
export const plainCode = (typed: string): string =>
  typed
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\p{Pd}\p{Cf}\u2212]/gu, '')

/** A code of six digits, or a recovery code, as people write it. */
const secondFactor = boundedString(40, { tooLong: 'code' }).transform(plainCode)

/** The second step of a login, and turning the second step on. */
export const codeSchema = form({
  code: secondFactor.pipe(
    z
      .string()
      .min(1, 'required')
      .regex(/^[a-z0-9]{6,16}$/, 'code'),
  ),
})

/** Proof that it is really oneself: the password, and the code of members who have turned that on. */
export const proofSchema = form({
  password: knownPassword,
  code: secondFactor.default(''),
})
export type Proof = z.output<typeof proofSchema>
