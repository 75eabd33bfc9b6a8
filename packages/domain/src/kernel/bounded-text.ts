import { z } from 'zod'
import { MAX_MARKS_IN_A_ROW } from './texts'

interface TextMessages {
  error?: string
  tooLong?: string
}

/** The reason for what is missing, and for what is there and of another kind: `Please fill in …` would be wrong of that. */
export const missingOrInvalid = ({ input }: { input?: unknown }): string =>
  input === undefined || input === null || input === '' ? 'required' : 'invalid'

/**
 * Where every text of a schema begins. Nothing may look inside a text before its length is known: `normalize()` and many
 * patterns take time that grows with the square of it. So the length comes first, and one that is too long ends the
 * parse of its field. `text-limits.test.ts` fails for a schema that takes a text any other way.
 * @param most characters, as they were sent
 */
export const boundedString = (most: number, { error, tooLong = 'tooLong' }: TextMessages = {}) =>
  z.string({ error: error ?? missingOrInvalid }).max(most, { error: tooLong, abort: true })

/**
 * What may be sent for a text that has `most` characters in the end: blanks around it are cut off and accents join
 * their letters, at most three characters becoming one (Hangul).
 */
export const typedLength = (most: number): number => 3 * most + 64

/** As `boundedString`, for a text that is trimmed or squeezed before it is measured again. */
export const typedString = (most: number, messages: TextMessages = {}) =>
  boundedString(typedLength(most), messages)

const MARKS = new RegExp(`\\p{M}{${MAX_MARKS_IN_A_ROW + 1}}`, 'u')

/**
 * A text in Unicode's composed form (NFC), of `most` characters. Composing sorts the marks on a letter, which takes the
 * square of their number; no language stacks more than a few.
 * @param normalize a further normalization, applied before the length is checked
 * @param sent how many characters a request may send for it
 */
export const composedString = (
  most: number,
  normalize: (typed: string) => string = (typed) => typed,
  sent = typedLength(most),
) =>
  boundedString(sent)
    .refine((typed) => !MARKS.test(typed), { error: 'stackedMarks', abort: true })
    .overwrite((typed) => normalize(typed).trim().normalize())
    // The text has a bounded length by now, so that other errors of the form are reported with this one.
    .max(most, { error: 'tooLong' })
