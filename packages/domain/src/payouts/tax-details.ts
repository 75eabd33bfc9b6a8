import { z } from 'zod'
import { boundedString, typedString } from '../kernel/bounded-text'
import { form, optionalText, text, together, withRules } from '../kernel/schemas'
import { isCountry, isMalaysianState } from '../shipping/places'
import { TAX_ID_KINDS, type TaxIdKind } from './tax-id-kinds'
import { SST_NUMBER, TIN, writeSstNumber } from './taxpayer'

const DIGITS = /^\d{12}$/
const ID_SHAPES: Readonly<Record<TaxIdKind, RegExp>> = {
  BRN: DIGITS,
  NRIC: DIGITS,
  PASSPORT: /^[A-Z0-9]{5,15}$/,
  ARMY: /^[A-Z0-9]{5,15}$/,
}
/** Of a company abroad, whatever its register looks like. */
const FOREIGN_NUMBER = /^[A-Z0-9./]{2,20}$/
const HOME = 'MY'
const ID_PROBLEMS = { BRN: 'brn', NRIC: 'nric', PASSPORT: 'taxId', ARMY: 'taxId' } as const

const squeezed = typedString(20).transform((typed) => typed.replace(/[\s\p{Pd}]/gu, '').toUpperCase())
const emptyOr = (shape: RegExp, problem: string) =>
  squeezed.pipe(z.union([z.literal(''), z.string().regex(shape, problem)], { error: problem })).default('')

const fields = form({
  /** As at the tax authority. */
  name: text(120),
  idKind: z.enum(TAX_ID_KINDS, { error: 'required' }),
  idNumber: squeezed.default(''),
  tin: emptyOr(TIN, 'tin'),
  sstNumber: emptyOr(SST_NUMBER, 'sstNumber').transform(writeSstNumber),
  line: text(150),
  city: text(50),
  postcode: optionalText(10),
  /** Of Malaysia; empty for an address abroad. */
  state: typedString(3).default(''),
  country: typedString(2).refine(isCountry, 'country').default(HOME),
  /** Of the industry, and what the business does in words; both empty for who does none. */
  msic: emptyOr(/^\d{5}$/, 'msic'),
  activity: optionalText(300),
  /** Whether invoices of what they buy are made out to this name. */
  onInvoices: z
    .literal('on', { error: 'choose' })
    .optional()
    .transform((value) => value === 'on'),
})
type Fields = z.output<typeof fields>

const rules = [
  together<Fields, 'country' | 'state'>(['country', 'state'], ({ country, state }, refuse) => {
    if (country === HOME && !isMalaysianState(state)) refuse('state', 'state')
  }),
  together<Fields, 'country' | 'postcode'>(['country', 'postcode'], ({ country, postcode }, refuse) => {
    if (country === HOME && !/^\d{5}$/.test(postcode))
      refuse('postcode', postcode === '' ? 'required' : 'postcode')
  }),
  together<Fields, 'msic' | 'activity'>(['msic', 'activity'], ({ msic, activity }, refuse) => {
    if (msic === '' && activity !== '') refuse('msic', 'required')
    if (activity === '' && msic !== '') refuse('activity', 'required')
  }),
  together<Fields, 'idKind' | 'idNumber' | 'country'>(
    ['idKind', 'idNumber', 'country'],
    ({ idKind, idNumber, country }, refuse) => {
      if (idNumber === '') return
      const isForeign = isForeignCompany({ idKind, country })
      const shape = isForeign ? FOREIGN_NUMBER : ID_SHAPES[idKind]
      if (!shape.test(idNumber)) refuse('idNumber', isForeign ? 'taxId' : ID_PROBLEMS[idKind])
    },
  ),
  together<Fields, 'idKind' | 'idNumber' | 'tin' | 'country'>(
    ['idKind', 'idNumber', 'tin', 'country'],
    ({ idKind, idNumber, tin, country }, refuse) => {
      if (isForeignCompany({ idKind, country })) return
      if (idNumber === '' && (idKind === 'BRN' || tin === '')) refuse('idNumber', 'required')
      if (tin === '' && idKind === 'BRN') refuse('tin', 'required')
    },
  ),
]

/**
 * Who a member is for e-invoices (MyInvois). A company has both numbers; of a person one is enough, as the tax authority
 * has a general number for each. A company abroad may have neither.
 */
export const taxDetailsSchema = withRules(fields, ...rules)
export type TaxDetails = z.output<typeof taxDetailsSchema>

/** A company that is registered abroad may have no number of this country. */
const isForeignCompany = ({ idKind, country }: Pick<TaxDetails, 'idKind' | 'country'>): boolean =>
  idKind === 'BRN' && country !== HOME

/** Whether two details are of one party, by either number: then the later ones correct the earlier. */
export const isSameParty = (one: TaxDetails, other: TaxDetails): boolean =>
  (one.tin !== '' && one.tin === other.tin) ||
  (one.idNumber !== '' && one.idKind === other.idKind && one.idNumber === other.idNumber)

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
  // Those of earlier versions say nothing of these.
  country: kept.default(HOME),
  msic: kept.default(''),
  activity: boundedString(300).default(''),
  onInvoices: z.boolean(),
})

/** The tax authority's numbers for those who have no other: one for foreigners who buy, another for those who are paid. */
const GENERAL_TIN = 'EI00000000010'
const FOREIGN_TINS = { buyer: 'EI00000000020', supplier: 'EI00000000030' } as const
const NO_ID = '000000000000'
/** What stands where a number does not exist: whoever is not registered has none. */
export const NONE = 'NA'

/** The numbers that stand in an e-invoice: where somebody has only one of them, the general one is the other. */
export function taxNumbers(
  details: Pick<TaxDetails, 'idKind' | 'idNumber' | 'tin' | 'country'>,
  role: 'supplier' | 'buyer',
) {
  const { idKind, idNumber, tin } = details
  const isForeign = idKind === 'PASSPORT' || isForeignCompany(details)
  return {
    tin: tin || (isForeign ? FOREIGN_TINS[role] : GENERAL_TIN),
    registration: idNumber || (isForeignCompany(details) ? NONE : NO_ID),
    registrationType: idKind,
  }
}

/** Whom the one e-invoice of a month is made out to that stands for all buyers who have not asked for their own. */
export const GENERAL_PUBLIC = { name: 'General Public', tin: GENERAL_TIN } as const

const STATE_CODES: Readonly<Record<string, string>> = {
  ...{ jhr: '01', kdh: '02', ktn: '03', mlk: '04', nsn: '05', phg: '06', png: '07', prk: '08', pls: '09' },
  ...{ sgr: '10', trg: '11', sbh: '12', swk: '13', kul: '14', lbn: '15', pjy: '16' },
}
/** The tax authority's code of a state; that of none for what is no state of Malaysia. */
export const taxStateCode = (state: string): string => STATE_CODES[state] ?? NO_STATE
export const NO_STATE = '17'
