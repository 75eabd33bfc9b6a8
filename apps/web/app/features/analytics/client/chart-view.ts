/** What changes over time, as the server drew it: places in percent of the drawing, so that it fits any width. */
export interface ChartView {
  /** Marks of the scale, the lowest first: where from the top, and what they say. */
  marks: { top: number; label: string }[]
  /** One for each time, the oldest first. */
  points: { left: number; width: number; title: string }[]
  /** At least one, all on the same scale. The first is the one that the chart is about. */
  series: ChartSeries[]
}

export interface ChartSeries {
  /** Empty where it is the only one. */
  name: string
  /** Paths in a box of 100 × 100. */
  line: string
  area: string
  /** Its figure at each point: where from the left and the top, and in words. */
  figures: { left: number; top: number; text: string }[]
}

/** What each series says of a point: "12 Nov: RM 5.00". With several, each by its name. */
export const describePoint = (chart: ChartView, at: number, hidden: ReadonlySet<string>): string => {
  const figures = chart.series
    .filter(({ name }) => !hidden.has(name))
    .map(({ name, figures }) => `${name === '' ? '' : `${name} `}${figures[at]?.text ?? ''}`)
  return `${chart.points[at]?.title ?? ''}: ${figures.join(', ')}`
}

/** The point that is nearest to a place. @param share how far from the left, from 0 to 1 */
export function pointAt(chart: ChartView, share: number): number {
  const last = chart.points.length - 1
  return Math.max(0, Math.min(last, Math.round(share * last)))
}

/** Where a key leads from a point; null for other keys. */
export function pointByKey(key: string, at: number, count: number): number | null {
  const week = 7
  const to: Readonly<Record<string, number>> = {
    ArrowLeft: at - 1,
    ArrowDown: at - 1,
    ArrowRight: at + 1,
    ArrowUp: at + 1,
    PageDown: at - week,
    PageUp: at + week,
    Home: 0,
    End: count - 1,
  }
  const wanted = to[key]
  return wanted === undefined ? null : Math.max(0, Math.min(count - 1, wanted))
}

/** Shows a series or hides it; the last one that is shown stays. */
export function toggleSeries(chart: ChartView, hidden: ReadonlySet<string>, name: string): Set<string> {
  const next = new Set(hidden)
  if (!next.delete(name) && chart.series.length - next.size > 1) next.add(name)
  return next
}
