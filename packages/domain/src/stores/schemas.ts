import { z } from 'zod'
import { boundedString } from '../kernel/bounded-text'
import { parseRinggit, type Sen } from '../kernel/money'
import { form, longText, optionalText, text } from '../kernel/schemas'
import { endOfMalaysianDay } from '../kernel/time'
import { countrySchema } from '../shipping/schemas'
import { hasContact } from '../support/contact'
import { HOLIDAY_ITEMS } from './stores'

/** Schemas of store details. Messages are keys of the `validation` texts. */

/** An amount that may be left out. */
const optionalAmount = boundedString(40, { tooLong: 'price' }).transform((typed, check): Sen | null => {
  if (typed.trim() === '') return null
  const amount = parseRinggit(typed)
  if (amount === null) check.addIssue({ code: 'custom', message: 'price' })
  return amount
})

function isCalendarDay(typed: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(typed)) return false
  try {
    endOfMalaysianDay(typed)
    return true
  } catch {
    return false
  }
}

/** A day as browsers send it ("2026-12-31"), or none. */
export const optionalDay = boundedString(20, { tooLong: 'day' })
  .trim()
  .refine((typed) => typed === '' || isCalendarDay(typed), 'day')
  .transform((typed) => (typed === '' ? null : typed))

export const MAX_STORE_NAME = 60
export const MAX_STORE_DESCRIPTION = 1_000
const MAX_STORE_POLICIES = 4_000
const MAX_HOLIDAY_NOTE = 300

/** What shoppers read of a store leads nobody around the market. */
const withoutContact = <S extends z.ZodType<string>>(schema: S) =>
  schema.refine((typed) => !hasContact(typed), 'contact')

export const storeSchema = form({
  name: withoutContact(text(MAX_STORE_NAME)),
  description: withoutContact(longText(MAX_STORE_DESCRIPTION)).default(''),
  city: withoutContact(text(100)),
  country: countrySchema,
  policies: withoutContact(longText(MAX_STORE_POLICIES)).default(''),
  freeShippingFrom: optionalAmount.default(null),
  holidayUntil: optionalDay.default(null),
  holidayNote: withoutContact(longText(MAX_HOLIDAY_NOTE)).default(''),
  holidayItems: z.enum(HOLIDAY_ITEMS, { error: 'choose' }).default('sell'),
})
export type StoreInput = z.output<typeof storeSchema>

/** A store that is there may be without a town: one that came with an application has none where its address names none. */
export const changedStoreSchema = storeSchema.extend({
  city: withoutContact(optionalText(100)),
})
