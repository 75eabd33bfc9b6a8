import { openTestServices, type TestServices } from '@pasar/api/testing'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { reportFailure } from './report-failure.server'

let services: TestServices
beforeAll(async () => {
  services = await openTestServices()
})
afterAll(() => services.dispose())

/** @returns the level of the line that is logged, null when there is none */
function levelOf(error: unknown, signal: AbortSignal): string | null {
  const { context: ctx } = services
  const levels: string[] = []
  for (const level of ['debug', 'error'] as const)
    vi.spyOn(ctx.log, level).mockImplementation(() => void levels.push(level))
  reportFailure(
    error,
    { signal, url: 'http://own.invalid/cart' },
    { ctx, logPath: (path) => path, requestId: 'number' },
    'a page could not be rendered',
  )
  return levels.join() || null
}

const here = () => new AbortController().signal
const gone = AbortSignal.abort()
const reset = Object.assign(new Error('aborted'), { code: 'ECONNRESET' })

describe('what fails while a page is made', () => {
  it.each([
    ['the reason of the abort', gone.reason],
    ['a fetch that is aborted', new DOMException('This operation was aborted', 'AbortError')],
    ['a render nobody reads', new Error('The destination stream closed early.')],
    ['half a form', new TypeError('no form', { cause: reset })],
  ])('is no error where it comes of who has gone: %s', (_what, error) => {
    expect(levelOf(error, gone)).toBe('debug')
    expect(levelOf(error, here())).toBe('error')
  })

  it.each([
    ['a bug', new Error('no such column')],
    ['a render that takes too long', new Error('not rendered within 5000 ms')],
    ['what is no error', 'text'],
    ['nothing', undefined],
  ])('is one, whoever has gone: %s', (_what, error) => {
    expect(levelOf(error, here())).toBe('error')
    expect(levelOf(error, gone)).toBe('error')
  })

  it('is not reported when the client is at fault', () => {
    const refused = { statusText: '', internal: true, data: null }
    expect(levelOf({ ...refused, status: 404 }, here())).toBe(null)
    expect(levelOf({ ...refused, status: 500 }, here())).toBe('error')
  })
})
