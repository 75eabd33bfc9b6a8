import type { ReactNode } from 'react'
import { Badge } from './badge'
import { cx } from './cx'

export type PriceProps = {
  /** Already formatted, without the currency: "1,280.00". */
  amount: string
  currency: string
  /** The price before, formatted alike; with it the price counts as an offer. */
  original?: string
  /** Read out before the old price. */
  originalLabel?: string
  /** Such as "−15%". */
  percent?: string
  size?: 'small' | 'medium' | 'large'
  /** A line below, such as an approximate price in another currency. */
  note?: ReactNode
  className?: string
}

const sizes = { small: 'text-base', medium: 'text-lg', large: 'text-xl' }

export function Price({
  amount,
  currency,
  original,
  originalLabel,
  percent,
  size = 'medium',
  note,
  className,
}: PriceProps) {
  return (
    <div className={className}>
      <p className="flex flex-wrap items-baseline gap-x-2 tabular-nums">
        <span className={cx('font-extrabold tracking-tight', sizes[size], original && 'text-bunga-ink')}>
          <span className="text-xs font-bold tracking-normal">{currency}</span> {amount}
        </span>
        {original && (
          <s className="text-sm text-ink-soft">
            {originalLabel && <span className="sr-only">{originalLabel} </span>}
            {currency} {original}
          </s>
        )}
        {percent && (
          <Badge tone="bunga" look="ticket" className="self-center">
            {percent}
          </Badge>
        )}
      </p>
      {note != null && <p className="text-xs text-ink-soft tabular-nums">{note}</p>}
    </div>
  )
}
