import { DomainError } from '@pasar/domain'
import { describe, expect, it, vi } from 'vitest'
import { reportFailures } from './route-failures'

const log = { error: vi.fn() }
const args = (path: string) =>
  ({
    request: new Request(`http://pasar.test${path}`),
    params: {},
    context: { ctx: { log }, logPath: (text: string) => text },
  }) as never

/** A build of one route whose loader and action fail as given. */
function handlersFor(error: unknown) {
  const fail = async () => {
    throw error
  }
  const module = { default: () => null, loader: fail, action: fail }
  const given = reportFailures({ one: { id: 'one', path: 'one', module } }).one?.module
  return [given?.loader, given?.action].map((handler) => async () => handler?.(args('/one')))
}

describe('loaders and actions', () => {
  it.each(['STORAGE_FULL', 'BUSY'] as const)('answer %s with its status', async (code) => {
    for (const handle of handlersFor(new DomainError(code))) {
      const answer: unknown = await handle().catch((thrown: unknown) => thrown)
      if (!(answer instanceof Response)) throw new Error('It was not answered')
      expect([answer.status, await answer.json()]).toEqual([503, { code }])
    }
    expect(log.error).toHaveBeenCalledWith({ code, path: '/one' }, expect.any(String))
  })

  it('leave refusals to their pages, and faults of ours what they are', async () => {
    for (const error of [
      new DomainError('NOT_FOUND'),
      new Error('a bug'),
      new Response(null, { status: 404 }),
    ])
      for (const handle of handlersFor(error)) await expect(handle()).rejects.toBe(error)
  })
})
