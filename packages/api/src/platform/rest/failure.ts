import {
  ERRORS,
  type ErrorCode,
  type ErrorDetails,
  errorMessage,
  fillRules,
  VALIDATION_MESSAGES,
  type ValidationKey,
} from '@pasar/domain'
import { TRPCError } from '@trpc/server'
import { z } from 'zod'
import { type FailureData, toFailure } from '../trpc'

/** The one form of a failure in the contract. */
export const failureSchema = z
  .object({
    success: z.literal(false),
    code: z.string().meta({ description: 'A code of the catalogue.', examples: ['INSUFFICIENT_STOCK'] }),
    message: z.string().meta({ description: 'The same in English.', examples: ['Insufficient stock.'] }),
    errors: z
      .record(z.string(), z.string())
      .optional()
      .meta({ description: 'A sentence for each field that was wrong.' }),
    details: z
      .record(z.string(), z.union([z.string(), z.number()]))
      .optional()
      .meta({ description: 'Values that belong to the message, such as the stock that is left.' }),
  })
  .meta({ id: 'Failure' })
export type Failure = z.output<typeof failureSchema>

export interface FailureAnswer {
  status: number
  body: Failure
}

const isKey = (key: string): key is ValidationKey => key in VALIDATION_MESSAGES
const isCode = (key: string): key is ErrorCode => key in ERRORS

/** What is wrong with a field; a reason without a text of its own gets the general one. */
const sayField = (field: string, reason: string, details: ErrorDetails): string => {
  const named = `${reason}_${field.replace(/^.*\./, '')}`
  if (isKey(named)) return fillRules(VALIDATION_MESSAGES[named])
  return isKey(reason)
    ? fillRules(VALIDATION_MESSAGES[reason]).replace('{{field}}', field)
    : isCode(reason)
      ? errorMessage(reason, details)
      : VALIDATION_MESSAGES.invalid
}

function write({ code, details, fields }: FailureData): FailureAnswer {
  const { status } = ERRORS[code]
  const errors = Object.entries(fields).map(([field, reason]) => [field, sayField(field, reason, details)])
  return {
    status,
    body: {
      success: false,
      code,
      message: errorMessage(code, details),
      ...(errors.length > 0 ? { errors: Object.fromEntries(errors) } : undefined),
      ...(Object.keys(details).length > 0 ? { details } : undefined),
    },
  }
}

export const failWith = (code: ErrorCode, details: ErrorDetails = {}): FailureAnswer =>
  write({ code, details, fields: {} })

/** How a call failed. What is not in the catalogue is our own fault, and the answer says no more than that. */
export function describeFailure(error: unknown): FailureAnswer {
  const cause = error instanceof TRPCError ? error.cause : error
  // An answer that does not fit its own schema has a ZodError, too.
  const isInput = error instanceof TRPCError && error.code === 'BAD_REQUEST'
  if (cause instanceof z.ZodError && !isInput) return failWith('UNKNOWN_ERROR')
  return write(toFailure(cause))
}
