import type { OrderView } from '@pasar/api'
import { isService } from '@pasar/domain/shipping/methods'
import { useT } from '../../../i18n/provider'
import { useRoot } from '../../../lib/use-root'
import { couponRows } from '../../checkout/client/coupon-rows'
import { MoneyRows } from '../../checkout/components/money-rows'

type Sum = Pick<OrderView, 'order' | 'coupons'> & {
  parcels: readonly Pick<OrderView['parcels'][number], 'lines' | 'shippingMethod'>[]
}

/** What the order came to, and how. */
export function OrderSum({ order, coupons, parcels }: Sum) {
  const t = useT()
  const appName = useRoot()?.appName ?? ''
  const pieces = parcels.reduce(
    (sum, { lines }) => sum + lines.reduce((own, { quantity }) => own + quantity, 0),
    0,
  )
  return (
    <MoneyRows
      rows={[
        { key: 'items', label: t('checkout.itemsCount', { count: pieces }), amount: order.itemsTotal },
        ...(parcels.every(isService)
          ? []
          : [
              {
                key: 'shipping',
                label: t('checkout.shipping'),
                amount: order.shippingTotal,
                zero: t('cart.shippingFree'),
              },
            ]),
        ...couponRows(t, coupons, appName),
      ]}
      total={{ label: t('checkout.total'), amount: order.total, isLarge: true }}
    />
  )
}
