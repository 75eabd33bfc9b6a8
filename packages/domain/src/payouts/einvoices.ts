import { type Sen, sen } from '../kernel/money'
import { csvAmount } from '../platform/csv'
import type { Operator } from '../platform/operator'
import type { Taxpayer } from './taxpayer'

/** Codes of the tax authority's lists for e-invoices (MyInvois). */
const TYPES = {
  invoice: { code: '01', name: 'Invoice' },
  creditNote: { code: '02', name: 'Credit Note' },
  selfBilled: { code: '11', name: 'Self-billed Invoice' },
  selfBilledCredit: { code: '12', name: 'Self-billed Credit Note' },
} as const
const CLASSIFICATIONS = {
  fees: { code: '022', name: 'Others' },
  commission: { code: '037', name: 'Self-billed - Monetary payment to agents, dealers or distributors' },
} as const
const NO_TAX = { code: '06', name: 'Not Applicable' } as const
/** What stands where a number does not exist: whoever is not registered has none. */
const NONE = 'NA'
/** The unit of what is not counted or measured (UN/ECE recommendation 20). */
const UNIT = { code: 'C62', name: 'one' } as const

/** A supplier or a buyer of an e-invoice. Null is what this market does not know. */
export interface EInvoiceParty {
  name: string
  tin: string | null
  /** Of a company; that of a person's identity card is known to reviewers alone. */
  registration: string | null
  registrationType: 'BRN' | null
  /** For sales and service tax, and for tourism tax; "NA" for who is not registered. */
  sst: string
  ttx: string
  /** Of the industry, as the tax authority lists them, and what the business does in words; of suppliers. */
  msic: string | null
  activity: string | null
  address: string | null
  city: string | null
  /** The tax authority's code. */
  state: string | null
  country: string
  email: string | null
  phone: string | null
}

export interface EInvoice {
  version: '1.1'
  number: string
  type: { code: string; name: string }
  /** The last day of the month, "2026-11-30". Whoever sends it later puts in the day it is sent. */
  date: string
  currency: 'MYR'
  /** The days it is about. */
  billing: { frequency: 'Monthly'; from: string; to: string }
  /** The number that the tax authority has given to what is credited; null for invoices, and where it is not known here. */
  originalReference: string | null
  supplier: EInvoiceParty
  buyer: EInvoiceParty
  lines: {
    classification: { code: string; name: string }
    description: string
    quantity: 1
    unit: { code: string; name: string }
    unitPrice: string
    /** Null where the operator is registered for tax: whether the amount holds it is not known here. */
    taxType: { code: string; name: string } | null
    /** In percent. */
    taxRate: string | null
    taxAmount: string | null
    subtotal: string
  }[]
  totalExcludingTax: string | null
  totalTax: string | null
  totalIncludingTax: string
  totalPayable: string
  /** What has to be filled in before it can be sent, as paths. */
  missing: string[]
}

/** Somebody with what they were charged or are paid in the month, in sen; below 0 when more was given back. */
export interface EInvoiceMember {
  userId: string
  name: string
  amount: Sen
  business: {
    name: string
    registration: string
    sstNumber: string | null
    address: string
    email: string
    phone: string
  } | null
}

const known = (text: string | null | undefined): string | null =>
  text == null || text.trim() === '' ? null : text

const operatorParty = (operator: Operator, taxpayer: Taxpayer): EInvoiceParty => ({
  name: operator.name,
  tin: known(taxpayer.tin),
  registration: known(operator.registration),
  registrationType: known(operator.registration) === null ? null : 'BRN',
  sst: known(operator.sst) ?? NONE,
  ttx: NONE,
  msic: known(taxpayer.msic),
  activity: known(taxpayer.activity),
  address: known(operator.address),
  city: known(taxpayer.city),
  state: known(taxpayer.state),
  country: 'MYS',
  email: known(operator.email),
  phone: known(operator.phone),
})

