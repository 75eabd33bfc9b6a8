import { formatRm } from '@pasar/domain'
import { scaleLinear } from 'd3-scale'
import { area, curveMonotoneX, line } from 'd3-shape'
import type { ChartView } from '../client/chart-view'

const BOX = 100
const MARKS = 4
/** The scale reaches at least this far, so that its marks are whole numbers even where there is nothing to draw. */
const MIN_SCALE = 100
/** An amount as a mark of a scale names it: whole ringgit. */
export const nameMark = (amount: number): string => formatRm(amount).replace(/\.\d\d$/, '')

const round = (place: number): number => Math.round(place * 100) / 100

/**
 * Draws whole figures as a curve on a scale from zero.
 * @param nameMark the label beside a mark of the scale
 */
export function drawChart(
  figures: readonly { value: number; title: string }[],
  nameMark: (value: number) => string,
): ChartView {
  const values = figures.map(({ value }) => value)
  const x = scaleLinear([0, Math.max(1, figures.length - 1)], [0, BOX])
  const y = scaleLinear([Math.min(0, ...values), Math.max(MIN_SCALE, ...values)], [BOX, 0]).nice(MARKS)
  const left = (_: number, index: number) => round(x(index))
  const top = (value: number) => round(y(value))
  const step = BOX / Math.max(1, figures.length)
  return {
    line: line<number>().x(left).y(top).curve(curveMonotoneX)(values) ?? '',
    area:
      area<number>()
        .x(left)
        .y0(round(y(0)))
        .y1(top)
        .curve(curveMonotoneX)(values) ?? '',
    marks: y.ticks(MARKS).map((value) => ({ top: round(y(value)), label: nameMark(value) })),
    points: figures.map(({ title }, index) => ({
      left: round(index * step),
      width: round(step),
      title,
    })),
  }
}
