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
  className,
}: TileProps) {
  const Heading = `h${titleLevel}` as const
  return (
    <article
      data-plays
      className={cx(
        'group relative flex h-full flex-col overflow-clip rounded-card border border-line bg-surface',
        'has-[h2_a:focus-visible,h3_a:focus-visible,h4_a:focus-visible]:outline-2 outline-offset-2 outline-jade',
        className,
      )}
    >
      <div className="relative aspect-square overflow-clip bg-sunken">
        <div
          className={cx(
            'size-full transition-transform group-hover:scale-[1.04] [&>img]:size-full [&>img]:object-cover',
            faded && 'opacity-50',
          )}
        >
          {picture}
        </div>
        {badges != null && (
          <div className="absolute top-2 left-0 flex flex-col items-start gap-1">{badges}</div>
        )}
      </div>
      <div className="flex grow flex-col gap-1 p-3">
        <Heading className="text-sm font-medium">
          <Link to={to} prefetch="intent" className="line-clamp-2 outline-none after:absolute after:inset-0">
            {title}
          </Link>
        </Heading>
        {price}
        {meta != null && <div className="text-xs text-ink-soft">{meta}</div>}
        {action != null && <div className="relative z-10 mt-auto pt-2">{action}</div>}
      </div>
      {corner != null && (
        <div className="absolute top-2 right-2 z-10 overflow-clip rounded-full bg-surface">{corner}</div>
      )}
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
