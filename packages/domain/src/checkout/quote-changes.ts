import type { Sen } from '../kernel/money'
import type { Quote } from './quote'

/** What a checkout page showed when it was made; it comes back with the form and is only compared, never trusted. */
export interface ShownQuote {
  lines: { variantId: string; name: string; quantity: number; price: number }[]
  shipping: number
  discount: number
  total: number
}

/**
 * What a buyer was shown before ordering: a page sends all of it, an app the total, or nothing when whatever
 * it costs now is agreed to.
 */
export type SeenQuote = ShownQuote | { total: number } | null

export type QuoteChange =
  | { kind: 'lineGone'; name: string }
  | { kind: 'lineNew'; name: string }
  | { kind: 'quantity'; name: string; from: number; to: number }
  | { kind: 'price'; name: string; from: Sen; to: Sen }
  | { kind: 'shipping' | 'discount' | 'total'; from: Sen; to: Sen }

const discountOf = (quote: Quote): Sen => (quote.itemDiscount + quote.shippingDiscount) as Sen

export const showQuote = (quote: Quote): ShownQuote => ({
  lines: quote.parcels.flatMap((parcel) =>
    parcel.lines.map(({ item }) => ({
      variantId: item.variantId,
      name: item.name,
      quantity: item.quantity,
      price: item.price,
    })),
  ),
  shipping: quote.shippingTotal,
  discount: discountOf(quote),
  total: quote.total,
})

/** What is different now from what was shown; empty when the order may be placed as shown. */
export function compareQuote(shown: SeenQuote, quote: Quote): QuoteChange[] {
  if (shown === null) return []
  if (!('lines' in shown)) return compareTotal(shown.total, quote.total)
  const changes: QuoteChange[] = []
  const now = showQuote(quote)
  const before = new Map(shown.lines.map((line) => [line.variantId, line]))
  for (const line of now.lines) {
    const old = before.get(line.variantId)
    before.delete(line.variantId)
    if (!old) changes.push({ kind: 'lineNew', name: line.name })
    else {
      if (old.quantity !== line.quantity)
        changes.push({ kind: 'quantity', name: line.name, from: old.quantity, to: line.quantity })
      if (old.price !== line.price)
        changes.push({ kind: 'price', name: line.name, from: old.price as Sen, to: line.price as Sen })
    }
  }
  for (const gone of before.values()) changes.push({ kind: 'lineGone', name: gone.name })
  if (shown.shipping !== now.shipping)
    changes.push({ kind: 'shipping', from: shown.shipping as Sen, to: now.shipping as Sen })
  if (shown.discount !== now.discount)
    changes.push({ kind: 'discount', from: shown.discount as Sen, to: now.discount as Sen })
  return changes.length === 0 ? compareTotal(shown.total, now.total) : changes
}

const compareTotal = (from: number, to: number): QuoteChange[] =>
  from === to ? [] : [{ kind: 'total', from: from as Sen, to: to as Sen }]
