import { findOrderPayment, sumAccount } from '@pasar/db'
import { minutes } from '@pasar/domain'
import { describe, expect, it, vi } from 'vitest'
import { expireOrders } from '../../orders/commands/close'
import { runDueJobs } from '../../platform/jobs/runner'
import {
  buyer,
  buyOne,
  expectSumsToMatch,
  items,
  newbuyer,
  type Order,
  refusalOf,
  variantOf,
} from '../../testing/helpers'
import { startPayment } from '../commands/start'
import { reconcilePayments, sendRefunds } from '../jobs'
import { useStripe } from '../testing/stripe-helpers'

const stripe = useStripe()
const { market } = stripe

const buy = (): Promise<Order> => buyOne(market, buyer, items.kopi)
const stateOf = ({ orderId }: Order): string => market.value('select state from orders where id = ?', orderId)
const payUnreported = async () => {
  const order = await buy()
  return { order, session: stripe.books.pay(await stripe.openPage(order)) }
}

describe('a Stripe that does not answer', () => {
  it('stops nobody but who waits for its page, and loses nothing', async () => {
    const order = await buy()
    const { fake, books } = stripe
    fake.goWrong('hang', /POST .*sessions/)
    const waiting = refusalOf(startPayment(stripe.impatient(), buyer, order.orderId))
    await vi.waitFor(() => expect(fake.requests).toHaveLength(1))
    // While it is waited for, others write.
    await buyOne(market, newbuyer, items.kopi)
    expect(fake.requests).toHaveLength(1)
    expect(await waiting).toBe('PAYMENT_UNAVAILABLE')
    expect(new Set(fake.requests.map(({ key }) => key)).size).toBe(1)
    expect(await findOrderPayment(market.ctx.db, order.orderId)).toMatchObject({
      state: 'open',
      providerRef: null,
    })

    fake.recover()
    expect((await stripe.openPage(order)).client_reference_id).toBe(order.paymentId)
    expect(books.sessions.size).toBe(1)
  })

  it('is asked again later about the payments it said nothing of; the others are finished', async () => {
    const silent = await payUnreported()
    const given = await payUnreported()
    market.wait(minutes(2))
    stripe.fake.goWrong('hang', new RegExp(silent.session.id))
    expect(await reconcilePayments(stripe.impatient())).toBe(1)
    expect([stateOf(silent.order), stateOf(given.order)]).toEqual(['awaiting_payment', 'paid'])
    stripe.fake.recover()
    expect(await reconcilePayments(market.ctx)).toBe(1)
    expect(stateOf(silent.order)).toBe('paid')
    await expectSumsToMatch(market)
  })

  it('holds up no other job', async () => {
    const unpaid = await buy()
    await payUnreported()
    market.wait(minutes(40))
    stripe.fake.goWrong('hang', /GET/)
    let isDone = false
    const jobs = runDueJobs(stripe.impatient(1_000)).then(() => {
      isDone = true
    })
    await vi.waitFor(() => expect(stateOf(unpaid)).toBe('expired'))
    expect(isDone).toBe(false)
    await jobs
    await expectSumsToMatch(market)
  })
})

describe('an answer that is lost', () => {
  it('makes no second page', async () => {
    const order = await buy()
    stripe.fake.goWrong('lose answer', /POST/, 1)
    await stripe.openPage(order)
    expect(stripe.fake.requests).toHaveLength(2)
    expect(stripe.books.sessions.size).toBe(1)
  })

  it('makes no second page when the buyer has to try again himself', async () => {
    const order = await buy()
    stripe.fake.goWrong('lose answer', /POST/)
    expect(await refusalOf(startPayment(stripe.impatient(), buyer, order.orderId))).toBe(
      'PAYMENT_UNAVAILABLE',
    )
    stripe.fake.recover()
    market.wait(minutes(1))
    await stripe.openPage(order)
    expect(stripe.books.sessions.size).toBe(1)
  })
})

