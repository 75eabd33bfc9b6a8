import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { describePoint, pointAt, pointByKey, toggleSeries } from '../client/chart-view'
import { drawChart, MIN_COUNTS, nameMark } from './chart.server'

const draw = (...all: (readonly number[])[]) =>
  drawChart(
    (all[0] ?? []).map((_, at) => `Day ${at}`),
    all.map((values, at) => ({ name: all.length > 1 ? `Series ${at}` : '', values })),
    (value) => `RM ${value}`,
    String,
  )
const NONE: ReadonlySet<string> = new Set()

describe('a chart', () => {
  it('fits whatever the figures are into its box', () => {
    const figures = fc.array(fc.integer({ min: -5_000, max: 10_000_000 }), { maxLength: 40 })
    fc.assert(
      fc.property(figures, (values) => {
        const { marks, points, series } = draw(values, values.toReversed())
        expect(JSON.stringify(series)).not.toMatch(/NaN|null/)
        expect(points).toHaveLength(values.length)
        expect(series[0]?.figures.map(({ text }) => text)).toEqual(values.map((value) => `RM ${value}`))
        for (const { left, top } of series.flatMap((one) => one.figures)) {
          expect(Math.min(left, top)).toBeGreaterThanOrEqual(0)
          expect(Math.max(left, top)).toBeLessThanOrEqual(100)
        }
        for (const { top, label } of marks) {
          expect(Number(label) % 1).toBeCloseTo(0)
          expect(top).toBeGreaterThanOrEqual(0)
          expect(top).toBeLessThanOrEqual(100)
        }
      }),
    )
  })

  it('draws a higher figure higher, on one scale from zero', () => {
    const { marks, series } = draw([0, 100], [50, 50])
    expect(series[0]?.line).toMatch(/^M0,100/)
    expect(series[0]?.line).toMatch(/100,0$/)
    expect(series[1]?.figures.map(({ top }) => top)).toEqual([50, 50])
    expect(marks[0]).toEqual({ top: 100, label: '0' })
    expect(marks.at(-1)).toEqual({ top: 0, label: '100' })
  })

  it('leaves gaps where there is no figure, and shows one that stands alone', () => {
    const { series } = drawChart(
      ['1', '2', '3', '4', '5'],
      [{ name: '', values: [10, 100, null, 40, null] }],
      String,
      String,
    )
    const [curve] = series
    expect(curve?.line.match(/M/g)).toHaveLength(2)
    expect(curve?.line).toMatch(/M74.25,60h1.5$/)
    expect(curve?.figures.map(({ text }) => text)).toEqual(['10', '100', '–', '40', '–'])
  })

  it('has a scale that fits counts', () => {
    const { marks } = drawChart(['1', '2'], [{ name: '', values: [0, 2] }], String, String, MIN_COUNTS)
    expect(marks.map(({ label }) => label)).toEqual(['0', '1', '2', '3', '4'])
  })

  it('writes no mark twice where the figures are nothing', () => {
    const { marks } = drawChart(['Day 0'], [{ name: '', values: [0] }], String, nameMark)
    const labels = marks.map(({ label }) => label)
    expect([labels.at(0), labels.at(-1)]).toEqual(['RM 0', 'RM 1'])
    expect(new Set(labels).size).toBe(labels.length)
  })

  it('says of a point what each series that is shown has there', () => {
    expect(describePoint(draw([5, 7]), 1, NONE)).toBe('Day 1: RM 7')
    const two = draw([5, 7], [1, 2])
    expect(describePoint(two, 0, NONE)).toBe('Day 0: Series 0 RM 5, Series 1 RM 1')
    expect(describePoint(two, 0, new Set(['Series 0']))).toBe('Day 0: Series 1 RM 1')
  })

  it('finds the point under a pointer, and the next one by key', () => {
    const chart = draw([1, 2, 3, 4, 5])
    expect([-1, 0, 0.12, 0.13, 0.5, 1, 2].map((share) => pointAt(chart, share))).toEqual([
      0, 0, 0, 1, 2, 4, 4,
    ])
    expect(pointByKey('ArrowLeft', 4, 5)).toBe(3)
    expect(pointByKey('ArrowRight', 4, 5)).toBe(4)
    expect(pointByKey('PageDown', 4, 5)).toBe(0)
    expect(pointByKey('Home', 4, 5)).toBe(0)
    expect(pointByKey('End', 0, 5)).toBe(4)
    expect(pointByKey('Tab', 4, 5)).toBeNull()
  })

  it('shows and hides series, but never hides the last', () => {
    const chart = draw([1], [2])
    const first = toggleSeries(chart, NONE, 'Series 0')
    expect([...first]).toEqual(['Series 0'])
    expect([...toggleSeries(chart, first, 'Series 1')]).toEqual(['Series 0'])
    expect([...toggleSeries(chart, first, 'Series 0')]).toEqual([])
  })
})
