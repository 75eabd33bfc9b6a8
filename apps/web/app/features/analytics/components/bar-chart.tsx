import { cx } from '../../../ui/cx'

export interface Bar {
  key: string
  name: string
  /** Whole figures, not below zero. */
  now: number
  before: number
  /** `now` in words. */
  text: string
}

const PERCENT = 100
/** A bar of almost nothing is seen, too. In percent. */
const LEAST = 0.5

const widthOf = (value: number, most: number): string =>
  value <= 0 ? '0' : `${Math.max(LEAST, (value / most) * PERCENT).toFixed(1)}%`

/** Figures of several as bars, each above the thinner one of the time before. The same numbers belong into a table beside them. */
export function BarChart({
  bars,
  names,
}: {
  bars: readonly Bar[]
  /** Of the bars, and of the thinner ones. */
  names: { now: string; before: string }
}) {
  const most = Math.max(1, ...bars.flatMap(({ now, before }) => [now, before]))
  return (
    <div aria-hidden="true">
      <ul className="mb-4 flex flex-wrap gap-x-5 gap-y-2 text-sm font-semibold">
        <Key name={names.now} look="h-3 bg-jade" />
        <Key name={names.before} look="h-1.5 bg-laut" />
      </ul>
      <ul className="space-y-2">
        {bars.map(({ key, name, now, before, text }) => (
          <li key={key}>
            <p className="flex items-baseline justify-between gap-3 text-sm">
              <span className="truncate">{name}</span>
              <span className="shrink-0 text-ink-soft tabular-nums">{text}</span>
            </p>
            <svg aria-hidden="true" width="100%" height="18" className="mt-0.5 block">
              <rect y="0" width={widthOf(now, most)} height="10" rx="2" className="fill-jade" />
              <rect y="12" width={widthOf(before, most)} height="5" rx="2" className="fill-laut" />
            </svg>
          </li>
        ))}
      </ul>
    </div>
  )
}

const Key = ({ name, look }: { name: string; look: string }) => (
  <li className="flex items-center gap-2">
    <span className={cx('w-6 rounded-full', look)} />
    {name}
  </li>
)
