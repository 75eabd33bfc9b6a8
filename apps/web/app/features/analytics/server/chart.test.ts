import fc from 'fast-check'
import { expect, it } from 'vitest'
import { drawChart } from './chart.server'

const draw = (values: readonly number[]) =>
  drawChart(
    values.map((value) => ({ value, title: String(value) })),
    String,
  )

it('fits whatever the figures are into its box', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -5_000, max: 10_000_000 }), { maxLength: 40 }), (values) => {
      const { line, area, marks, points } = draw(values)
      expect(`${line}${area}`).not.toContain('NaN')
      expect(points.map(({ title }) => title)).toEqual(values.map(String))
      for (const { top, label } of marks) {
        expect(Number(label) % 1).toBeCloseTo(0)
        expect(top).toBeGreaterThanOrEqual(0)
        expect(top).toBeLessThanOrEqual(100)
      }
    }),
  )
})

it('draws a higher figure higher, on a scale from zero', () => {
  const { line, marks } = draw([0, 100])
  expect(line).toMatch(/^M0,100/)
  expect(line).toMatch(/100,0$/)
  expect(marks[0]).toEqual({ top: 100, label: '0' })
  expect(marks.at(-1)).toEqual({ top: 0, label: '100' })
})
