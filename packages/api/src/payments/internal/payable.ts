import { DomainError, formatRm, type Sen } from '@pasar/domain'
import type { Context } from '../../platform/context'

/**
 * Refuses an order that nobody could pay: its goods would be held for a payment page that never opens. What is free is asked
 * of no provider.
 * @throws DomainError PAYMENT_TOO_SMALL with `least`, PAYMENT_TOO_LARGE with `most`
 */
export function requirePayable({ payments: { amounts } }: Pick<Context, 'payments'>, total: Sen): void {
  if (total === 0) return
  if (total < amounts.least) throw new DomainError('PAYMENT_TOO_SMALL', { least: formatRm(amounts.least) })
  if (total > amounts.most) throw new DomainError('PAYMENT_TOO_LARGE', { most: formatRm(amounts.most) })
}
