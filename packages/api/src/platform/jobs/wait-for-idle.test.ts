import { describe, expect, it, vi } from 'vitest'
import { waitForIdle } from './wait-for-idle'

const { signal } = new AbortController()

describe('waitForIdle', () => {
  it('goes on at once where nobody asks for anything', async () => {
    const look = vi.fn(async () => 0.1)
    await waitForIdle(signal, look)
    expect(look).toHaveBeenCalledTimes(1)
  })

  it('waits while requests are answered, and goes on after them', async () => {
    const look = vi
      .fn(async () => 0.1)
      .mockResolvedValueOnce(0.95)
      .mockResolvedValueOnce(1)
    await waitForIdle(signal, look)
    expect(look).toHaveBeenCalledTimes(3)
  })

  it('does not wait for ever', async () => {
    const look = vi.fn(async () => 1)
    await waitForIdle(signal, look)
    expect(look).toHaveBeenCalledTimes(12)
  })

  it('ends when it is stopped', async () => {
    const stop = new AbortController()
    const look = vi.fn(async () => {
      stop.abort()
      return 1
    })
    await waitForIdle(stop.signal, look)
    expect(look).toHaveBeenCalledTimes(1)
  })

  it('looks at the event loop by itself', async () => {
    await expect(waitForIdle(signal)).resolves.toBeUndefined()
  })
})
