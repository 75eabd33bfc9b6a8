import { expect, it } from 'vitest'
import { once } from './once'

it('makes a thing once for all who ask, and again after it has failed', async () => {
  let tries = 0
  const ask = once(async () => {
    tries += 1
    if (tries === 1) throw new Error('no file')
    return { tries }
  })
  const first = await Promise.allSettled([ask(), ask()])
  expect(first.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(tries).toBe(1)
  const [made, same] = await Promise.all([ask(), ask()])
  expect(made).toEqual({ tries: 2 })
  expect([same, await ask()]).toEqual([made, made])
  expect(tries).toBe(2)
})
