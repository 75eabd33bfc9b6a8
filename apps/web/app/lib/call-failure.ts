import type { FailureData } from '@pasar/api'
import type { TextKey, TextValues } from '../i18n/translate'

interface CallFailure {
  /** A code of the catalogue, or one only the browser knows of: TIMEOUT, NETWORK_ERROR, INVALID_ANSWER, HTTP_ and a status. */
  code: string
  key: TextKey
  values: TextValues
}

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : '')

const isFailure = (value: unknown): value is FailureData =>
  typeof value === 'object' && value !== null && 'code' in value && typeof value.code === 'string'

/** The server answered, but not with what was asked for: the code it gave, or `HTTP_` and the status. */
export class AnswerError extends Error {
  override readonly name = 'AnswerError'
  constructor(readonly failure: CallFailure) {
    super(failure.code)
  }
}

/** An answer of the right kind that does not hold what it must. */
export const invalidAnswer = (key: TextKey): AnswerError =>
  new AnswerError({ code: 'INVALID_ANSWER', key, values: {} })

/**
 * An answer that is no answer of a procedure: of the server before any procedure ran, or of something between
 * it and the browser.
 * @param body what the answer holds, if that was JSON
 */
export function unexpectedAnswer(status: number, body: unknown): AnswerError {
  if (isFailure(body)) return new AnswerError({ code: body.code, key: `errors.${body.code}`, values: {} })
  return new AnswerError({ code: `HTTP_${status}`, key: 'errors.HTTP', values: { status } })
}

/** What to say when a call failed: the server's words if it answered, else what went wrong on the way. */
export function describeCallFailure(error: unknown): CallFailure {
  const data = error instanceof Error && 'data' in error ? error.data : null
  const failure = typeof data === 'object' && data !== null && 'failure' in data ? data.failure : null
  if (isFailure(failure))
    return { code: failure.code, key: `errors.${failure.code}`, values: failure.details }
  const cause = error instanceof Error ? error.cause : null
  if (error instanceof AnswerError) return error.failure
  if (cause instanceof AnswerError) return cause.failure
  if ([nameOf(error), nameOf(cause)].includes('TimeoutError'))
    return { code: 'TIMEOUT', key: 'errors.TIMEOUT', values: {} }
  if (cause instanceof TypeError || error instanceof TypeError)
    return { code: 'NETWORK_ERROR', key: 'errors.NETWORK_ERROR', values: {} }
  return { code: 'UNKNOWN_ERROR', key: 'errors.UNKNOWN_ERROR', values: {} }
}
