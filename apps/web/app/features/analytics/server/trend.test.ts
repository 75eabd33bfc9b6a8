import { expect, it } from 'vitest'
import { translateFor } from '../../../i18n/language.server'
import { trendOf, writeChange } from '../client/trend'

it('writes changes with their sign and grouped digits', () => {
  const t = translateFor('en')
  expect([1_250, -40, 0, null].map(writeChange)).toEqual(['+1,250%', '−40%', '0%', '–'])
  expect(trendOf(t, 12_500)?.label).toBe('12,500% more than before')
  expect(trendOf(t, -40)?.label).toBe('40% less than before')
  expect(trendOf(t, null)).toBeNull()
})
