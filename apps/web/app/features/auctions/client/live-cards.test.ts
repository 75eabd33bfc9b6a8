import { hours, minutes } from '@pasar/domain'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

/** The device's clock is ahead of the server's. */
const WRONG_BY = hours(7)
const server = (): number => Date.now() - WRONG_BY

let streams: FakeStream[]
class FakeStream {
  static readonly OPEN = 1
  static readonly CLOSED = 2
  readyState = FakeStream.OPEN
  onmessage: (event: { data: string }) => void = () => {}
  onerror: () => void = () => {}
  readonly ids: string
  constructor(address: string) {
    this.ids = address.split('ids=')[1] ?? ''
    streams.push(this)
  }
  close() {
    this.readyState = FakeStream.CLOSED
  }
  tell(itemId: string, price: number, bids: number, endsAt: number, state = 'running') {
    this.onmessage({ data: JSON.stringify({ itemId, price, bids, leader: null, endsAt, state }) })
  }
}

let visibility: 'visible' | 'hidden'
let listeners: (() => void)[]
const look = (next: typeof visibility) => {
  visibility = next
  for (const listener of listeners) listener()
}
const open = () => streams.filter(({ readyState }) => readyState === FakeStream.OPEN)

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
  streams = []
  listeners = []
  visibility = 'visible'
  vi.stubGlobal('EventSource', FakeStream)
  vi.stubGlobal('document', {
    get visibilityState() {
      return visibility
    },
    addEventListener: (_name: string, listener: () => void) => void listeners.push(listener),
  })
  vi.stubGlobal('fetch', async () => Response.json({ alive: false, now: server() }))
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it('follows the price, the bids and the time that is left by the server’s clock', async () => {
  const { followCards } = await import('./live-cards')
  const { liveCards } = await import('../../platform/client/live-cards')
  const told: unknown[] = []
  vi.spyOn(liveCards, 'set').mockImplementation((_id, live) => void told.push(live))
  followCards(new Set(['itm_1']))
  await vi.advanceTimersByTimeAsync(1_000)
  expect(open().map(({ ids }) => ids)).toEqual(['itm_1'])
  const endsAt = server() + minutes(2) + 10_000
  open()[0]?.tell('itm_1', 250, 0, endsAt)
  await vi.advanceTimersByTimeAsync(0)
  open()[0]?.tell('itm_1', 255.05, 2, endsAt)
  await vi.advanceTimersByTimeAsync(0)
  expect(told).toEqual([
    { price: 25_000, bids: 0, minutesLeft: 3 },
    { price: 25_505, bids: 2, minutesLeft: 3 },
  ])
  // The minute is over when it is over for the server, to 250 ms.
  const left = async (after: number) => {
    await vi.advanceTimersByTimeAsync(after)
    return told.at(-1)
  }
  expect(await left(endsAt - minutes(2) - server() - 250)).toMatchObject({ minutesLeft: 3 })
  expect(await left(500)).toMatchObject({ minutesLeft: 2 })
  expect(await left(minutes(2) - 500)).toMatchObject({ minutesLeft: 1 })
  expect(await left(500)).toMatchObject({ minutesLeft: 0 })
  followCards(new Set())
  expect(await left(1_000)).toBeUndefined()
  expect(open()).toEqual([])
})

it('has one connection for all tiles, and none for a page that nobody looks at or that shows none', async () => {
  const { watchAuction } = await import('./watch-store')
  const heard: string[] = []
  const listen = (name: string, id: string) => watchAuction(id, ({ price }) => void heard.push(name + price))
  const stops = [listen('a', 'itm_1'), listen('b', 'itm_1'), listen('c', 'itm_2')]
  await vi.advanceTimersByTimeAsync(1_000)
  expect(streams.map(({ ids }) => ids)).toEqual(['itm_1,itm_2'])
  open()[0]?.tell('itm_1', 7, 1, 1)
  expect(heard).toEqual(['a7', 'b7'])
  // A tile that comes later is told how things stand.
  stops.push(listen('d', 'itm_1'))
  expect(heard).toEqual(['a7', 'b7', 'd7'])
  look('hidden')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(open()).toEqual([])
  look('visible')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(open()).toHaveLength(1)
  for (const stop of stops) stop()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(open()).toEqual([])
})

it('comes back one to two minutes after it was refused, pages at different moments', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  const { isFollowing, watchAuction } = await import('./watch-store')
  watchAuction('itm_1', () => {})
  await vi.advanceTimersByTimeAsync(1_000)
  expect(isFollowing()).toBe(true)
  const [refused] = streams
  refused?.close()
  refused?.onerror()
  expect(isFollowing()).toBe(false)
  await vi.advanceTimersByTimeAsync(minutes(1))
  expect(streams).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(minutes(0.5))
  expect(streams).toHaveLength(2)
  expect(isFollowing()).toBe(true)
})
