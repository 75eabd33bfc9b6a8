import { z } from 'zod'
import { MAX_QUANTITY } from '../cart/cart'
import { boundedString, typedString } from '../kernel/bounded-text'
import { parseRinggit, type Sen } from '../kernel/money'
import { emailSchema, form, idText, longText, paragraphs, text } from '../kernel/schemas'
import { LIST_SORTS } from '../platform/lists/sort'
import { MAX_SALE_SEARCH, SALE_TABS } from './fulfilment'

/** Schemas of what buyers, sellers and admins send about orders that are placed. */

/** Its name; whether there is such a courier, the command knows. */
const courier = boundedString(40, { error: 'courier', tooLong: 'courier' }).min(1, 'courier')
const trackingNumber = text(60).pipe(z.string().regex(/^[\w-]+$/, 'tracking'))

/** Whether it may be the number of a parcel that is shipped. */
export const isTrackingNumber = (typed: string): boolean => trackingNumber.safeParse(typed).success

export const shipSchema = form({ parcelId: idText, courier, trackingNumber })
export type ShipInput = z.output<typeof shipSchema>

/** What is shipped is the rest, as many pieces of it as the form has seen. */
export const shipRestSchema = shipSchema.extend({ rest: z.coerce.number().int().min(1) })
export type ShipRestInput = z.output<typeof shipRestSchema>

/** What of a parcel is corrected: one of its parts, where it was shipped in parts. */
export const correctTrackingSchema = shipSchema.extend({ partId: idText.optional() })
export type CorrectTrackingInput = z.output<typeof correctTrackingSchema>

/** A pasted table of parcels. */
export const trackingTableSchema = form({ table: paragraphs(4_000) })

/** Why a seller cannot send a parcel; the buyer reads it. */
export const cancelSaleSchema = form({ parcelId: idText, reason: paragraphs(500) })

export const returnSchema = form({ courier, trackingNumber })
export type ReturnInput = z.output<typeof returnSchema>

export const amountText = boundedString(40, { tooLong: 'price' })
  .min(1, 'required')
  .transform((typed, check): Sen => {
    const found = parseRinggit(typed)
    if (found === null) check.addIssue({ code: 'custom', message: 'price' })
    return found ?? (0 as Sen)
  })

/** The pieces of lines that are meant. */
export const portionsSchema = z
  .array(
    z.object({ lineId: idText, quantity: z.number().int().min(1, 'quantity').max(MAX_QUANTITY, 'quantity') }),
  )
  .min(1, 'required')
  .max(100)

/** Pieces of a parcel that are shipped now; the others follow. */
export const shipPartSchema = shipSchema.extend({
  portions: portionsSchema,
  /** How many pieces had been shipped or refunded when the page was made: what is sent twice is done once. */
  seen: z.coerce.number().int().min(0),
})
export type ShipPartInput = z.output<typeof shipPartSchema>

/** What a seller refunds of their own accord; the buyer reads why. */
export const refundSaleSchema = form({
  parcelId: idText,
  portions: portionsSchema,
  reason: paragraphs(500),
  /** How many pieces had gone back or left with parts when the page was made: what is sent twice is done once. */
  seen: z.coerce.number().int().min(0),
})
export type RefundSaleInput = z.output<typeof refundSaleSchema>

export const trackSchema = form({
  number: typedString(40).trim().toUpperCase().min(1, 'required').max(40, 'tooLong'),
  email: emailSchema,
})
export type TrackInput = z.output<typeof trackSchema>

export const buyerNoteSchema = form({ parcelId: idText, note: longText(500) })

/** A bid: the most one would pay, as typed. */
export const bidSchema = form({ itemId: idText, maximum: amountText })
export type BidInput = z.output<typeof bidSchema>

/** Which page of a seller's parcels is asked for. */
export const salesQuerySchema = form({
  state: z.enum(SALE_TABS, { error: 'choose' }),
  cursor: boundedString(100, { error: 'invalid', tooLong: 'invalid' }).nullable(),
  search: boundedString(MAX_SALE_SEARCH, { error: 'invalid' }).default(''),
  sort: z.enum(LIST_SORTS, { error: 'choose' }).default('usual'),
})
