import { linkTo } from '@pasar/domain/access/link-to'
import { formatRm } from '@pasar/domain/kernel/format'
import type { ReactNode } from 'react'
import { useT } from '../../../i18n/provider'
import { TextLink } from '../../../ui/text-link'
import { ItemPicture } from './item-picture'

export interface BoughtLineProps {
  name: string
  variantName: string
  slug: string
  imageKey: string | null
  unitPrice: number
  quantity: number
  subtotal: number
  /** What coupons take off this line. */
  discount: number
  /** What of it went back. */
  refunded?: number
  /** What can be done with it. */
  children?: ReactNode
}

/** One thing of a parcel: what, how many, for how much. */
export function BoughtLine({ name, variantName, slug, imageKey, children, ...money }: BoughtLineProps) {
  const t = useT()
  const { unitPrice, quantity, subtotal, discount, refunded = 0 } = money
  return (
    <li className="relative flex gap-3 py-3">
      <ItemPicture imageKey={imageKey} />
      <div className="min-w-0 grow">
        <TextLink
          plain
          to={linkTo('/item/:slug', { slug })}
          className="font-semibold after:absolute after:inset-0"
        >
          {name}
        </TextLink>
        {variantName !== '' && <p className="text-sm text-ink-soft">{variantName}</p>}
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 tabular-nums">
          <p className="text-sm text-ink-soft">
            {t('checkout.lineCount', { quantity, price: formatRm(unitPrice) })}
          </p>
          <p className="ml-auto font-semibold">{formatRm(subtotal)}</p>
        </div>
        {refunded > 0 && (
          <p className="text-right text-sm text-ink-soft tabular-nums">
            {t('orders.lineRefunded', { amount: formatRm(refunded) })}
          </p>
        )}
        {discount > 0 && (
          <p className="text-right text-sm text-jade tabular-nums">
            {t('checkout.lineDiscount', { amount: formatRm(-discount) })}
          </p>
        )}
        {children}
      </div>
    </li>
  )
}
