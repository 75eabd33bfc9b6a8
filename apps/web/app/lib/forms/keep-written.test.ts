import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { shouldRevalidate } from '../../features/selling/pages/add-items'
import { keepWritten } from './keep-written'

/** As much of a field as is looked at. */
class TextArea {
  name = 'description'
  value = 'Nine layers.'
  defaultValue = ''
  inputMode = ''
}

beforeEach(() => {
  vi.stubGlobal('HTMLTextAreaElement', TextArea)
  vi.stubGlobal('document', { querySelectorAll: () => [new TextArea()] })
})
afterEach(() => void vi.unstubAllGlobals())

const leadTo = (to: string) => new Response(null, { status: 302, headers: { Location: to } })
function keptAt(pathname: string, answer: unknown, words = 'Nine layers.') {
  vi.stubGlobal('location', { pathname })
  const sent = new FormData()
  sent.append('description', words)
  return keepWritten(answer, sent, { description: words })
}

it.each([
  [leadTo('/login?from=%2Fadd-items&why=expired'), 'UNAUTHORIZED'],
  [leadTo('/reauthenticate?from=%2Fadd-items'), 'REAUTHENTICATE'],
  [new Error('Not Found'), 'GONE'],
])('keeps the page with what was written, and has no loader take it away', async (answer, code) => {
  const kept = keptAt('/add-items', answer)
  expect(await kept.json()).toMatchObject({ failure: { code, values: { description: 'Nine layers.' } } })
  const asked = { actionStatus: kept.status, defaultShouldRevalidate: false }
  expect(shouldRevalidate(asked as Parameters<typeof shouldRevalidate>[0])).toBe(false)
})

it('follows the answer where nothing would be lost, and that of a login', () => {
  const [away, second] = [leadTo('/login?from=%2Fadd-items'), leadTo('/login/code')]
  expect(() => keptAt('/add-items', away, '')).toThrow(away)
  expect(() => keptAt('/login', second)).toThrow(second)
})
