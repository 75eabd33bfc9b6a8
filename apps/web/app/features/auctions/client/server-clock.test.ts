import { hours } from '@pasar/domain'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

/** What the server's clock says while the device's is wrong, and how long each answer takes. */
const WRONG_BY = hours(5)
const server = (): number => Date.now() - WRONG_BY
let waits: (readonly [there: number, back: number])[]

const wait = (duration: number) => new Promise<void>((resolve) => setTimeout(resolve, duration))

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
  vi.stubGlobal('fetch', async () => {
    const [there, back] = waits.shift() ?? [0, 0]
    await wait(there)
    const now = server()
    await wait(back)
    return Response.json({ alive: false, now })
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('agrees with the server to 250 ms, however wrong the clock of the device is, and goes on with time', async () => {
  const { serverNow, syncClock } = await import('./server-clock')
  expect(serverNow()).toBe(Date.now())
  waits = [
    [900, 100],
    [120, 60],
    [30, 700],
  ]
  const asked = syncClock()
  await vi.runAllTimersAsync()
  await asked
  expect(Math.abs(serverNow() - server())).toBeLessThanOrEqual(250)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(Math.abs(serverNow() - server())).toBeLessThanOrEqual(250)
  // The device's clock is set right meanwhile: what was asked for still counts.
  const before = serverNow()
  vi.setSystemTime(server())
  expect(serverNow()).toBe(before)
})

it('asks again when the device has slept, or its clock was set', async () => {
  const { serverNow, syncClock } = await import('./server-clock')
  waits = []
  const asked = syncClock()
  await vi.runAllTimersAsync()
  await asked
  vi.setSystemTime(Date.now() + hours(2))
  expect(serverNow()).toBeLessThan(server() - hours(1))
  await vi.runAllTimersAsync()
  expect(Math.abs(serverNow() - server())).toBeLessThanOrEqual(250)
})

it('goes by the device where the server does not answer, and asks again the next time', async () => {
  const { serverNow, syncClock } = await import('./server-clock')
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  await syncClock()
  expect(serverNow()).toBe(Date.now())
  vi.stubGlobal('fetch', async () => Response.json({ now: server() }))
  await syncClock()
  expect(Math.abs(serverNow() - server())).toBeLessThanOrEqual(250)
})
