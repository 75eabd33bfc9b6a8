import type { ReactNode } from 'react'
import { cx } from './cx'

export type Fact = readonly [name: string, value: ReactNode]

const LOOKS = {
  wide: {
    list: 'sm:grid-cols-[minmax(8rem,auto)_minmax(0,1fr)]',
    name: 'text-sm',
    value: '-mt-2 min-w-0 sm:mt-0',
  },
  compact: { list: 'grid-cols-[auto_1fr] text-sm', name: '', value: '' },
} as const

/** What is known of something, by name. */
export function Facts({ rows, look = 'wide' }: { rows: readonly Fact[]; look?: keyof typeof LOOKS }) {
  const { list, name: nameClass, value: valueClass } = LOOKS[look]
  return (
    <dl className={cx('grid gap-x-6 gap-y-2', list)}>
      {rows.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className={cx('text-ink-soft', nameClass)}>{name}</dt>
          <dd className={cx('font-medium wrap-anywhere', valueClass)}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
