import { setTimeout as wait } from 'node:timers/promises'
import { hours, minutes, seconds } from '@pasar/domain'
import { describe, expect, it } from 'vitest'
import { cancelOrder, expireOrders } from '../orders/commands/close'
import { runDueJobs } from '../platform/jobs/runner'
import {
  buyer,
  buyOne,
  chargeUnreported,
  deliver,
  expectSumsToMatch,
  items,
  makeWebhook,
  newbuyer,
  type Order,
  stateOf,
  useMarket,
} from '../testing/helpers'
import { reconcilePayments, sendRefunds } from './jobs'
import type { PaymentProvider } from './providers/provider'

const market = useMarket()
const paymentState = ({ paymentId }: Order) =>
  market.value<string>('select state from payments where id = ?', paymentId)
const asked = (provider: Partial<PaymentProvider>) => ({
  ...market.ctx,
  payments: { ...market.ctx.payments, ...provider },
})

describe('reconcilePayments', () => {
  it('finishes what no webhook reported, after a minute, once', async () => {
    const order = await buyOne(market, buyer, items.kopi)
    await chargeUnreported(market, buyer, order)
    expect(await reconcilePayments(market.ctx)).toBe(0)
    market.wait(minutes(1))
    expect(await reconcilePayments(market.ctx)).toBe(1)
    expect(stateOf(market, order)).toBe('paid')
    expect(await reconcilePayments(market.ctx)).toBe(0)
    expect(await deliver(market, makeWebhook(market, order))).toBe('repeated')
    await expectSumsToMatch(market)
  })

  it('and a webhook at the same moment settle once', async () => {
    const order = await buyOne(market, buyer, items.kopi)
    await chargeUnreported(market, buyer, order)
    market.wait(minutes(2))
    const webhook = makeWebhook(market, order)
    const [given] = await Promise.all([
      deliver(market, webhook),
      reconcilePayments(market.ctx),
      reconcilePayments(market.ctx),
    ])
    expect(['settled', 'repeated']).toContain(given)
    expect(
      market.value('select count(*) from ledger_transactions where reference = ?', order.paymentId),
    ).toBe(1)
    await expectSumsToMatch(market)
  })

  it('leaves alone what is not paid', async () => {
    const order = await buyOne(market, buyer, items.kopi)
    market.wait(minutes(5))
    expect(await reconcilePayments(market.ctx)).toBe(0)
    expect([stateOf(market, order), paymentState(order)]).toEqual(['awaiting_payment', 'open'])
  })

  it('stops asking about an order that was given up an hour ago, yet accepts a webhook', async () => {
    const order = await buyOne(market, buyer, items.kopi)
    market.wait(minutes(31))
    await expireOrders(market.ctx)
    await reconcilePayments(market.ctx)
    expect(paymentState(order)).toBe('open')
    market.wait(hours(1))
    await reconcilePayments(market.ctx)
    expect(paymentState(order)).toBe('closed')
    expect(await deliver(market, makeWebhook(market, order))).toBe('settled')
    expect(stateOf(market, order)).toBe('paid')
    await expectSumsToMatch(market)
  })

  it('goes on with the others when the provider fails for one', async () => {
    const first = await buyOne(market, buyer, items.kopi)
    market.wait(1)
    const second = await buyOne(market, newbuyer, items.kopi)
    await chargeUnreported(market, buyer, first)
    await chargeUnreported(market, newbuyer, second)
    market.wait(minutes(2))
    const { lookUp } = market.ctx.payments
    const failing = asked({
      lookUp: (ctx, payment) => {
        if (payment.id === first.paymentId) throw new Error('time-out')
        return lookUp(ctx, payment)
      },
    })
    expect(await reconcilePayments(failing)).toBe(1)
    expect([stateOf(market, first), stateOf(market, second)]).toEqual(['awaiting_payment', 'paid'])
    expect(await reconcilePayments(market.ctx)).toBe(1)
  })
})

