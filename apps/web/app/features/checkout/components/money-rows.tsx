import { formatRm } from '@pasar/domain/kernel/format'
import type { ReactNode } from 'react'
import { cx } from '../../../ui/cx'
import { Approx } from '../../platform/components/approx'

export interface MoneyRow {
  key: string
  label: ReactNode
  /** In sen; a discount is negative. */
  amount: number
  /** Small words below: how it came about, who pays. */
  note?: ReactNode
  /** Said instead of RM 0.00. */
  zero?: string
}

/** Amounts and their total, which is the last line. */
export function MoneyRows({
  rows,
  total,
  className,
}: {
  rows: readonly MoneyRow[]
  total: { label: string; amount: number; isLarge?: boolean }
  className?: string
}) {
  return (
    <dl className={cx('space-y-2 tabular-nums', className)}>
      {rows.map(({ key, label, amount, note, zero }) => (
        <div key={key} className="grid grid-cols-[1fr_auto] gap-x-4">
          <dt>{label}</dt>
          <dd className={cx('text-right', amount < 0 && 'font-semibold text-jade')}>
            {amount === 0 && zero ? zero : formatRm(amount)}
          </dd>
          {note != null && <dd className="col-span-2 text-sm text-ink-soft">{note}</dd>}
        </div>
      ))}
      <div
        // The sum of all is said anew, with its name, when an address or a coupon changes it.
        {...(total.isLarge && { 'aria-live': 'polite', 'aria-atomic': 'true' })}
        className={cx(
          'flex items-baseline justify-between gap-4 border-t border-line pt-2 font-bold',
          total.isLarge && 'text-lg',
        )}
      >
        <dt>{total.label}</dt>
        <dd className="text-right">
          {formatRm(total.amount)}
          {total.isLarge && <Approx amount={total.amount} />}
        </dd>
      </div>
    </dl>
  )
}
