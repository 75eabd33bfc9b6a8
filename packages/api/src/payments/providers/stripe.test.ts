import { sumAccount } from '@pasar/db'
import { minutes, seconds } from '@pasar/domain'
import { describe, expect, it } from 'vitest'
import { expireOrders } from '../../orders/commands/close'
import { orderPage } from '../../orders/reads/orders'
import {
  buyer,
  buyOne,
  expectSumsToMatch,
  items,
  type Order,
  refusalOf,
  stockOf,
  variantOf,
} from '../../testing/helpers'
import { startPayment } from '../commands/start'
import { reconcilePayments, sendRefunds } from '../jobs'
import { useStripe } from '../testing/stripe-helpers'

const stripe = useStripe()
const { market } = stripe

const buy = (): Promise<Order> => buyOne(market, buyer, items.kopi)
const totalOf = (order: Order): number =>
  market.value('select total_sen from orders where id = ?', order.orderId)
const stateOf = async (order: Order) => {
  const { order: head, payment } = await orderPage(market.ctx, buyer, order.orderId)
  return [head.state, payment?.state]
}
const cash = () => sumAccount(market.ctx.db, 'cash:stripe')

describe('an order that is paid', () => {
  it('is settled by the webhook, once, whatever comes again', async () => {
    const order = await buy()
    const session = stripe.books.pay(await stripe.openPage(order))
    const webhook = stripe.sign('checkout.session.completed', session)
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => stripe.receive(webhook)))
    expect(outcomes.sort()).toEqual([...Array(19).fill('repeated'), 'settled'])
    expect(await stripe.receive(stripe.sign('checkout.session.completed', session))).toBe('ignored')
    expect(await stripe.receive(stripe.sign('checkout.session.expired', session))).toBe('ignored')
    expect(await stateOf(order)).toEqual(['paid', 'succeeded'])
    expect(await cash()).toBe(totalOf(order))
    expect(market.value("select count(*) from notifications where kind = 'orderPaid'")).toBe(1)
    await expectSumsToMatch(market)
  })

  it('waits for the bank when FPX answers later', async () => {
    const order = await buy()
    const session = stripe.books.pay(await stripe.openPage(order), 'later')
    expect(await stripe.receive(stripe.sign('checkout.session.completed', session))).toBe('ignored')
    expect(await stateOf(order)).toEqual(['awaiting_payment', 'open'])
    // Whoever comes back to pay again is led to where he waits, not to a second page.
    expect(await startPayment(market.ctx, buyer, order.orderId)).toBe(
      `/payment-success?order=${order.orderId}`,
    )
    stripe.books.answerLater(session, 'yes')
    expect(await stripe.receive(stripe.sign('checkout.session.async_payment_succeeded', session))).toBe(
      'settled',
    )
    expect(await stateOf(order)).toEqual(['paid', 'succeeded'])
    await expectSumsToMatch(market)
  })

  it('is finished by asking Stripe when the webhook never comes', async () => {
    const order = await buy()
    const session = stripe.books.pay(await stripe.openPage(order), 'later')
    market.wait(minutes(2))
    expect(await reconcilePayments(market.ctx)).toBe(0)
    stripe.books.answerLater(session, 'yes')
    expect(await reconcilePayments(market.ctx)).toBe(1)
    expect(await stateOf(order)).toEqual(['paid', 'succeeded'])
    expect(await stripe.receive(stripe.sign('checkout.session.async_payment_succeeded', session))).toBe(
      'ignored',
    )
    await expectSumsToMatch(market)
  })

  it('is held for an admin when the amount or the currency is another', async () => {
    for (const wrong of [{ amount_total: 1 }, { currency: 'sgd' }]) {
      const order = await buy()
      const session = stripe.books.pay(await stripe.openPage(order))
      const webhook = stripe.sign('checkout.session.completed', { ...session, ...wrong })
      expect(await stripe.receive(webhook)).toBe('held')
      expect(await stateOf(order)).toEqual(['awaiting_payment', 'held'])
      expect(await refusalOf(startPayment(market.ctx, buyer, order.orderId))).toBe('ORDER_NOT_PAYABLE')
    }
    expect(await cash()).toBe(0)
  })
})

