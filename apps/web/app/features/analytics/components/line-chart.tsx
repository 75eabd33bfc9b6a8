import { useState } from 'react'
import { useT } from '../../../i18n/provider'
import { useHydrated } from '../../../lib/use-hydrated'
import { cx } from '../../../ui/cx'
import { type ChartView, describePoint, toggleSeries } from '../client/chart-view'
import { ChartKey, lookOf } from './chart-key'
import { ChartReader } from './chart-reader'

const NONE: ReadonlySet<string> = new Set()

/**
 * Curves made by the server. The same numbers belong into a table beside them. Where scripts run, figures are read off with a
 * pointer or with arrow keys, and series are shown and hidden; the drawing stays where it is.
 */
export function LineChart({
  chart,
  label,
  first,
  last,
}: {
  chart: ChartView
  label: string
  first: string
  last: string
}) {
  const t = useT()
  // Said on the server, too: so a page comes with these words, and does not have to fetch the list of all texts for them.
  const readLabel = t('charts.read', { chart: label })
  const isHydrated = useHydrated()
  const [hidden, setHidden] = useState(NONE)
  const [at, setAt] = useState<number | null>(null)
  return (
    <div className="pt-2">
      {chart.series.length > 1 && (
        <Legend
          chart={chart}
          hidden={hidden}
          toggle={isHydrated ? (name) => setHidden(toggleSeries(chart, hidden, name)) : undefined}
        />
      )}
      <div className="relative ml-16 h-48">
        <Scale chart={chart} />
        <Curves chart={chart} hidden={hidden} hasTitles={!isHydrated} />
        {isHydrated && <ChartReader chart={chart} label={readLabel} hidden={hidden} at={at} read={setAt} />}
      </div>
      <div aria-hidden="true" className="mt-2 ml-16 flex justify-between text-xs text-ink-soft">
        <span>{first}</span>
        <span>{last}</span>
      </div>
    </div>
  )
}

const KEY_CLASS = 'inline-flex min-h-11 items-center gap-2 rounded-control border px-3 text-sm font-semibold'

function Legend({
  chart,
  hidden,
  toggle,
}: {
  chart: ChartView
  hidden: ReadonlySet<string>
  /** Left out where no scripts run. */
  toggle: ((name: string) => void) | undefined
}) {
  return (
    <ul className="mb-4 flex flex-wrap gap-2">
      {chart.series.map(({ name }, at) => (
        <li key={name}>
          {toggle ? (
            <button
              type="button"
              aria-pressed={!hidden.has(name)}
              onClick={() => toggle(name)}
              className={cx(
                KEY_CLASS,
                hidden.has(name) ? 'border-line text-ink-soft line-through' : 'border-line-strong',
              )}
            >
              <ChartKey at={at} />
              {name}
            </button>
          ) : (
            <span className={cx(KEY_CLASS, 'border-line-strong')}>
              <ChartKey at={at} />
              {name}
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}

const Scale = ({ chart }: { chart: ChartView }) => (
  <div aria-hidden="true">
    {chart.marks.map(({ top, label }) => (
      <div key={label} className="absolute inset-x-0 border-t border-line" style={{ top: `${top}%` }}>
        <span className="absolute right-full -translate-y-1/2 pr-2 text-xs whitespace-nowrap text-ink-soft tabular-nums">
          {label}
        </span>
      </div>
    ))}
  </div>
)

function Curves({
  chart,
  hidden,
  hasTitles,
}: {
  chart: ChartView
  hidden: ReadonlySet<string>
  /** Browsers show them where no scripts do. */
  hasTitles: boolean
}) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      className="absolute inset-0 size-full overflow-visible"
    >
      {chart.series.map(({ name, line, area }, at) => {
        if (hidden.has(name)) return null
        const { colour, dash } = lookOf(at)
        return (
          <g key={name} className={colour}>
            {at === 0 && <path d={area} fill="currentColor" fillOpacity="0.12" />}
            <path
              d={line}
              fill="none"
              stroke="currentColor"
              strokeWidth="2"
              strokeDasharray={dash}
              vectorEffect="non-scaling-stroke"
            />
          </g>
        )
      })}
      {hasTitles &&
        chart.points.map(({ left, width }, at) => (
          <rect
            key={left}
            x={left}
            y="0"
            width={width}
            height="100"
            className="fill-transparent hover:fill-jade/10"
          >
            <title>{describePoint(chart, at, NONE)}</title>
          </rect>
        ))}
    </svg>
  )
}
