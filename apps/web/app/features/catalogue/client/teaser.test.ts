import { openTestServices, SMALL, type TestServices } from '@pasar/api/testing'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { answerOf, makeContext } from '../../../testing/context'
import { loader as showLogin } from '../../accounts/routes/login.server'
import { loader as suggest } from '../routes/search-suggestions.server'

let services: TestServices
beforeEach(async () => {
  services = await openTestServices()
})
afterEach(() => services.dispose())

function ask(loader: typeof showLogin | typeof suggest, path: string, cookie = ''): Promise<unknown> {
  const request = new Request(`http://pasar.test${path}`, { headers: { cookie } })
  return answerOf(loader({ request, context: makeContext(services, request), params: {} }))
}
const teaserFor = async (from: string) => {
  const answer = await ask(showLogin, `/login?from=${encodeURIComponent(from)}`)
  return answer !== null && typeof answer === 'object' && 'teaser' in answer ? answer.teaser : 'no teaser'
}

it('the login page shows what the search that led there would find', async () => {
  expect(await teaserFor('/shop-now?q=kopi')).toMatchObject({
    query: 'kopi',
    total: expect.any(Number),
    items: expect.arrayContaining([expect.objectContaining({ slug: SMALL.items.kopi.slug })]),
  })
  expect(await teaserFor('/shop/category/beverage?max=20')).toMatchObject({ query: '' })
  expect(await teaserFor('/categories')).toMatchObject({ query: '' })
})

it('nothing else that led there is counted', async () => {
  for (const from of [
    '/wishlist',
    '/checkout?q=kopi',
    '/shop/category/nothing',
    '/shop/category/constructor',
    '//evil.example/shop-now?q=kopi',
    'https://evil.example/shop-now?q=kopi',
    '/shop-now?min=cheap',
  ])
    expect(await teaserFor(from), from).toBeNull()
})

it('the search box shows visitors the number of items, and members the items', async () => {
  const look = async (typed: string, cookie = '') => {
    const answer = await ask(suggest, `/search-suggestions?q=${encodeURIComponent(typed)}`, cookie)
    return answer instanceof Response ? answer.json() : null
  }
  expect(await look('kopi')).toMatchObject({
    items: [],
    hidden: { query: 'kopi', total: expect.any(Number) },
  })
  for (const nothing of ['', '  ', 'zzzzqqqq']) expect(await look(nothing)).toMatchObject({ hidden: null })
  const cookie = await services.sessions.begin(SMALL.users.buyer.id, 'test')
  expect(await look('kopi', cookie)).toMatchObject({
    hidden: null,
    items: expect.arrayContaining([expect.objectContaining({ slug: SMALL.items.kopi.slug })]),
  })
})
