import { asMember, openTestServices, SMALL, type TestServices } from '@pasar/api/testing'
import { linkTo, ROLE } from '@pasar/domain'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { makeArgs } from '../../../testing/context'
import { loader } from '../routes/order.server'

const buyer = asMember(SMALL.users.buyer, ROLE.BUYER)
const orderId = SMALL.orders.completed.id
const HERE = linkTo('/orders/user/:orderId', { orderId })

let services: TestServices
const run = (sql: string, ...values: unknown[]) => services.database.handle.prepare(sql).run(...values)
beforeEach(async () => {
  services = await openTestServices()
})
afterEach(() => services.dispose())

const view = async () => (await loader({ ...makeArgs(services, HERE, buyer), params: { orderId } })).view
const countArrivals = (history: string) => history.split(' arrived<').length - 1

it('says once that a parcel has arrived, whatever was claimed about it', async () => {
  const before = countArrivals((await view()).history)
  expect(before).toBeGreaterThan(0)
  run(
    `insert into order_history (id, order_id, parcel_id, from_state, to_state, actor, note, at)
      select 'his_claimed', order_id, id, 'disputed', 'delivered', 'admin', '', 1 from parcels where order_id = ? limit 1`,
    orderId,
  )
  expect(countArrivals((await view()).history)).toBe(before)
})

it('offers to buy again what is sold more than once', async () => {
  expect((await view()).mayBuyAgain).toBe(true)
  run('update order_lines set item_id = ? where order_id = ?', SMALL.items.auction.id, orderId)
  expect((await view()).mayBuyAgain).toBe(false)
})
