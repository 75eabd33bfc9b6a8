import { linkTo } from '@pasar/domain/access/link-to'
import type { QuotedParcel } from '@pasar/domain/checkout/quote'
import { useT } from '../../../i18n/provider'
import { useRoot } from '../../../lib/use-root'
import { TextLink } from '../../../ui/text-link'
import { discountRows } from '../client/coupon-rows'
import { shippingRows } from '../client/shipping-words'
import { BoughtLine } from './bought-line'
import { MoneyRows } from './money-rows'

/** What one seller will send: its lines, its shipping and how the fee came about. */
export function ParcelCard({
  parcel,
  number,
  total,
}: {
  parcel: QuotedParcel
  number: number
  total: number
}) {
  const t = useT()
  const appName = useRoot()?.appName ?? ''
  const { shipping } = parcel
  const itemsOff = { seller: parcel.sellerDiscount, platform: parcel.platformDiscount }
  const shippingOff = {
    seller: parcel.shippingSellerDiscount,
    platform: parcel.shippingPlatformDiscount,
  }
  return (
    <section aria-labelledby={`parcel-${number}`} className="border-t border-line px-4 py-4 sm:px-5">
      <h3 id={`parcel-${number}`} className="-mt-2 flex flex-wrap items-baseline justify-between gap-x-4">
        <TextLink
          plain
          to={linkTo('/store/:id', { id: parcel.storeSlug })}
          className="inline-flex min-h-11 items-center font-bold"
        >
          {parcel.storeName}
        </TextLink>
        {total > 1 && (
          <span className="pb-3 text-sm text-ink-soft">{t('checkout.parcelOf', { number, total })}</span>
        )}
      </h3>
      <ul className="-mt-2 divide-y divide-line">
        {parcel.lines.map(({ item, subtotal, sellerDiscount, platformDiscount }) => (
          <BoughtLine
            key={item.variantId}
            name={item.name}
            variantName={item.variantName}
            slug={item.slug}
            imageKey={item.image}
            unitPrice={item.price}
            quantity={item.quantity}
            subtotal={subtotal}
            discount={sellerDiscount + platformDiscount}
          />
        ))}
      </ul>
      <MoneyRows
        className="mt-1 border-t border-line pt-3 text-sm"
        rows={[
          { key: 'items', label: t('checkout.items'), amount: parcel.itemsTotal },
          ...discountRows(t, itemsOff, appName, false),
          ...shippingRows(t, shipping),
          ...discountRows(t, shippingOff, appName, true),
        ]}
        total={{ label: t('cart.subtotal'), amount: parcel.total }}
      />
    </section>
  )
}
