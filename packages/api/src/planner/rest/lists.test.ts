import { days } from '@pasar/domain'
import { expect, it } from 'vitest'
import { fieldOf, keysOf, rowsOf, textOf } from '../../platform/rest/testing/body'
import { askRest } from '../../platform/rest/testing/helpers'
import { buyer, items, newbuyer, useMarket } from '../../testing/helpers'

const market = useMarket()
const ask = (method: string, address: string, body?: unknown, who = buyer) =>
  askRest(market, who, method, address, body)
const LIST = { title: 'Hari Raya', budget: '250.00', template: 'raya' }
const dayIn = (count: number) => new Date(market.ctx.now() + days(count)).toISOString().slice(0, 10)

async function makeList(): Promise<string> {
  const { status, body } = await ask('POST', '/planner', { ...LIST, day: dayIn(30) })
  expect(status).toBe(201)
  return textOf(body, 'list._id')
}

it('makes a list, plans items, changes and removes them, and removes the list', async () => {
  const id = await makeList()
  const { body: planned } = await ask('POST', `/planner/${id}/items`, { itemId: items.kopi.id, quantity: 3 })
  expect(fieldOf(planned, 'list')).toMatchObject({ title: 'Hari Raya', budget: 250 })
  const [line] = rowsOf(planned, 'items')
  expect(line).toMatchObject({ itemId: items.kopi.id, quantity: 3, note: '' })
  const address = `/planner/${id}/items/${line?._id}`
  const { body: changed } = await ask('PATCH', address, { quantity: 2, note: 'for the neighbours' })
  expect(fieldOf(changed, 'items')).toMatchObject([{ quantity: 2, note: 'for the neighbours' }])
  const { body: dated } = await ask('PATCH', address, { quantity: 2, wantedBy: dayIn(20) })
  expect(fieldOf(dated, 'items')).toMatchObject([{ wantedBy: dayIn(20) }])
  expect(fieldOf((await ask('DELETE', address)).body, 'items')).toEqual([])
  const list = { title: 'Open house', budget: '99.50', day: dayIn(40) }
  const { body: edited } = await ask('PATCH', `/planner/${id}`, list)
  expect(fieldOf(edited, 'list')).toMatchObject({ title: 'Open house', budget: 99.5, day: dayIn(40) })
  const past = await ask('PATCH', `/planner/${id}`, { ...list, day: '1800-01-01' })
  expect(fieldOf(past.body, 'code')).toBe('PLAN_DAY')
  expect((await ask('DELETE', `/planner/${id}`)).status).toBe(200)
  expect((await ask('GET', `/planner/${id}`)).status).toBe(404)
})

it.each([
  [250, 250],
  [99.5, 99.5],
  [0.1 + 0.2, 0.3],
  [12.99, 12.99],
  ['1,250.00', 1_250],
])('takes %j as a budget, as numbers are answered', async (budget, answered) => {
  const id = await makeList()
  const edited = await ask('PATCH', `/planner/${id}`, { title: 'Raya', day: dayIn(30), budget })
  expect([edited.status, fieldOf(edited.body, 'list.budget')]).toEqual([200, answered])
})

it.each([0, -1, 12.345, 1e-9, 1e9, 1e300, '12.345', null, [], true])(
  'refuses %j as a budget',
  async (budget) => {
    const { status, body } = await ask('POST', '/planner', { ...LIST, day: dayIn(30), budget })
    expect([status, fieldOf(body, 'errors')]).toEqual([400, { budget: 'Please enter an amount like 12.50.' }])
  },
)

it('brings a list into the cart, and says what is not there', async () => {
  const id = await makeList()
  await ask('POST', `/planner/${id}/items`, { itemId: items.kopi.id, quantity: 2 })
  market.run('update item_variants set stock = 1 where item_id = ?', items.kopi.id)
  expect((await ask('POST', `/planner/${id}/cart`)).body).toMatchObject({
    added: 1,
    missing: [{ code: 'INSUFFICIENT_STOCK', message: 'Insufficient stock.', wanted: 2, added: 1 }],
  })
})

it('names the field that is wrong', async () => {
  for (const [field, wrong] of [
    ['budget', '-1'],
    ['day', 'soon'],
    ['title', ' '],
    ['template', 'none'],
  ]) {
    const { status, body } = await ask('POST', '/planner', {
      ...LIST,
      day: dayIn(30),
      [String(field)]: wrong,
    })
    expect([field, status, keysOf(body, 'errors')]).toEqual([field, 400, [field]])
  }
  const without = await ask('POST', '/planner', { title: 'Raya', template: 'raya', day: dayIn(30) })
  expect(fieldOf(without.body, 'errors')).toEqual({ budget: 'Please fill in “budget”.' })
  const past = await ask('POST', '/planner', { ...LIST, day: '1800-01-01' })
  expect(fieldOf(past.body, 'code')).toBe('PLAN_DAY')
})

it("is closed to others' lists", async () => {
  const id = await makeList()
  const { body } = await ask('POST', `/planner/${id}/items`, { itemId: items.kopi.id })
  const [line] = rowsOf(body, 'items')
  const other = (method: string, address: string, sent?: unknown) => ask(method, address, sent, newbuyer)
  for (const refused of [
    await other('GET', `/planner/${id}`),
    await other('DELETE', `/planner/${id}`),
    await other('PATCH', `/planner/${id}`, { title: 'Mine', budget: '1.00', day: dayIn(40) }),
    await other('POST', `/planner/${id}/items`, { itemId: items.kopi.id }),
    await other('PATCH', `/planner/${id}/items/${line?._id}`, { quantity: 9 }),
    await other('DELETE', `/planner/${id}/items/${line?._id}`),
    await other('POST', `/planner/${id}/cart`),
  ])
    expect(refused.status).toBe(404)
  expect(fieldOf((await ask('GET', `/planner/${id}`)).body, 'items')).toMatchObject([{ quantity: 1 }])
})
