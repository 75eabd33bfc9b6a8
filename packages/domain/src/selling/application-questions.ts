import { z } from 'zod'
import { boundedString } from '../kernel/bounded-text'
import { form, paragraphs } from '../kernel/schemas'

/** Documents that may come with an answer. */
export const MAX_ANSWER_DOCUMENTS = 3
const MAX_ASKED_LENGTH = 1_000
const MAX_ANSWER_LENGTH = 2_000

/** What a reviewer wants to know before they decide. */
export const applicationQuestionSchema = form({ question: paragraphs(MAX_ASKED_LENGTH) })
export type ApplicationQuestionInput = z.output<typeof applicationQuestionSchema>

export const applicationAnswerSchema = form({ answer: paragraphs(MAX_ANSWER_LENGTH) })
export type ApplicationAnswerInput = z.output<typeof applicationAnswerSchema>

/** The version of an application that a reviewer saw; null when the form does not say. */
export const seenVersionSchema = form({
  seen: z
    .union([
      z.literal('').transform(() => null),
      boundedString(12)
        .regex(/^\d{1,9}$/, 'required')
        .transform(Number),
    ])
    .default(null),
})
