import type { SaleSum } from '@pasar/db'
import {
  consolidatedInvoices,
  type EInvoice,
  type EInvoiceMonth,
  MAX_CONSOLIDATED_LINES,
  type OrderSum,
  sen,
} from '@pasar/domain'

/**
 * The documents of all orders that have none of their own: those of what was sold, written while the orders are read, and
 * then those of what was given back. Of the orders only those are held of which more is to be said.
 * @param sales some at a time, by their numbers
 * @returns the orders that have documents of their own
 */
export async function* consolidate(
  month: EInvoiceMonth,
  sales: AsyncIterable<readonly SaleSum[]>,
): AsyncGenerator<EInvoice[], SaleSum[]> {
  const own: SaleSum[] = []
  const back: OrderSum[] = []
  let sold: OrderSum[] = []
  let documents = 0
  const write = (orders: readonly OrderSum[]): EInvoice[] => {
    const written = consolidatedInvoices(month, orders, documents)
    documents += written.length
    return written
  }
  for await (const some of sales) {
    for (const sale of some) {
      const order = sale.order ?? ''
      if (sale.userId !== null) own.push(sale)
      else {
        if (sale.sold !== 0) sold.push({ order, amount: sale.sold })
        if (sale.back !== 0) back.push({ order, amount: sen(-sale.back) })
      }
    }
    const full = sold.length - (sold.length % MAX_CONSOLIDATED_LINES)
    if (full > 0) yield write(sold.slice(0, full))
    sold = sold.slice(full)
  }
  yield write(sold)
  yield consolidatedInvoices(month, back)
  return own
}
