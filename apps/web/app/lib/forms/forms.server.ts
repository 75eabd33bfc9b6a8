import { type FailureData, toFailure } from '@pasar/api'
import { DomainError, ERRORS, type ErrorEntry, fieldErrorsOf, MAX_BODY_BYTES } from '@pasar/domain'
import { data } from '@remix-run/node'
import type { z } from 'zod'
import { type FormLimits, readFormBody, TooHeavyForm } from './form-body.server'
import { type FormValues, withoutSecrets } from './form-values'
import { isTooHeavy } from './upload-limits.server'

/** The answer to a refused form: why, at which fields, and what was typed. */
export interface FormFailure extends FailureData {
  values: FormValues
  /** What the server said when it was none of its forms that answered (`keep-page.ts`). */
  message?: string
}

/** The text fields of a posted form; of a repeated name the last counts. Files are left out. */
export async function readForm(request: Request, limits?: FormLimits): Promise<FormValues> {
  return Object.fromEntries((await readFormBody(request, [], limits)).texts)
}

export const isMultipart = (request: Request): boolean =>
  /^multipart\/form-data\b/i.test(request.headers.get('content-type') ?? '')

/** What is kept of a request while it is read, by its Content-Length; the limit when there is none. */
export const sizeOf = (request: Request): number =>
  isTooHeavy(request)
    ? MAX_BODY_BYTES
    : Number(request.headers.get('content-length') ?? Number.POSITIVE_INFINITY)

/** The bytes of a posted file; none when no file was chosen. */
export async function readUpload(request: Request, name: string): Promise<Buffer> {
  const { files } = await readFormBody(request, name)
  return files[0] ?? Buffer.alloc(0)
}

/**
 * A posted form with files: its texts, all texts of one name, and the files of some names that are not empty. Among
 * the texts stands under such a name that a file came: browsers do not let a page keep it, so it is asked for again.
 */
export async function readMultipart(
  request: Request,
  fileName: string | readonly string[],
  limits?: FormLimits,
) {
  const { texts, files, fileNames } = await readFormBody(request, fileName, limits)
  const values: FormValues = Object.fromEntries(texts)
  for (const name of fileNames) values[name] = 'sent'
  const list = (name: string): string[] => texts.flatMap(([own, text]) => (own === name ? [text] : []))
  return { values, files, fileNames, list }
}

/** @throws DomainError VALIDATION with a message key per field */
export function parseForm<S extends z.ZodType>(schema: S, values: unknown): z.output<S> {
  const result = schema.safeParse(values)
  if (!result.success) throw new DomainError('VALIDATION', {}, fieldErrorsOf(result.error))
  return result.data
}

const isKnown = (error: unknown): error is DomainError => error instanceof DomainError

/** The failure of a form, with the catalogue's field filled in. Anything but a DomainError is a bug and is thrown on. */
export function describeFailure(error: unknown, values: FormValues): FormFailure {
  if (!isKnown(error)) throw error
  const failure = toFailure(error)
  const entry: ErrorEntry = ERRORS[error.code]
  const fields = entry.field === undefined ? failure.fields : { ...failure.fields, [entry.field]: error.code }
  return { ...failure, fields, values: withoutSecrets(values) }
}

/**
 * Runs what a form asks for. A refusal becomes the page again, with its status, the sentences at the
 * fields and everything that was typed.
 */
export async function answerForm<T>(
  values: FormValues,
  work: () => Promise<T>,
): Promise<T | ReturnType<typeof refuse>> {
  try {
    return await work()
  } catch (error) {
    // Of a form that is too heavy this is all there is.
    const typed = error instanceof TooHeavyForm ? { ...values, ...error.values } : values
    return refuse(describeFailure(error, typed))
  }
}

const refuse = (failure: FormFailure) => data({ failure }, { status: ERRORS[failure.code].status })
