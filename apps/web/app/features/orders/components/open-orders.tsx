import { linkTo } from '@pasar/domain/access/link-to'
import { formatRm } from '@pasar/domain/kernel/format'
import type { ParcelState } from '@pasar/domain/orders/states'
import { isService } from '@pasar/domain/shipping/methods'
import { useLoaderData } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import type { TextKey } from '../../../i18n/translate'
import { Button, ButtonLink } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { TextLink } from '../../../ui/text-link'
import { ItemPicture } from '../../checkout/components/item-picture'
import { When } from '../../platform/components/when'
import type { loader } from '../routes/buyer-dashboard.server'
import { lookOf, StateBadge } from './states'

/** What happens next with a parcel; those at their end are not shown. */
const NEXT: Partial<Record<ParcelState, TextKey>> = {
  to_ship: 'dashboard.packing',
  shipped: 'dashboard.onWay',
  delivered: 'dashboard.arrived',
  return_requested: 'dashboard.inReturn',
  disputed: 'dashboard.inDispute',
}

const NEXT_OF_SERVICE: Partial<Record<ParcelState, TextKey>> = {
  to_ship: 'serviceDates.packing',
  shipped: 'serviceDates.onWay',
  delivered: 'serviceDates.arrived',
}

/** What waits: won auctions and orders to be paid first, then parcels with their next step. */
export function OpenOrders() {
  const t = useT()
  const { won, unpaid, parcels } = useLoaderData<typeof loader>()
  const isEmpty = won.length + unpaid.length + parcels.length === 0
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
          {won.map((auction) => (
            <WonRow key={auction.itemId} auction={auction} />
          ))}
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

function WonRow({ auction }: { auction: Shown['won'][number] }) {
  const t = useT()
  const { title, imageKey, variantId, offer } = auction
  const words = offer.rank === 1 ? 'dashboard.wonFor' : 'dashboard.offeredFor'
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="flex min-w-0 grow basis-60 gap-3">
        <ItemPicture imageKey={imageKey} />
        <div className="min-w-0 grow">
          <TextLink plain to="/user-items?tab=won" className="font-semibold">
            {title}
          </TextLink>
          <p className="text-sm font-semibold text-jade tabular-nums">
            {t(words, { price: formatRm(offer.price) })}
          </p>
          <p className="text-sm text-kunyit-ink">
            {t('dashboard.checkOutBy')} <When at={offer.expiresAt} className="whitespace-nowrap" />
          </p>
        </div>
      </div>
      <ButtonLink
        to={linkTo('/checkout/:id', { id: variantId })}
        icon="card"
        aria-label={`${t('dashboard.checkOut')}: ${title}`}
      >
        {t('dashboard.checkOut')}
      </ButtonLink>
    </li>
  )
}

function UnpaidRow({ order }: { order: Shown['unpaid'][number] }) {
  const t = useT()
  const path = linkTo('/orders/user/:orderId', { orderId: order.id })
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 grow">
        <TextLink plain to={path} className="inline-flex min-h-11 items-center font-semibold">
          {t('orders.number', { number: order.number })}
        </TextLink>
        <p className="text-sm text-kunyit-ink">{t('dashboard.payIn', { count: order.minutesLeft })}</p>
      </div>
      <form method="post" action={path}>
        <Button type="submit" name="intent" value="pay" icon="card">
          {t('dashboard.pay', { amount: formatRm(order.total) })}
        </Button>
      </form>
    </li>
  )
}

function ParcelRow({ parcel }: { parcel: Shown['parcels'][number] }) {
  const t = useT()
  const next = (isService(parcel) ? NEXT_OF_SERVICE[parcel.state] : undefined) ?? NEXT[parcel.state]
  return (
    <li className="relative flex gap-3 py-3">
      <ItemPicture imageKey={parcel.imageKey} />
      <div className="min-w-0 grow">
        <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
          <TextLink
            plain
            to={linkTo('/orders/user/:orderId', { orderId: parcel.orderId })}
            className="min-w-0 font-semibold after:absolute after:inset-0"
          >
            {parcel.title}
          </TextLink>
          <StateBadge look={lookOf(parcel)} />
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
