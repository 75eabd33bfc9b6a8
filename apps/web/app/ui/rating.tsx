import type { ReactNode } from 'react'
import { cx } from './cx'

export type RatingProps = {
  /** 0 to 5. */
  value: number
  /** Read out instead of the stars: "4.6 of 5 stars". */
  label: string
  /** Shown beside the stars, such as "4.6 (128)". */
  children?: ReactNode
  /** One star instead of five, for narrow places. */
  compact?: boolean
  size?: number
  className?: string
}

const star = 'l2.7 5.6 6.1.900-4.4 4.3 1 6.1-5.4-2.9-5.4 2.9 1-6.1-4.4-4.3 6.1-.9Z'
const fiveStars = `M12 3${star}${`m21 0${star}`.repeat(4)}`
const oneStar = `M12 3${star}`

function Stars({ count, size, className }: { count: 1 | 5; size: number; className: string }) {
  return (
    <svg
      viewBox={`1.5 1.5 ${count * 21} 20`}
      width={count * size * 1.05}
      height={size}
      fill="currentColor"
      aria-hidden
      className={cx('max-w-none', className)}
    >
      <path d={count === 1 ? oneStar : fiveStars} />
    </svg>
  )
}

export function Rating({ value, label, children, compact, size = 16, className }: RatingProps) {
  const share = Math.min(Math.max(value / 5, 0), 1)
  return (
    <span className={cx('inline-flex items-center gap-1 text-sm', className)}>
      {compact ? (
        <Stars count={1} size={size} className="text-kunyit" />
      ) : (
        <span className="relative">
          <Stars count={5} size={size} className="text-line-strong opacity-40" />
          <span className="absolute inset-y-0 left-0 overflow-hidden" style={{ width: `${share * 100}%` }}>
            <Stars count={5} size={size} className="text-kunyit" />
          </span>
        </span>
      )}
      <span className="sr-only">{label}</span>
      {children != null && (
        <span aria-hidden className="text-ink-soft tabular-nums">
          {children}
        </span>
      )}
    </span>
  )
}
