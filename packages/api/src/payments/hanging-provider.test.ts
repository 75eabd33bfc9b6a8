import { hours, minutes, seconds } from '@pasar/domain'
import { expect, it, vi } from 'vitest'
import { editUnpaidOrder } from '../orders/commands/edit-unpaid'
import type { Context } from '../platform/context'
import { fieldOf, textOf } from '../platform/rest/testing/body'
import { askRest, type Sent } from '../platform/rest/testing/helpers'
import {
  buyer,
  buyOne,
  expectSumsToMatch,
  fillCart,
  items,
  newbuyer,
  readAll,
  refusalOf,
  stateOf,
  stockOf,
  variantOf,
} from '../testing/helpers'
import { reconcilePayments } from './jobs'
import { ANSWER_WITHIN } from './providers/provider'
import { useStripe } from './testing/stripe-helpers'

const stripe = useStripe()
const { market } = stripe

/** Nobody waits longer than this for a Stripe that takes the connection and never answers. */
const SOON = 50
const patient = () => stripe.impatient(hours(1), SOON)
const post = (
  address: string,
  body: unknown,
  { key, ctx = patient() }: { key?: string; ctx?: Context } = {},
): Promise<Sent> => askRest({ ...market, ctx }, buyer, 'POST', address, body, key ?? null)

it('is given up on before a person has waited ten seconds', () => {
  expect(ANSWER_WITHIN).toBeLessThan(seconds(10))
  expect(market.ctx.payments.answerWithin).toBe(ANSWER_WITHIN)
})

it('keeps no order from being placed: the order is acknowledged, and paid later', async () => {
  const { fake, books } = stripe
  fake.goWrong('hang', /POST .*sessions/)
  const placing = post('/orders', { items: [{ itemId: items.virtual.id }] }, { key: 'key-of-a-hang' })
  await vi.waitFor(() => expect(fake.requests).toHaveLength(1))
  // No transaction is open while it is waited for: others write.
  expect(market.services.database.handle.inTransaction).toBe(false)
  await fillCart(market, newbuyer, [items.kopi, 1])
  const { status, body } = await placing
  expect([status, fieldOf(body, 'payment'), fieldOf(body, 'order.state')]).toEqual([
    201,
    { url: null },
    'awaiting_payment',
  ])

  const refused = await post(`/orders/${textOf(body, 'order._id')}/pay`, {})
  expect([refused.status, fieldOf(refused.body, 'code')]).toEqual([503, 'PAYMENT_UNAVAILABLE'])
  fake.recover()
  const again = await post(`/orders/${textOf(body, 'order._id')}/pay`, {}, { ctx: market.ctx })
  expect([again.status, fieldOf(again.body, 'payment.url')]).toEqual([200, expect.stringContaining('http')])
  expect(new Set(fake.requests.map(({ key }) => key)).size).toBe(1)

  // Its webhook is lost; the reconciler finds the payment.
  const [session] = books.sessions.values()
  books.pay(session ?? expect.fail('no session'))
  market.wait(minutes(2))
  expect(await reconcilePayments(market.ctx)).toBe(1)
  expect(market.value('select state from orders where id = ?', textOf(body, 'order._id'))).toBe('paid')
  await expectSumsToMatch(market)
})

it('leaves an order that the reconciler ends when nobody pays it', async () => {
  const before = stockOf(market, variantOf(items.kopi))
  stripe.fake.goWrong('hang', /./)
  const order = await buyOne(market, buyer, items.kopi)
  expect((await post(`/orders/${order.orderId}/pay`, {})).status).toBe(503)
  market.wait(minutes(40))
  await reconcilePayments(market.ctx)
  expect([stateOf(market, order), stockOf(market, variantOf(items.kopi))]).toEqual(['expired', before])
  await expectSumsToMatch(market)
})

it('keeps an order from being changed, because it may be paid; nothing is written', async () => {
  const order = await buyOne(market, buyer, items.kopi)
  await stripe.openPage(order)
  stripe.fake.goWrong('hang', /GET/)
  const before = readAll(market)
  const edit = { key: 'edit', revision: 0, address: null, quantities: new Map(), codes: [] }
  expect(await refusalOf(editUnpaidOrder(patient(), buyer, order.orderId, edit))).toBe('PAYMENT_UNAVAILABLE')
  expect(readAll(market)).toEqual(before)
})
