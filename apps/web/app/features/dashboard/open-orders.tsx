import { formatRm } from '@pasar/domain/format'
import type { ParcelState } from '@pasar/domain/order-states'
import { Form, useLoaderData } from '@remix-run/react'
import { useT } from '../../i18n/provider'
import type { TextKey } from '../../i18n/translate'
import type { loader } from '../../routes/buyer-dashboard'
import { Button, ButtonLink } from '../../ui/button'
import { Card } from '../../ui/card'
import { TextLink } from '../../ui/text-link'
import { ItemPicture } from '../checkout/item-picture'
import { PARCEL_LOOKS, StateBadge } from '../orders/states'

/** What happens next with a parcel; those at their end are not shown. */
const NEXT: Partial<Record<ParcelState, TextKey>> = {
  to_ship: 'dashboard.packing',
  shipped: 'dashboard.onWay',
  delivered: 'dashboard.arrived',
  return_requested: 'dashboard.inReturn',
  disputed: 'dashboard.inDispute',
}

/** Orders that wait: to be paid first, then parcels with their next step. */
export function OpenOrders() {
  const t = useT()
  const { unpaid, parcels } = useLoaderData<typeof loader>()
  const isEmpty = unpaid.length + parcels.length === 0
  return (
    <Card
      as="section"
      edge
      title={t('dashboard.open')}
      action={
        <TextLink to="/orders/user" className="inline-flex min-h-11 items-center">
          {t('dashboard.allOrders')}
        </TextLink>
      }
    >
      {isEmpty ? (
        <div className="space-y-3 py-4 text-center">
          <p className="font-semibold">{t('dashboard.noOpen')}</p>
          <p className="text-ink-soft">{t('dashboard.noOpenText')}</p>
          <ButtonLink to="/shop-now">{t('cart.goShopping')}</ButtonLink>
        </div>
      ) : (
        <ul className="-mt-2 divide-y divide-line">
          {unpaid.map((order) => (
            <UnpaidRow key={order.id} order={order} />
          ))}
          {parcels.map((parcel) => (
            <ParcelRow key={parcel.id} parcel={parcel} />
          ))}
        </ul>
      )}
    </Card>
  )
}

type Shown = ReturnType<typeof useLoaderData<typeof loader>>

function UnpaidRow({ order }: { order: Shown['unpaid'][number] }) {
  const t = useT()
  const path = `/orders/user/${order.id}`
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 grow">
        <TextLink plain to={path} className="inline-flex min-h-11 items-center font-semibold">
          {t('orders.number', { number: order.number })}
        </TextLink>
        <p className="text-sm text-kunyit-ink">{t('dashboard.payIn', { count: order.minutesLeft })}</p>
      </div>
      <Form method="post" action={path}>
        <Button type="submit" name="intent" value="pay" icon="card">
          {t('dashboard.pay', { amount: formatRm(order.total) })}
        </Button>
      </Form>
    </li>
  )
}

function ParcelRow({ parcel }: { parcel: Shown['parcels'][number] }) {
  const t = useT()
  const next = NEXT[parcel.state]
  return (
    <li className="relative flex gap-3 py-3">
      <ItemPicture imageKey={parcel.imageKey} />
      <div className="min-w-0 grow">
        <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
          <TextLink
            plain
            to={`/orders/user/${parcel.orderId}`}
            className="min-w-0 font-semibold after:absolute after:inset-0"
          >
            {parcel.title}
          </TextLink>
          <StateBadge look={PARCEL_LOOKS[parcel.state]} />
        </div>
        <p className="text-sm text-ink-soft">
          {parcel.storeName} ·{' '}
          <span className="whitespace-nowrap">{t('orders.number', { number: parcel.orderNumber })}</span>
        </p>
        {next && <p className="text-sm">{t(next)}</p>}
      </div>
    </li>
  )
}
