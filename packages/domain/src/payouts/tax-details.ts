import { z } from 'zod'
import { boundedString, typedString } from '../kernel/bounded-text'
import { form, text } from '../kernel/schemas'
import { isMalaysianState } from '../shipping/places'
import { TAX_ID_KINDS, type TaxIdKind } from './tax-id-kinds'
import { SST_NUMBER, TIN, writeSstNumber } from './taxpayer'

const DIGITS = /^\d{12}$/
const ID_SHAPES: Readonly<Record<TaxIdKind, RegExp>> = {
  BRN: DIGITS,
  NRIC: DIGITS,
  PASSPORT: /^[A-Z0-9]{5,15}$/,
  ARMY: /^[A-Z0-9]{5,15}$/,
}
const ID_PROBLEMS = { BRN: 'brn', NRIC: 'nric', PASSPORT: 'taxId', ARMY: 'taxId' } as const

const squeezed = typedString(20).transform((typed) => typed.replace(/[\s\p{Pd}]/gu, '').toUpperCase())
const emptyOr = (shape: RegExp, problem: string) =>
  squeezed.pipe(z.union([z.literal(''), z.string().regex(shape, problem)], { error: problem })).default('')

/**
 * Who a member is for e-invoices (MyInvois). A company has both numbers; of a person one is enough, as the tax authority
 * has a general number for each.
 */
export const taxDetailsSchema = form({
  /** As at the tax authority. */
  name: text(120),
  idKind: z.enum(TAX_ID_KINDS, { error: 'required' }),
  idNumber: squeezed.default(''),
  tin: emptyOr(TIN, 'tin'),
  sstNumber: emptyOr(SST_NUMBER, 'sstNumber').transform(writeSstNumber),
  line: text(150),
  city: text(50),
  postcode: typedString(10).pipe(
    z
      .string()
      .min(1, 'required')
      .regex(/^\d{5}$/, 'postcode'),
  ),
  state: typedString(3).refine(isMalaysianState, 'state'),
  /** Whether invoices of what they buy are made out to this name. */
  onInvoices: z
    .literal('on', { error: 'choose' })
    .optional()
    .transform((value) => value === 'on'),
}).superRefine(({ idKind, idNumber, tin }, context) => {
  const refuse = (field: string, message: string) =>
    context.addIssue({ code: 'custom', path: [field], message })
  if (idNumber !== '' && !ID_SHAPES[idKind].test(idNumber)) refuse('idNumber', ID_PROBLEMS[idKind])
  if (idNumber === '' && (idKind === 'BRN' || tin === '')) refuse('idNumber', 'required')
  if (tin === '' && idKind === 'BRN') refuse('tin', 'required')
})
export type TaxDetails = z.output<typeof taxDetailsSchema>

const kept = boundedString(150)
/** The same as they are kept. */
export const keptTaxDetailsSchema = z.object({
  name: kept,
  idKind: z.enum(TAX_ID_KINDS),
  idNumber: kept,
  tin: kept,
  sstNumber: kept,
  line: kept,
  city: kept,
  postcode: kept,
  state: kept,
  onInvoices: z.boolean(),
})

/** The tax authority's numbers for those who have no other. */
const GENERAL_TIN = 'EI00000000010'
const FOREIGN_TIN = 'EI00000000020'
const NO_ID = '000000000000'

/** The numbers that stand in an e-invoice: where a person has only one of them, the general one is the other. */
export const taxNumbers = ({ idKind, idNumber, tin }: Pick<TaxDetails, 'idKind' | 'idNumber' | 'tin'>) => ({
  tin: tin || (idKind === 'PASSPORT' ? FOREIGN_TIN : GENERAL_TIN),
  registration: idNumber || NO_ID,
  registrationType: idKind,
})

/** Whom the one e-invoice of a month is made out to that stands for all buyers who have not asked for their own. */
export const GENERAL_PUBLIC = { name: 'General Public', tin: GENERAL_TIN } as const

const STATE_CODES: Readonly<Record<string, string>> = {
  ...{ jhr: '01', kdh: '02', ktn: '03', mlk: '04', nsn: '05', phg: '06', png: '07', prk: '08', pls: '09' },
  ...{ sgr: '10', trg: '11', sbh: '12', swk: '13', kul: '14', lbn: '15', pjy: '16' },
}
/** The tax authority's code of a state; that of none where it has no name here. */
export const taxStateCode = (state: string): string => STATE_CODES[state] ?? NO_STATE
export const NO_STATE = '17'
