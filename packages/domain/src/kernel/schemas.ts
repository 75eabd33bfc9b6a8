import { z } from 'zod'
import { boundedString, composedString, missingOrInvalid, typedString } from './bounded-text'
import { hasHiddenSigns, isInvisible } from './texts'

/**
 * What the schemas of all inputs are built from; each capability has its own in `schemas.ts`. Messages are keys of
 * the `validation` texts in the language files, so that a field's sentence exists in each language.
 */
const line = (most: number) => composedString(most).refine((typed) => !hasHiddenSigns(typed), 'hiddenSigns')
/** One line of text: stored character for character, or refused with a sentence. */
export const text = (most: number) => line(most).refine((typed) => !isInvisible(typed), 'required')
const unifyLineEnds = (typed: string): string => typed.replace(/\r\n?/g, '\n')
/**
 * Several lines, or nothing; their ends come out one way, whichever a browser sends.
 * @param sent characters that may be sent for it; the longest texts have little room for what is left out
 */
export const longText = (most: number, sent?: number) =>
  composedString(most, unifyLineEnds, sent).refine(
    (typed) => !hasHiddenSigns(typed.replace(/[\n\t]/g, ' ')),
    'hiddenSigns',
  )
export const paragraphs = (most: number) => longText(most).refine((typed) => !isInvisible(typed), 'required')
export const optionalText = (most: number) => line(most).default('')
export const form = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.object(shape, { error: missingOrInvalid })

/** Says what is wrong with a field: the key of a sentence among the `validation` texts. */
export type Refuse = (field: string, message: string) => void

/** What fields of a form have to be together. */
export interface FormRule<Fields> {
  /** Asked once these are valid, whatever is wrong with others. */
  names: readonly string[]
  check: (fields: Fields, refuse: Refuse) => void
}

/** @param names whose values the rule may rely on; others that it looks at may hold anything */
export const together = <Fields, Name extends keyof Fields & string, Other extends keyof Fields = never>(
  names: readonly Name[],
  check: (fields: Pick<Fields, Name> & Readonly<Record<Other, unknown>>, refuse: Refuse) => void,
): FormRule<Pick<Fields, Name | Other>> => ({ names, check })

/**
 * A form with such rules. Zod's own refinements wait until every field is right, even `when` does where a text is too
 * long, and whoever fills in the form would hear of the rest a round later.
 */
export function withRules<Form extends z.ZodObject>(
  fields: Form,
  ...rules: readonly FormRule<z.output<Form>>[]
): Form {
  // A check of its own, so that this is another schema than the fields, which others go on using.
  const ruled = fields.check(() => {})
  const { run } = ruled._zod
  const ask = (read: z.core.ParsePayload): z.core.ParsePayload => {
    const wrong = new Set(read.issues.map(({ path }) => path?.[0]))
    const refuse: Refuse = (field, message) =>
      read.issues.push({ code: 'custom', path: [field], message, input: read.value, inst: ruled })
    for (const { names, check } of rules)
      if (!wrong.has(undefined) && !names.some((name) => wrong.has(name)))
        check(read.value as z.output<Form>, refuse)
    return read
  }
  ruled._zod.run = (payload, context) => {
    const read = run(payload, context)
    return read instanceof Promise ? read.then(ask) : ask(read)
  }
  return ruled
}

const MAX_EMAIL_LENGTH = 254
export const emailSchema = typedString(MAX_EMAIL_LENGTH)
  .trim()
  .toLowerCase()
  .min(1, 'required')
  .max(MAX_EMAIL_LENGTH, 'tooLong')
  .pipe(z.email('email'))

/** The version of a record that a page showed; a form of an older version is refused. */
export const seenVersion = boundedString(9, { error: 'invalid', tooLong: 'invalid' })
  .regex(/^\d+$/, 'invalid')
  .transform(Number)

export const idText = boundedString(40).min(1, 'required')
/** The cursor of the next page, as returned by an earlier answer. */
export const cursorText = boundedString(200)

/** Malaysian numbers have 8 to 10 digits after the country code and never a 0 right behind it. */
const PHONE = /^\+(?:60[1-9]\d{7,9}|(?!60)[1-9]\d{7,14})$/

/**
 * Phone in international form; Malaysian numbers may be typed as 012-345 6789. One number always comes
 * out the same way ("+60 (0)12…", "0060 12…"), because first purchases are also recognised by the phone number.
 */
export const phoneSchema = typedString(30, { tooLong: 'phone' })
  .trim()
  .min(1, 'required')
  .max(30, 'phone')
  .transform((typed) =>
    typed
      .replace(/[\s().\p{Pd}]/gu, '')
      .replace(/^00/, '+')
      .replace(/^0/, '+60')
      .replace(/^60/, '+60')
      .replace(/^\+600/, '+60'),
  )
  .pipe(z.string().regex(PHONE, 'phone'))

/** As `phoneSchema`, where it may be left out. */
export const optionalPhoneSchema = z.union([z.literal(''), phoneSchema], { error: 'phone' }).default('')

export type FieldErrors = Record<string, string>

/** The first problem of each field as a message key, under the field's dotted path. */
export function fieldErrorsOf(error: z.ZodError): FieldErrors {
  const fields: FieldErrors = {}
  for (const issue of error.issues) {
    const path = issue.path.join('.') || 'form'
    fields[path] ??= issue.message
  }
  return fields
}

export const idempotencyKeySchema = boundedString(80)
  .min(8, 'invalid')
  .regex(/^[\w-]+$/, 'invalid')
