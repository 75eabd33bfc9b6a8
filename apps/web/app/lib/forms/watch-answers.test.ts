import { afterEach, expect, it, vi } from 'vitest'
import { watchAnswers } from './watch-answers'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it.each([
  ['/login.data', new URLSearchParams(), 30_000],
  ['/add-items.data', new FormData(), 120_000],
  // 100 MB take 14 minutes at 1 Mbit/s.
  ['/my-products/itm_1/files.data', new FormData(), 2_400_000],
])('gives what is sent to %s its time', async (path, body, ms) => {
  vi.stubGlobal('fetch', async () => new Response(null, { headers: { 'Content-Type': 'text/x-script' } }))
  const timeout = vi.spyOn(AbortSignal, 'timeout')
  watchAnswers()
  await fetch(new URL(path, 'http://pasar.test'), { method: 'POST', body })
  expect(timeout).toHaveBeenCalledExactlyOnceWith(ms)
})
