import { shipPart } from '@pasar/api'
import { asSeller, openTestServices, SMALL, type TestServices } from '@pasar/api/testing'
import { LIMITS } from '@pasar/domain'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { translateFor } from '../../../i18n/language.server'
import { fieldError } from '../../../lib/forms/failure'
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

it('chooses who carried the last parcel, and ships nothing for that alone', async () => {
  const shown = async () => (await loader(argsOf(`?id=${id}`))).rows.map(({ courier }) => courier)
  services.database.handle.prepare('update parcels set courier = null where seller_id = ?').run(seller.id)
  expect(await shown()).toEqual([''])
  const ship2 = (courier: string) =>
    services.database.handle
      .prepare(`update parcels set state = 'shipped', courier = ?, tracking_number = 'A1', shipped_at = 2
        where id = (select id from parcels where seller_id = ? and id <> ? limit 1)`)
      .run(courier, seller.id, id)
  expect(ship2('J&T').changes).toBe(1)
  expect(await shown()).toEqual(['J&T'])
  expect(await post(ship('J&T', ''))).toMatchObject({ status: 409, data: { shipped: [] } })
  const two = { ...ship('J&T', ''), ...ship('J&T', 'EN123456789MY', 'pcl_none') }
  expect(await post(two)).toMatchObject({ data: { shipped: [], rows: [{ id }] } })
  expect(state()).toBe('to_ship')
  ship2('Whoever carries no more')
  expect(await shown()).toEqual([''])
})

