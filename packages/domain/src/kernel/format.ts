import type { Sen } from './money'

const PLAIN_LOCALE = 'en-US'

/** Keeps what is made for each language tag: an Intl formatter takes 20 to 150 µs to make, and 1 µs to use. */
export function byTag<Format>(make: (tag: string) => Format): (tag: string) => Format {
  const known = new Map<string, Format>()
  return (tag) => {
    const format = known.get(tag) ?? make(tag)
    known.set(tag, format)
    return format
  }
}

const twoDecimals = byTag(
  (tag) => new Intl.NumberFormat(tag, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
)
/** Whole numbers as a reader of the language writes them. */
export const numberFormat = byTag((tag) => new Intl.NumberFormat(tag))

/** The way of the default locale, in which almost all amounts are written: a browser's first Intl formatter takes 10 ms. */
function formatPlain(amount: number): string {
  const digits = String(Math.abs(amount)).padStart(3, '0')
  const ringgit = digits.slice(0, -2).replace(/\B(?=(?:\d{3})+$)/g, ',')
  return `${amount < 0 ? '-' : ''}${ringgit}.${digits.slice(-2)}`
}

/**
 * The number of an amount without its currency: 123450 → "1,234.50". An amount that is not a whole
 * number of sen gives an empty string and a console warning.
 */
export function formatAmount(amount: number, locale = PLAIN_LOCALE): string {
  if (typeof amount !== 'number' || !Number.isSafeInteger(amount)) {
    console.warn(`Invalid amount given to the currency formatter: ${String(amount)}`)
    return ''
  }
  return locale === PLAIN_LOCALE ? formatPlain(amount) : twoDecimals(locale).format(amount / 100)
}

/** An amount as shoppers read it: 123450 → "RM 1,234.50"; a discount of 500 → "−RM 5.00". */
export function formatRm(amount: Sen | number, locale = PLAIN_LOCALE): string {
  const number = formatAmount(amount, locale)
  if (number === '') return ''
  return amount < 0 ? `−RM ${formatAmount(-amount, locale)}` : `RM ${number}`
}

/**
 * About what an amount is in another currency: 5500 at 0.22 → "≈ USD 12.10". Ringgit is what is charged; an
 * amount or a rate that is none gives an empty string and a console warning.
 * @param rate what a ringgit is worth in it
 */
export function formatApprox(
  amount: Sen | number,
  currency: string,
  rate: number,
  locale = PLAIN_LOCALE,
): string {
  const isAmount = Number.isSafeInteger(amount) && Number.isFinite(rate) && rate > 0
  const number = formatAmount(isAmount ? Math.round(amount * rate) : Number.NaN, locale)
  return number === '' ? '' : `≈ ${currency} ${number}`
}

/** Rounded discount percent; null when there is no true reduction. */
export function discountPercent(price: number, originalPrice: number | null): number | null {
  if (originalPrice === null || originalPrice <= price || originalPrice <= 0) return null
  return Math.round(((originalPrice - price) / originalPrice) * 100)
}
