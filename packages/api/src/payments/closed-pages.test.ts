import { minutes } from '@pasar/domain'
import { describe, expect, it } from 'vitest'
import { editUnpaidOrder } from '../orders/commands/edit-unpaid'
import {
  ADDRESS,
  buyer,
  expectSumsToMatch,
  fillCart,
  items,
  type Order,
  place,
  stateOf,
} from '../testing/helpers'
import { reconcileClosedPayments, sendRefunds } from './jobs'
import { useStripe } from './testing/stripe-helpers'

const stripe = useStripe()
const { market } = stripe
const paymentStates = ({ orderId }: Order) =>
  market
    .rows<{ state: string }>('select state from payments where order_id = ? order by created_at, id', orderId)
    .map(({ state }) => state)
const cash = () =>
  market.value("select coalesce(sum(amount_sen), 0) from ledger_entries where account = 'cash:stripe'")

async function placeFour(): Promise<Order> {
  await fillCart(market, buyer, [items.kopi, 4])
  return place(market, buyer)
}

/** One piece less: the payment so far is closed, and its page stays open at Stripe. */
async function changeToThree({ orderId }: Order): Promise<void> {
  market.wait(minutes(1))
  await editUnpaidOrder(market.ctx, buyer, orderId, {
    key: 'edit-of-four',
    revision: market.value('select revision from orders where id = ?', orderId),
    address: ADDRESS,
    quantities: new Map([
      [market.value<string>('select id from order_lines where order_id = ?', orderId), 3],
    ]),
    codes: [],
  })
}

describe('the page of a payment that was closed', () => {
  it('takes money that no webhook reports, and it is sent back', async () => {
    const order = await placeFour()
    const page = await stripe.openPage(order)
    await changeToThree(order)
    stripe.books.pay(page)
    expect(await reconcileClosedPayments(market.ctx)).toBe(1)
    expect(paymentStates(order)).toEqual(['refunded', 'open'])
    expect(cash()).toBe(page.amount_total)
    expect(await sendRefunds(market.ctx)).toBe(1)
    expect(cash()).toBe(0)
    expect(stripe.books.refunds).toMatchObject([{ amount: page.amount_total }])
    expect(await reconcileClosedPayments(market.ctx)).toBe(0)
    await expectSumsToMatch(market)
  })

  it('is not asked about any more once it is over', async () => {
    const order = await placeFour()
    const page = await stripe.openPage(order)
    await changeToThree(order)
    const asked = () => stripe.fake.requests.filter(({ path }) => path.endsWith(page.id)).length
    expect(await reconcileClosedPayments(market.ctx)).toBe(0)
    const before = asked()
    stripe.books.expire(page)
    await reconcileClosedPayments(market.ctx)
    expect(asked()).toBe(before + 1)
    await reconcileClosedPayments(market.ctx)
    expect(asked()).toBe(before + 1)
    expect(paymentStates(order)).toEqual(['closed', 'open'])
  })

  it('leaves the order to be paid once more after the bank refused the payment that followed', async () => {
    const order = await placeFour()
    const page = await stripe.openPage(order)
    await changeToThree(order)
    stripe.books.pay(page)
    await reconcileClosedPayments(market.ctx)
    const second = stripe.books.pay(await stripe.openPage(order), 'later')
    stripe.books.answerLater(second, 'no')
    await stripe.receive(stripe.sign('checkout.session.async_payment_failed', second))
    expect(paymentStates(order)).toEqual(['refunded', 'closed'])
    market.wait(minutes(1))
    const third = stripe.books.pay(await stripe.openPage(order))
    await stripe.receive(stripe.sign('checkout.session.completed', third))
    expect(stateOf(market, order)).toBe('paid')
    expect(paymentStates(order)).toEqual(['refunded', 'closed', 'succeeded'])
    await expectSumsToMatch(market)
  })
})
