import type { FailureData } from '@pasar/api'
import type { TextKey, TextValues, Translate } from '../../i18n/translate'

export interface CallFailure {
  /** A code of the catalogue, or one only the browser knows of: TIMEOUT, NETWORK_ERROR, INVALID_ANSWER, HTTP_ and a status. */
  code: string
  key: TextKey
  values: TextValues
  /** What the server itself said of it, in English: for a code that these pages do not know. */
  message?: string
}

/** Codes with a general sentence only: where a place has words of its own, it says those. */
const GENERAL = ['UNKNOWN_ERROR', 'TIMEOUT', 'NETWORK_ERROR']

/**
 * The words for a failure: in the reader's language where the code is known, else the server's own message.
 * @param otherwise said in place of a general sentence when the server gave no reason
 */
export function sayFailure(
  t: Translate,
  { code, key, values, message }: Omit<CallFailure, 'values'> & { values?: TextValues },
  otherwise?: string,
): string {
  if (GENERAL.includes(code)) return otherwise ?? t(key, values)
  const words = t(key, values)
  if (code.startsWith('HTTP_')) return message ?? otherwise ?? words
  return words === key ? (message ?? otherwise ?? t('errors.UNKNOWN_ERROR')) : words
}

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : '')

const isFailure = (value: unknown): value is FailureData =>
  typeof value === 'object' && value !== null && 'code' in value && typeof value.code === 'string'

const messageOf = (value: unknown): { message?: string } =>
  typeof value === 'object' && value !== null && 'message' in value && typeof value.message === 'string'
    ? { message: value.message }
    : {}

const isValues = (value: unknown): value is TextValues =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((entry) => typeof entry === 'string' || typeof entry === 'number')

const detailsOf = (value: object): TextValues =>
  'details' in value && isValues(value.details) ? value.details : {}

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
  const message = messageOf(body)
  if (isFailure(body))
    return new AnswerError({
      code: body.code,
      key: `errors.${body.code}`,
      values: detailsOf(body),
      ...message,
    })
  return new AnswerError({ code: `HTTP_${status}`, key: 'errors.HTTP', values: { status }, ...message })
}

/** What to say when a call failed: the server's words if it answered, else what went wrong on the way. */
export function describeCallFailure(error: unknown): CallFailure {
  const data = error instanceof Error && 'data' in error ? error.data : null
  const failure = typeof data === 'object' && data !== null && 'failure' in data ? data.failure : null
  if (isFailure(failure))
    return {
      code: failure.code,
      key: `errors.${failure.code}`,
      values: failure.details,
      ...messageOf(error),
    }
  const cause = error instanceof Error ? error.cause : null
  if (error instanceof AnswerError) return error.failure
  if (cause instanceof AnswerError) return cause.failure
  if ([nameOf(error), nameOf(cause)].includes('TimeoutError'))
    return { code: 'TIMEOUT', key: 'errors.TIMEOUT', values: {} }
  if (cause instanceof TypeError || error instanceof TypeError)
    return { code: 'NETWORK_ERROR', key: 'errors.NETWORK_ERROR', values: {} }
  return { code: 'UNKNOWN_ERROR', key: 'errors.UNKNOWN_ERROR', values: {} }
}
