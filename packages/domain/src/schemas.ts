import { z } from 'zod'
import { LANGUAGES } from './languages'
import { isCountry, isMalaysianState } from './places'

/**
 * Schemas of every input. Messages are keys of the `validation` texts in the language files, so that
 * a field's sentence exists in each language.
 */
const text = (most: number) => z.string({ error: 'required' }).trim().min(1, 'required').max(most, 'tooLong')
const optionalText = (most: number) => z.string().trim().max(most, 'tooLong').default('')

export const emailSchema = z
  .string({ error: 'required' })
  .trim()
  .toLowerCase()
  .min(1, 'required')
  .max(254, 'tooLong')
  .pipe(z.email('email'))

export const MIN_PASSWORD_LENGTH = 10
const newPassword = z
  .string({ error: 'required' })
  .min(MIN_PASSWORD_LENGTH, 'passwordShort')
  .max(256, 'tooLong')

export const registerSchema = z.object({
  name: text(80),
  email: emailSchema,
  password: newPassword,
  language: z.enum(LANGUAGES).default('en'),
})
export type RegisterInput = z.output<typeof registerSchema>

export const loginSchema = z.object({
  email: emailSchema,
  password: z.string({ error: 'required' }).min(1, 'required').max(256, 'tooLong'),
})
export type LoginInput = z.output<typeof loginSchema>

/** A whole quantity as typed or sent; −1, 0.5, 1e9, NaN and huge strings are refused. */
export const quantitySchema = z
  .union(
    [
      z.number(),
      z
        .string()
        .trim()
        .regex(/^\d{1,6}$/, 'quantity')
        .transform(Number),
    ],
    { error: 'quantity' },
  )
  .pipe(z.number({ error: 'quantity' }).int('quantity').min(1, 'quantity').max(9_999, 'quantity'))

const idText = z.string({ error: 'required' }).min(1, 'required').max(40, 'tooLong')

export const addToCartSchema = z.object({
  itemId: idText,
  /** Needed only when the item has options to choose from. */
  variantId: idText.optional(),
  quantity: quantitySchema.default(1),
})
export type AddToCartInput = z.output<typeof addToCartSchema>

export const changeQuantitySchema = z.object({ lineId: idText, quantity: quantitySchema })
export type ChangeQuantityInput = z.output<typeof changeQuantitySchema>

export const lineSchema = z.object({ lineId: idText })

export const couponCodeSchema = z
  .string({ error: 'required' })
  .trim()
  .toUpperCase()
  .min(1, 'required')
  .max(32, 'tooLong')
  .regex(/^[A-Z0-9_-]+$/, 'couponCode')

export const applyCouponSchema = z.object({ couponCode: couponCodeSchema })

export const wishlistAddSchema = z.object({ itemId: idText })

/** Phone in international form; Malaysian numbers may be typed as 012-345 6789. */
export const phoneSchema = z
  .string({ error: 'required' })
  .trim()
  .min(1, 'required')
  .max(30, 'phone')
  .transform((typed) => {
    const digits = typed.replace(/[\s().-]/g, '')
    return digits.startsWith('0') ? `+60${digits.slice(1)}` : digits.startsWith('60') ? `+${digits}` : digits
  })
  .pipe(z.string().regex(/^\+[1-9]\d{7,14}$/, 'phone'))

export const addressSchema = z
  .object({
    fullName: text(100),
    phone: phoneSchema,
    line1: text(300),
    line2: optionalText(300),
    city: text(100),
    postcode: text(16),
    state: optionalText(60),
    country: z.string({ error: 'required' }).trim().toUpperCase().refine(isCountry, 'country'),
  })
  .superRefine((address, check) => {
    if (address.country !== 'MY') return
    if (!/^\d{5}$/.test(address.postcode))
      check.addIssue({ code: 'custom', path: ['postcode'], message: 'postcode' })
    if (!isMalaysianState(address.state))
      check.addIssue({ code: 'custom', path: ['state'], message: 'state' })
  })
export type Address = z.output<typeof addressSchema>

export const newsletterSchema = z.object({ email: emailSchema })

export const cardSchema = z.object({
  cardNumber: text(30),
  expiry: text(10),
  cvc: text(6),
})
export type CardInput = z.output<typeof cardSchema>

export type FieldErrors = Record<string, string>

/** The first problem of each field as a message key, under the field's dotted path. */
export function fieldErrorsOf(error: z.ZodError): FieldErrors {
  const fields: FieldErrors = {}
  for (const issue of error.issues) {
    const path = issue.path.join('.') || 'form'
    fields[path] ??= issue.message
  }
  return fields
}
