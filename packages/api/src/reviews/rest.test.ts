import { expect, it } from 'vitest'
import { fieldOf } from '../platform/rest/testing/body'
import { askRest } from '../platform/rest/testing/helpers'
import { items, useMarket } from '../testing/helpers'
import { receiveLines, reviewKopi } from './testing/helpers'

const market = useMarket()
const get = (address: string) => askRest(market, null, 'GET', address)

it('lists reviews, for everyone, without full names', async () => {
  const [at] = receiveLines(market)
  await reviewKopi(market, at ?? { orderId: '', lineId: '' })
  const { status, body } = await get(`/items/${items.kopi.id}/reviews?sort=helpful`)
  expect(status).toBe(200)
  expect(fieldOf(body, 'reviews')).toMatchObject([
    { author: 'Aisyah', stars: 4, text: 'Wangi!', answer: '', photos: [] },
  ])
  expect(fieldOf(body, 'next')).toBeNull()
})

it('knows no other items, cursors or orders', async () => {
  expect((await get('/items/itm_none/reviews')).status).toBe(404)
  expect((await get(`/items/${items.kopi.id}/reviews?cursor=nonsense`)).status).toBe(404)
  expect(fieldOf((await get(`/items/${items.kopi.id}/reviews?sort=best`)).body, 'code')).toBe('VALIDATION')
})
