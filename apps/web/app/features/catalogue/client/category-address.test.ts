import { openTestServices, type TestServices } from '@pasar/api/testing'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { answerOf, makeContext } from '../../../testing/context'
import { loader } from '../routes/shop-category.server'

let services: TestServices
beforeEach(async () => {
  services = await openTestServices()
})
afterEach(() => services.dispose())

async function open(categoryName: string, search = '') {
  const request = new Request(`http://pasar.test/shop/category/${categoryName}${search}`)
  const context = makeContext(services, request)
  const answer = await answerOf(loader({ request, context, params: { categoryName } }))
  if (!(answer instanceof Response)) throw new Error('it is a page')
  return [answer.status, answer.headers.get('location')]
}

it.each(['Art', 'ART', 'aRt'])(
  '%s leads to the address in small letters for good, with its query',
  async (name) => {
    expect(await open(name)).toEqual([301, '/shop/category/art'])
    expect(await open(name, '?q=batik%20tulis&sort=newest')).toEqual([
      301,
      '/shop/category/art?q=batik%20tulis&sort=newest',
    ])
  },
)

it('what is no category in small letters stays unknown', async () => {
  for (const name of ['Nothing', 'ARTS', '__PROTO__', '//EVIL.example', 'ART\n'])
    expect(await open(name)).toEqual([404, null])
  expect(await open('Coupon-Center')).toEqual([301, '/shop/category/coupon-center'])
})
