import { findOrderPayment } from '@pasar/db'
import { days, minutes } from '@pasar/domain'
import { describe, expect, it } from 'vitest'
import { cancelOrder } from '../../orders/commands/close'
import { orderPage } from '../../orders/reads/orders'
import { ConfigError, readConfig } from '../../platform/config'
import { buyer, buyOne, items, newbuyer, type Order, refusalOf } from '../../testing/helpers'
import { startPayment } from '../commands/start'
import { cardPage } from '../reads'
import { STRIPE_ENV, useStripe } from '../testing/stripe-helpers'

const stripe = useStripe()
const { market } = stripe

const buy = (): Promise<Order> => buyOne(market, buyer, items.kopi)
const totalOf = (order: Order): number =>
  market.value('select total_sen from orders where id = ?', order.orderId)

describe('settings', () => {
  const refusal = (env: Record<string, string>): string => {
    try {
      readConfig(env)
    } catch (error) {
      if (error instanceof ConfigError) return error.message
      throw error
    }
    return 'none'
  }

  it('needs both secrets, and says so in a sentence', () => {
    expect(refusal({ PAYMENTS: 'stripe', PORT: 'x' })).toMatch(
      /PORT: .*\nSTRIPE_SECRET_KEY: .* needs the secret key .*\nSTRIPE_WEBHOOK_SECRET: .* needs the signing secret/,
    )
    expect(refusal({ ...STRIPE_ENV, STRIPE_SECRET_KEY: 'pk_test_public' })).toContain('STRIPE_SECRET_KEY')
    expect(refusal({ PAYMENTS: 'demo' })).toBe('none')
    expect(refusal(STRIPE_ENV)).toBe('none')
  })

  it('sends the key nowhere without TLS but to this machine', () => {
    const refusalOfBase = (base: string) => refusal({ ...STRIPE_ENV, STRIPE_API_BASE: base })
    for (const base of ['http://127.0.0.1:4010', 'http://localhost:4010', 'https://stripe.example'])
      expect(refusalOfBase(base)).toBe('none')
    for (const base of [
      'http://stripe.example',
      'http://127.0.0.1.example',
      'https://a.example/v2',
      'ftp://a',
      'x',
    ])
      expect(refusalOfBase(base)).toContain('STRIPE_API_BASE: must be https')
  })
})

describe('the page to pay on', () => {
  it('is asked for once per payment, for the order’s total in ringgit', async () => {
    const order = await buy()
    const session = await stripe.openPage(order)
    const page = await orderPage(market.ctx, buyer, order.orderId)
    expect(stripe.fake.requests).toEqual([
      {
        method: 'POST',
        path: '/v1/checkout/sessions',
        key: `payment-${order.paymentId}`,
        form: {
          'allowed_payment_method_types[0]': 'card',
          mode: 'payment',
          client_reference_id: order.paymentId,
          'adaptive_pricing[enabled]': 'false',
          'line_items[0][quantity]': '1',
          'line_items[0][price_data][currency]': 'myr',
          'line_items[0][price_data][unit_amount]': String(totalOf(order)),
          'line_items[0][price_data][product_data][name]': page.order.number,
          'metadata[paymentId]': order.paymentId,
          'metadata[orderId]': order.orderId,
          'payment_intent_data[metadata][paymentId]': order.paymentId,
          'payment_intent_data[metadata][orderId]': order.orderId,
          success_url: `https://pasar.test/payment-success?order=${order.orderId}`,
          cancel_url: `https://pasar.test/payment-cancel?order=${order.orderId}`,
          expires_at: String((market.ctx.now() + minutes(36)) / 1_000),
        },
      },
    ])
    expect((await findOrderPayment(market.ctx.db, order.orderId))?.providerRef).toBe(session.id)
  })

  it('is the same when asked for again, also at the same moment', async () => {
    const order = await buy()
    const urls = await Promise.all(
      Array.from({ length: 5 }, () => startPayment(market.ctx, buyer, order.orderId)),
    )
    market.wait(minutes(20))
    urls.push(await startPayment(market.ctx, buyer, order.orderId))
    expect(new Set(urls).size).toBe(1)
    expect(stripe.books.sessions.size).toBe(1)
  })

  it('stays open long enough for Stripe, however late the buyer starts', async () => {
    const order = await buy()
    market.wait(minutes(25))
    const session = await stripe.openPage(order)
    expect(session.expires_at * 1_000 - market.ctx.now()).toBeGreaterThanOrEqual(minutes(30))
    // The payment made with the order is too old to be asked for: another took its place.
    expect(session.client_reference_id).not.toBe(order.paymentId)
    expect(market.rows('select state from payments where order_id = ?', order.orderId)).toHaveLength(2)
  })

  it('closes within a day when orders wait longer', async () => {
    const order = await buy()
    market.run('update orders set expires_at = ? where id = ?', market.ctx.now() + days(3), order.orderId)
    const session = await stripe.openPage(order)
    expect(session.expires_at * 1_000 - market.ctx.now()).toBeLessThan(days(1))
  })

  it('is opened for the buyer only, and while the order waits', async () => {
    const order = await buy()
    expect(await refusalOf(startPayment(market.ctx, newbuyer, order.orderId))).toBe('NOT_FOUND')
    await cancelOrder(market.ctx, buyer, order.orderId)
    expect(await refusalOf(startPayment(market.ctx, buyer, order.orderId))).toBe('ORDER_NOT_PAYABLE')
    expect(stripe.fake.requests).toEqual([])
  })

  it('leaves no card page of our own', async () => {
    const order = await buy()
    market.run("update payments set provider = 'demo'")
    expect(await refusalOf(cardPage(market.ctx, buyer, order.paymentId))).toBe('NOT_FOUND')
  })
})
