import { formatRm } from '@pasar/domain/kernel/format'
import type { Translate } from '../../../i18n/translate'

/** An entry of a balance, as loaders return it. */
export interface ShownEntry {
  as: 'seller' | 'reseller'
  kind: string
  orderNumber: string | null
  storeName: string | null
  payout: { reference: string; to: string; bank: string } | null
  adjustment: { reason: string; isReversal: boolean } | null
  sums: { sales: number; shipping: number; fees: number; refunds: number }
  amount: number
}

/** What an entry was, in a sentence. */
export function sayEntry(
  t: Translate,
  { as, kind, orderNumber, storeName, payout, adjustment, sums, amount }: ShownEntry,
): string {
  if (payout)
    return payout.to === 'failed'
      ? t('payouts.entryPayoutBack', { reference: payout.reference })
      : t('payouts.entryPayout', { reference: payout.reference, bank: payout.bank })
  if (adjustment)
    return t(adjustment.isReversal ? 'adjustments.entryReversal' : 'adjustments.entry', {
      reason: adjustment.reason,
    })
  if (kind === 'adjustment' && orderNumber === null) return t('debts.entry')
  const order = orderNumber ?? ''
  const store = storeName ?? ''
  if (as === 'reseller')
    return t(amount < 0 ? 'payouts.entryCommissionBack' : 'payouts.entryCommission', { order, store })
  if (kind === 'release') {
    const [sales, shipping, fees] = [formatRm(sums.sales), formatRm(sums.shipping), formatRm(0 - sums.fees)]
    // Services and downloads are not shipped.
    return sums.shipping === 0
      ? t('payouts.entryReleaseAlone', { order, sales, fees })
      : t('payouts.entryRelease', { order, sales, shipping, fees })
  }
  if (kind === 'adjustment')
    return t('payouts.entryRefund', {
      order,
      refunds: formatRm(0 - sums.refunds),
      fees: formatRm(sums.fees),
    })
  return t('payouts.entryOther')
}

/** A month ("2026-11") or a year ("2026") in words. */
export function namePeriod(tag: string, name: string): string {
  const [year = 2000, month] = name.split('-').map(Number)
  if (month === undefined) return String(year)
  const format = new Intl.DateTimeFormat(tag, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return format.format(Date.UTC(year, month - 1))
}
