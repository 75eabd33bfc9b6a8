import { type Sen, sen } from '../kernel/money'
import { csvAmount } from '../platform/csv'
import type { Operator } from '../platform/operator'

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

/** A supplier or a buyer of an e-invoice. Null is what this market does not know. */
export interface EInvoiceParty {
  name: string
  tin: string | null
  registration: string | null
  sst: string | null
  /** Of the industry, as the tax authority lists them. */
  msic: string | null
  address: string | null
  state: string | null
  country: string
  email: string | null
  phone: string | null
}

export interface EInvoice {
  number: string
  type: { code: string; name: string }
  /** The last day of the month, "2026-11-30". */
  date: string
  currency: 'MYR'
  supplier: EInvoiceParty
  buyer: EInvoiceParty
  lines: {
    classification: { code: string; name: string }
    description: string
    quantity: 1
    unitPrice: string
    /** Null where the operator is registered for tax: whether the amount holds it is not known here. */
    taxType: { code: string; name: string } | null
    taxAmount: string | null
    subtotal: string
  }[]
  totalExcludingTax: string | null
  totalTax: string | null
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

const operatorParty = (operator: Operator): EInvoiceParty => ({
  name: operator.name,
  tin: null,
  registration: known(operator.registration),
  sst: known(operator.sst),
  msic: null,
  address: known(operator.address),
  state: null,
  country: 'MYS',
  email: known(operator.email),
  phone: known(operator.phone),
})

const memberParty = ({ name, business }: EInvoiceMember): EInvoiceParty => ({
  name: business?.name ?? name,
  tin: null,
  registration: known(business?.registration),
  sst: known(business?.sstNumber),
  msic: null,
  address: known(business?.address),
  state: null,
  country: 'MYS',
  email: known(business?.email),
  phone: known(business?.phone),
})

/** What an e-invoice needs of a party; the industry only of suppliers. */
const NEEDED = ['name', 'tin', 'registration', 'address', 'state', 'email', 'phone'] as const

const missingOf = (role: 'supplier' | 'buyer', party: EInvoiceParty): string[] =>
  [...NEEDED, ...(role === 'supplier' ? (['msic'] as const) : [])]
    .filter((field) => party[field] === null || party[field] === '')
    .map((field) => `${role}.${field}`)

interface Month {
  /** "2026-11" */
  name: string
  /** Its last day, "2026-11-30". */
  lastDay: string
  operator: Operator
}

function makeEInvoice(
  { name: month, lastDay, operator }: Month,
  member: EInvoiceMember,
  kind: keyof typeof CLASSIFICATIONS,
): EInvoice {
  const isFee = kind === 'fees'
  const [whole, back] = isFee ? [TYPES.invoice, TYPES.creditNote] : [TYPES.selfBilled, TYPES.selfBilledCredit]
  const type = member.amount < 0 ? back : whole
  const [own, other] = [operatorParty(operator), memberParty(member)]
  const supplier = isFee ? own : other
  const buyer = isFee ? other : own
  const amount = csvAmount(sen(Math.abs(member.amount)))
  const isTaxed = supplier.sst !== null
  return {
    number: `${isFee ? 'FEE' : 'COM'}-${month}-${member.userId.slice(-10).toUpperCase()}`,
    type,
    date: lastDay,
    currency: 'MYR',
    supplier,
    buyer,
    lines: [
      {
        classification: CLASSIFICATIONS[kind],
        description: isFee ? `Fees of the market, ${month}` : `Commission on fees, ${month}`,
        quantity: 1,
        unitPrice: amount,
        taxType: isTaxed ? null : NO_TAX,
        taxAmount: isTaxed ? null : csvAmount(sen(0)),
        subtotal: amount,
      },
    ],
    totalExcludingTax: isTaxed ? null : amount,
    totalTax: isTaxed ? null : csvAmount(sen(0)),
    totalPayable: amount,
    missing: [
      ...missingOf('supplier', supplier),
      ...missingOf('buyer', buyer),
      ...(isTaxed ? ['lines.taxType', 'lines.taxAmount', 'totalExcludingTax', 'totalTax'] : []),
    ],
  }
}

/** The operator's invoice to a seller for the fees of a month; a credit note when more was given back. */
export const feeInvoice = (month: Month, seller: EInvoiceMember): EInvoice =>
  makeEInvoice(month, seller, 'fees')

/** What the operator invoices itself for a reseller, who is paid a part of the fees. */
export const commissionInvoice = (month: Month, reseller: EInvoiceMember): EInvoice =>
  makeEInvoice(month, reseller, 'commission')
