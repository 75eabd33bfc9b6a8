import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { cx } from './cx'
import { Icon, type IconName } from './icon'

export type ChipProps = {
  /** The page with this filter set, or, for a set one, without it. */
  to: string
  children: ReactNode
  icon?: IconName
  /** Set: shown in jade, with a cross. */
  selected?: boolean
  /** Read out after the text of a set chip: "remove". */
  removeLabel?: string
  className?: string
}

export function Chip({ to, children, icon, selected, removeLabel, className }: ChipProps) {
  return (
    <Link
      to={to}
      preventScrollReset
      className={cx(
        'inline-flex min-h-11 items-center gap-1.5 rounded-full border px-4 text-sm font-medium whitespace-nowrap',
        selected
          ? 'border-jade bg-jade-soft text-jade hover:border-jade-deep'
          : 'border-line-strong bg-surface text-ink hover:border-ink-soft hover:bg-sunken',
        className,
      )}
    >
      {icon && <Icon name={icon} size={18} />}
      {children}
      {selected && <Icon name="close" size={16} />}
      {selected && removeLabel && <span className="sr-only">{removeLabel}</span>}
    </Link>
  )
}
