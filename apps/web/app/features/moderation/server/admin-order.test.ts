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

it('decides about a payment that does not match only with a note', async () => {
  const { handle } = services.database
  handle
    .prepare(
      `insert into payments (id, order_id, provider, state, amount_sen, created_at, received_sen, received_currency)
        values ('pay_held', ?, 'demo', 'held', 1990, 1, 700, 'MYR')`,
    )
    .run(paid.id)
  const held = async () => (await loader(argsOf())).payments.find(({ id }) => id === 'pay_held')?.state
  const form = { id: 'pay_held', intent: 'sendBackPayment' }
  for (const intent of ['sendBackPayment', 'settlePayment'])
    expect(refusalOf(await send({ ...form, intent, note: ' ' })).fields).toHaveProperty('note')
  expect(await held()).toBe('held')
  expect((await thrownBy(send({ ...form, note: 'Typed wrong' }))).headers.get('location')).toBe(PATH)
  expect(await held()).toBe('refunded')
  expect(refusalOf(await send({ ...form, intent: 'settlePayment', note: 'Twice' })).code).toBe(
    'PAYMENT_DECIDED',
  )
})
