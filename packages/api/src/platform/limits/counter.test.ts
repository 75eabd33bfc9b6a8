import { expect, it } from 'vitest'
import { Counter } from './counter'

it('lets so many in per window, which begins with the first', () => {
  let now = 0
  const counter = new Counter({ most: 2, within: 100, kept: 'memory' }, () => now)
  expect([counter.take('a'), counter.take('a'), counter.take('b')]).toEqual([0, 0, 0])
  now = 30
  expect([counter.take('a'), counter.take('b')]).toEqual([70, 0])
  now = 100
  expect(counter.take('a')).toBe(0)
})

it('keeps a limited number of callers in mind, and those who came last', () => {
  const counter = new Counter({ most: 1, within: 100, kept: 'memory' }, () => 0)
  for (let caller = 0; caller < 60_000; caller++) counter.take(String(caller))
  expect(counter.take('59999')).toBe(100)
  expect(counter.take('0')).toBe(0)
})
