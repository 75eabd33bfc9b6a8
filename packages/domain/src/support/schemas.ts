import { z } from 'zod'
import { composedString, typedString } from '../kernel/bounded-text'
import { emailSchema, form, optionalPhoneSchema, paragraphs, phoneSchema, text } from '../kernel/schemas'
import { days } from '../kernel/time'
import { AFFILIATE_CHANNELS, CONTACT_TOPICS } from './contact-topics'

/** From where something was written to those who run the market. */
const INBOX_KINDS = ['contact', 'accessibility'] as const
export type InboxKind = (typeof INBOX_KINDS)[number]

/** Shorter ones cannot be answered. */
export const MIN_MESSAGE_LENGTH = 10
export const MAX_MESSAGE_LENGTH = 4_000

/** How long messages are stored; then they are deleted automatically. */
export const INBOX_KEPT = { messages: days(730), applications: days(365) } as const

/** How long an address stays whose owner did not confirm the newsletter. */
export const NEWSLETTER_UNCONFIRMED_KEPT = days(30)

/** What is written to those who run the market. */
export const writtenMessage = paragraphs(MAX_MESSAGE_LENGTH).refine(
  (typed) => typed === '' || [...typed].length >= MIN_MESSAGE_LENGTH,
  'messageShort',
)

/** As it is printed on the order; small letters and blanks are put right. */
const orderNumberSchema = typedString(40)
  .trim()
  .toUpperCase()
  .max(40, 'tooLong')
  .refine((typed) => typed === '' || /^PSR-[0-9A-HJKMNP-TV-Z]{8}$/.test(typed), 'orderNumber')
  .default('')

export const contactSchema = form({
  topic: z.enum(CONTACT_TOPICS, { error: 'topic' }),
  name: text(80),
  email: emailSchema,
  orderNumber: orderNumberSchema,
  message: writtenMessage,
})
export type ContactInput = z.output<typeof contactSchema>

export const accessibilitySchema = form({
  name: text(80),
  email: emailSchema,
  /** Where it happened: an address or a few words. */
  page: composedString(200).default(''),
  message: writtenMessage,
})
export type AccessibilityInput = z.output<typeof accessibilitySchema>

/** What a CV may weigh, as a file. */
export const MAX_CV_BYTES = 5 * 1024 * 1024

export const jobApplicationSchema = form({
  name: text(80),
  email: emailSchema,
  phone: phoneSchema,
  /** A post's slug; empty for someone who applies for none of them. */
  post: typedString(80).trim().max(80, 'tooLong').default(''),
  message: writtenMessage,
})
export type JobApplicationInput = z.output<typeof jobApplicationSchema>

export const affiliateSchema = form({
  channel: z.enum(AFFILIATE_CHANNELS, { error: 'channel' }),
  phone: optionalPhoneSchema,
  message: writtenMessage,
})
export type AffiliateInput = z.output<typeof affiliateSchema>

export type AffiliateState = 'pending' | 'approved' | 'rejected'

export const newsletterSchema = form({ email: emailSchema })
