import { z } from 'zod'
import { boundedString } from '../kernel/bounded-text'
import { LANGUAGES, type Language } from '../kernel/languages'
import { form, optionalText, seenVersion, text } from '../kernel/schemas'
import { hasHiddenSigns, isInvisible, MAX_MARKS_IN_A_ROW } from '../kernel/texts'
import { days } from '../kernel/time'

/** Issues of the newsletter, as admins write and send them. */

export const MAX_NEWSLETTER_SUBJECT = 120
export const MAX_NEWSLETTER_BODY = 4_000
/** Browsers send two characters for the end of a line. */
const BODY_AS_SENT = MAX_NEWSLETTER_BODY + 500

/** How long the recipients of a sent issue are known; until then those who unsubscribe by its link are counted. */
export const NEWSLETTER_SENDS_KEPT = days(90)

export type NewsletterState = 'draft' | 'sending' | 'stopped' | 'sent'

export interface NewsletterText {
  subject: string
  /** Markdown. */
  body: string
}

/** Every issue has an English text; the other languages may be missing. */
export type NewsletterTexts = { en: NewsletterText } & Partial<Record<Language, NewsletterText>>

/** What readers of a language get, and in which language it is written. */
export function newsletterTextFor(
  texts: NewsletterTexts,
  language: Language,
): NewsletterText & { written: Language } {
  const own = texts[language]
  return own ? { ...own, written: language } : { ...texts.en, written: 'en' }
}

const MARKS = new RegExp(`\\p{M}{${MAX_MARKS_IN_A_ROW + 1}}`, 'u')

/** As `longText`, which would let three times as much be sent: a form has three of these. */
const bodySchema = boundedString(BODY_AS_SENT)
  .refine((typed) => !MARKS.test(typed), { error: 'stackedMarks', abort: true })
  .overwrite((typed) => typed.replace(/\r\n?/g, '\n').trim().normalize())
  .max(MAX_NEWSLETTER_BODY, { error: 'tooLong' })
  .refine((typed) => !hasHiddenSigns(typed.replace(/[\n\t]/g, ' ')), 'hiddenSigns')

const optionalWords = form({
  subject: optionalText(MAX_NEWSLETTER_SUBJECT),
  body: bodySchema.default(''),
}).superRefine(({ subject, body }, context) => {
  // A language is written whole or not at all.
  if ((subject === '') === (body === '')) return
  context.addIssue({ code: 'custom', message: 'required', path: [subject === '' ? 'subject' : 'body'] })
})

const fields = {
  en: form({
    subject: text(MAX_NEWSLETTER_SUBJECT),
    body: bodySchema.refine((typed) => !isInvisible(typed), 'required'),
  }),
  cn: optionalWords,
  ms: optionalWords,
} satisfies Record<Language, z.ZodType>

const toTexts = (typed: Record<Language, NewsletterText>): NewsletterTexts => ({
  en: typed.en,
  ...Object.fromEntries(
    LANGUAGES.flatMap((language) => (typed[language].subject === '' ? [] : [[language, typed[language]]])),
  ),
})

/** A new issue, once `nestWords` has read the form. */
export const newsletterIssueSchema = form(fields).transform(toTexts)

/** Another text of a draft: with the version that the page showed. */
export const newsletterChangeSchema = form({ ...fields, version: seenVersion }).transform(
  ({ version, ...typed }) => ({
    version,
    texts: toTexts(typed),
  }),
)
export type NewsletterChange = z.output<typeof newsletterChangeSchema>

/** Sending reaches everybody at once, so it is confirmed, and what goes is the version that the page showed. */
export const newsletterSendSchema = form({
  version: seenVersion,
  confirmed: z.literal('yes', { error: 'required' }),
})

/** A draft is thrown away as the page showed it. */
export const newsletterVersionSchema = form({ version: seenVersion })

/** Whether there is anything left that a stop would keep from going. */
export const canStopNewsletter = ({ state, waiting }: { state: NewsletterState; waiting: number }): boolean =>
  state === 'sending' || (state === 'sent' && waiting > 0)
