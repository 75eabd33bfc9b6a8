import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { afterEach, expect, it, vi } from 'vitest'
import { LoopWatch } from './event-loop'

let watch: LoopWatch | null = null
afterEach(() => watch?.stop())

function block(forMs: number): void {
  const until = performance.now() + forMs
  while (performance.now() < until);
}

function ask(url: string): [IncomingMessage, ServerResponse] {
  const request = Object.assign(new IncomingMessage(new Socket()), { method: 'POST', url })
  return [request, new ServerResponse(request)]
}

it('reports a blocked loop with the requests in flight, once in a window', async () => {
  const onBlocked = vi.fn()
  watch = new LoopWatch({ onBlocked, logPath: (url) => url.replace('s3cret', ':token'), windowMs: 1e6 })
  watch.start()
  const [running, over] = [ask('/reset-password/s3cret'), ask('/contact')]
  watch.track(...running)
  watch.track(...over)
  block(400)
  over[1].emit('close')
  await vi.waitFor(() => expect(onBlocked).toHaveBeenCalled())
  const [{ blockedMs, requests }] = onBlocked.mock.calls[0] ?? []
  expect(blockedMs).toBeGreaterThanOrEqual(250)
  expect(requests).toEqual(['POST /reset-password/:token', 'POST /contact'])
  await vi.waitFor(() => expect(watch?.figures().max).toBeGreaterThanOrEqual(300))
  block(600)
  await vi.waitFor(() => expect(watch?.figures().max).toBeGreaterThanOrEqual(500))
  expect(onBlocked).toHaveBeenCalledTimes(1)
})

it('forgets what was a minute ago, and reports the next one', async () => {
  const onBlocked = vi.fn()
  watch = new LoopWatch({ onBlocked, logPath: (url) => url, windowMs: 40 })
  watch.start()
  block(400)
  await vi.waitFor(() => expect(Math.max(...(watch?.figures().maxPerWindow ?? []))).toBeGreaterThan(250))
  await vi.waitFor(() => expect(watch?.figures().max).toBeLessThan(250), { timeout: 10_000 })
  const before = onBlocked.mock.calls.length
  block(400)
  await vi.waitFor(() => expect(onBlocked.mock.calls.length).toBeGreaterThan(before))
})
