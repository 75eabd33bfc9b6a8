import type { ReactNode } from 'react'
import { cx } from './cx'
import { Icon, type IconName } from './icon'

export type Tone = 'neutral' | 'jade' | 'kunyit' | 'bunga' | 'laut'

export type BadgeProps = {
  tone?: Tone
  /** `soft`: a state. `solid`: shouts. `ticket`: a price ticket, for what is on offer. */
  look?: 'soft' | 'solid' | 'ticket'
  icon?: IconName
  children: ReactNode
  className?: string
}

const soft: Record<Tone, string> = {
  neutral: 'bg-sunken text-ink',
  jade: 'bg-jade-soft text-jade',
  kunyit: 'bg-kunyit-soft text-kunyit-ink',
  bunga: 'bg-bunga-soft text-bunga-ink',
  laut: 'bg-laut-soft text-laut',
}

const solid: Record<Tone, string> = {
  neutral: 'bg-ink text-paper',
  jade: 'bg-jade text-on-jade',
  kunyit: 'bg-kunyit text-on-kunyit',
  bunga: 'bg-bunga text-on-bunga',
  laut: 'bg-laut text-on-laut',
}

export function Badge({ tone = 'neutral', look = 'soft', icon, children, className }: BadgeProps) {
  return (
    <span
      className={cx(
        'inline-flex min-h-6 w-fit items-center gap-1 px-2 text-xs font-bold whitespace-nowrap',
        look === 'soft' ? soft[tone] : solid[tone],
        look === 'ticket' ? 'ticket rounded-l-[4px]' : 'rounded-[6px]',
        className,
      )}
    >
      {icon && <Icon name={icon} size={14} />}
      {children}
    </span>
  )
}

export type CountBadgeProps = {
  count: number
  /** Shown instead of larger counts, such as 99 for "99+". */
  max?: number
  /** Read out instead of the bare number. */
  label: string
  /** Also shown at zero, quietly. */
  zero?: boolean
  className?: string
}

/** A number on the corner of an icon. Nothing at zero, unless told. The parent is `relative`. */
export function CountBadge({ count, max = 99, label, zero, className }: CountBadgeProps) {
  if (count <= 0 && !zero) return null
  return (
    <span
      className={cx(
        'absolute -top-2 left-[55%] grid h-5 min-w-5 place-items-center rounded-full px-1',
        'text-xs font-bold tabular-nums ring-2 ring-surface',
        count > 0 ? 'bg-bunga text-on-bunga' : 'bg-sunken text-ink',
        className,
      )}
    >
      <span aria-hidden>{count > max ? `${max}+` : count}</span>
      <span className="sr-only">{label}</span>
    </span>
  )
}
