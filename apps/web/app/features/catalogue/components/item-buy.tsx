import { formatAmount } from '@pasar/domain/kernel/format'
import { useT } from '../../../i18n/provider'
import { useApprox } from '../../../lib/use-approx'
import { Notice } from '../../../ui/notice'
import { Price } from '../../../ui/price'
import { DeferredPanel } from '../../auctions/components/deferred-panel'
import { AddToCartForm } from '../../cart/components/add-to-cart-form'
import { AverageRating } from '../../platform/components/items/average-rating'
import { StockBadge } from '../../platform/components/items/item-badges'
import { Heart } from '../../wishlist/components/heart'
import type { ItemFacts } from '../server/item-view.server'
import { ItemLinks } from './item-links'

/** Where the bar at the bottom of a phone leads to. */
export const BUY_ID = 'buy'

/** Lowest and highest price of the options, as one text. */
export function describePrice(
  { price, variants }: Pick<ItemFacts, 'price' | 'variants'>,
  write: (amount: number) => string = formatAmount,
): string {
  const prices = variants.length > 0 ? variants.map((variant) => variant.price) : [price]
  const [low, high] = [Math.min(...prices), Math.max(...prices)]
  return low === high ? write(low) : `${write(low)} – ${write(high)}`
}

/** Title, price, and what one can do with it. */
export function ItemBuy({ item }: { item: ItemFacts }) {
  const t = useT()
  const { auction } = item
  return (
    <div className="space-y-4">
      <div>
        <h1 className="text-xl leading-tight font-extrabold tracking-tight">{item.title}</h1>
        <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-soft">
          {item.reviews > 0 ? (
            <a href="#reviews" className="inline-flex min-h-8 items-center hover:underline">
              <AverageRating rating={item.rating} count={item.reviews} />
            </a>
          ) : (
            <span>{t('browse.noReviews')}</span>
          )}
          {item.soldCount > 0 && <span>{t('item.sold', { count: item.soldCount })}</span>}
        </div>
      </div>
      {auction && (item.isForSale || item.isSoldOut) ? (
        <div id={BUY_ID} className="scroll-mt-2">
          <DeferredPanel item={item} auction={auction} />
        </div>
      ) : (
        <FixedPrice item={item} />
      )}
      <BuyActions item={item} />
      <ItemLinks item={item} />
    </div>
  )
}

/** What it costs, and whether there is any. */
function FixedPrice({ item }: { item: ItemFacts }) {
  const t = useT()
  const approx = useApprox()
  return (
    <>
      <Price
        amount={describePrice(item)}
        currency="RM"
        size="large"
        original={item.percent && item.originalPrice ? formatAmount(item.originalPrice) : undefined}
        originalLabel={t('browse.priceBefore')}
        note={approx && describePrice(item, approx)}
        percent={item.percent ? t('browse.discount', { percent: item.percent }) : undefined}
      />
      {item.isForSale && (
        <div className="flex flex-wrap items-center gap-2">
          <StockBadge stock={item.stock} />
          {item.pieces > 0 && (
            <span className="text-sm text-ink-soft">{t('item.available', { count: item.pieces })}</span>
          )}
        </div>
      )}
    </>
  )
}

function BuyActions({ item }: { item: ItemFacts }) {
  const keep = <Heart itemId={item.id} title={item.title} look="words" />
  if (item.auction && (item.isForSale || item.isSoldOut)) return keep
  if (!item.isForSale)
    return (
      <>
        <Unavailable item={item} />
        {keep}
      </>
    )
  return (
    <>
      {item.stock > 0 ? (
        <div id={BUY_ID} className="scroll-mt-2">
          <AddToCartForm key={item.id + item.chosen} item={item} />
        </div>
      ) : (
        <SoldOut />
      )}
      {keep}
    </>
  )
}

/** Off the shelf: why, as far as we know. */
function Unavailable({ item }: { item: ItemFacts }) {
  const t = useT()
  if (item.isSoldOut) return <SoldOut />
  return (
    <Notice tone="warning" title={t('item.notAvailable')}>
      {t('item.notAvailableText')}
    </Notice>
  )
}

function SoldOut() {
  const t = useT()
  return (
    <Notice tone="info" title={t('item.soldOut')}>
      {t('item.soldOutText')}
    </Notice>
  )
}
