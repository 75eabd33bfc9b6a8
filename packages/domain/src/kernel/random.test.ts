import { expect, it } from 'vitest'
import { makeRandom } from './random'

it('gives the published numbers of mulberry32', () => {
  expect(makeRandom(1)()).toBe(0.6270739405881613)
  expect(makeRandom(42)()).toBe(0.6011037519201636)
})

it('gives the same row for the same seed, another for another', () => {
  const row = (seed: number) => Array.from({ length: 5 }, makeRandom(seed))
  expect(row(7)).toEqual(row(7))
  expect(row(8)).not.toEqual(row(7))
})

it('stays within 0 and 1, and is spread evenly', () => {
  const next = makeRandom(2026)
  const tenths = new Array<number>(10).fill(0)
  for (let i = 0; i < 10_000; i++) {
    const tenth = Math.floor(next() * 10)
    tenths[tenth] = (tenths[tenth] ?? 0) + 1
  }
  expect(tenths).toHaveLength(10)
  for (const count of tenths) expect(Math.abs(count - 1_000)).toBeLessThan(150)
})
