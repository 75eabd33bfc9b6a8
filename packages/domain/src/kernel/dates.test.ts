import { expect, it } from 'vitest'
import { malaysianFormat } from './dates'

it('gives the day and the time in Malaysia, wherever it runs', () => {
  const at = Date.parse('2026-08-30T16:30:00Z')
  const format = malaysianFormat({ dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' })
  expect(format('en').format(at)).toMatch(/31 Aug 2026.*00:30/)
  expect(format('en')).toBe(format('en'))
})
