import type { HistoryView, OrderView, OwnOrder } from '@pasar/api'
import { isService, type Language } from '@pasar/domain'
import { useT } from '../../../i18n/provider'
import { renderStatic } from '../../../lib/page/render-static.server'
import { Icon } from '../../../ui/icon'
import { discountRows } from '../../checkout/client/coupon-rows'
import { shippingRows } from '../../checkout/client/shipping-words'
import { MoneyRows } from '../../checkout/components/money-rows'
import { OrderAddress } from '../components/order-address'
import { OrderRefunds } from '../components/order-refunds'
import { PartList } from '../components/part-list'
import { Timeline } from '../components/timeline'
import { nameCourier, TrackingLink } from '../components/tracking'

type Parcel = OrderView['parcels'][number]
type Shipment = Pick<Parcel, 'parts' | 'trackingNumber' | 'trackingUrl' | 'courier'>

// Parts of the buyer's order in which nothing can be done: no script follows them.

/** Where an order goes, as HTML; empty where nothing is brought. */
export const renderAddress = (language: Language, order: OwnOrder, countryName: string): string =>
  order.line1 === null ? '' : renderStatic(language, <OrderAddress order={order} countryName={countryName} />)

/** What has happened to an order, as HTML. */
export const renderHistory = (
  language: Language,
  history: readonly HistoryView[],
  parcels: readonly Parcel[],
): string => renderStatic(language, <Timeline history={history} parcels={parcels} />)

/** Who carries a parcel, or each of its parts, as HTML; empty until it is shipped. */
export function renderShipment(language: Language, shipment: Shipment): string {
  if (shipment.parts.length > 0) return renderStatic(language, <PartList parts={shipment.parts} />)
  return shipment.trackingNumber === null ? '' : renderStatic(language, <Tracking {...shipment} />)
}

/** What a parcel cost as it was frozen at checkout, as HTML. */
export const renderParcelSum = (language: Language, parcel: Parcel, appName: string): string =>
  renderStatic(language, <ParcelSum parcel={parcel} appName={appName} />)

function ParcelSum({ parcel, appName }: { parcel: Parcel; appName: string }) {
  const t = useT()
  const itemsOff = { seller: parcel.sellerDiscount, platform: parcel.platformDiscount }
  const shippingOff = {
    seller: parcel.shippingSellerDiscount,
    platform: parcel.shippingPlatformDiscount,
  }
  return (
    <MoneyRows
      rows={[
        { key: 'items', label: t('checkout.items'), amount: parcel.items },
        ...discountRows(t, itemsOff, appName, false),
        ...shippingRows(t, { ...parcel, method: parcel.shippingMethod, fee: parcel.shipping }),
        ...discountRows(t, shippingOff, appName, true),
      ]}
      total={{
        label: t(isService(parcel) ? 'checkout.total' : 'checkout.parcelTotal'),
        amount: parcel.total,
      }}
    />
  )
}

/** What of an order's money went back, as HTML; empty where nothing did. */
export const renderRefunds = (language: Language, refunds: OrderView['refunds']): string =>
  refunds.length === 0 ? '' : renderStatic(language, <OrderRefunds refunds={refunds} />)

function Tracking({ courier, trackingNumber, trackingUrl }: Shipment) {
  const t = useT()
  return (
    <p className="flex flex-wrap items-center gap-x-3 rounded-control bg-laut-soft px-3 py-2">
      <Icon name="truck" className="text-laut" />
      <span className="min-w-0 grow basis-40">
        <span className="block text-sm">{nameCourier(t, courier)}</span>
        <span className="font-semibold break-all tabular-nums">{trackingNumber}</span>
      </span>
      <TrackingLink url={trackingUrl} />
    </p>
  )
}
