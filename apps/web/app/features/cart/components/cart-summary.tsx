import type { CartTotals } from '@pasar/domain/cart/cart'
import { formatRm } from '@pasar/domain/kernel/format'
import { useT } from '../../../i18n/provider'
import { Approx } from '../../platform/components/approx'

/** Subtotal, shipping as estimated if anything is sent, and both together. */
export function CartSummary({ totals, isSent }: { totals: CartTotals; isSent: boolean }) {
  const t = useT()
  return (
    <dl className="space-y-2 tabular-nums">
      <div className="flex justify-between gap-4">
        <dt>{t('cart.subtotalItems', { count: totals.itemCount })}</dt>
        <dd>{formatRm(totals.subtotal)}</dd>
      </div>
      {isSent && (
        <div className="flex justify-between gap-4">
          <dt>{t('cart.shipping')}</dt>
          <dd>{totals.shipping === 0 ? t('cart.shippingFree') : formatRm(totals.shipping)}</dd>
        </div>
      )}
      {/* Said anew, with its name, when something in the cart changes. */}
      <div
        aria-live="polite"
        aria-atomic="true"
        className="flex justify-between gap-4 border-t border-line pt-2 text-lg font-bold"
      >
        <dt>{t('cart.total')}</dt>
        <dd className="text-right">
          {formatRm(totals.total)}
          <Approx amount={totals.total} />
        </dd>
      </div>
    </dl>
  )
}
