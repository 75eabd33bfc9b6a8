import { z } from 'zod'
import { boundedString } from '../kernel/bounded-text'
import { form, idempotencyKeySchema, longText, paragraphs } from '../kernel/schemas'
import { isInvisible } from '../kernel/texts'
import {
  MAX_CHAT_LENGTH,
  MAX_MESSAGE_REPORT_LENGTH,
  MAX_REJECTION_LENGTH,
  MESSAGE_REPORT_REASONS,
} from './messages'
import { MAX_WORD_LIST_LENGTH } from './word-list'

/** A message; its key tells a form that was sent twice from the same words written again. */
export const messageSchema = form({ body: paragraphs(MAX_CHAT_LENGTH), key: idempotencyKeySchema })
export type MessageInput = z.output<typeof messageSchema>

/** A message with pictures, which need no words. */
export const pictureMessageSchema = form({
  body: longText(MAX_CHAT_LENGTH)
    .default('')
    .transform((typed) => (isInvisible(typed) ? '' : typed)),
  key: idempotencyKeySchema,
})

/** Why a message is rejected; may be left out. */
export const rejectionSchema = form({ reason: longText(MAX_REJECTION_LENGTH).default('') })

/** What is wrong with a message. */
export const messageReportSchema = form({
  reason: z.enum(MESSAGE_REPORT_REASONS, { error: 'required' }),
  note: longText(MAX_MESSAGE_REPORT_LENGTH).default(''),
})
export type MessageReportInput = z.output<typeof messageReportSchema>

/** The list of words as an admin edits it, one a line, and the version that they saw. */
export const wordListSchema = form({
  words: longText(MAX_WORD_LIST_LENGTH).default(''),
  holdsAll: z.literal('on').optional(),
  version: boundedString(16, { error: 'invalid', tooLong: 'invalid' })
    .regex(/^\d+$/, 'invalid')
    .transform(Number),
})
export type WordListInput = z.output<typeof wordListSchema>
