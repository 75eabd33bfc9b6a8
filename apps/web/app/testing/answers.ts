import { ERRORS, type ErrorCode, type ErrorDetails } from '@pasar/domain'
import { z } from 'zod'
import type { FormFailure } from '../lib/forms/forms.server'

/** The response that a loader or an action throws. */
export async function thrownBy(work: Promise<unknown>): Promise<Response> {
  const thrown = await work.then(
    () => null,
    (error: unknown) => error,
  )
  if (!(thrown instanceof Response)) throw thrown ?? new Error('It led nowhere')
  return thrown
}

/** Where an answer redirects to; null for anything else. */
export const locationOf = (answer: unknown): string | null =>
  answer instanceof Response ? answer.headers.get('location') : null

const isCode = (code: unknown): boolean => typeof code === 'string' && Object.hasOwn(ERRORS, code)
const texts = z.record(z.string(), z.string())
const refusalSchema = z.object({
  data: z.object({
    failure: z.object({
      code: z.custom<ErrorCode>(isCode),
      details: z.custom<ErrorDetails>((details) => typeof details === 'object' && details !== null),
      fields: texts,
      values: texts,
    }),
  }),
  init: z.object({ status: z.number() }),
})

/** A form that was refused: why, and with which status. @throws ZodError for an answer that refuses nothing */
export const refused = (answer: unknown): { data: { failure: FormFailure }; init: { status: number } } =>
  refusalSchema.parse(answer)

/** Why an action refused its form. @throws ZodError for an answer that refuses nothing */
export const refusalOf = (answer: unknown): FormFailure => refused(answer).data.failure
