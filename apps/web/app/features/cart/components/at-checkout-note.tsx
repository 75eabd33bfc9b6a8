import type { AtCheckout } from '@pasar/api'
import type { CartTotals } from '@pasar/domain/cart/cart'
import { formatRm } from '@pasar/domain/kernel/format'
import { useT } from '../../../i18n/provider'

/**
 * Under the cart's estimate: what checkout will ask for the default address, and why it may be another amount.
 * Without an address: that the amount follows there.
 */
export function AtCheckoutNote({
  totals,
  ask,
  country,
  isPending,
  isSent,
}: {
  totals: CartTotals
  ask: AtCheckout | null
  /** Its name in the reader's language. */
  country: string
  /** The cart has changed since checkout was asked. */
  isPending: boolean
  /** Without anything to be sent nothing is estimated. */
  isSent: boolean
}) {
  const t = useT()
  const note = isSent && <p className="text-sm text-ink-soft">{t('cart.estimateNote')}</p>
  if (!ask) return note
  const isSame = ask.shipping === totals.shipping && ask.total === totals.total
  if (isSame && !isPending)
    return (
      <div>
        {note}
        <p className="text-sm text-ink-soft">{t('cart.atCheckoutSame', { country })}</p>
      </div>
    )
  const rows: [string, string][] = [
    ...(isSent
      ? [
          [
            t('cart.atCheckoutShipping'),
            ask.shipping === 0 ? t('cart.shippingFree') : formatRm(ask.shipping),
          ] as [string, string],
        ]
      : []),
    ...(ask.discount > 0
      ? [[t('cart.atCheckoutDiscount'), formatRm(-ask.discount)] as [string, string]]
      : []),
    [t('cart.total'), formatRm(ask.total)],
  ]
  return (
    <div className="space-y-2">
      {note}
      <section className="rounded-control bg-sunken p-3 text-sm" aria-busy={isPending}>
        <h3 className="font-semibold">{t('cart.atCheckout', { country })}</h3>
        <dl className="mt-1 space-y-1 tabular-nums">
          {rows.map(([name, amount]) => (
            <div key={name} className="flex justify-between gap-4 last:font-semibold">
              <dt>{name}</dt>
              <dd>{isPending ? '…' : amount}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-2 text-ink-soft">{t('cart.atCheckoutWhy')}</p>
      </section>
    </div>
  )
}
