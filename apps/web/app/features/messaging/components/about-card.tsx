import type { ItemStatus } from '@pasar/domain/catalogue/browse'
import type { ListingType } from '@pasar/domain/catalogue/facets'
import { formatRm } from '@pasar/domain/kernel/format'
import type { Sen } from '@pasar/domain/kernel/money'
import type { ParcelState } from '@pasar/domain/orders/states'
import { useT } from '../../../i18n/provider'
import { Badge } from '../../../ui/badge'
import { ItemPicture } from '../../checkout/components/item-picture'
import { lookOf, StateBadge } from '../../orders/components/states'

export interface About {
  text: string
  /** Where the thing itself is to be seen; null where it no longer is. */
  to: string | null
  picture: string | null
  price: Sen | null
  itemStatus: ItemStatus | null
  listingType: ListingType | null
  parcelState: ParcelState | null
  shippingMethod: string
}

/** What a conversation is about, and the way there while there is one. */
export function AboutCard({ about }: { about: About }) {
  const { text, to, picture, price } = about
  return (
    <div className="relative mb-4 flex items-center gap-3 rounded-card border border-line bg-surface p-3">
      <ItemPicture imageKey={picture} />
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">
          {to === null ? (
            text
          ) : (
            <a href={to} className="after:absolute after:inset-0 hover:underline">
              {text}
            </a>
          )}
        </p>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
          {price !== null && <span className="tabular-nums">{formatRm(price)}</span>}
          <State about={about} />
        </p>
      </div>
    </div>
  )
}

function State({ about: { itemStatus, listingType, parcelState, shippingMethod } }: { about: About }) {
  const t = useT()
  if (parcelState !== null) return <StateBadge look={lookOf({ state: parcelState, shippingMethod })} />
  if (itemStatus === null || itemStatus === 'active') return null
  if (itemStatus === 'sold_out' && listingType === 'Auction')
    return <Badge tone="neutral">{t('chat.item_ended')}</Badge>
  const isLater = itemStatus === 'sold_out' || itemStatus === 'paused'
  return <Badge tone="neutral">{t(isLater ? `chat.item_${itemStatus}` : 'chat.item_gone')}</Badge>
}
