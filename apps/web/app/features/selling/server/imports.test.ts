import { readdirSync } from 'node:fs'
import path from 'node:path'
import { Readable } from 'node:stream'
import { runImports } from '@pasar/api'
import { asSeller, openTestServices, SMALL, type TestServices } from '@pasar/api/testing'
import { MAX_IMPORT_BYTES } from '@pasar/domain'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { streamBody } from '../../../lib/streams.server'
import { refusalOf, thrownBy } from '../../../testing/answers'
import { makeContext } from '../../../testing/context'
import { action, loader } from '../routes/import.server'
import { loader as refusedLoader } from '../routes/import-refused-csv.server'
import { action as reportAction, loader as reportLoader } from '../routes/import-report.server'
import { loader as exportLoader } from '../routes/my-products-csv.server'

const seller = asSeller(SMALL.users.seller)
const other = asSeller(SMALL.users.tan)

let services: TestServices
beforeEach(async () => {
  services = await openTestServices()
})
afterEach(() => services.dispose())

function argsOf(address: string, body?: FormData | URLSearchParams, member = seller, id = '') {
  const request = new Request(`http://pasar.test${address}`, {
    method: body ? 'POST' : 'GET',
    body: body ?? null,
  })
  const session = async () => ({ member, cartCount: 0, unreadCount: 0 }) as never
  return { request, context: makeContext(services, request, { session }), params: { id } }
}
const formOf = (table: string, over: Record<string, string> = {}, name = 'items.csv'): FormData => {
  const form = new FormData()
  const [storeId = ''] = [
    services.database.handle
      .prepare<[string], string>('select id from stores where seller_id = ?')
      .pluck()
      .get(seller.id),
  ]
  const values = { storeId, category: 'food', weight: '200', stock: '1', status: 'active', ...over }
  for (const [field, value] of Object.entries(values)) form.set(field, value)
  form.set('table', new File([typeof table === 'string' ? table : new Uint8Array(table)], name))
  return form
}
const send = async (table: string, over: Record<string, string> = {}): Promise<string> => {
  const led = await thrownBy(action(argsOf('/my-products/import', formOf(table, over))))
  const id = /^\/my-products\/import\/(\w+)$/.exec(led.headers.get('location') ?? '')?.[1] ?? ''
  await runImports(services.context, new AbortController().signal)
  return id
}
const report = (id: string, query = '', member = seller) =>
  reportLoader(argsOf(`/my-products/import/${id}${query}`, undefined, member, id))

it('lets the seller decide whether one that waits is given up for another', async () => {
  const table = 'title,sku,price\nKuih lapis,KL,8.90\n'
  const waiting = await send(table, { status: 'draft' })
  const page = () => loader(argsOf('/my-products/import'))
  expect((await page()).waiting).toEqual({ id: waiting, fileName: 'items.csv' })
  const refused = refusalOf(await action(argsOf('/my-products/import', formOf(table, {}, 'other.csv'))))
  expect(refused).toMatchObject({
    code: 'IMPORT_WAITS',
    fields: { replaces: 'IMPORT_WAITS' },
    details: { name: 'items.csv' },
    values: { table: 'sent', category: 'food' },
  })
  expect((await report(waiting)).state).toBe('checked')
  const next = await send(table, { replaces: waiting })
  expect((await report(waiting)).state).toBe('cancelled')
  expect((await report(next)).state).toBe('checked')
})

it('shows first what would be made, changed and refused, and makes it when one agrees', async () => {
  const id = await send('title,description,sku,price\nKuih lapis,Nine layers.,KL,8.90\nFree,Nothing.,F0,0\n')
  const checked = await report(id)
  expect(checked).toMatchObject({ state: 'checked', counts: { create: 1, refused: 1 } })
  expect(checked.items[1]?.problems).toEqual([
    { place: 'Row 3, price', text: 'Please enter an amount like 12.50, up to 1,000,000.00.' },
  ])
  expect((await report(id, '?show=refused')).items).toHaveLength(1)
  const csv = await (await refusedLoader(argsOf('/x', undefined, seller, id))).text()
  expect(csv).toContain('3,price,"Please enter an amount like 12.50, up to 1,000,000.00.",Free,F0')
  const confirm = () => new URLSearchParams({ intent: 'confirm' })
  await thrownBy(reportAction(argsOf(`/my-products/import/${id}`, confirm(), seller, id)))
  await runImports(services.context, new AbortController().signal)
  const done = await report(id)
  expect(done).toMatchObject({ state: 'done', counts: { created: 1 } })
  expect(done.items[0]?.itemId).toMatch(/^itm_/)
  const again = await reportAction(argsOf(`/my-products/import/${id}`, confirm(), seller, id))
  expect(refusalOf(again)?.code).toBe('IMPORT_MOVED')
  const exported = await (await exportLoader(argsOf('/my-products.csv'))).text()
  expect(exported).toContain('Kuih lapis')
  await send(exported)
})

it('keeps what was typed when the file or a field is refused, and says so there', async () => {
  const without = formOf('')
  without.delete('table')
  const refused = refusalOf(await action(argsOf('/my-products/import', without)))
  expect(refused).toMatchObject({ fields: { table: 'FILE_MISSING' }, values: { weight: '200' } })
  const wrong = refusalOf(
    await action(argsOf('/my-products/import', formOf('a', { weight: '-5', stock: 'x' }))),
  )
  expect(wrong?.fields).toEqual({ weight: 'weight', stock: 'stock' })
  const theirs = refusalOf(await action(argsOf('/my-products/import', formOf('title,sku\n', {}), other)))
  expect(theirs?.fields).toEqual({ storeId: 'choose' })
  const { imports } = await loader(argsOf('/my-products/import'))
  expect(imports).toEqual([])
})

it('says why a file cannot be read, and shows it to nobody else', async () => {
  const id = await send('title,sku\nKuih,"broken\n')
  expect(await report(id)).toMatchObject({
    state: 'failed',
    reason: 'The quotes in row 2, column 2 are broken: one that opens a cell has to close it.',
  })
  expect((await thrownBy(report(id, '', other))).status).toBe(404)
  expect((await thrownBy(refusedLoader(argsOf('/x', undefined, other, id)))).status).toBe(404)
  const cancel = new URLSearchParams({ intent: 'cancel' })
  expect((await thrownBy(reportAction(argsOf('/x', cancel, other, id)))).status).toBe(404)
})

it('refuses a file that is too large while it comes, and keeps nothing of it', async () => {
  const mebibyte = Buffer.alloc(1024 * 1024, 'a')
  const head =
    '--x\r\ncontent-disposition: form-data; name="table"; filename="items.csv"\r\ncontent-type: text/csv\r\n\r\n'
  async function* send() {
    yield Buffer.from(head)
    for (let sent = 0; sent <= MAX_IMPORT_BYTES; sent += mebibyte.length) yield mebibyte
    yield Buffer.from('\r\n--x--\r\n')
  }
  const request = new Request('http://pasar.test/my-products/import', {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    body: streamBody(Readable.from(send())),
    duplex: 'half',
  })
  const args = argsOf('/my-products/import')
  const context = makeContext(services, request, { session: args.context.session })
  expect(refusalOf(await action({ ...args, request, context }))?.code).toBe('IMPORT_TOO_LARGE')
  expect(readdirSync(path.join(services.context.config.dataDir, 'imports'))).toEqual([])
})
