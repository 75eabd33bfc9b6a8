import { asMember, openTestServices, SMALL, type TestServices } from '@pasar/api/testing'
import { ROLE, type RoleId } from '@pasar/domain'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { answerOf, makeArgs } from '../../../testing/context'
import { loader as items } from '../routes/admin-items-csv.server'
import { loader as orders } from '../routes/admin-orders-csv.server'
import { loader as stores } from '../routes/all-stores-csv.server'

let services: TestServices
beforeEach(async () => {
  services = await openTestServices()
})
afterEach(() => services.dispose())

const ask = (load: typeof items, address: string, role: RoleId = ROLE.ADMIN) =>
  answerOf(load(makeArgs(services, address, asMember(SMALL.users.admin, role))))

async function linesOf(load: typeof items, address: string): Promise<string[]> {
  const answer = await ask(load, address)
  if (!(answer instanceof Response)) throw new Error('No file')
  expect(answer.headers.get('content-type')).toContain('text/csv')
  return (await answer.text()).trimEnd().split('\r\n')
}
const run = (sql: string) => void services.database.handle.prepare(sql).run()
const count = (sql: string) => Number(services.database.handle.prepare(sql).pluck().get())

it('sends the stores, the orders and the items that the filters show', async () => {
  const { kampung } = SMALL.stores
  run(`update stores set name = '=1+1' where id = '${kampung.id}'`)
  const all = await linesOf(stores, '/all-stores.csv')
  expect(all[0]).toContain('Store ID,Store,Seller,State')
  expect(all).toHaveLength(
    1 + count("select count(*) from stores s join users u on u.id = s.seller_id where u.status <> 'deleted'"),
  )
  // A cell that begins like a formula is none.
  expect(all.some((line) => line.includes(",'=1+1,"))).toBe(true)
  expect(await linesOf(stores, '/all-stores.csv?state=hidden')).toHaveLength(1)

  const placed = await linesOf(orders, '/admin-orders.csv')
  expect(placed).toHaveLength(1 + count('select count(*) from orders'))
  expect(placed.some((line) => line.startsWith(`${SMALL.orders.paid.number},`))).toBe(true)
  expect(await linesOf(orders, `/admin-orders.csv?q=${SMALL.orders.paid.number}`)).toHaveLength(2)

  const listed = await linesOf(items, '/admin/items.csv')
  expect(listed).toHaveLength(1 + count("select count(*) from items where status <> 'draft'"))
  const removed = count("select count(*) from items where status = 'removed'")
  expect(await linesOf(items, '/admin/items.csv?list=removed')).toHaveLength(1 + removed)
  expect(await linesOf(items, '/admin/items.csv?list=appeals')).toHaveLength(1)
})

it('is for admins alone', async () => {
  for (const load of [stores, orders, items])
    expect(await ask(load, '/x', ROLE.SELLER)).toHaveProperty('status', 302)
})
