import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import {
  findBusinesses,
  listTradedOrders,
  type MemberSum,
  type SaleSum,
  sumBooks,
  sumCommissions,
  sumFees,
  sumGoods,
  sumSales,
  type TradeSum,
} from '@pasar/db'
import {
  commissionInvoice,
  csvAmount,
  type EInvoice,
  type EInvoiceMember,
  type EInvoiceMonth,
  feeInvoice,
  firstIdAt,
  goodsInvoice,
  isSameParty,
  malaysianDay,
  monthEnds,
  OWN_INVOICE_FROM,
  type Period,
  type Sen,
  saleInvoice,
  sen,
  startOfMalaysianDay,
  writeDay,
} from '@pasar/domain'
import type { Admin } from '../../access/actors'
import type { Context } from '../../platform/context'
import { everyPage } from '../../platform/lists/every-page'
import { readOperator, readTaxpayer } from '../../platform/settings/operator'
import { type TaxParty, taxDetailsOf } from '../../platform/tax/details'
import { balanceBefore } from '../internal/balance-before'
import { consolidate } from '../internal/consolidate'
import { openMonth } from '../internal/open-period'

const AT_ONCE = 200
/** Entries of the books that are read at a time, so that others are served in between. */
const ENTRIES_AT_ONCE = 1_000

/** What a document is about; `order` only of a sale. */
interface Sum {
  userId: string
  name: string
  amount: Sen
  order?: string | null
}
type Make = (month: EInvoiceMonth, member: EInvoiceMember, order: string | null) => EInvoice

/** Who members are by now: what was missing at the end of the month may have been given since. */
const partiesNow = (ctx: Context, ids: readonly string[]) => taxDetailsOf(ctx, ids, ctx.now())

/**
 * Who buyers were at a moment, with what they have corrected since; of one who had said nothing then, who they are by now. So
 * a credit note goes to whom the invoice went.
 */
async function partiesThen(
  ctx: Context,
  ids: readonly string[],
  at: number,
): Promise<ReadonlyMap<string, TaxParty>> {
  const [then, now] = await Promise.all([taxDetailsOf(ctx, ids, at), partiesNow(ctx, ids)])
  const others = [...then].filter(([id, party]) => {
    const current = now.get(id)
    return current === undefined || !isSameParty(party, current)
  })
  return new Map([...now, ...others])
}

interface Issued {
  month: EInvoiceMonth
  /** The businesses of members as they stood then. */
  until: number
}

async function* invoicesOf(
  ctx: Context,
  { month, until }: Issued,
  sums: readonly Sum[],
  make: Make,
  partiesOf = partiesNow,
): AsyncGenerator<EInvoice[]> {
  for (let from = 0; from < sums.length; from += AT_ONCE) {
    const some = sums.slice(from, from + AT_ONCE)
    const ids = [...new Set(some.map(({ userId }) => userId))]
    const [businesses, details] = await Promise.all([findBusinesses(ctx.db, ids, until), partiesOf(ctx, ids)])
    const byId = new Map(businesses.map((business) => [business.sellerId, business]))
    yield some.map(({ order = null, ...sum }) =>
      make(
        month,
        { ...sum, business: byId.get(sum.userId) ?? null, details: details.get(sum.userId) ?? null },
        order,
      ),
    )
  }
}

/** What was sold, and apart from it what was given back: each is a document of its own. */
const tradeOf = (sums: readonly TradeSum[]): Sum[] =>
  sums.flatMap(({ order, userId, name, sold, back }) =>
    [sold, sen(-back)]
      .filter((amount) => amount !== 0)
      .map((amount) => ({ userId: userId ?? '', name, amount, order })),
  )

type SalesSpan = Parameters<typeof sumSales>[2]

