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

it('gives a call its time, but none that has its own, and no files', async () => {
  const sent = vi.fn(async () => new Response())
  vi.stubGlobal('fetch', sent)
  const limit = new AbortController().signal
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit)
  watchAnswers()
  await fetch('/session', { cache: 'no-store' })
  expect(timeout).toHaveBeenCalledExactlyOnceWith(30_000)
  expect(sent).toHaveBeenLastCalledWith('/session', { cache: 'no-store', signal: limit })
  const { signal } = new AbortController()
  for (const init of [{ signal }, { method: 'POST', body: new FormData() }]) {
    await fetch('/add-items', init)
    expect(sent).toHaveBeenLastCalledWith('/add-items', init)
  }
  const routes = new URL('/__manifest', 'http://pasar.test')
  await fetch(routes)
  expect(sent).toHaveBeenLastCalledWith(routes, undefined)
})

it('sends a form where two signals cannot be joined, within its time', async () => {
  const sent = vi.fn(async () => new Response(null, { headers: { 'Content-Type': 'text/x-script' } }))
  vi.stubGlobal('fetch', sent)
  const { any } = AbortSignal
  try {
    Reflect.deleteProperty(AbortSignal, 'any')
    const limit = new AbortController().signal
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit)
    watchAnswers()
    const url = new URL('/login.data', 'http://pasar.test')
    const { signal } = new AbortController()
    await fetch(url, { method: 'POST', body: new URLSearchParams(), signal })
    expect(sent).toHaveBeenCalledExactlyOnceWith(url, expect.objectContaining({ signal: limit }))
  } finally {
    AbortSignal.any = any
  }
})
