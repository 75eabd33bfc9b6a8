import type { ReactNode } from 'react'
import { cx } from './cx'
import { LatticeEdge } from './lattice'

export type CardProps = {
  as?: 'div' | 'section' | 'article' | 'li' | 'aside'
  /** Head line, with an action at its end. */
  title?: ReactNode
  titleLevel?: 2 | 3 | 4
  action?: ReactNode
  /** No inner space, for lists and tables that bring their own. */
  flush?: boolean
  /** A woven border on top, for the one card of a page that matters most. */
  edge?: boolean
  children: ReactNode
  className?: string
}

export function Card({
  as: Tag = 'div',
  title,
  titleLevel = 2,
  action,
  flush,
  edge,
  children,
  className,
}: CardProps) {
  const Heading = `h${titleLevel}` as const
  return (
    <Tag className={cx('relative overflow-clip rounded-card border border-line bg-surface', className)}>
      {edge && <LatticeEdge className="text-kunyit" />}
      {(title != null || action != null) && (
        <div
          className={cx(
            'flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 pt-4 sm:px-5',
            flush && 'pb-3',
          )}
        >
          {title != null && <Heading className="text-lg font-bold">{title}</Heading>}
          {action}
        </div>
      )}
      {flush ? children : <div className="p-4 sm:p-5">{children}</div>}
    </Tag>
  )
}
