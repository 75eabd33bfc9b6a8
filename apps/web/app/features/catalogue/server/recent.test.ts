import { openTestServices, SMALL, type TestServices } from '@pasar/api/testing'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { makeContext } from '../../../testing/context'
import { loader } from '../routes/recent.server'

const { kopi } = SMALL.items
const PHONE = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36'

let services: TestServices
beforeEach(async () => {
  services = await openTestServices()
})
afterEach(() => services.dispose())

const look = async (itemId: string, userAgent: string, headers: Record<string, string> = {}) => {
  const request = new Request(`http://pasar.test/recent?seen=${itemId}`, {
    headers: { 'user-agent': userAgent, ...headers },
  })
  const context = makeContext(services, request, { session: async () => null })
  const answer = await loader({ request, context, params: {} })
  return { answer, counted: context.ctx.itemViews.take() }
}

it('counts a look of a browser without scripts, and answers with a picture that nobody keeps', async () => {
  const { answer, counted } = await look(kopi.id, PHONE)
  expect(answer.headers.get('content-type')).toBe('image/gif')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.get('set-cookie')).toBeNull()
  expect(counted).toEqual([[kopi.id, 1]])
})

it('counts no program, and nothing of an item that is not there', async () => {
  expect((await look(kopi.id, 'Googlebot/2.1')).counted).toEqual([])
  expect((await look('itm_none', PHONE)).counted).toEqual([])
})

it('counts a look at our own page, and none at a page elsewhere that shows the picture', async () => {
  const countedFrom = async (site: string) => (await look(kopi.id, PHONE, { 'sec-fetch-site': site })).counted
  expect(await countedFrom('cross-site')).toEqual([])
  expect(await countedFrom('same-origin')).toEqual([[kopi.id, 1]])
})
