import type { KeyboardEvent, PointerEvent } from 'react'
import { cx } from '../../../ui/cx'
import { type ChartView, describePoint, pointAt, pointByKey } from '../client/chart-view'
import { ChartKey, lookOf } from './chart-key'

/** Reads figures off: a slider from the oldest to the newest, which a pointer moves by being over it. */
export function ChartReader({
  chart,
  label,
  hidden,
  at,
  read,
}: {
  chart: ChartView
  label: string
  hidden: ReadonlySet<string>
  at: number | null
  read: (at: number | null) => void
}) {
  const newest = chart.points.length - 1
  const point = (event: PointerEvent<HTMLDivElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    read(pointAt(chart, (event.clientX - left) / Math.max(1, width)))
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return read(null)
    const to = pointByKey(event.key, at ?? newest, chart.points.length)
    if (to === null) return
    event.preventDefault()
    read(to)
  }
  if (newest < 0) return null
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={newest}
      aria-valuenow={at ?? newest}
      aria-valuetext={describePoint(chart, at ?? newest, hidden)}
      onKeyDown={press}
      onFocus={() => read(at ?? newest)}
      onBlur={() => read(null)}
      onPointerDown={point}
      onPointerMove={point}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && read(null)}
      className="absolute inset-0 touch-pan-y outline-offset-4"
    >
      {at !== null && <Tooltip chart={chart} hidden={hidden} at={at} />}
    </div>
  )
}

/** Above the drawing, and never beyond its sides. */
function Tooltip({ chart, hidden, at }: { chart: ChartView; hidden: ReadonlySet<string>; at: number }) {
  const left = chart.series[0]?.figures[at]?.left ?? 0
  const shown = chart.series.flatMap((one, place) => (hidden.has(one.name) ? [] : [{ ...one, place }]))
  return (
    <div aria-hidden="true" className="pointer-events-none">
      <div className="absolute inset-y-0 border-l border-ink-soft" style={{ left: `${left}%` }} />
      {shown.map(({ name, figures, place }) => (
        <span
          key={name}
          className={cx(
            'absolute -mt-1 -ml-1 size-2 rounded-full bg-current ring-2 ring-surface',
            lookOf(place).colour,
          )}
          style={{ left: `${left}%`, top: `${figures[at]?.top ?? 0}%` }}
        />
      ))}
      <div
        className="absolute bottom-full mb-2 w-max max-w-full rounded-control border border-line bg-surface px-3 py-2 text-sm shadow-float"
        style={{ left: `${left}%`, transform: `translateX(-${left}%)` }}
      >
        <p className="font-semibold">{chart.points[at]?.title}</p>
        {shown.map(({ name, figures, place }) => (
          <p key={name} className="flex flex-wrap items-center gap-x-2 tabular-nums">
            {name !== '' && <ChartKey at={place} />}
            {name !== '' && <span className="text-ink-soft">{name}</span>}
            {figures[at]?.text}
          </p>
        ))}
      </div>
    </div>
  )
}
