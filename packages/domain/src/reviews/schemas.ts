import { z } from 'zod'
import { boundedString, missingOrInvalid } from '../kernel/bounded-text'
import { form, longText } from '../kernel/schemas'
import { isInvisible } from '../kernel/texts'
import { hasContact } from '../support/contact'
import { MAX_ANSWER_LENGTH, MAX_QUESTION_LENGTH, MAX_REVIEW_LENGTH, REPORT_REASONS } from './reviews'

/** What everyone will read: ways around the market are refused. */
const publicText = (most: number) => longText(most).refine((typed) => !hasContact(typed), 'contact')
const neededText = (most: number) => publicText(most).refine((typed) => !isInvisible(typed), 'required')

const starsSchema = boundedString(1, { error: 'stars', tooLong: 'stars' })
  .regex(/^[1-5]$/, 'stars')
  .transform(Number)

export const reviewSchema = form({ stars: starsSchema, body: publicText(MAX_REVIEW_LENGTH).default('') })
export type ReviewInput = z.output<typeof reviewSchema>

export const questionSchema = form({ body: neededText(MAX_QUESTION_LENGTH) })
export const answerSchema = form({ body: neededText(MAX_ANSWER_LENGTH) })

export const reportSchema = form({
  reason: z.enum(REPORT_REASONS, { error: missingOrInvalid }),
  note: longText(MAX_QUESTION_LENGTH).default(''),
})
export type ReportInput = z.output<typeof reportSchema>
