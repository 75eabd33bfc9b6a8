import { z } from 'zod'
import { boundedString, typedString } from '../kernel/bounded-text'
import { parseRinggit, type Sen, ZERO } from '../kernel/money'
import { form, idText, optionalText, text } from '../kernel/schemas'
import { ADJUSTED_AGAINST, ADJUSTMENT_WAYS, BALANCE_SIDES } from './adjustments'
import { BANK_COLUMNS, MAX_STATEMENT_COLUMNS, mappingProblem } from './bank-columns'
import { digitsOf, SWIFT_CODES, type SwiftCode } from './banks'
import { OUTCOMES, PAYOUT_STATES } from './payouts'

/** Blanks and hyphens do not count. How many digits there are depends on the bank. */
const accountNumberSchema = typedString(20)
  .transform((typed) => typed.replace(/[\s\p{Pd}]/gu, ''))
  .pipe(z.string().min(1, 'required').regex(/^\d+$/, 'bankAccount'))

/** The fields of where someone is paid. A form that has them checks `hasBankDigits`, too. */
export const bankAccountFields = {
  bank: z.enum(SWIFT_CODES, { error: 'bank' }),
  accountNumber: accountNumberSchema,
  accountHolder: text(120),
}

/** Whether an account number is as long as those of its bank. */
export const hasBankDigits = ({ bank, accountNumber }: { bank: SwiftCode; accountNumber: string }): boolean =>
  digitsOf(bank).includes(accountNumber.length)

/** What is wrong where `hasBankDigits` says no; also beside fields that are wrong themselves. */
export const BANK_DIGITS_PROBLEM = { path: ['accountNumber'], error: 'bankAccount' }

/** Where someone is paid. */
export const bankAccountSchema = form(bankAccountFields).refine(hasBankDigits, BANK_DIGITS_PROBLEM)
export type BankAccountInput = z.output<typeof bankAccountSchema>

/** What the bank has said of a payout; `from` is how the page showed it. The seller reads the reason of a failure. */
export const payoutOutcomeSchema = form({
  from: z.enum(PAYOUT_STATES, { error: 'required' }),
  to: z.enum(OUTCOMES, { error: 'required' }),
  note: optionalText(200),
}).refine(({ to, note }) => to !== 'failed' || note.trim() !== '', { path: ['note'], error: 'required' })
export type PayoutOutcomeInput = z.output<typeof payoutOutcomeSchema>

/** A debt that is written off; `owed` is what the page showed, in sen. */
export const waiveDebtSchema = form({
  userId: idText,
  owed: z.coerce.number().int(),
  reason: text(200),
})
export type WaiveDebtInput = z.output<typeof waiveDebtSchema>

/** What the bank calls a transfer that failed. */
export const failedPayoutSchema = form({ bankReference: text(60) })

/** An amount above 0, as it is typed in ringgit. */
const amount = boundedString(20, { error: 'price', tooLong: 'price' })
  .refine((typed) => (parseRinggit(typed) ?? 0) > 0, 'price')
  .transform((typed): Sen => parseRinggit(typed) ?? ZERO)

/** The rules of payout runs; those with `seen` are what the page showed. */
export const payoutRulesSchema = form({
  minimum: amount,
  secondAdmin: amount,
  seenMinimum: amount,
  seenSecondAdmin: amount,
})
export type PayoutRulesInput = z.output<typeof payoutRulesSchema>

/** A balance that is adjusted; `seen` is what the page showed of it, in sen. The member reads the reason. */
export const adjustmentSchema = form({
  side: z.enum(BALANCE_SIDES, { error: 'required' }),
  way: z.enum(ADJUSTMENT_WAYS, { error: 'required' }),
  amount,
  against: z.enum(ADJUSTED_AGAINST, { error: 'required' }),
  reason: text(200),
  seen: z.coerce.number().int(),
})
export type AdjustmentInput = z.output<typeof adjustmentSchema>

/** An adjustment that is reversed; the member reads the reason. */
export const reversalSchema = form({ adjustmentId: idText, reason: text(200) })
export type ReversalInput = z.output<typeof reversalSchema>

/** A proposed adjustment that another admin decides on. */
export const adjustmentRequestSchema = form({ requestId: idText })

/** A statement of an account of the market; of its number the end is enough. */
export const statementSchema = form({
  bank: z.enum(SWIFT_CODES, { error: 'bank' }),
  accountEnd: typedString(30)
    .transform((typed) => typed.replace(/[\s\p{Pd}]/gu, ''))
    .pipe(
      z
        .string()
        .min(1, 'required')
        .regex(/^\d{4,17}$/, 'accountEnd'),
    )
    .transform((digits) => digits.slice(-4)),
})
export type StatementInput = z.output<typeof statementSchema>

const MAX_ROW = 1_048_576
const PROBLEMS = {
  noDate: 'bankDate',
  noWords: 'bankWords',
  noAmount: 'bankAmount',
  twice: 'bankTwice',
} as const

/** What the columns of a statement say, as somebody has chosen them: `column0` and so on. */
export const bankMappingSchema = form({
  firstRow: z.coerce.number({ error: 'bankRow' }).int('bankRow').min(1, 'bankRow').max(MAX_ROW, 'bankRow'),
  columns: z
    .array(z.union([z.enum(BANK_COLUMNS), z.literal('').transform(() => null)], { error: 'required' }))
    .max(MAX_STATEMENT_COLUMNS, 'required'),
}).superRefine(({ columns }, context) => {
  const problem = mappingProblem(columns)
  if (problem !== null) context.addIssue({ code: 'custom', path: ['columns'], message: PROBLEMS[problem] })
})
export type BankMappingInput = z.output<typeof bankMappingSchema>

/** What members read whose payouts came back. */
export const confirmStatementSchema = form({ returnNote: text(200) })

/** How a line that no payout explains is explained. */
export const explainLineSchema = form({
  statementId: idText,
  position: z.coerce
    .number({ error: 'required' })
    .int('required')
    .min(1, 'required')
    .max(MAX_ROW, 'required'),
  explanation: text(300),
})
export type ExplainLineInput = z.output<typeof explainLineSchema>
