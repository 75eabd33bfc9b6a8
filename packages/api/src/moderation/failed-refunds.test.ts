import { countOperatorWaits, findOrderRefunds, sumAccount } from '@pasar/db'
import { expect, it } from 'vitest'
import { cancelSale } from '../orders/commands/cancel-parcel'
import { sendRefunds } from '../payments/jobs'
import { asAdmin, asSeller } from '../testing'
import {
  buy,
  buyer,
  expectSumsToMatch,
  items,
  parcelsOf,
  refusalOf,
  sellerOf,
  useMarket,
  users,
} from '../testing/helpers'
import { retryRefund } from './commands/refunds'
import { staffOrdersPage } from './reads/orders'

const market = useMarket()
const admin = asAdmin(users.admin)
const byHand = { note: 'IBG 20261121-7731' }

/** Two coffees whose money the provider does not send back. */
async function refuse() {
  const order = await buy(market, buyer, [items.kopi, 2])
  const [parcel] = parcelsOf(market, order)
  if (!parcel) throw new Error('no parcel')
  await cancelSale(market.ctx, asSeller(sellerOf(parcel)), parcel.id, 'None left')
  await sendRefunds({ ...market.ctx, payments: { ...market.ctx.payments, refund: async () => false } })
  const [refund] = await findOrderRefunds(market.ctx.db, order.orderId)
  if (!refund) throw new Error('no refund')
  expect(refund.state).toBe('failed')
  return { orderId: order.orderId, refund }
}
const statesOf = async (orderId: string) =>
  (await findOrderRefunds(market.ctx.db, orderId)).map(({ state }) => state)
const unclaimed = () => sumAccount(market.ctx.db, 'unclaimed')
const waiting = async () => (await countOperatorWaits(market.ctx.db, market.ctx.now())).failedRefunds
const listed = async () => {
  const filter = { list: 'refundFailed', isOldestFirst: false, words: '' } as const
  return (await staffOrdersPage(market.ctx, admin, filter, null)).orders.map(({ id }) => id)
}

it('waits for somebody until it is sent again, once, and then goes as any other', async () => {
  const before = await unclaimed()
  const { orderId, refund } = await refuse()
  expect([await waiting(), await listed()]).toEqual([1, [orderId]])
  await Promise.all([1, 2, 3].map(() => retryRefund(market.ctx, admin, orderId, refund.id, null)))
  expect(await statesOf(orderId)).toEqual(['requested'])
  expect([await waiting(), await listed()]).toEqual([0, []])
  expect(await sendRefunds(market.ctx)).toBe(1)
  expect(await unclaimed()).toBe(before)
  expect(market.value("select count(*) from audit_log where action = 'retryRefund'")).toBe(1)
  await expectSumsToMatch(market)
})

it('is done when it was paid by bank transfer, and the buyer is told', async () => {
  const before = await unclaimed()
  const { orderId, refund } = await refuse()
  const bank = await sumAccount(market.ctx.db, 'cash:bank')
  await retryRefund(market.ctx, admin, orderId, refund.id, byHand)
  await retryRefund(market.ctx, admin, orderId, refund.id, null)
  expect(await statesOf(orderId)).toEqual(['done'])
  expect(await sendRefunds(market.ctx)).toBe(0)
  expect(await unclaimed()).toBe(before)
  expect((await sumAccount(market.ctx.db, 'cash:bank')) - bank).toBe(-refund.amount)
  expect(market.value("select count(*) from mails where kind = 'refundSent'")).toBe(1)
  expect(market.value("select reason from audit_log where action = 'refundByHand'")).toBe(byHand.note)
  await expectSumsToMatch(market)
})

it('is nothing that another order, or one that was sent, leads to', async () => {
  const { orderId, refund } = await refuse()
  const other = await buy(market, buyer, [items.kopi, 1])
  await retryRefund(market.ctx, admin, other.orderId, refund.id, null)
  expect(await statesOf(orderId)).toEqual(['failed'])
  expect(await refusalOf(retryRefund(market.ctx, admin, 'ord_none', refund.id, null))).toBe('NOT_FOUND')
})

it('is not paid by transfer once it was sent again: whoever wanted to is told', async () => {
  const { orderId, refund } = await refuse()
  await retryRefund(market.ctx, admin, orderId, refund.id, null)
  expect(await refusalOf(retryRefund(market.ctx, admin, orderId, refund.id, byHand))).toBe(
    'REFUND_NOT_FAILED',
  )
  expect(await statesOf(orderId)).toEqual(['requested'])
  expect(market.value("select count(*) from audit_log where action = 'refundByHand'")).toBe(0)
})

it('counts among what went back: with the rest the payment is refunded', async () => {
  const order = await buy(market, buyer, [items.kopi, 1], [items.onOffer, 1])
  const [first, second] = parcelsOf(market, order)
  if (!first || !second) throw new Error('no two parcels')
  const paymentState = () => market.value<string>('select state from payments where id = ?', order.paymentId)
  await cancelSale(market.ctx, asSeller(sellerOf(first)), first.id, 'None left')
  await sendRefunds({ ...market.ctx, payments: { ...market.ctx.payments, refund: async () => false } })
  expect(paymentState()).toBe('succeeded')
  await cancelSale(market.ctx, asSeller(sellerOf(second)), second.id, 'None left')
  expect(paymentState()).toBe('refunded')
  await expectSumsToMatch(market)
})
