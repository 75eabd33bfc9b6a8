import { asSeller, openTestServices, SMALL, type TestServices } from '@pasar/api/testing'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { makeContext, sessionOf } from '../../../testing/context'
import { loader as exportLoader } from '../routes/seller-orders-csv.server'
import { action, loader } from '../routes/seller-ship-many.server'

const seller = asSeller(SMALL.users.seller)
const stranger = asSeller(SMALL.users.tan)
const { number } = SMALL.orders.paid

let services: TestServices
let id = ''
const read = (sql: string) => services.database.handle.prepare(sql).pluck().get(id)
const state = () => read('select state from parcels where id = ?')
beforeEach(async () => {
  services = await openTestServices()
  id = String(
    services.database.handle
      .prepare('select id from parcels where order_id = ? and seller_id = ?')
      .pluck()
      .get(SMALL.orders.paid.id, seller.id),
  )
})
afterEach(() => services.dispose())

function argsOf(query = '', values?: Record<string, string>, member = seller) {
  const body = values && new URLSearchParams(values)
  const url = `http://pasar.test/seller/orders/ship${query}`
  const request = new Request(url, { method: body ? 'POST' : 'GET', ...(body && { body }) })
  return { request, context: makeContext(services, request, { session: sessionOf(member) }), params: {} }
}

async function post(values: Record<string, string>, member = seller) {
  try {
    const { data, init } = await action(argsOf('', values, member))
    return { status: init?.status ?? 200, data, to: null }
  } catch (thrown) {
    if (!(thrown instanceof Response)) throw thrown
    return { status: thrown.status, data: null, to: thrown.headers.get('Location') }
  }
}
const ship = (courier: string, trackingNumber: string, parcelId = id) => ({
  intent: 'ship',
  [`courier-${parcelId}`]: courier,
  [`tracking-${parcelId}`]: trackingNumber,
})

it("shows what was ticked and waits, and nobody else's parcels", async () => {
  expect((await loader(argsOf(`?id=${id}&id=par_none`))).rows).toMatchObject([{ id, number }])
  expect((await loader(argsOf(`?id=${id}`, undefined, stranger))).rows).toEqual([])
  expect((await post(ship('Pos Laju', 'EN123456789MY'), stranger)).status).toBe(404)
  expect(state()).toBe('to_ship')
})

it('ships what is filled in, names what was refused, and keeps what was typed', async () => {
  const refused = await post(ship('Pos Laju', 'EN 12 <b>'))
  expect(refused).toMatchObject({
    status: 409,
    data: {
      rows: [{ id, trackingNumber: 'EN 12 <b>', failure: { fields: { trackingNumber: 'tracking' } } }],
    },
  })
  expect(await post(ship('', ''))).toMatchObject({ status: 409, data: { shipped: [] } })
  expect(state()).toBe('to_ship')
  expect(await post(ship('Pos Laju', ' EN123456789MY '))).toMatchObject({ status: 302, to: '/orders/seller' })
  expect(state()).toBe('shipped')
  expect(await post(ship('Pos Laju', 'EN999999999MY'))).toMatchObject({
    status: 409,
    data: { rows: [{ failure: { code: 'PARCEL_SHIPPED_BY' } }] },
  })
})

it('is shipped by one of two at once', async () => {
  const answers = await Promise.all(
    ['EN111111111MY', 'EN222222222MY'].map((tracking) => post(ship('J&T', tracking))),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([302, 409])
})

it('says what a pasted table would do, and does nothing yet', async () => {
  const table = `Order;Courier;Number\n${number};pos laju;EN123456789MY\nPSR-NONE0000;J&T;1`
  expect(await post({ intent: 'check', table })).toMatchObject({
    status: 200,
    data: {
      rows: [{ id, courier: 'Pos Laju', trackingNumber: 'EN123456789MY' }],
      unknown: [{ line: 3, number: 'PSR-NONE0000' }],
      table,
    },
  })
  expect(state()).toBe('to_ship')
  expect(await post({ intent: 'check', table: '' })).toMatchObject({ status: 400 })
  const theirs = await post({ intent: 'check', table }, stranger)
  expect(JSON.stringify(theirs.data)).not.toContain(id)
})

it('exports what the filters show, and no formulas', async () => {
  services.database.handle
    .prepare("update orders set full_name = '=cmd()' where id = ?")
    .run(SMALL.orders.paid.id)
  const ask = async (query: string) => {
    const request = new Request(`http://pasar.test/orders/seller.csv${query}`)
    const context = makeContext(services, request, { session: sessionOf(seller) })
    return (await exportLoader({ request, context, params: {} })).text()
  }
  const text = await ask('?state=to_ship')
  expect(text).toContain(number)
  expect(text).toContain("'=cmd()")
  expect((await ask('?state=shipped')).trim().split('\r\n')).toHaveLength(1)
})
