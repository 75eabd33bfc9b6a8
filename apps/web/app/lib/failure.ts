import type { TextKey, Translate } from '../i18n/translate'
import type { FormFailure } from './forms.server'

/** A refusal as actions return it. Undefined while nothing was refused. */
export type Failure = FormFailure | undefined

const isCode = (key: string): boolean => /^[A-Z_]+$/.test(key)

/** The sentence at a field: from the error catalogue, or from the validation texts. */
export function fieldError(t: Translate, failure: Failure, field: string): string | undefined {
  const key = failure?.fields[field]
  if (failure === undefined || key === undefined) return undefined
  return isCode(key)
    ? t(`errors.${key}` as TextKey, failure.details)
    : t(`validation.${key}` as TextKey, failure.details)
}

/** The sentence above the form; only when no field has its own. */
export function formError(t: Translate, failure: Failure): string | undefined {
  if (failure === undefined) return undefined
  if (Object.keys(failure.fields).length > 0 && failure.code !== 'VALIDATION') return undefined
  return t(`errors.${failure.code}`, failure.details)
}
