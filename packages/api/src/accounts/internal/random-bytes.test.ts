import { expect, it } from 'vitest'
import { makeRandomBytes } from './random-bytes'

it('hands out each byte once', () => {
  const take = makeRandomBytes()
  const taken = Array.from({ length: 4_000 }, () => Buffer.from(take(13)).toString('hex'))
  expect(new Set(taken).size).toBe(taken.length)
  expect(taken.every((text) => text.length === 26 && !/^0+$/.test(text))).toBe(true)
})

it('hands out as many as are asked for, each of them random', () => {
  const take = makeRandomBytes()
  for (const count of [0, 1, 4_095, 4_096, 4_097, 20_000]) expect(take(count)).toHaveLength(count)
  const seen = new Set(take(20_000))
  for (const byte of take(4_096)) seen.add(byte)
  expect(seen.size).toBe(256)
})

it('shares nothing with what it hands out next', () => {
  const take = makeRandomBytes()
  const first = take(16)
  const copy = Buffer.from(first)
  const second = Buffer.from(take(16))
  first.fill(7)
  expect(Buffer.from(take(16)).equals(second)).toBe(false)
  expect(copy.equals(second)).toBe(false)
})
