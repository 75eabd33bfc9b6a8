import { openTestServices, SMALL, type TestServices } from '@pasar/api/testing'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { answerOf, makeContext } from '../../../testing/context'
import { loader } from '../routes/store-feed.server'

const { kampung } = SMALL.stores

let services: TestServices
beforeEach(async () => {
  services = await openTestServices()
})
afterEach(() => services.dispose())

async function ask(
  file: string,
  { headers = {}, method = 'GET', id = kampung.slug } = {},
): Promise<Response> {
  const request = new Request(`http://pasar.test/store/${id}/${file}`, { method, headers })
  const answer = await answerOf(loader({ request, context: makeContext(services, request), params: { id } }))
  if (!(answer instanceof Response)) throw new Error('No answer')
  return answer
}

it('answers each format at its own address, for anybody to cache', async () => {
  const xml = await ask('feed.xml')
  expect(xml.headers.get('Content-Type')).toBe('application/xml; charset=utf-8')
  expect(xml.headers.get('Cache-Control')).toMatch(/^public, max-age=\d+$/)
  expect(await xml.text()).toMatch(/^<\?xml .*<\/rss>\n$/s)
  const csv = await ask('feed.csv')
  expect(csv.headers.get('Content-Type')).toBe('text/csv; charset=utf-8')
  expect(await csv.text()).toMatch(/^"id","title","description",/)
})

it('is not sent again to whoever has it', async () => {
  const tag = (await ask('feed.xml')).headers.get('ETag') ?? ''
  const headers = { 'If-None-Match': `"other", ${tag}` }
  expect(await ask('feed.xml', { headers })).toMatchObject({ status: 304, body: null })
  expect((await ask('feed.csv', { headers })).status).toBe(200)
  services.database.handle.prepare('update item_variants set stock = stock + 1').run()
  expect((await ask('feed.xml', { headers })).status).toBe(200)
  expect(await ask('feed.xml', { method: 'HEAD' })).toMatchObject({ status: 200, body: null })
})

it('is not found for a store that is not there', async () => {
  expect((await ask('feed.xml', { id: 'nowhere' })).status).toBe(404)
})