/** The sales of a month by the numbers of their orders: the numbers are read first, then what each comes to, some at a time. */
async function* salesOf(ctx: Context, span: SalesSpan): AsyncGenerator<SaleSum[]> {
  const { from, before } = span
  const numbers = new Set<string>()
  const pages = everyPage((cursor) =>
    listTradedOrders(ctx.db, { after: cursor ?? from, before }, ENTRIES_AT_ONCE),
  )
  for await (const page of pages) {
    for (const number of page) numbers.add(number)
    await yieldToEventLoop()
  }
  const orders = [...numbers].sort()
  for (let at = 0; at < orders.length; at += AT_ONCE) {
    yield await sumSales(ctx.db, orders.slice(at, at + AT_ONCE), span)
    await yieldToEventLoop()
  }
}

/** The documents of orders that have one of their own, those that were paid in one month after the other. */
async function* ownInvoices(
  ctx: Context,
  month: EInvoiceMonth,
  own: readonly SaleSum[],
): AsyncGenerator<EInvoice[]> {
  for (const until of [...new Set(own.map(({ asOf }) => asOf))].sort((a, b) => a - b))
    yield* invoicesOf(
      ctx,
      { month, until },
      tradeOf(own.filter(({ asOf }) => asOf === until)),
      (of, buyer, order) => saleInvoice(of, order ?? '', buyer),
      (within, ids) => partiesThen(within, ids, until),
    )
}

/** The last moments of the months from the first entry in the books to a month. */
async function monthEndsUntil(ctx: Context, { from, to }: Period): Promise<number[]> {
  const accounts = await sumBooks(ctx.db, malaysianDay(to - 1))
  const firsts = accounts.map(({ firstDay }) => startOfMalaysianDay(firstDay))
  return monthEnds(Math.min(from, ...firsts), to - 1)
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
 * The e-invoices that the operator has to issue for a month: to sellers for its fees, to itself for resellers' shares and for
 * what sellers sold by it, and to buyers: one for each order of those who asked and each large one, and few for all others.
 * @throws DomainError NOT_FOUND for no month that has begun, TOO_MANY_REQUESTS
 */
export async function exportEInvoices(ctx: Context, admin: Admin, name: string): Promise<EInvoiceFile> {
  const period = openMonth(ctx, name)
  await ctx.limits.take('listExport', admin.id)
  const [from, before] = [firstIdAt('ledger', period.from), firstIdAt('ledger', period.to)]
  const ends = await monthEndsUntil(ctx, period)
  // What happens while it is written is for the next file.
  const soldBefore = firstIdAt('ledger', Math.min(period.to, ctx.now() + 1))
  const span = { from, before: soldBefore, monthEnds: ends, ownFrom: OWN_INVOICE_FROM }
  const [sellers, resellers, goods, opening, closing] = await Promise.all([
    sumFees(ctx.db, from, before),
    sumCommissions(ctx.db, from, before),
    sumGoods(ctx.db, from, before),
    balanceBefore(ctx, 'fees', malaysianDay(period.from)),
    balanceBefore(ctx, 'fees', malaysianDay(period.to)),
  ])
  // What is earned is below 0 in the books.
  const fees = sen(opening - closing)
  const month = {
    name: period.name,
    firstDay: writeDay(malaysianDay(period.from)),
    lastDay: writeDay(malaysianDay(period.to - 1)),
    operator: await readOperator(ctx),
    taxpayer: await readTaxpayer(ctx),
  }
  async function* documents() {
    const at = { month, until: period.to - 1 }
    yield* invoicesOf(ctx, at, sellers, feeInvoice)
    yield* invoicesOf(ctx, at, resellers, commissionInvoice)
    const own = yield* consolidate(month, salesOf(ctx, span))
    yield* ownInvoices(ctx, month, own)
    yield* invoicesOf(ctx, at, tradeOf(goods), goodsInvoice)
  }
  return {
    period,
    documents: documents(),
    otherFees: csvAmount(sen(fees - sumOf(sellers) + sumOf(resellers))),
    fees: csvAmount(fees),
  }
}
