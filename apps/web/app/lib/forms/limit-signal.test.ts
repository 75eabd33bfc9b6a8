import { expect, it } from 'vitest'
import { limitSignal } from './limit-signal'

const aborted = (signal: AbortSignal): Promise<unknown> =>
  new Promise((resolve) => signal.addEventListener('abort', () => resolve(signal.reason), { once: true }))

it('aborts with the other signal, with its reason', async () => {
  const other = new AbortController()
  const signal = limitSignal(60_000, other.signal)
  expect(signal.aborted).toBe(false)
  other.abort('left')
  expect(signal.reason).toBe('left')
  expect(limitSignal(60_000, other.signal).reason).toBe('left')
})

it('aborts when the time is over, as a limit does', async () => {
  for (const other of [undefined, null, new AbortController().signal])
    expect(await aborted(limitSignal(1, other))).toMatchObject({ name: 'TimeoutError' })
})
