import { expect, it } from 'vitest'
import { fieldOf } from '../platform/rest/testing/body'
import { askRest } from '../platform/rest/testing/helpers'
import { buyer, items, newbuyer, useMarket } from '../testing/helpers'
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

it('takes a review of what its buyer has received, once', async () => {
  const { orderId, lineId } = receiveLines(market)[0] ?? { orderId: '', lineId: '' }
  const write = (body: unknown, who = buyer) =>
    askRest(market, who, 'POST', `/orders/${orderId}/lines/${lineId}/review`, body)
  const { body: bought } = await askRest(market, buyer, 'GET', `/orders/${orderId}`)
  expect(JSON.stringify(fieldOf(bought, 'order.parcels'))).toContain(`"_id":"${lineId}"`)
  expect((await write({ stars: 4, text: 'Wangi!' }, newbuyer)).status).toBe(404)
  for (const wrong of [{ stars: 0 }, { stars: 4.5 }, { stars: 4, text: 'Call 012-345 6789' }, {}])
    expect(fieldOf((await write(wrong)).body, 'code')).toBe('VALIDATION')
  expect((await write({ stars: 4, text: 'Wangi!' })).status).toBe(201)
  expect(fieldOf((await write({ stars: 1 })).body, 'code')).toBe('REVIEW_EXISTS')
  expect(fieldOf((await get(`/items/${items.kopi.id}/reviews`)).body, 'reviews')).toMatchObject([
    { stars: 4, text: 'Wangi!', photos: [] },
  ])
})
