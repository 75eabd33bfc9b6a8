import { asAdmin, openTestServices, SMALL, type TestServices } from '@pasar/api/testing'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { refusalOf, thrownBy } from '../../../testing/answers'
import { makeArgs } from '../../../testing/context'
import { action, loader } from '../routes/admin-order.server'

const admin = asAdmin(SMALL.users.admin)
const { paid } = SMALL.orders
const PATH = `/admin-orders/${paid.id}`

let services: TestServices
beforeEach(async () => {
  services = await openTestServices()
  services.database.handle
    .prepare(
      `insert into refunds (id, payment_id, amount_sen, reason, state, created_at)
        select 'ref_refused', id, 100, 'claim', 'failed', 1 from payments where order_id = ? and state = 'succeeded'`,
    )
    .run(paid.id)
})
afterEach(() => services.dispose())

const argsOf = (body?: URLSearchParams) => ({
  ...makeArgs(services, PATH, admin, body),
  params: { id: paid.id },
})
const send = (values: Record<string, string>) =>
  action(argsOf(new URLSearchParams({ id: 'ref_refused', ...values })))
const states = async () => (await loader(argsOf())).refunds.map(({ state }) => state)

it('sends a refund that the provider refused once more', async () => {
  expect(await states()).toEqual(['failed'])
  expect((await thrownBy(send({ intent: 'retryRefund' }))).headers.get('location')).toBe(PATH)
  expect(await states()).toEqual(['requested'])
})

it('takes one for done only with the reference of the transfer', async () => {
  expect(refusalOf(await send({ intent: 'refundByHand', note: ' ' })).fields).toHaveProperty('note')
  expect(await states()).toEqual(['failed'])
  await thrownBy(send({ intent: 'refundByHand', note: 'IBG 7731' }))
  expect(await states()).toEqual(['done'])
})
