import type { Translate } from '../../../i18n/translate'
import { describeCallFailure, sayFailure, unexpectedAnswer } from '../../../lib/forms/call-failure'

/** The contract's limit for all calls. */
const TIMEOUT_MS = 30_000

/** @returns what went wrong, in words; null when the address was taken */
export async function subscribe(t: Translate, email: string): Promise<string | null> {
  try {
    const answer = await fetch('/api/newsletter/subscribe', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'XMLHttpRequest' },
      body: JSON.stringify({ email }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (answer.status === 201) return null
    throw unexpectedAnswer(answer.status, await answer.json().catch(() => null))
  } catch (error) {
    const failure = describeCallFailure(error)
    // The one field there is can be wrong in one way only.
    return failure.code === 'VALIDATION'
      ? t('validation.email')
      : sayFailure(t, failure, t('site.subscribeFailed'))
  }
}
