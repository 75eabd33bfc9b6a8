import { days } from '@pasar/domain'
import { expect, it } from 'vitest'
import { fieldOf, rowsOf, textOf } from '../../platform/rest/testing/body'
import { askRest } from '../../platform/rest/testing/helpers'
import { kampung } from '../../reviews/testing/helpers'
import { buyer, items, newbuyer, useMarket } from '../../testing/helpers'

const market = useMarket()
type Asker = Parameters<typeof askRest>[1]
const ask = (method: string, address: string, body?: unknown, who: Asker = buyer) =>
  askRest(market, who, method, address, body)
const dayIn = (count: number) => new Date(market.ctx.now() + days(count)).toISOString().slice(0, 10)
const pathOf = (link: string): string => new URL(link).pathname

/** A list with two pieces of an item, shared by a link. */
async function share(way: string) {
  const list = { title: 'Hari Raya', budget: '250.00', template: 'raya', day: dayIn(30) }
  const id = textOf((await ask('POST', '/planner', list)).body, 'list._id')
  const { body } = await ask('POST', `/planner/${id}/items`, { itemId: items.kopi.id, quantity: 2 })
  const line = textOf(rowsOf(body, 'items')[0], '_id')
  const shared = await ask('POST', `/planner/${id}/share`, { share: way })
  expect(shared.status).toBe(200)
  const path = pathOf(textOf(shared.body, 'list.link'))
  return { id, path, gifts: `${path}/items/${line}/gifts` }
}

it('shares a list by a link that ends with the next one, and no longer', async () => {
  const { id, path } = await share('read')
  const { body } = await ask('GET', path, undefined, null)
  expect(fieldOf(body, 'list')).toMatchObject({ title: 'Hari Raya', share: 'read', isOwner: false })
  expect(fieldOf(body, 'items')).toMatchObject([{ itemId: items.kopi.id, quantity: 2, left: null }])
  expect(fieldOf((await ask('GET', `/planner/${id}`)).body, 'list.giftsShownFrom')).toBe(dayIn(30))

  const again = await ask('POST', `/planner/${id}/share`, { share: 'registry' })
  expect(fieldOf((await ask('GET', path)).body, 'code')).toBe('LINK_ENDED')
  const second = pathOf(textOf(again.body, 'list.link'))
  expect(fieldOf((await ask('GET', second)).body, 'list')).toMatchObject({ isOwner: true })

  for (let time = 0; time < 2; time++)
    expect(fieldOf((await ask('DELETE', `/planner/${id}/share`)).body, 'list')).toMatchObject({
      share: 'none',
      link: null,
    })
  expect((await ask('GET', second)).status).toBe(410)
  for (const wrong of ['none', 'all'])
    expect((await ask('POST', `/planner/${id}/share`, { share: wrong })).status).toBe(400)
})

it('reserves what somebody gives, puts it into their cart, and gives it up', async () => {
  const { path, gifts } = await share('registry')
  const given = await ask('POST', gifts, { quantity: 2 }, newbuyer)
  expect(fieldOf(given.body, 'items')).toMatchObject([
    { left: 0, reserved: 2, bought: 0, reservedUntil: expect.any(String) },
  ])
  expect(fieldOf((await ask('GET', '/cart', undefined, newbuyer)).body, 'cart')).toMatchObject([
    { itemId: items.kopi.id, quantity: 2 },
  ])
  const taken = await ask('POST', gifts, { quantity: 1 }, newbuyer)
  expect([taken.status, fieldOf(taken.body, 'code')]).toEqual([409, 'GIFT_TAKEN'])
  for (const reader of [buyer, null])
    expect(fieldOf((await ask('GET', path, undefined, reader)).body, 'items')).toMatchObject([
      { left: null, reserved: 0, bought: 0 },
    ])
  expect(fieldOf((await ask('DELETE', gifts, undefined, newbuyer)).body, 'items')).toMatchObject([
    { left: 2, reserved: 0, reservedUntil: null },
  ])
  expect((await ask('DELETE', gifts, undefined, newbuyer)).status).toBe(404)
})

it('is for who may give: not the owner, not visitors, not other lines, and nobody by a link of their own making', async () => {
  const { id, path, gifts } = await share('registry')
  expect(fieldOf((await ask('POST', gifts, {}, buyer)).body, 'code')).toBe('OWN_REGISTRY')
  expect((await ask('POST', gifts, {}, null)).status).toBe(401)
  expect((await ask('POST', gifts, {}, kampung)).status).toBe(403)
  expect((await ask('POST', `${path}/items/pll_none/gifts`, {}, newbuyer)).status).toBe(404)
  expect((await ask('POST', gifts.replace(path, `${path}x`), {}, newbuyer)).status).toBe(404)
  expect((await ask('POST', `/planner/${id}/share`, { share: 'read' }, newbuyer)).status).toBe(404)
  expect((await ask('DELETE', `/planner/${id}/share`, undefined, newbuyer)).status).toBe(404)
  expect((await ask('GET', path, undefined, newbuyer)).status).toBe(200)
  expect(market.value('select count(*) from plan_gifts')).toBe(0)
})
