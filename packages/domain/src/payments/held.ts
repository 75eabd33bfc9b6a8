import { formatRm } from '../kernel/format'

/** What a provider received for a payment where it is not what was asked for. */
export interface Received {
  received: number | null
  receivedCurrency: string | null
}

/** Whether what was received can be booked and sent back: books are kept in ringgit alone. */
export const canSendBack = ({ received, receivedCurrency }: Received): boolean =>
  received !== null && received > 0 && receivedCurrency === 'MYR'

/**
 * What was received as staff read it: 1990 and "USD" → "USD 19.90", "JPY" → "JPY 1,990". Providers count in the smallest
 * unit of a currency (ISO 4217).
 * @returns empty where it is not known
 */
export function formatReceived({ received, receivedCurrency: currency }: Received): string {
  if (received === null || currency === null || !/^[A-Z]{3}$/.test(currency)) return ''
  if (currency === 'MYR') return formatRm(received)
  const style = new Intl.NumberFormat('en', { style: 'currency', currency })
  const digits = style.resolvedOptions().maximumFractionDigits ?? 0
  const amount = (received / 10 ** digits).toLocaleString('en', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  return `${currency} ${amount}`
}
