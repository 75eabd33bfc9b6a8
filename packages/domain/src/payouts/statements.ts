import { type Sen, sen, ZERO } from '../kernel/money'

/** The columns of a statement. Each is signed as it changes what the member is owed. */
export const STATEMENT_COLUMNS = [
  'sales',
  'shipping',
  'fees',
  'refunds',
  'commission',
  'payouts',
  'other',
] as const
export type StatementColumn = (typeof STATEMENT_COLUMNS)[number]
export type StatementSums = Record<StatementColumn, Sen>

export const NO_SUMS: StatementSums = {
  sales: ZERO,
  shipping: ZERO,
  fees: ZERO,
  refunds: ZERO,
  commission: ZERO,
  payouts: ZERO,
  other: ZERO,
}

/** What a transaction of the books does to one account of a member. */
export interface BookedEntry {
  kind: 'payment' | 'refund' | 'bounce' | 'release' | 'payout' | 'adjustment'
  /** Null where it is about no order. */
  orderNumber: string | null
  as: 'seller' | 'reseller'
  /** The entry as booked in the ledger: below 0 when the member is owed more. */
  amount: Sen
  /** What the same transaction books to the platform's fees and to resellers. */
  fees: Sen
  /** What of a release was shipping. */
  shipping: Sen
}

/** An entry by the columns of a statement: they sum to what the member is owed more, to the sen. */
export function columnsOf({ kind, orderNumber, as, amount, fees, shipping }: BookedEntry): StatementSums {
  const owed = sen(-amount)
  if (kind === 'payout') return { ...NO_SUMS, payouts: owed }
  if (kind === 'adjustment' && orderNumber === null) return { ...NO_SUMS, other: owed }
  if (as === 'reseller') return { ...NO_SUMS, commission: owed }
  const gross = owed - fees
  switch (kind) {
    case 'release': {
      const sent = Math.max(0, Math.min(shipping, gross))
      return { ...NO_SUMS, sales: sen(gross - sent), shipping: sen(sent), fees }
    }
    case 'adjustment':
      return { ...NO_SUMS, refunds: sen(gross), fees }
    default:
      return { ...NO_SUMS, other: owed }
  }
}

export const addSums = (a: StatementSums, b: StatementSums): StatementSums => ({
  sales: sen(a.sales + b.sales),
  shipping: sen(a.shipping + b.shipping),
  fees: sen(a.fees + b.fees),
  refunds: sen(a.refunds + b.refunds),
  commission: sen(a.commission + b.commission),
  payouts: sen(a.payouts + b.payouts),
  other: sen(a.other + b.other),
})

/** Columns that a summary shows whatever they come to. Who sells services ships nothing. */
const ALWAYS_SHOWN: ReadonlySet<StatementColumn> = new Set(['sales', 'fees', 'refunds', 'payouts'])

/** The columns that a summary has lines of. */
export const shownColumns = (sums: StatementSums): StatementColumn[] =>
  STATEMENT_COLUMNS.filter((column) => sums[column] !== 0 || ALWAYS_SHOWN.has(column))

/** What all columns come to. */
export const totalOf = (sums: StatementSums): Sen =>
  sen(STATEMENT_COLUMNS.reduce((total, column) => total + sums[column], 0))
