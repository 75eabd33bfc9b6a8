import { type Sen, sen } from '../kernel/money'
import { csvAmount } from '../platform/csv'
import type { Operator } from '../platform/operator'
import {
  type EInvoiceMember,
  type EInvoiceParty,
  generalPublic,
  memberParty,
  missingOf,
  operatorParty,
} from './einvoice-parties'
import { NONE } from './tax-details'
import type { Taxpayer } from './taxpayer'

/** Codes of the tax authority's lists for e-invoices (MyInvois). */
const TYPES = {
  invoice: { code: '01', name: 'Invoice' },
  creditNote: { code: '02', name: 'Credit Note' },
  selfBilled: { code: '11', name: 'Self-billed Invoice' },
  selfBilledCredit: { code: '12', name: 'Self-billed Credit Note' },
} as const
const CLASSIFICATIONS = {
  fee: { code: '022', name: 'Others' },
  sale: { code: '008', name: 'e-Commerce - e-Invoice to buyer / purchaser' },
  consolidated: { code: '004', name: 'Consolidated e-Invoice' },
  goods: { code: '009', name: 'e-Commerce - Self-billed e-Invoice to seller, logistics, etc.' },
  commission: { code: '037', name: 'Self-billed - Monetary payment to agents, dealers or distributors' },
} as const
const NO_TAX = { code: '06', name: 'Not Applicable' } as const
/** The unit of what is not counted or measured (UN/ECE recommendation 20). */
const UNIT = { code: 'C62', name: 'one' } as const

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

/** A month with who issues its documents. */
export interface EInvoiceMonth {
  /** "2026-11" */
  name: string
  /** Its first day and its last, "2026-11-30". */
  firstDay: string
  lastDay: string
  operator: Operator
  taxpayer: Taxpayer
}

interface About {
  kind: keyof typeof CLASSIFICATIONS
  number: string
  /** What it is about, in sen; below 0 when it is a credit note. */
  items: readonly { description: string; amount: Sen }[]
  supplier: EInvoiceParty
  buyer: EInvoiceParty
}

/**
 * An order of this much or more has an invoice of its own, whether its buyer asked or not. Sources say "above RM 10,000" and
 * "RM 10,000 or more": an invoice of its own is right for both.
 */
export const OWN_INVOICE_FROM = sen(1_000_000)

const SELF_BILLED: readonly About['kind'][] = ['commission', 'goods']

function makeEInvoice({ firstDay, lastDay }: EInvoiceMonth, about: About): EInvoice {
  const { kind, number, items, supplier, buyer } = about
  const isSelfBilled = SELF_BILLED.includes(kind)
  const [whole, back] = isSelfBilled
    ? [TYPES.selfBilled, TYPES.selfBilledCredit]
    : [TYPES.invoice, TYPES.creditNote]
  const total = items.reduce((sum: number, { amount }) => sum + amount, 0)
  const isCredit = total < 0
  const write = (value: number): string => csvAmount(sen(Math.abs(value)))
  const amount = write(total)
  const isTaxed = supplier.sst !== NONE
  return {
    version: '1.1',
    number,
    type: isCredit ? back : whole,
    date: lastDay,
    currency: 'MYR',
    billing: { frequency: 'Monthly', from: firstDay, to: lastDay },
    originalReference: null,
    supplier,
    buyer,
    lines: items.map((item) => ({
      classification: CLASSIFICATIONS[kind],
      description: item.description,
      quantity: 1,
      unit: UNIT,
      unitPrice: write(item.amount),
      taxType: isTaxed ? null : NO_TAX,
      taxRate: isTaxed ? null : '0.00',
      taxAmount: isTaxed ? null : csvAmount(sen(0)),
      subtotal: write(item.amount),
    })),
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

const ownParty = ({ operator, taxpayer }: EInvoiceMonth): EInvoiceParty => operatorParty(operator, taxpayer)
const endOf = (userId: string): string => userId.slice(-10).toUpperCase()

/** The operator's invoice to a seller for the fees of a month; a credit note when more was given back. */
export const feeInvoice = (month: EInvoiceMonth, seller: EInvoiceMember): EInvoice =>
  makeEInvoice(month, {
    kind: 'fee',
    number: `FEE-${month.name}-${endOf(seller.userId)}`,
    items: [{ description: `Fees of the market, ${month.name}`, amount: seller.amount }],
    supplier: ownParty(month),
    buyer: memberParty('buyer', seller),
  })

/** What the operator invoices itself for a reseller, who is paid a part of the fees. */
export const commissionInvoice = (month: EInvoiceMonth, reseller: EInvoiceMember): EInvoice =>
  makeEInvoice(month, {
    kind: 'commission',
    number: `COM-${month.name}-${endOf(reseller.userId)}`,
    items: [{ description: `Commission on fees, ${month.name}`, amount: reseller.amount }],
    supplier: memberParty('supplier', reseller),
    buyer: ownParty(month),
  })

/** What the operator invoices itself for a seller, whose goods it sold to buyers. */
export const goodsInvoice = (month: EInvoiceMonth, seller: EInvoiceMember): EInvoice =>
  makeEInvoice(month, {
    kind: 'goods',
    number: `${seller.amount < 0 ? 'GDC' : 'GDS'}-${month.name}-${endOf(seller.userId)}`,
    items: [{ description: `Sales on the market, ${month.name}`, amount: seller.amount }],
    supplier: memberParty('supplier', seller),
    buyer: ownParty(month),
  })

/** What is given back of an order in two months is two credit notes. */
const numberOfSale = (amount: Sen, ...parts: readonly string[]): string =>
  [amount < 0 ? 'SAC' : 'SAL', ...parts].join('-')

/** The operator's invoice to a buyer, for an order that has one of its own. */
export const saleInvoice = (month: EInvoiceMonth, order: string, buyer: EInvoiceMember): EInvoice =>
  makeEInvoice(month, {
    kind: 'sale',
    number: numberOfSale(buyer.amount, month.name, order),
    items: [{ description: `Order ${order}`, amount: buyer.amount }],
    supplier: ownParty(month),
    buyer: memberParty('buyer', buyer),
  })

export interface OrderSum {
  /** Its number, which its receipt shows. */
  order: string
  amount: Sen
}

/**
 * MyInvois takes documents of up to 300 kB, and receipts may be split into several (Specific Guideline 3.6.4). A line takes
 * about 1.5 kB in its format, so half of that is left for what a document has around its lines.
 */
export const MAX_CONSOLIDATED_LINES = 100

/**
 * The operator's invoices for all other orders of the month, a line for each: they name the receipts they are about.
 * @param orders all sold, or all given back
 * @param before documents that there are already of the same kind
 */
export function consolidatedInvoices(
  month: EInvoiceMonth,
  orders: readonly OrderSum[],
  before = 0,
): EInvoice[] {
  const documents: EInvoice[] = []
  for (let from = 0; from < orders.length; from += MAX_CONSOLIDATED_LINES) {
    const some = orders.slice(from, from + MAX_CONSOLIDATED_LINES)
    const part = String(before + documents.length + 1)
    documents.push(
      makeEInvoice(month, {
        kind: 'consolidated',
        number: numberOfSale(some[0]?.amount ?? sen(0), month.name, part),
        items: some.map(({ order, amount }) => ({ description: `Order ${order}`, amount })),
        supplier: ownParty(month),
        buyer: generalPublic,
      }),
    )
  }
  return documents
}