const memberParty = ({ name, business }: EInvoiceMember): EInvoiceParty => ({
  name: business?.name ?? name,
  tin: null,
  registration: known(business?.registration),
  registrationType: known(business?.registration) === null ? null : 'BRN',
  sst: known(business?.sstNumber) ?? NONE,
  ttx: NONE,
  msic: null,
  activity: null,
  address: known(business?.address),
  city: null,
  state: null,
  country: 'MYS',
  email: known(business?.email),
  phone: known(business?.phone),
})

/** What an e-invoice needs of a party; the industry only of suppliers. An email may be left out. */
const NEEDED = ['name', 'tin', 'registration', 'address', 'city', 'state', 'phone'] as const
const NEEDED_OF_SUPPLIERS = [...NEEDED, 'msic', 'activity'] as const

const missingOf = (role: 'supplier' | 'buyer', party: EInvoiceParty): string[] =>
  (role === 'supplier' ? NEEDED_OF_SUPPLIERS : NEEDED)
    .filter((field) => party[field] === null || party[field] === '')
    .map((field) => `${role}.${field}`)

interface Month {
  /** "2026-11" */
  name: string
  /** Its first day and its last, "2026-11-30". */
  firstDay: string
  lastDay: string
  operator: Operator
  taxpayer: Taxpayer
}

function makeEInvoice(
  { name: month, firstDay, lastDay, operator, taxpayer }: Month,
  member: EInvoiceMember,
  kind: keyof typeof CLASSIFICATIONS,
): EInvoice {
  const isFee = kind === 'fees'
  const [whole, back] = isFee ? [TYPES.invoice, TYPES.creditNote] : [TYPES.selfBilled, TYPES.selfBilledCredit]
  const type = member.amount < 0 ? back : whole
  const [own, other] = [operatorParty(operator, taxpayer), memberParty(member)]
  const supplier = isFee ? own : other
  const buyer = isFee ? other : own
  const amount = csvAmount(sen(Math.abs(member.amount)))
  const isTaxed = supplier.sst !== NONE
  const isCredit = type === back
  return {
    version: '1.1',
    number: `${isFee ? 'FEE' : 'COM'}-${month}-${member.userId.slice(-10).toUpperCase()}`,
    type,
    date: lastDay,
    currency: 'MYR',
    billing: { frequency: 'Monthly', from: firstDay, to: lastDay },
    originalReference: null,
    supplier,
    buyer,
    lines: [
      {
        classification: CLASSIFICATIONS[kind],
        description: isFee ? `Fees of the market, ${month}` : `Commission on fees, ${month}`,
        quantity: 1,
        unit: UNIT,
        unitPrice: amount,
        taxType: isTaxed ? null : NO_TAX,
        taxRate: isTaxed ? null : '0.00',
        taxAmount: isTaxed ? null : csvAmount(sen(0)),
        subtotal: amount,
      },
    ],
    totalExcludingTax: isTaxed ? null : amount,
    totalTax: isTaxed ? null : csvAmount(sen(0)),
    totalIncludingTax: amount,
    totalPayable: amount,
    missing: [
      ...missingOf('supplier', supplier),
      ...missingOf('buyer', buyer),
      ...(isCredit ? ['originalReference'] : []),
      ...(isTaxed
        ? ['lines.taxType', 'lines.taxRate', 'lines.taxAmount', 'totalExcludingTax', 'totalTax']
        : []),
    ],
  }
}

/** The operator's invoice to a seller for the fees of a month; a credit note when more was given back. */
export const feeInvoice = (month: Month, seller: EInvoiceMember): EInvoice =>
  makeEInvoice(month, seller, 'fees')

/** What the operator invoices itself for a reseller, who is paid a part of the fees. */
export const commissionInvoice = (month: Month, reseller: EInvoiceMember): EInvoice =>
  makeEInvoice(month, reseller, 'commission')
