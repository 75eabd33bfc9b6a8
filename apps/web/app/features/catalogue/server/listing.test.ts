import { openTestServices, type TestServices } from '@pasar/api/testing'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { answerOf, makeContext } from '../../../testing/context'
import { type ListingPlace, loadListing } from './listing.server'
import { teaserOf } from './teaser.server'

let services: TestServices
beforeEach(async () => {
  services = await openTestServices()
})
afterEach(() => services.dispose())

const load = (address: string, place: ListingPlace = {}) => {
  const request = new Request(`http://pasar.test${address}`)
  return loadListing(request, makeContext(services, request), place)
}

it('leads back to the first page where nothing is left behind a cursor', async () => {
  const { next } = await load('/shop-now?sort=newest')
  if (next === null) throw new Error('There is one page only')
  services.database.handle
    .prepare(
      "update items set status = 'paused' where id not in (select id from items order by published_at desc limit 3)",
    )
    .run()
  const answer = await answerOf(load(`/shop-now?sort=newest&cursor=${next}`))
  if (!(answer instanceof Response)) throw new Error('It is a page')
  expect([answer.status, answer.headers.get('Location')]).toEqual([302, '/shop-now?sort=newest'])
  const alone = await answerOf(load(`/shop/new?cursor=${next}`, { defaultSort: 'newest' }))
  expect(alone instanceof Response && alone.headers.get('Location')).toBe('/shop/new')
})

it('leads to the first page from a place in another order, and from one of an older version', async () => {
  const { next } = await load('/shop-now?sort=priceUp')
  for (const cursor of [next, next?.replace(/^.*\./, '')]) {
    const answer = await answerOf(load(`/shop-now?sort=priceDown&cursor=${cursor}`))
    if (!(answer instanceof Response)) throw new Error('It is a page')
    expect([answer.status, answer.headers.get('Location')]).toEqual([302, '/shop-now?sort=priceDown'])
  }
  const nonsense = await answerOf(load('/shop-now?cursor=nonsense'))
  expect(nonsense instanceof Response && nonsense.status).toBe(404)
})

it('shows that there is nothing where no cursor was given', async () => {
  const { cards, help } = await load('/shop-now?q=zzzzqqqq')
  expect(cards).toEqual([])
  expect(help).not.toBeNull()
})

it('counts what a visitor searched for in vain, who is asked to sign in', async () => {
  const context = makeContext(services, new Request('http://pasar.test/login'))
  await teaserOf(context, '/shop-now?q=zzzzqqqq')
  await teaserOf(context, '/shop-now?q=kopi')
  await teaserOf(context, '/shop-now?q=zzzzqqqq')
  expect(services.context.steps.take().searches).toEqual([['zzzzqqqq', 2]])
})
