import { findBusinesses, type MemberSum, sumCommissions, sumFees } from '@pasar/db'
import {
  commissionInvoice,
  csvAmount,
  type EInvoice,
  feeInvoice,
  firstIdAt,
  malaysianDay,
  type Period,
  type Sen,
  sen,
  writeDay,
} from '@pasar/domain'
import type { Admin } from '../../access/actors'
import type { Context } from '../../platform/context'
import { readOperator, readTaxpayer } from '../../platform/settings/operator'
import { balanceBefore } from '../internal/balance-before'
import { openMonth } from '../internal/open-period'

const AT_ONCE = 200

type Make = typeof feeInvoice

async function* invoicesOf(
  ctx: Context,
  period: Period,
  sums: readonly MemberSum[],
  make: Make,
): AsyncGenerator<EInvoice[]> {
  const month = {
    name: period.name,
    firstDay: writeDay(malaysianDay(period.from)),
    lastDay: writeDay(malaysianDay(period.to - 1)),
    operator: await readOperator(ctx),
    taxpayer: await readTaxpayer(ctx),
  }
  for (let from = 0; from < sums.length; from += AT_ONCE) {
    const some = sums.slice(from, from + AT_ONCE)
    const ids = some.map(({ userId }) => userId)
    const businesses = await findBusinesses(ctx.db, ids, period.to - 1)
    const byId = new Map(businesses.map((business) => [business.sellerId, business]))
    yield some.map((sum) => make(month, { ...sum, business: byId.get(sum.userId) ?? null }))
  }
}

export interface EInvoiceFile {
  period: Period
  /** Some at a time. */
  documents: AsyncGenerator<EInvoice[]>
  /** What the month booked to fees that no document is about: adjustments and balances that were given up. */
  otherFees: string
  /** All that the month booked to fees: the documents of fees, less those of commission, and the rest. */
  fees: string
}

const sumOf = (sums: readonly MemberSum[]): Sen =>
  sen(sums.reduce((total: number, { amount }) => total + amount, 0))

/**
 * The e-invoices that the operator has to issue for a month: to sellers for its fees, and to itself for resellers' shares.
 * @throws DomainError NOT_FOUND for no month that has begun, TOO_MANY_REQUESTS
 */
export async function exportEInvoices(ctx: Context, admin: Admin, name: string): Promise<EInvoiceFile> {
  const period = openMonth(ctx, name)
  await ctx.limits.take('listExport', admin.id)
  const [from, before] = [firstIdAt('ledger', period.from), firstIdAt('ledger', period.to)]
  const [sellers, resellers, opening, closing] = await Promise.all([
    sumFees(ctx.db, from, before),
    sumCommissions(ctx.db, from, before),
    balanceBefore(ctx, 'fees', malaysianDay(period.from)),
    balanceBefore(ctx, 'fees', malaysianDay(period.to)),
  ])
  // What is earned is below 0 in the books.
  const fees = sen(opening - closing)
  async function* documents() {
    yield* invoicesOf(ctx, period, sellers, feeInvoice)
    yield* invoicesOf(ctx, period, resellers, commissionInvoice)
  }
  return {
    period,
    documents: documents(),
    otherFees: csvAmount(sen(fees - sumOf(sellers) + sumOf(resellers))),
    fees: csvAmount(fees),
  }
}
