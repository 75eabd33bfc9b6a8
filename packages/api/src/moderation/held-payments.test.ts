import { findOrderRefunds, sumAccount } from '@pasar/db'
import type { Sen } from '@pasar/domain'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { orderPage } from '../orders/reads/orders'
import { startPayment } from '../payments/commands/start'
import { sendRefunds } from '../payments/jobs'
import { asAdmin } from '../testing'
import {
  buyer,
  buyOne,
  deliver,
  expectSumsToMatch,
  items,
  makeWebhook,
  type Order,
  refusalOf,
  stateOf,
  useMarket,
  users,
} from '../testing/helpers'
import { decideHeldPayment } from './commands/held-payments'
import { staffOrderPage, staffOrdersPage } from './reads/orders'

const market = useMarket()
const admin = asAdmin(users.admin)
const NOTE = { note: 'The buyer changed the amount at the bank' }

/** An order for which something else came than what was asked for. */
async function hold(over: { amount?: number; currency?: string } = { amount: 700 }) {
  const order = await buyOne(market, buyer, items.kopi)
  expect(await deliver(market, makeWebhook(market, order, over))).toBe('held')
  return order
}
const decide = (
  { orderId, paymentId }: { orderId: string; paymentId: string },
  way: 'sendBack' | 'settle',
  note = NOTE,
) => decideHeldPayment(market.ctx, admin, { orderId, paymentId }, way, note)
const unclaimed = () => sumAccount(market.ctx.db, 'unclaimed')
const payment = ({ paymentId }: Order) =>
  market.rows<{ state: string; note: string }>('select state, note from payments where id = ?', paymentId)[0]
const entries = () => market.value<number>('select count(*) from ledger_entries')
const listed = async () => {
  const filter = { list: 'held', isOldestFirst: false, words: '' } as const
  return (await staffOrdersPage(market.ctx, admin, filter, null)).orders.map(({ id }) => id)
}
/** Pays the order by the payment that it has now. */
async function payAnew(order: Order) {
  await startPayment(market.ctx, buyer, order.orderId)
  const { payment: now } = await orderPage(market.ctx, buyer, order.orderId)
  if (now === null) throw new Error('no payment')
  expect(now.id).not.toBe(order.paymentId)
  const again = { ...order, paymentId: now.id }
  return deliver(market, makeWebhook(market, again, { id: `again-${now.id}` }))
}

describe('a payment that does not match, sent back', () => {
  it('goes back as it came, is written down, and the order is paid anew', async () => {
    const order = await hold()
    expect(await listed()).toEqual([order.orderId])
    expect((await orderPage(market.ctx, buyer, order.orderId)).isPayable).toBe(false)
    await decide(order, 'sendBack')
    expect(payment(order)).toMatchObject({ state: 'refunded', note: expect.stringContaining(NOTE.note) })
    expect(await findOrderRefunds(market.ctx.db, order.orderId)).toMatchObject([
      { amount: 700, state: 'requested', isLate: true },
    ])
    expect(await listed()).toEqual([])
    expect(market.rows('select action, reason from audit_log')).toEqual([
      { action: 'sendBackPayment', reason: NOTE.note },
    ])
    expect(market.value("select count(*) from notifications where kind = 'orderRefunded'")).toBe(1)
    await expectSumsToMatch(market)
    expect(await orderPage(market.ctx, buyer, order.orderId)).toMatchObject({
      isPayable: true,
      payment: { isOther: true },
    })
    expect(await payAnew(order)).toBe('settled')
    expect(stateOf(market, order)).toBe('paid')
    await expectSumsToMatch(market)
  })

  it('leaves the books even, whatever came', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 10_000_000 }), fc.boolean(), async (amount, isPaid) => {
        fc.pre(amount !== 1_990)
        market.run('update item_variants set stock = 10 where item_id = ?', items.kopi.id)
        const before = await unclaimed()
        const cash = await sumAccount(market.ctx.db, 'cash:demo')
        const order = await hold({ amount })
        await decide(order, 'sendBack')
        expect((await unclaimed()) - before).toBe(-amount as Sen)
        await expectSumsToMatch(market)
        const provider = { ...market.ctx.payments, refund: async () => true }
        expect(await sendRefunds({ ...market.ctx, payments: provider })).toBe(1)
        expect([await unclaimed(), await sumAccount(market.ctx.db, 'cash:demo')]).toEqual([before, cash])
        if (isPaid) expect(await payAnew(order)).toBe('settled')
        await expectSumsToMatch(market)
      }),
      { numRuns: 8 },
    )
  })

  it('is refused where it was not received in ringgit', async () => {
    const order = await hold({ currency: 'USD' })
    expect(await refusalOf(decide(order, 'sendBack'))).toBe('PAYMENT_NOT_REFUNDABLE')
    expect(payment(order)?.state).toBe('held')
    const none = await hold({ amount: 0 })
    expect(await refusalOf(decide(none, 'sendBack'))).toBe('PAYMENT_NOT_REFUNDABLE')
    expect((await staffOrderPage(market.ctx, admin, order.orderId)).payments).toMatchObject([
      { received: 1_990, receivedCurrency: 'USD' },
    ])
  })
})

