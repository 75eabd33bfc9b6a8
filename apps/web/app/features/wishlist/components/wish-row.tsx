import { linkTo, type PagePath } from '@pasar/domain/access/link-to'
import { formatAmount, formatRm } from '@pasar/domain/kernel/format'
import { Link } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { useApprox } from '../../../lib/use-approx'
import { Badge } from '../../../ui/badge'
import { Button, ButtonLink, IconButton } from '../../../ui/button'
import { cx } from '../../../ui/cx'
import { Icon } from '../../../ui/icon'
import { Price } from '../../../ui/price'
import { useLiveCard } from '../../platform/client/live-cards'
import { DateText } from '../../platform/components/date-text'
import { AuctionBadge, StockBadge } from '../../platform/components/items/item-badges'
import { ItemPicture } from '../../platform/components/items/item-picture'
import type { WishView } from '../client/wish-view'

/** A saved item with its price now against the price then, and what can be done with it. */
export function WishRow({ wish: saved, from }: { wish: WishView; from: string }) {
  const t = useT()
  const wish = useLiveCard(saved)
  const approx = useApprox()
  const path = linkTo('/item/:slug', { slug: wish.slug })
  return (
    <li
      // Faint while what takes it off the list is being sent.
      className="flex flex-wrap gap-3 rounded-card border border-line bg-surface p-3 transition-opacity has-[form[data-leaving][aria-busy]]:opacity-40 sm:gap-4 sm:p-4"
    >
      <Link to={path} tabIndex={-1} aria-hidden="true" className="shrink-0">
        <ItemPicture
          pictureKey={wish.picture}
          blur={wish.blur}
          alt=""
          sizes="(min-width: 40rem) 160px, 104px"
          className={cx(
            'size-26 rounded-control bg-sunken object-cover sm:size-40',
            wish.availability !== 'forSale' && 'opacity-50',
          )}
        />
      </Link>
      <div className="flex min-w-0 grow basis-36 flex-col">
        <div className="flex items-start gap-2">
          <div className="min-w-0 grow">
            <h2 className="font-semibold">
              <Link to={path} className="line-clamp-2 hover:underline">
                {wish.title}
              </Link>
            </h2>
            <p className="truncate text-sm text-ink-soft">{wish.storeName}</p>
          </div>
          <form method="post" action={'/wishlist' satisfies PagePath} data-leaving className="-mt-2 -mr-2">
            <input type="hidden" name="intent" value="remove" />
            <input type="hidden" name="itemId" value={wish.id} />
            <input type="hidden" name="from" value={from} />
            <IconButton type="submit" icon="trash" label={t('wishlist.removeItem', { title: wish.title })} />
          </form>
        </div>
        <Price amount={formatAmount(wish.price)} currency="RM" note={approx?.(wish.price)} className="mt-1" />
        {wish.bids !== undefined && (
          <p data-auction={wish.id} className="text-sm text-ink-soft">
            {t('browse.bids', { count: wish.bids })}
          </p>
        )}
        <Changes wish={wish} />
        <div className="mt-1 flex flex-wrap gap-1 empty:hidden">
          <WishBadges wish={wish} />
        </div>
        <div className="mt-auto pt-3">
          <WishAction wish={wish} path={path} from={from} />
        </div>
      </div>
    </li>
  )
}

function WishBadges({ wish: { availability, minutesLeft, stock } }: { wish: WishView }) {
  const t = useT()
  if (availability === 'paused')
    return (
      <Badge look="ticket" tone="neutral">
        {t('wishlist.paused')}
      </Badge>
    )
  return (
    <>
      {minutesLeft !== undefined && <AuctionBadge minutesLeft={minutesLeft} />}
      {availability === 'soldOut' && minutesLeft === undefined && <StockBadge stock={0} />}
      {availability === 'forSale' && minutesLeft === undefined && <StockBadge stock={stock} />}
    </>
  )
}

function Changes({ wish }: { wish: WishView }) {
  const t = useT()
  const change = wish.price - wish.savedPrice
  return (
    <div className="text-sm text-ink-soft">
      {change !== 0 && (
        <p className={cx('flex items-start gap-1 font-semibold', change < 0 ? 'text-jade' : 'text-ink')}>
          <Icon name={change < 0 ? 'chevron-down' : 'chevron-up'} size={16} className="mt-0.5" />
          {t(change < 0 ? 'wishlist.cheaper' : 'wishlist.dearer', { price: formatRm(Math.abs(change)) })}
        </p>
      )}
      {wish.stockChange !== null && wish.availability !== 'paused' && (
        <p
          className={cx(
            'flex items-start gap-1 font-semibold',
            wish.stockChange === 'back' ? 'text-jade' : 'text-ink',
          )}
        >
          <Icon name={wish.stockChange === 'back' ? 'check' : 'close'} size={16} className="mt-0.5" />
          {t(wish.stockChange === 'back' ? 'wishlist.isBack' : 'wishlist.soldOutSince')}
        </p>
      )}
      <p>
        {t('wishlist.savedOn')} <DateText time={wish.savedAt} />
      </p>
    </div>
  )
}

function WishAction({ wish, path, from }: { wish: WishView; path: string; from: string }) {
  const t = useT()
  if (wish.minutesLeft !== undefined)
    return (
      <ButtonLink to={path} variant="secondary" icon="gavel">
        {t('wishlist.seeAuction')}
      </ButtonLink>
    )
  if (wish.availability !== 'forSale')
    return (
      <ButtonLink to={path} variant="secondary">
        {t('wishlist.seeItem')}
      </ButtonLink>
    )
  if (wish.hasVariants) return <ButtonLink to={path}>{t('wishlist.choose')}</ButtonLink>
  return (
    <div className="flex flex-wrap gap-2">
      <form method="post" action={'/cart' satisfies PagePath}>
        <input type="hidden" name="intent" value="add" />
        <input type="hidden" name="itemId" value={wish.id} />
        <input type="hidden" name="quantity" value="1" />
        <input type="hidden" name="from" value={from} />
        <Button type="submit" icon="cart">
          {t('cart.add')}
          <span className="sr-only">{wish.title}</span>
        </Button>
      </form>
      <form method="post" action={'/wishlist' satisfies PagePath} data-leaving>
        <input type="hidden" name="intent" value="move" />
        <input type="hidden" name="itemId" value={wish.id} />
        <input type="hidden" name="from" value={from} />
        <Button type="submit" variant="quiet">
          {t('wishlist.move')}
          <span className="sr-only">{wish.title}</span>
        </Button>
      </form>
    </div>
  )
}
