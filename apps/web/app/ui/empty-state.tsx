import type { ReactNode } from 'react'
import { cx } from './cx'
import { Icon, type IconName } from './icon'
import { Lattice } from './lattice'

export type EmptyStateProps = {
  icon: IconName
  title: string
  titleLevel?: 1 | 2 | 3
  children?: ReactNode
  /** What to do next. */
  action?: ReactNode
  className?: string
}

export function EmptyState({ icon, title, titleLevel = 2, children, action, className }: EmptyStateProps) {
  const Heading = `h${titleLevel}` as const
  return (
    <div
      className={cx('relative isolate overflow-clip rounded-card border border-line bg-surface', className)}
    >
      <Lattice className="-z-10 text-kunyit opacity-30 mask-b-from-0% mask-b-to-70%" />
      <div className="flex flex-col items-center px-4 pt-14 pb-12 text-center">
        <span className="relative mb-8 grid size-16 place-items-center text-on-jade">
          <span className="absolute inset-0 rotate-45 rounded-card bg-jade ring-4 ring-surface" />
          <Icon name={icon} size={30} className="relative" />
        </span>
        <Heading className="text-lg font-bold">{title}</Heading>
        {children != null && <div className="mt-2 max-w-[26rem] text-ink-soft">{children}</div>}
        {action != null && <div className="mt-6 flex flex-wrap justify-center gap-3">{action}</div>}
      </div>
    </div>
  )
}
