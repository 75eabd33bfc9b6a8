import type { TextKey, Translate } from '../../i18n/translate'
import { type CallFailure, sayFailure } from './call-failure'
import type { FormValues } from './form-values'
import type { FormFailure } from './forms.server'

/** A refusal as actions return it. Undefined while nothing was refused. */
export type Failure = FormFailure | undefined

const isCode = (key: string): boolean => /^[A-Z_]+$/.test(key)

/** The sentence at a field: from the error catalogue, or from the validation texts. */
export function fieldError(t: Translate, failure: Failure, field: string): string | undefined {
  const key = failure?.fields[field]
  if (failure === undefined || key === undefined) return undefined
  if (isCode(key)) return t(`errors.${key}` as TextKey, failure.details)
  // Some sentences name the field. A text that does not exist comes out as its key.
  const named = `validation.${key}_${field}`
  const sentence = t(named as TextKey, failure.details)
  return sentence === named ? t(`validation.${key}` as TextKey, failure.details) : sentence
}

/** The sentence above the form; only when no field has its own. */
export function formError(t: Translate, failure: Failure): string | undefined {
  if (failure === undefined) return undefined
  if (Object.keys(failure.fields).length > 0 && failure.code !== 'VALIDATION') return undefined
  return sayFailure(t, callFailureOf(failure))
}

/** A refused form as a failed call. */
export function callFailureOf({ code, details, message }: FormFailure): CallFailure {
  const key = code.startsWith('HTTP_') ? 'errors.HTTP' : (`errors.${code}` as const)
  return { code, key, values: details, ...(message !== undefined && { message }) }
}

/**
 * Makes what every field of a form has: its name, its value and its error.
 * @param form the values of the fields until something was refused; after that it is what was typed
 */
export const fieldMaker =
  (t: Translate, failure: Failure, form?: Partial<FormValues>) =>
  (name: string): { name: string; defaultValue: string | undefined; error: string | undefined } => ({
    name,
    defaultValue: failure?.values[name] ?? form?.[name],
    error: fieldError(t, failure, name),
  })
