import type { unpaidOrders } from '@pasar/api'
import { formatRm, LANGUAGE_TAG, type Language, linkTo } from '@pasar/domain'
import { useT } from '../../../i18n/provider'
import { renderStatic } from '../../../lib/page/render-static.server'
import { Button } from '../../../ui/button'
import { Notice } from '../../../ui/notice'
import { formatClock } from '../../platform/components/when'

type UnpaidOrder = Awaited<ReturnType<typeof unpaidOrders>>[number]

/**
 * Orders that wait for their payment, as HTML: no script follows them. Whoever comes back from the card page has an empty cart,
 * and an order. Empty when there are none.
 */
export function renderUnpaidOrders(language: Language, orders: readonly UnpaidOrder[]): string {
  if (orders.length === 0) return ''
  return renderStatic(
    language,
    orders.map((order) => <Unpaid key={order.id} order={order} tag={LANGUAGE_TAG[language]} />),
  )
}

function Unpaid({ order, tag }: { order: UnpaidOrder; tag: string }) {
  const t = useT()
  const { id, number, total, expiresAt } = order
  const path = linkTo('/orders/user/:orderId', { orderId: id })
  return (
    <Notice
      tone="warning"
      className="mb-4"
      title={t('checkout.waits', { number, time: formatClock(tag, expiresAt) })}
      action={
        <>
          <form method="post" action={path}>
            <Button type="submit" name="intent" value="pay" icon="card">
              {t('checkout.payNow', { amount: formatRm(total) })}
            </Button>
          </form>
          <a href={path} className="inline-flex min-h-11 items-center font-semibold underline">
            {t('checkout.seeOrder')}
          </a>
        </>
      }
    />
  )
}
