import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { cx } from './cx'

export type TileProps = {
  /** The whole tile leads there. */
  to: string
  title: string
  titleLevel?: 2 | 3 | 4
  /** Square: a picture, a carousel or a skeleton. */
  picture: ReactNode
  /** On the upper left of the picture. */
  badges?: ReactNode
  /** On the upper right of the picture, above the link: a quiet icon button. */
  corner?: ReactNode
  price?: ReactNode
  /** Small lines below the price. */
  meta?: ReactNode
  /** At the foot, above the link: a button. */
  action?: ReactNode
  /** Pale, for what cannot be had now. */
  faded?: boolean
  /** Where no script follows. */
  hasPlainLink?: boolean
  className?: string
}

/** A thing on the shelf. */
export function Tile({
  to,
  title,
  titleLevel = 3,
  picture,
  badges,
  corner,
  price,
  meta,
  action,
  faded,
  hasPlainLink,
  className,
}: TileProps) {
  const Heading = `h${titleLevel}` as const
  return (
    <article data-plays className={cx('tile', className)}>
      <div className="tile-top">
        <div className={faded ? 'opacity-50' : undefined}>{picture}</div>
        {badges != null && <p>{badges}</p>}
      </div>
      <div className="tile-body">
        <Heading>
          {hasPlainLink ? (
            <a href={to}>{title}</a>
          ) : (
            <Link to={to} prefetch="intent">
              {title}
            </Link>
          )}
        </Heading>
        {price}
        {meta != null && <div className="text-xs text-ink-soft">{meta}</div>}
        {action != null && <div className="relative z-10 mt-auto pt-2">{action}</div>}
      </div>
      {corner != null && <div className="tile-corner">{corner}</div>}
    </article>
  )
}

/** Tiles side by side: two on a phone, up to six. */
export function TileGrid({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <ul
      className={cx(
        'grid grid-cols-2 gap-2 sm:grid-cols-3 sm:gap-4 lg:grid-cols-4 xl:grid-cols-5 [&>li]:min-w-0',
        className,
      )}
    >
      {children}
    </ul>
  )
}
