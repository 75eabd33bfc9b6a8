import { formatRm } from '@pasar/domain'
import { scaleLinear } from 'd3-scale'
import { area, curveMonotoneX, line } from 'd3-shape'
import type { ChartView } from '../client/chart-view'

const BOX = 100
const MARKS = 4
/** The scale reaches at least this far, so that its marks are whole numbers even where there is nothing to draw. */
const MIN_SCALE = 100
/** An amount as a mark of a scale names it: without sen where there are none. */
export const nameMark = (amount: number): string => formatRm(amount).replace(/\.00$/, '')

const round = (place: number): number => Math.round(place * 100) / 100

export interface Figures {
  /** Beside its key; empty where it is the only one. */
  name: string
  /** Whole figures, one for each time. */
  values: readonly number[]
}

/**
 * Draws whole figures as curves on one scale from zero.
 * @param times what each is a figure of, the oldest first
 * @param write a figure in words
 * @param writeMark the label beside a mark of the scale
 */
export function drawChart(
  times: readonly string[],
  series: readonly Figures[],
  write: (value: number) => string,
  writeMark: (value: number) => string,
): ChartView {
  const all = series.flatMap(({ values }) => values)
  const x = scaleLinear([0, Math.max(1, times.length - 1)], [0, BOX])
  const y = scaleLinear([Math.min(0, ...all), Math.max(MIN_SCALE, ...all)], [BOX, 0]).nice(MARKS)
  const left = (_: number, index: number) => round(x(index))
  const top = (value: number) => round(y(value))
  const step = BOX / Math.max(1, times.length)
  return {
    marks: y.ticks(MARKS).map((value) => ({ top: top(value), label: writeMark(value) })),
    points: times.map((title, index) => ({ left: round(index * step), width: round(step), title })),
    series: series.map(({ name, values }) => ({
      name,
      line: line<number>().x(left).y(top).curve(curveMonotoneX)(values) ?? '',
      area: area<number>().x(left).y0(top(0)).y1(top).curve(curveMonotoneX)(values) ?? '',
      figures: values.map((value, index) => ({
        left: left(value, index),
        top: top(value),
        text: write(value),
      })),
    })),
  }
}
