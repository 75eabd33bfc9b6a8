import { useT } from '../../../i18n/provider'
import { useRoot } from '../../../lib/use-root'
import { couponRows } from '../client/coupon-rows'
import type { CheckoutView } from '../server/checkout-view.server'
import { MoneyRows } from './money-rows'

/** What the whole order comes to, and how. */
export function CheckoutSummary({ view }: { view: CheckoutView }) {
  const t = useT()
  const appName = useRoot()?.appName ?? ''
  const { quote } = view
  const pieces = quote.parcels.reduce(
    (sum, { lines }) => sum + lines.reduce((own, { item }) => own + item.quantity, 0),
    0,
  )
  return (
    <MoneyRows
      rows={[
        { key: 'items', label: t('checkout.itemsCount', { count: pieces }), amount: quote.itemsTotal },
        ...(quote.parcels.every(({ shipping }) => shipping.method === 'Appointment')
          ? []
          : [
              {
                key: 'shipping',
                label: t('checkout.shipping'),
                amount: quote.shippingTotal,
                zero: t('cart.shippingFree'),
              },
            ]),
        ...couponRows(t, quote.coupons, appName),
      ]}
      total={{ label: t('checkout.total'), amount: quote.total, isLarge: true }}
    />
  )
}
