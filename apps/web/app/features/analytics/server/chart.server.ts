import { formatRm } from '@pasar/domain'
import { scaleLinear } from 'd3-scale'
import { area, curveMonotoneX, line } from 'd3-shape'
import type { ChartView } from '../client/chart-view'

const BOX = 100
const MARKS = 4
/** As wide as a figure is that stands alone. */
const DASH = 1.5
/** The scale reaches at least this far, so that its marks are whole numbers even where there is nothing to draw. */
const MIN_SCALE = 100
/** As `MIN_SCALE`, for what is counted: whole numbers from one mark to the next. */
export const MIN_COUNTS = MARKS
/** An amount as a mark of a scale names it: without sen where there are none. */
export const nameMark = (amount: number): string => formatRm(amount).replace(/\.00$/, '')

/** Where there is no figure. */
const NO_FIGURE = '–'

const round = (place: number): number => Math.round(place * 100) / 100

export interface Figures {
  /** Beside its key; empty where it is the only one. */
  name: string
  /** Whole figures, one for each time; null where there is none, which leaves a gap. */
  values: readonly (number | null)[]
}

type Figure = Figures['values'][number]
const hasFigure = (value: Figure): boolean => value !== null

/** A figure between two gaps, or the only one, is a dash: a curve through one point is nothing to see. */
const showSingle = (path: string): string =>
  path.replaceAll(
    /M([\d.]+),([\d.]+)Z/g,
    (_, x: string, y: string) => `M${Number(x) - DASH / 2},${y}h${DASH}`,
  )

/**
 * Draws whole figures as curves on one scale from zero.
 * @param times what each is a figure of, the oldest first
 * @param write a figure in words
 * @param writeMark the label beside a mark of the scale
 * @param least how far the scale reaches at least
 */
export function drawChart(
  times: readonly string[],
  series: readonly Figures[],
  write: (value: number) => string,
  writeMark: (value: number) => string,
  least = MIN_SCALE,
): ChartView {
  const all = series.flatMap(({ values }) => values.filter((value) => value !== null))
  const x = scaleLinear([0, Math.max(1, times.length - 1)], [0, BOX])
  const y = scaleLinear([Math.min(0, ...all), Math.max(least, ...all)], [BOX, 0]).nice(MARKS)
  const left = (_: Figure, index: number) => round(x(index))
  const top = (value: Figure) => round(y(value ?? 0))
  const step = BOX / Math.max(1, times.length)
  return {
    marks: y.ticks(MARKS).map((value) => ({ top: top(value), label: writeMark(value) })),
    points: times.map((title, index) => ({ left: round(index * step), width: round(step), title })),
    series: series.map(({ name, values }) => ({
      name,
      line: showSingle(line<Figure>().defined(hasFigure).x(left).y(top).curve(curveMonotoneX)(values) ?? ''),
      area: area<Figure>().defined(hasFigure).x(left).y0(top(0)).y1(top).curve(curveMonotoneX)(values) ?? '',
      figures: values.map((value, index) => ({
        left: left(value, index),
        top: top(value),
        text: value === null ? NO_FIGURE : write(value),
      })),
    })),
  }
}
