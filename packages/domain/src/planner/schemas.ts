import { z } from 'zod'
import { readDay } from '../analytics/calendar'
import { quantitySchema } from '../cart/schemas'
import { boundedString } from '../kernel/bounded-text'
import { parseRinggit, type Sen, ZERO } from '../kernel/money'
import { form, idText, optionalText, text } from '../kernel/schemas'
import { MAX_PLAN_NOTE, MAX_PLAN_PIECES, MAX_PLAN_TITLE, PLAN_SHARES } from './limits'
import { PLAN_TEMPLATES } from './templates'

const budget = boundedString(20, { tooLong: 'price' })
  .refine((typed) => (parseRinggit(typed) ?? 0) > 0, 'price')
  .transform((typed): Sen => parseRinggit(typed) ?? ZERO)

const fields = {
  title: text(MAX_PLAN_TITLE),
  /** A Malaysian calendar day. Whether it lies ahead is for the command, which knows the time. */
  day: boundedString(20, { tooLong: 'day' })
    .trim()
    .refine((typed) => readDay(typed) !== null, 'day'),
  budget,
}

export const makePlanSchema = form({ ...fields, template: z.enum(PLAN_TEMPLATES, { error: 'choose' }) })
export type MakePlanInput = z.output<typeof makePlanSchema>

export const changePlanSchema = form(fields)
export type ChangePlanInput = z.output<typeof changePlanSchema>

const pieces = quantitySchema.refine((typed) => typed <= MAX_PLAN_PIECES, 'planPieces')
const note = optionalText(MAX_PLAN_NOTE)
/** A Malaysian calendar day; an empty one is none. */
const wantedBy = boundedString(20)
  .trim()
  .refine((typed) => typed === '' || readDay(typed) !== null, 'day')
  .optional()

export const planItemSchema = form({
  planId: boundedString(40, { error: 'choose' }).min(1, 'choose'),
  itemId: idText,
  /** Needed only when the item has options to choose from. */
  variantId: boundedString(40).optional(),
  quantity: pieces.default(1),
  note,
  wantedBy,
})
export type PlanItemInput = z.output<typeof planItemSchema>

export const changePlanLineSchema = form({ lineId: idText, quantity: pieces, note, wantedBy })
export type ChangePlanLineInput = z.output<typeof changePlanLineSchema>

export const planLineSchema = form({ lineId: idText })
export const planSchema = form({ planId: idText })

export const sharePlanSchema = form({ share: z.enum(PLAN_SHARES, { error: 'choose' }) })

export const reserveGiftSchema = form({ lineId: idText, quantity: pieces.default(1) })
