import { linkTo } from '@pasar/domain/access/link-to'
import { formatRm } from '@pasar/domain/kernel/format'
import type { ReactNode } from 'react'
import { cx } from '../../../ui/cx'
import { TextLink } from '../../../ui/text-link'
import { ItemPicture } from '../../checkout/components/item-picture'
import type { WishView } from '../../wishlist/client/wish-view'

export interface WishTileProps {
  wish: Pick<WishView, 'slug' | 'title' | 'price' | 'picture'>
  /** What is new is bad. */
  isBad?: boolean
  children: ReactNode
}

/** A saved item or a bid, with what is new about it. */
export function WishTile({ wish, isBad, children }: WishTileProps) {
  return (
    <li className="relative flex items-center gap-3 py-3">
      <ItemPicture imageKey={wish.picture ?? null} />
      <div className="min-w-0 grow">
        <TextLink
          plain
          to={linkTo('/item/:slug', { slug: wish.slug })}
          className="font-semibold after:absolute after:inset-0"
        >
          {wish.title}
        </TextLink>
        <p className="flex flex-wrap justify-between gap-x-3 text-sm tabular-nums">
          <span className={cx('font-semibold', isBad ? 'text-bunga-ink' : 'text-jade')}>{children}</span>
          <span>{formatRm(wish.price)}</span>
        </p>
      </div>
    </li>
  )
}