it('leaves a parcel without a number as it is, whoever is chosen to carry it', async () => {
  const other = services.database.handle
    .prepare('select id from parcels where seller_id = ? and id <> ? limit 1')
    .pluck()
    .get(seller.id, id) as string
  services.database.handle
    .prepare("update parcels set state = 'to_ship', courier = null, tracking_number = null where id = ?")
    .run(other)
  services.database.handle
    .prepare('update orders set paid_at = placed_at where id = (select order_id from parcels where id = ?)')
    .run(other)
  const both = { ...ship('Pos Laju', '', other), ...ship('J&T', 'EN123456789MY') }
  const answer = await post(both)
  expect(answer).toMatchObject({ status: 200, data: { shipped: [number], rows: [{ id: other }] } })
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

it('ships the rest of a parcel, and says of a line with the number of what has left that the rest still waits', async () => {
  const lineId = String(
    services.database.handle.prepare('select id from order_lines where parcel_id = ?').pluck().get(id),
  )
  await shipPart(services.context, seller, {
    ...{ parcelId: id, courier: 'Pos Laju', trackingNumber: 'EN000000001MY', seen: 0 },
    portions: [{ lineId, quantity: 1 }],
  })
  const check = (tracking: string) => post({ intent: 'check', table: `${number};Pos Laju;${tracking}` })
  expect(await check('EN000000001MY')).toMatchObject({
    data: { rows: [], unknown: [], partOnly: [{ line: 1, number, id, restPieces: 1 }] },
  })
  expect(await check('EN000000002MY')).toMatchObject({ data: { rows: [{ id, rest: 1 }], partOnly: [] } })
  expect((await loader(argsOf(`?id=${id}`))).rows).toMatchObject([{ id, rest: 1 }])

  const rest = { ...ship('Pos Laju', 'EN000000002MY'), [`rest-${id}`]: '2' }
  expect(await post(rest)).toMatchObject({
    status: 409,
    data: { rows: [{ id, rest: 1, failure: { code: 'SALE_CHANGED' } }] },
  })
  expect(await post({ ...rest, [`rest-${id}`]: '1' })).toMatchObject({ status: 302, to: '/orders/seller' })
  expect(read('select rest_pieces from parcels where id = ?')).toBe(0)
  expect(read('select tracking_number from parcels where id = ?')).toBe('EN000000002MY')
  expect(await check('EN000000003MY')).toMatchObject({ data: { rows: [], unknown: [{ line: 1, number }] } })
})

/** The answer to a file that is sent; null for none. */
async function postFile(content: string | Uint8Array<ArrayBuffer> | null, name = 'parcels.csv') {
  const body = new FormData()
  if (content !== null) body.append('file', new Blob([content]), name)
  const request = new Request('http://pasar.test/seller/orders/ship', { method: 'POST', body })
  const args = {
    request,
    params: {},
    context: makeContext(services, request, { session: sessionOf(seller) }),
  }
  const { data, init } = await action(args)
  return { status: init?.status ?? 200, data }
}

it('fills in the form from a file, in any encoding and order of columns; nothing is shipped yet', async () => {
  const table = `Tracking number;Courier;Order\nEN123456789MY;pos laju;${number}\n;Pigeon;${number}\n1;J&T;PSR-NONE0000\n`
  const utf16 = Uint8Array.from([0xff, 0xfe, ...Buffer.from(table, 'utf16le')])
  for (const content of [table, `\uFEFF${table}`, utf16])
    expect(await postFile(content)).toMatchObject({
      status: 200,
      data: {
        // The last row counts of a parcel that is named twice.
        rows: [{ id, courier: '', trackingNumber: '' }],
        wrong: [
          { line: 3, column: 'courier', text: 'Pigeon' },
          { line: 3, column: 'trackingNumber', text: '' },
        ],
        unknown: [{ line: 4, number: 'PSR-NONE0000' }],
      },
    })
  expect(state()).toBe('to_ship')
})

it.each([
  ['no file', null, 400, 'Please choose a file first.'],
  [
    'a picture',
    Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1]),
    400,
    'Please choose a CSV or XLSX file.',
  ],
  [
    'a damaged archive',
    'PK\u0003\u0004 and no more',
    400,
    'This file is damaged or holds more than we unpack.',
  ],
  [
    'no number',
    'Order,Courier,Tracking\n',
    400,
    'No order numbers were found. Each row needs an order number',
  ],
  [
    'a quote that stays open',
    'PSR-1,"Pos Laju\n',
    400,
    'The quotes in row 1, column 2 are broken: one that opens a cell has to close it.',
  ],
  ['a megabyte and more', 'x'.repeat(1024 * 1024 + 1), 413, 'This file is too large: 1 MB at most.'],
] as const)('says what is wrong with %s', async (_, content, status, words) => {
  const answer = await postFile(content)
  expect(answer.status).toBe(status)
  const { failure } = answer.data
  expect(fieldError(translateFor('en'), failure, 'table')).toContain(words)
  expect(failure?.values).toHaveProperty('file')
})

const exportWith = (query: string, from = services) => {
  const request = new Request(`http://pasar.test/orders/seller.csv${query}`)
  const context = makeContext(from, request, { session: sessionOf(seller) })
  return exportLoader({ request, context, params: {} })
}

it('exports what the filters show, and no formulas', async () => {
  services.database.handle
    .prepare("update orders set full_name = '=cmd()' where id = ?")
    .run(SMALL.orders.paid.id)
  const ask = async (query: string) => (await exportWith(query)).text()
  const text = await ask('?state=to_ship')
  expect(text).toContain(number)
  expect(text).toContain("'=cmd()")
  expect((await ask('?state=shipped')).trim().split('\r\n')).toHaveLength(1)
})

it('leads back to the list as it was shown when the file is refused', async () => {
  const limited = await openTestServices({ RATE_LIMITS: 'on' })
  const query = '?state=shipped&q=PSR&sort=reverse'
  for (let file = 0; file < LIMITS.listExport.most; file += 1) await exportWith(query, limited)
  const refused = await exportWith(query, limited).catch((thrown) => thrown)
  await limited.dispose()
  expect(refused.headers.get('Location')).toBe(`/orders/seller${query}`)
  expect(refused.headers.get('Set-Cookie')).toContain('flash=')
})
