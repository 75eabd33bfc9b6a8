import type { ChartView } from '../client/chart-view'

/** A curve for the eye, made by the server. The same numbers belong into a table beside it. */
export function LineChart({ chart, first, last }: { chart: ChartView; first: string; last: string }) {
  return (
    <div aria-hidden="true" className="pt-2">
      <div className="relative ml-16 h-48">
        {chart.marks.map(({ top, label }) => (
          <div key={label} className="absolute inset-x-0 border-t border-line" style={{ top: `${top}%` }}>
            <span className="absolute right-full -translate-y-1/2 pr-2 text-xs whitespace-nowrap text-ink-soft tabular-nums">
              {label}
            </span>
          </div>
        ))}
        <svg
          aria-hidden="true"
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          className="absolute inset-0 size-full overflow-visible text-jade"
        >
          <path d={chart.area} fill="currentColor" fillOpacity="0.12" />
          <path
            d={chart.line}
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            vectorEffect="non-scaling-stroke"
          />
          {chart.compared !== undefined && (
            <path
              d={chart.compared}
              fill="none"
              stroke="currentColor"
              className="text-ink-soft"
              strokeWidth="2"
              strokeDasharray="6 5"
              vectorEffect="non-scaling-stroke"
            />
          )}
          {chart.points.map(({ left, width, title }) => (
            <rect
              key={left}
              x={left}
              y="0"
              width={width}
              height="100"
              className="fill-transparent hover:fill-jade/10"
            >
              <title>{title}</title>
            </rect>
          ))}
        </svg>
      </div>
      <div className="mt-2 ml-16 flex justify-between text-xs text-ink-soft">
        <span>{first}</span>
        <span>{last}</span>
      </div>
    </div>
  )
}