describe('a payment that does not match, settled by hand', () => {
  it('is closed with the note and books nothing; the order is paid anew', async () => {
    const order = await hold({ currency: 'USD' })
    const before = entries()
    await decide(order, 'settle')
    expect(payment(order)).toMatchObject({
      state: 'closed',
      note: `expected 1990 MYR, received 1990 USD – ${NOTE.note}`,
    })
    expect([entries(), await findOrderRefunds(market.ctx.db, order.orderId)]).toEqual([before, []])
    expect(market.rows('select action, reason from audit_log')).toEqual([
      { action: 'settlePayment', reason: NOTE.note },
    ])
    expect(market.value("select count(*) from notifications where kind = 'paymentSettled'")).toBe(1)
    // The provider says once more what the admin has seen to.
    expect(await deliver(market, makeWebhook(market, order, { id: 'twice', currency: 'USD' }))).toBe(
      'ignored',
    )
    expect(payment(order)?.state).toBe('closed')
    expect(await payAnew(order)).toBe('settled')
    await expectSumsToMatch(market)
  })

  it('still takes the right money when it comes for it', async () => {
    const order = await hold()
    await decide(order, 'settle')
    expect(await deliver(market, makeWebhook(market, order, { id: 'right' }))).toBe('settled')
    expect(stateOf(market, order)).toBe('paid')
    await expectSumsToMatch(market)
  })
})

it('is decided by one of two admins, and the other is told who was first', async () => {
  const order = await hold()
  const both = await Promise.allSettled([decide(order, 'sendBack'), decide(order, 'settle')])
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { code: 'PAYMENT_DECIDED', details: { who: users.admin.name } },
  })
  expect(market.value('select count(*) from audit_log')).toBe(1)
  await Promise.allSettled([1, 2, 3].map(() => decide(order, 'sendBack')))
  expect(market.value('select count(*) from refunds where payment_id = ?', order.paymentId)).toBeLessThan(2)
  await expectSumsToMatch(market)
})

it.each(['open', 'succeeded', 'refunded', 'closed'] as const)('is nothing that is %s', async (state) => {
  const order = await hold()
  market.run('update payments set state = ? where id = ?', state, order.paymentId)
  for (const way of ['sendBack', 'settle'] as const)
    expect(await refusalOf(decide(order, way))).toBe('PAYMENT_DECIDED')
  expect(payment(order)?.state).toBe(state)
  expect(market.value('select count(*) from audit_log')).toBe(0)
})

it('is found in its own order alone', async () => {
  const order = await hold()
  const other = await buyOne(market, buyer, items.kopi)
  for (const orderId of [other.orderId, 'ord_none'])
    expect(await refusalOf(decide({ ...order, orderId }, 'sendBack'))).toBe('NOT_FOUND')
  expect(await refusalOf(decide({ ...order, paymentId: 'pay_none' }, 'settle'))).toBe('NOT_FOUND')
  expect(payment(order)?.state).toBe('held')
})
