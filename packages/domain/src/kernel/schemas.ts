import { z } from 'zod'
import { MAX_SEARCH_LENGTH } from '../catalogue/search'
import { isCountry, isMalaysianState, stateOfPostcode } from '../shipping/places'
import { boundedString, composedString, typedString } from './bounded-text'
import { LANGUAGES } from './languages'
import { hasHiddenSigns, isInvisible } from './texts'

/**
 * Schemas of every input. Messages are keys of the `validation` texts in the language files, so that
 * a field's sentence exists in each language.
 */
const line = (most: number) => composedString(most).refine((typed) => !hasHiddenSigns(typed), 'hiddenSigns')
/** One line of text: what one typed is kept sign for sign, or refused with a sentence. */
export const text = (most: number) => line(most).refine((typed) => !isInvisible(typed), 'required')
const unifyLineEnds = (typed: string): string => typed.replace(/\r\n?/g, '\n')
/** Several lines, or nothing; their ends come out one way, whichever a browser sends. */
export const longText = (most: number) =>
  composedString(most, unifyLineEnds).refine(
    (typed) => !hasHiddenSigns(typed.replace(/[\n\t]/g, ' ')),
    'hiddenSigns',
  )
export const paragraphs = (most: number) => longText(most).refine((typed) => !isInvisible(typed), 'required')
const optionalText = (most: number) => line(most).default('')
export const form = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.object(shape, { error: 'required' })

const MAX_EMAIL_LENGTH = 254
export const emailSchema = typedString(MAX_EMAIL_LENGTH)
  .trim()
  .toLowerCase()
  .min(1, 'required')
  .max(MAX_EMAIL_LENGTH, 'tooLong')
  .pipe(z.email('email'))

export const MIN_PASSWORD_LENGTH = 10
const MAX_PASSWORD_LENGTH = 256
export const newPassword = boundedString(MAX_PASSWORD_LENGTH).min(MIN_PASSWORD_LENGTH, 'passwordShort')

export const registerSchema = form({
  name: text(80),
  email: emailSchema,
  password: newPassword,
  language: z.enum(LANGUAGES, { error: 'required' }).default('en'),
})
export type RegisterInput = z.output<typeof registerSchema>

/** Whoever runs the market. */
export const firstAdminSchema = form({ name: text(80), email: emailSchema, password: newPassword })
export type FirstAdminInput = z.output<typeof firstAdminSchema>

/** A password as someone types it who already has one. */
export const knownPassword = boundedString(MAX_PASSWORD_LENGTH).min(1, 'required')

export const loginSchema = form({ email: emailSchema, password: knownPassword })
export type LoginInput = z.output<typeof loginSchema>

/** A whole quantity as typed or sent; −1, 0.5, 1e9, NaN and huge strings are refused. */
export const quantitySchema = z
  .union(
    [
      z.number(),
      typedString(6, { tooLong: 'quantity' })
        .trim()
        .regex(/^\d{1,6}$/, 'quantity')
        .transform(Number),
    ],
    { error: 'quantity' },
  )
  .pipe(z.number({ error: 'quantity' }).int('quantity').min(1, 'quantity').max(9_999, 'quantity'))

export const idText = boundedString(40).min(1, 'required')
/** Where a list goes on, as an earlier answer told it. */
export const cursorText = boundedString(200)

export const searchSchema = form({
  q: optionalText(MAX_SEARCH_LENGTH),
  cursor: cursorText.optional(),
})
export type SearchInput = z.output<typeof searchSchema>

export const addToCartSchema = form({
  itemId: idText,
  /** Needed only when the item has options to choose from. */
  variantId: idText.optional(),
  quantity: quantitySchema.default(1),
})
export type AddToCartInput = z.output<typeof addToCartSchema>

export const changeQuantitySchema = form({ lineId: idText, quantity: quantitySchema })
export type ChangeQuantityInput = z.output<typeof changeQuantitySchema>

export const lineSchema = form({ lineId: idText })

