import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { shouldRevalidate } from './after-refusal'
import { clientAction } from './keep-page'

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

const redirectWithSuccess = (to: string) => new Response(null, { status: 302, headers: { Location: to } })
async function keptAt(pathname: string, answer: unknown, words = 'Nine layers.'): Promise<Response> {
  vi.stubGlobal('location', { pathname })
  const request = new Request('http://pasar.test/', {
    method: 'POST',
    body: new URLSearchParams({ description: words }),
  })
  const serverAction = async () => {
    throw answer
  }
  return (await clientAction({ request, serverAction, params: {} } as Parameters<
    typeof clientAction
  >[0])) as Response
}

it.each([
  [redirectWithSuccess('/login?from=%2Fadd-items&why=expired'), 'UNAUTHORIZED'],
  [redirectWithSuccess('/reauthenticate?from=%2Fadd-items'), 'REAUTHENTICATE'],
  [{ status: 404, statusText: 'Not Found', internal: false, data: null }, 'GONE'],
])('keeps the page with what was written, and has no loader take it away', async (answer, code) => {
  const kept = await keptAt('/add-items', answer)
  expect(await kept.json()).toMatchObject({ failure: { code, values: { description: 'Nine layers.' } } })
  const asked = { actionStatus: kept.status, defaultShouldRevalidate: false }
  expect(shouldRevalidate(asked as Parameters<typeof shouldRevalidate>[0])).toBe(false)
})

it('follows the answer where nothing would be lost, and that of a login', async () => {
  const [away, second, done] = [
    redirectWithSuccess('/login?from=%2Fadd-items'),
    redirectWithSuccess('/login/code'),
    redirectWithSuccess('/my-products'),
  ]
  await expect(keptAt('/add-items', away, '')).rejects.toBe(away)
  await expect(keptAt('/login', second)).rejects.toBe(second)
  await expect(keptAt('/add-items', done)).rejects.toBe(done)
})