describe('sendRefunds', () => {
  async function requestRefund(): Promise<Order> {
    const order = await buyOne(market, buyer, items.kopi)
    await chargeUnreported(market, buyer, order)
    await cancelOrder(market.ctx, buyer, order.orderId)
    await deliver(market, makeWebhook(market, order))
    return order
  }
  const refund = () => market.rows('select state from refunds')
  const bookings = () => market.value("select count(*) from ledger_transactions where kind = 'refund'")

  it('whose answer was lost is asked again, and booked once', async () => {
    await requestRefund()
    const real = market.ctx.payments
    const losing = asked({
      refund: async (ctx, wanted) => {
        await real.refund(ctx, wanted)
        throw new Error('connection lost')
      },
    })
    expect(await sendRefunds(losing)).toBe(0)
    expect([refund(), bookings()]).toEqual([[{ state: 'requested' }], 0])
    expect(await sendRefunds(market.ctx)).toBe(1)
    expect([refund(), bookings()]).toEqual([[{ state: 'done' }], 1])
    await expectSumsToMatch(market)
  })

  it('in two runs at once is booked once', async () => {
    await requestRefund()
    const counts = await Promise.all([sendRefunds(market.ctx), sendRefunds(market.ctx)])
    expect(counts.sort()).toEqual([0, 1])
    expect([refund(), bookings()]).toEqual([[{ state: 'done' }], 1])
    await expectSumsToMatch(market)
  })

  it('that another run has booked meanwhile stays done', async () => {
    await requestRefund()
    const slow = asked({
      refund: async () => {
        await sendRefunds(market.ctx)
        return false
      },
    })
    expect(await sendRefunds(slow)).toBe(0)
    expect([refund(), bookings()]).toEqual([[{ state: 'done' }], 1])
    await expectSumsToMatch(market)
  })

  it('that the provider refuses is marked, and nothing is booked', async () => {
    await requestRefund()
    expect(await sendRefunds(asked({ refund: async () => false }))).toBe(0)
    expect([refund(), bookings()]).toEqual([[{ state: 'failed' }], 0])
    expect(await sendRefunds(market.ctx)).toBe(0)
  })
})

describe('runDueJobs', () => {
  it('does not lose a paid order to its expiry', async () => {
    const order = await buyOne(market, buyer, items.kopi)
    await chargeUnreported(market, buyer, order)
    market.wait(minutes(31))
    await runDueJobs(market.ctx)
    expect(stateOf(market, order)).toBe('paid')
    const expiries = "select count(*) from order_history where order_id = ? and to_state = 'expired'"
    expect(market.value(expiries, order.orderId)).toBe(0)
  })

  it('asks about each before any expires, and lets go of what is not paid', async () => {
    const [paid, unpaid] = [
      await buyOne(market, buyer, items.kopi),
      await buyOne(market, newbuyer, items.kopi),
    ]
    await chargeUnreported(market, buyer, paid)
    market.wait(minutes(31))
    const { lookUp } = market.ctx.payments
    const slow = asked({
      lookUp: async (ctx, payment) => {
        const event = await lookUp(ctx, payment)
        await wait(50)
        return event
      },
    })
    await runDueJobs(slow)
    expect([stateOf(market, paid), stateOf(market, unpaid)]).toEqual(['paid', 'expired'])
    expect(market.value("select count(*) from order_history where to_state = 'expired'")).toBe(1)
    await expectSumsToMatch(market)
  })

  it('refunds what came too late, by the next run', async () => {
    const order = await buyOne(market, buyer, items.kopi)
    await chargeUnreported(market, buyer, order)
    await cancelOrder(market.ctx, buyer, order.orderId)
    market.wait(minutes(2))
    await runDueJobs(market.ctx)
    market.wait(seconds(30))
    await runDueJobs(market.ctx)
    expect(paymentState(order)).toBe('refunded')
    expect(market.rows('select state from refunds')).toEqual([{ state: 'done' }])
    await expectSumsToMatch(market)
  })

  it('runs the others when one fails', async () => {
    const order = await buyOne(market, buyer, items.kopi)
    market.wait(minutes(31))
    const broken = { ...market.ctx, payments: null as never }
    await runDueJobs(broken)
    expect(stateOf(market, order)).toBe('expired')
  })

  it('twice in a row changes nothing the second time', async () => {
    await buyOne(market, buyer, items.kopi)
    market.wait(minutes(31))
    await runDueJobs(market.ctx)
    const history = market.value('select count(*) from order_history')
    market.wait(seconds(30))
    await runDueJobs(market.ctx)
    expect(market.value('select count(*) from order_history')).toBe(history)
  })
})