describe('a payment that fails', () => {
  it.each(['checkout.session.async_payment_failed', 'checkout.session.expired', 'look-up'] as const)(
    'is followed by another (%s)',
    async (news) => {
      const order = await buy()
      const first = await stripe.openPage(order)
      if (news === 'checkout.session.expired') stripe.books.expire(first)
      else stripe.books.answerLater(stripe.books.pay(first, 'later'), 'no')
      market.wait(minutes(2))
      if (news === 'look-up') expect(await reconcilePayments(market.ctx)).toBe(1)
      else expect(await stripe.receive(stripe.sign(news, first))).toBe('closed')
      expect(await stateOf(order)).toEqual(['awaiting_payment', 'closed'])
      expect((await orderPage(market.ctx, buyer, order.orderId)).isPayable).toBe(true)

      const second = await stripe.openPage(order)
      expect(second.id).not.toBe(first.id)
      stripe.books.pay(second)
      expect(await stripe.receive(stripe.sign('checkout.session.completed', second))).toBe('settled')
      expect(await stateOf(order)).toEqual(['paid', 'succeeded'])
      await expectSumsToMatch(market)
    },
  )

  it('is followed by another when Stripe closed the page and no event came', async () => {
    const order = await buy()
    const first = await stripe.openPage(order)
    stripe.books.expire(first)
    const [second, same] = await Promise.all([stripe.openPage(order), stripe.openPage(order)])
    expect(second.id).not.toBe(first.id)
    expect(same.id).toBe(second.id)
  })

  it('gives the money of a second payment back', async () => {
    const order = await buy()
    const first = await stripe.openPage(order)
    await stripe.receive(stripe.sign('checkout.session.expired', first))
    const second = await stripe.openPage(order)
    for (const session of [first, second])
      await stripe.receive(stripe.sign('checkout.session.completed', stripe.books.pay(session)))
    expect(await sendRefunds(market.ctx)).toBe(1)
    expect(stripe.books.refunds).toMatchObject([
      { amount: totalOf(order), payment_intent: second.payment_intent },
    ])
    expect((await orderPage(market.ctx, buyer, order.orderId)).order.state).toBe('paid')
    expect(await cash()).toBe(totalOf(order))
    await expectSumsToMatch(market)
  })
})

describe('money that comes after the order has expired', () => {
  const payLate = async () => {
    const order = await buy()
    const session = stripe.books.pay(await stripe.openPage(order))
    market.wait(minutes(31))
    expect(await expireOrders(market.ctx)).toBe(1)
    return { order, webhook: stripe.sign('checkout.session.completed', session) }
  }

  it('pays it when the goods are still there', async () => {
    const before = stockOf(market, variantOf(items.kopi))
    const { order, webhook } = await payLate()
    expect(await stripe.receive(webhook)).toBe('settled')
    expect(await stateOf(order)).toEqual(['paid', 'succeeded'])
    expect(stockOf(market, variantOf(items.kopi))).toBe(before - 1)
    await expectSumsToMatch(market)
  })

  it('goes back by Stripe, once, when they are not', async () => {
    const { order, webhook } = await payLate()
    market.run('update item_variants set stock = 0 where id = ?', variantOf(items.kopi))
    expect(await stripe.receive(webhook)).toBe('refunding')
    expect(await sumAccount(market.ctx.db, 'unclaimed')).toBe(-totalOf(order))
    await Promise.all([sendRefunds(market.ctx), sendRefunds(market.ctx)])
    expect(await sendRefunds(market.ctx)).toBe(0)
    expect(stripe.books.refunds).toMatchObject([
      { amount: totalOf(order), metadata: { paymentId: order.paymentId } },
    ])
    expect(await stateOf(order)).toEqual(['expired', 'refunded'])
    expect(await cash()).toBe(0)
    expect(await sumAccount(market.ctx.db, 'unclaimed')).toBe(0)
    await expectSumsToMatch(market)
  })
})

describe('a webhook', () => {
  it('with a signature that is wrong, old, of the future, missing or for other bytes changes nothing', async () => {
    const order = await buy()
    const session = stripe.books.pay(await stripe.openPage(order))
    const { body, signature } = stripe.sign('checkout.session.completed', session)
    const again = Buffer.from(JSON.stringify(JSON.parse(body.toString())))
    const bad = [
      { body: again, signature },
      { body, signature: signature.replace(/v1=./, 'v1=x') },
      { body, signature: signature.replace(/v1=.*/, 'v1=') },
      { body, signature: '' },
      { body: Buffer.alloc(0), signature },
    ]
    for (const webhook of bad) expect(await refusalOf(stripe.receive(webhook))).toBe('BAD_SIGNATURE')
    market.wait(-seconds(301))
    expect(await refusalOf(stripe.receive({ body, signature }))).toBe('BAD_SIGNATURE')
    market.wait(seconds(301 + 301))
    expect(await refusalOf(stripe.receive({ body, signature }))).toBe('BAD_SIGNATURE')
    expect(market.value("select count(*) from payment_events where provider = 'stripe'")).toBe(0)
    expect(await stateOf(order)).toEqual(['awaiting_payment', 'open'])
    market.wait(-seconds(1))
    expect(await stripe.receive({ body, signature })).toBe('settled')
  })

  it('that concerns no payment of ours is accepted and ignored', async () => {
    const foreign = {
      id: 'cs_1',
      payment_status: 'paid',
      amount_total: 1,
      currency: 'myr',
      client_reference_id: null,
    }
    expect(await stripe.receive(stripe.sign('customer.created', { id: 'cus_1' }))).toBe('ignored')
    expect(await stripe.receive(stripe.sign('checkout.session.completed', foreign))).toBe('ignored')
    expect(
      await stripe.receive(
        stripe.sign('checkout.session.completed', { ...foreign, client_reference_id: 'x' }),
      ),
    ).toBe('unknown')
  })
})
