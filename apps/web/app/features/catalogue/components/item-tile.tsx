import { linkTo } from '@pasar/domain/access/link-to'
import { formatAmount } from '@pasar/domain/kernel/format'
import { memo, type ReactNode } from 'react'
import { useT } from '../../../i18n/provider'
import { fragment } from '../../../lib/page/fragment'
import { useApprox } from '../../../lib/use-approx'
import { Icon } from '../../../ui/icon'
import { Price } from '../../../ui/price'
import { Tile } from '../../../ui/tile'
import type { CardView } from '../../platform/client/card-view'
import { useLiveCard } from '../../platform/client/live-cards'
import { AverageRating } from '../../platform/components/items/average-rating'
import { AuctionBadge, DiscountBadge, StockBadge } from '../../platform/components/items/item-badges'
import { ItemPicture, type ItemPictureProps } from '../../platform/components/items/item-picture'
import { Heart } from '../../wishlist/components/heart'

export type ItemTileProps = {
  card: CardView
  sizes: string
  isFirst?: ItemPictureProps['isFirst']
  titleLevel?: 2 | 3 | 4
  /** Where no script follows. */
  hasPlainLink?: boolean
}

/** An item on the shelf. A page has dozens: they render anew only when they show something else. */
export const ItemTile = memo(function ItemTile(props: ItemTileProps) {
  const card = useLiveCard(props.card)
  const { id, title, price } = card
  return (
    <CardTile {...props} card={card} approx={useApprox()?.(price)}>
      <Heart itemId={id} title={title} />
    </CardTile>
  )
})

export type CardTileProps = ItemTileProps & {
  approx: string | undefined
  /** In the corner. */
  children: ReactNode
}

export const CardTile = fragment(function CardTile({
  card,
  sizes,
  isFirst,
  titleLevel,
  hasPlainLink,
  approx,
  children,
}: CardTileProps) {
  const t = useT()
  const isAuction = card.minutesLeft !== undefined
  return (
    <Tile
      to={linkTo('/item/:slug', { slug: card.slug })}
      title={card.title}
      titleLevel={titleLevel}
      faded={card.stock <= 0}
      hasPlainLink={hasPlainLink}
      picture={
        <ItemPicture
          pictureKey={card.picture}
          more={card.more}
          blur={card.blur}
          alt=""
          sizes={sizes}
          isFirst={isFirst}
        />
      }
      badges={
        <>
          <DiscountBadge percent={card.percent} />
          {card.minutesLeft !== undefined && <AuctionBadge minutesLeft={card.minutesLeft} />}
          {(!isAuction || card.stock <= 0) && <StockBadge stock={card.stock} />}
        </>
      }
      corner={children}
      price={
        <Price
          amount={formatAmount(card.price)}
          currency="RM"
          size="small"
          original={card.originalPrice === undefined ? undefined : formatAmount(card.originalPrice)}
          originalLabel={t('browse.priceBefore')}
          note={approx}
        />
      }
      meta={
        <>
          {card.bids === undefined ? (
            <ItemRating rating={card.rating} reviews={card.reviews} />
          ) : (
            <p data-auction={card.id}>{t('browse.bids', { count: card.bids })}</p>
          )}
          <p className="mt-0.5 flex items-center gap-1">
            <Icon name="store" size={14} />
            <span className="truncate">{card.storeName}</span>
          </p>
        </>
      }
    />
  )
})

/** One star with the average and its count; a line of the same height without reviews. */
function ItemRating({ rating, reviews }: Pick<CardView, 'rating' | 'reviews'>) {
  const t = useT()
  if (reviews === 0) return <p>{t('browse.noReviews')}</p>
  return <AverageRating rating={rating} count={reviews} compact size={14} className="text-xs!" />
}
