import type { VariantOffer } from '@pasar/api'
import { formatAmount } from '@pasar/domain/kernel/format'
import { parseRinggit } from '@pasar/domain/kernel/money'

export const OFFER_FIELDS = ['price', 'stock'] as const
export type OfferField = (typeof OFFER_FIELDS)[number]
export type OfferTexts = Record<OfferField, string>

/** A price and a stock as their fields say them. */
export const textsOf = ({ price, stock }: Pick<VariantOffer, OfferField>): OfferTexts => ({
  price: formatAmount(price),
  stock: String(stock),
})

const READ: Record<OfferField, (text: string) => number | null> = {
  price: parseRinggit,
  stock: (text) => (/^\s*\d+\s*$/.test(text) ? Number(text) : null),
}

function saysSame(name: OfferField, one: string, other: string): boolean {
  const amount = READ[name](one)
  return one === other || (amount !== null && amount === READ[name](other))
}

/** What a field says once the server says `now`: only a value that is not the one it gave stays, however that one is typed. */
export const followServer = (name: OfferField, held: string, given: string, now: string): string =>
  saysSame(name, held, given) && !saysSame(name, held, now) ? now : held
