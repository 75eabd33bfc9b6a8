import type { FailureData } from '@pasar/api'
import type { TextKey, TextValues } from '../i18n/translate'

interface CallFailure {
  /** A code of the catalogue, or TIMEOUT and NETWORK_ERROR, which only the browser knows of. */
  code: string
  key: TextKey
  values: TextValues
}

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : '')

const isFailure = (value: unknown): value is FailureData =>
  typeof value === 'object' && value !== null && 'code' in value && typeof value.code === 'string'

/** What to say when a call failed: the server's words if it answered, else what went wrong on the way. */
export function describeCallFailure(error: unknown): CallFailure {
  const data = error instanceof Error && 'data' in error ? error.data : null
  const failure = typeof data === 'object' && data !== null && 'failure' in data ? data.failure : null
  if (isFailure(failure))
    return { code: failure.code, key: `errors.${failure.code}`, values: failure.details }
  const cause = error instanceof Error ? error.cause : null
  if ([nameOf(error), nameOf(cause)].includes('TimeoutError'))
    return { code: 'TIMEOUT', key: 'errors.TIMEOUT', values: {} }
  if (cause instanceof TypeError || error instanceof TypeError)
    return { code: 'NETWORK_ERROR', key: 'errors.NETWORK_ERROR', values: {} }
  return { code: 'UNKNOWN_ERROR', key: 'errors.UNKNOWN_ERROR', values: {} }
}