export const couponCodeSchema = typedString(32)
  .trim()
  .toUpperCase()
  .min(1, 'required')
  .max(32, 'tooLong')
  .regex(/^[A-Z0-9_-]+$/, 'couponCode')

export const applyCouponSchema = form({ couponCode: couponCodeSchema })

export const wishlistAddSchema = form({ itemId: idText })

export const downloadSchema = form({ lineId: idText, fileId: idText })

/** Malaysian numbers have 8 to 10 digits after the country code and never a 0 right behind it. */
const PHONE = /^\+(?:60[1-9]\d{7,9}|(?!60)[1-9]\d{7,14})$/

/**
 * Phone in international form; Malaysian numbers may be typed as 012-345 6789. One number always comes
 * out the same way ("+60 (0)12…", "0060 12…"), because a first purchase is told by the phone, too.
 */
export const phoneSchema = typedString(30, { tooLong: 'phone' })
  .trim()
  .min(1, 'required')
  .max(30, 'phone')
  .transform((typed) =>
    typed
      .replace(/[\s().\p{Pd}]/gu, '')
      .replace(/^00/, '+')
      .replace(/^0/, '+60')
      .replace(/^60/, '+60')
      .replace(/^\+600/, '+60'),
  )
  .pipe(z.string().regex(PHONE, 'phone'))

/** The same where it may be left out. */
export const optionalPhoneSchema = z.union([z.literal(''), phoneSchema], { error: 'phone' }).default('')

/** A Malaysian postcode tells the state of whoever left it out. */
const stateOf = ({ state, postcode }: { state: string; postcode: string }): string =>
  state === '' ? (stateOfPostcode(postcode) ?? '') : state

export const countrySchema = typedString(2, { tooLong: 'country' })
  .trim()
  .toUpperCase()
  .refine(isCountry, 'country')

const addressFields = form({
  fullName: text(100),
  phone: phoneSchema,
  line1: text(300),
  line2: optionalText(300),
  city: text(100),
  postcode: optionalText(16),
  state: optionalText(60),
  country: countrySchema,
})
type AddressFields = z.output<typeof addressFields>

/** Runs before the transform, which only runs when nothing was wrong: each field is told what is wrong with it. */
function checkAddress(address: AddressFields, check: z.RefinementCtx<AddressFields>): void {
  if (address.country !== 'MY') return
  if (!/^\d{5}$/.test(address.postcode)) {
    const message = address.postcode === '' ? 'required' : 'postcode'
    check.addIssue({ code: 'custom', path: ['postcode'], message })
  }
  if (!isMalaysianState(stateOf(address)))
    check.addIssue({ code: 'custom', path: ['state'], message: 'state' })
}

const completeAddress = <A extends AddressFields>(address: A): A =>
  address.country === 'MY' ? { ...address, state: stateOf(address) } : address

/** Malaysia: five digits and one of the sixteen states. Elsewhere free form, for many countries have no postcodes. */
export const addressSchema = addressFields.superRefine(checkAddress).transform(completeAddress)
/** An address for the address book, and whether it becomes the default. */
export const newAddressSchema = addressFields
  .extend({ isDefault: z.boolean().default(false) })
  .superRefine(checkAddress)
  .transform((address) => completeAddress(address))
export type Address = z.output<typeof addressSchema>

export const newsletterSchema = form({ email: emailSchema })

export const cardSchema = form({
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

const wholeSen = z.number().int().min(0).max(1e12)

/** What a checkout page showed; see `compareQuote`. */
export const shownQuoteSchema = z.object({
  lines: z
    .array(
      z.object({
        lineId: idText,
        name: boundedString(300),
        quantity: z.number().int().min(0),
        price: wholeSen,
      }),
    )
    .max(100),
  shipping: wholeSen,
  discount: wholeSen,
  total: wholeSen,
})

export const idempotencyKeySchema = boundedString(80)
  .min(8, 'required')
  .regex(/^[\w-]+$/, 'required')
