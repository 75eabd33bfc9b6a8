import { z } from 'zod'
import { composedString, typedString } from '../kernel/bounded-text'
import { form, phoneSchema, text } from '../kernel/schemas'
import { BANK_DIGITS_PROBLEM, bankAccountFields, hasBankDigits } from '../payouts/schemas'
import { SST_NUMBER, writeSstNumber } from '../payouts/taxpayer'
import { hasContact } from '../support/contact'
import { MAX_CV_BYTES, writtenMessage } from '../support/schemas'
import { AFFILIATE_REJECTIONS, type RejectionReason, SELLER_REJECTIONS } from './application-lists'
import { SELLER_KINDS } from './seller-kinds'

/** The status of a member as a seller; null for one who never applied. */
export type SellerStatus = 'pending' | 'approved' | 'rejected' | 'suspended'

/** What the proof of who someone is may weigh, as a file. */
export const MAX_DOCUMENT_BYTES = MAX_CV_BYTES

const squeezed = typedString(20).transform((typed) => typed.replace(/[\s\p{Pd}]/gu, '').toUpperCase())

/**
 * A MyKad or passport number of a person, or the number of a company at SSM, the old ("1234567-A") or the new
 * one (twelve digits). Blanks and hyphens do not count. Whether it is real, whoever checks the proof sees.
 */
const registrationSchema = squeezed.pipe(
  z
    .string()
    .min(1, 'required')
    .regex(/^(?=(?:[A-Z]*\d){5})[A-Z0-9/]{6,20}$/, 'registrationNumber'),
)

/** Few have one. */
const sstNumberSchema = squeezed
  .pipe(z.union([z.literal(''), z.string().regex(SST_NUMBER, 'sstNumber')], { error: 'sstNumber' }))
  .transform(writeSstNumber)
  .default('')

/** The details in a seller's application. The proof is sent with it, as a file. */
export const sellerApplicationSchema = form({
  kind: z.enum(SELLER_KINDS, { error: 'sellerKind' }),
  /** As written in the proof. */
  legalName: text(120),
  registration: registrationSchema,
  sstNumber: sstNumberSchema,
  /** On one line, as on invoices. */
  address: text(300),
  phone: phoneSchema,
  storeName: text(60).refine((typed) => !hasContact(typed), 'contact'),
  message: writtenMessage,
  ...bankAccountFields,
  terms: z.literal('on', { error: 'sellerTerms' }),
}).refine(hasBankDigits, BANK_DIGITS_PROBLEM)
export type SellerApplicationInput = z.output<typeof sellerApplicationSchema>

/** Why an application is not accepted, as the applicant reads it. */
export interface SellerRejectionInput {
  reason: string
}

/** The form of it: a reason that is picked, own words, or both. */
const rejectionSchema = <const Picks extends readonly RejectionReason[]>(picks: Picks) =>
  form({
    pick: z.union([z.literal(''), z.enum(picks)], { error: 'required' }).default(''),
    reason: composedString(400).default(''),
  }).refine(({ pick, reason }) => pick !== '' || reason !== '', { path: ['reason'], error: 'required' })

export const sellerRejectionSchema = rejectionSchema(SELLER_REJECTIONS)
export const affiliateRejectionSchema = rejectionSchema(AFFILIATE_REJECTIONS)