describe('Stripe says no', () => {
  it.each([
    ['its servers are down', () => stripe.fake.goWrong('fail', /POST/)],
    ['the amount is too small for it', () => market.run('update payments set amount_sen = 199')],
  ])('and the buyer is asked to try again: %s', async (_why, spoil) => {
    const order = await buy()
    spoil()
    expect(await refusalOf(startPayment(market.ctx, buyer, order.orderId))).toBe('PAYMENT_UNAVAILABLE')
    expect(stateOf(order)).toBe('awaiting_payment')
  })
})

describe('a refund', () => {
  /** Money that came too late for goods that are gone. */
  const owe = async () => {
    const { session } = await payUnreported()
    market.wait(minutes(31))
    await expireOrders(market.ctx)
    market.run('update item_variants set stock = 0 where id = ?', variantOf(items.kopi))
    expect(await stripe.receive(stripe.sign('checkout.session.completed', session))).toBe('refunding')
    market.run('update item_variants set stock = 9 where id = ?', variantOf(items.kopi))
    return session
  }
  const keysOfRefunds = () =>
    stripe.fake.requests.flatMap(({ method, path, key }) =>
      method === 'POST' && path === '/v1/refunds' ? [key] : [],
    )
  const unclaimed = () => sumAccount(market.ctx.db, 'unclaimed')

  it('whose answer was lost is asked for again with the same key, and sent once', async () => {
    await owe()
    stripe.fake.goWrong('lose answer', /POST .*refunds/, 1)
    expect(await sendRefunds(market.ctx)).toBe(1)
    const keys = keysOfRefunds()
    expect(keys).toEqual([keys[0], keys[0]])
    expect(keys[0]).toBe(`refund-${market.value<string>('select id from refunds')}`)
    expect(stripe.books.refunds).toHaveLength(1)
    await expectSumsToMatch(market)
  })

  it('whose answers were lost is found a day later, when Stripe has forgotten its key', async () => {
    await owe()
    stripe.fake.goWrong('lose answer', /POST .*refunds/)
    expect(await sendRefunds(market.ctx)).toBe(0)
    expect(market.value('select state from refunds')).toBe('requested')
    stripe.fake.recover()
    stripe.fake.forgetKeys()
    expect(await sendRefunds(market.ctx)).toBe(1)
    expect(stripe.books.refunds).toHaveLength(1)
    expect(await unclaimed()).toBe(0)
    await expectSumsToMatch(market)
  })

  it('that hangs does not keep the others', async () => {
    const silent = await owe()
    const other = await owe()
    stripe.fake.goWrong('hang', new RegExp(silent.id))
    expect(await sendRefunds(stripe.impatient())).toBe(1)
    expect(stripe.books.refunds).toMatchObject([{ payment_intent: other.payment_intent }])
    expect(await unclaimed()).toBe(-silent.amount_total)
    stripe.fake.recover()
    expect(await sendRefunds(market.ctx)).toBe(1)
    expect(await unclaimed()).toBe(0)
  })

  it('that was sent by hand in the dashboard counts as sent', async () => {
    const session = await owe()
    stripe.books.createRefund({
      payment_intent: session.payment_intent ?? '',
      amount: String(session.amount_total),
    })
    expect(await sendRefunds(market.ctx)).toBe(1)
    expect(stripe.books.refunds).toHaveLength(1)
    expect(await unclaimed()).toBe(0)
  })

  it('that Stripe cannot send stays owed', async () => {
    const session = await owe()
    stripe.fake.goWrong('lose answer', /POST .*refunds/)
    await sendRefunds(market.ctx)
    stripe.fake.recover()
    for (const refund of stripe.books.refunds) refund.status = 'failed'
    expect(await sendRefunds(market.ctx)).toBe(0)
    expect(market.value('select state from refunds')).toBe('failed')
    expect(await unclaimed()).toBe(-session.amount_total)
  })

  it('of a provider that is no longer in use waits', async () => {
    await owe()
    market.run("update payments set provider = 'demo' where state = 'refunded'")
    expect(await sendRefunds(market.ctx)).toBe(0)
    expect(market.value('select state from refunds')).toBe('requested')
    expect(stripe.books.refunds).toEqual([])
  })
})
