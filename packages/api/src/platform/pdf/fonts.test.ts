import { expect, it } from 'vitest'
import { canDraw, cutRuns } from './fonts'

const shown = (text: string) =>
  cutRuns(text, 400)
    .map((run) => run.text)
    .join('')

it('draws quotes as wide as the letters beside them', () => {
  expect(shown('Reseller’s share of a “Tegak”')).toBe(`Reseller's share of a "Tegak"`)
  expect(shown('椅子“端正”。')).toBe('椅子“端正”。')
})

it('shows a question mark for what no font has', () => {
  expect(shown('Kopi 成发 \u0641')).toBe('Kopi 成发 ?')
  expect([canDraw('Kopi 成发'), canDraw('\u0641')]).toEqual([true, false])
})
