import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startPayment } from '../index'
import { cancelOrder } from '../orders/commands/close'
import {
  buyer,
  buyOne,
  CARD,
  expectSumsToMatch,
  fillCart,
  items,
  newbuyer,
  type Order,
  openWebhook,
  place,
  refusalOf,
  stateOf,
  useMarket,
} from '../testing/helpers'
import { TEST_CARDS, TEST_CODE } from './providers/cards'
import { cardPage, submitCard, submitCode } from './reads'

const market = useMarket()
let webhook: Awaited<ReturnType<typeof openWebhook>>
let order: Order
beforeEach(async () => {
  webhook = await openWebhook(market)
  order = await buyOne(market, buyer, items.kopi)
})
afterEach(() => webhook.close())

const submit = (cardNumber: string) =>
  submitCard(webhook.ctx, buyer, order.paymentId, { ...CARD, cardNumber })
const page = () => cardPage(webhook.ctx, buyer, order.paymentId)

describe('the card page', () => {
  it('is where starting to pay leads, and shows the amount', async () => {
    expect(await startPayment(webhook.ctx, buyer, order.orderId)).toBe(`/pay/${order.paymentId}`)
    expect(await page()).toMatchObject({
      orderId: order.orderId,
      amount: 1_990,
      state: 'open',
      isPayable: true,
      expiresAt: market.ctx.now() + 30 * 60_000,
    })
  })

  it('takes a card, notifies the market by webhook, and the order is paid', async () => {
    expect(await submit(TEST_CARDS.pays)).toBe('succeeded')
    expect(webhook.outcomes).toEqual(['settled'])
    expect(stateOf(market, order)).toBe('paid')
    expect(await page()).toMatchObject({ state: 'succeeded', isPayable: false })
    await expectSumsToMatch(market)
  })

  it('keeps no more of a card than its last four digits', async () => {
    await submit(TEST_CARDS.pays)
    const kept = market.rows('select * from demo_charges where payment_id = ?', order.paymentId)
    expect(kept).toMatchObject([{ card_last4: '4242' }])
    expect(JSON.stringify(kept)).not.toContain('42424')
  })

  it('charges nothing for a declined card, and takes another', async () => {
    expect(await refusalOf(submit(TEST_CARDS.declined))).toBe('CARD_DECLINED')
    expect([stateOf(market, order), webhook.outcomes]).toEqual(['awaiting_payment', []])
    expect(await page()).toMatchObject({ state: 'declined', isPayable: true })
    await submit(TEST_CARDS.pays)
    expect(stateOf(market, order)).toBe('paid')
    await expectSumsToMatch(market)
  })

  it('asks for a one-time code, and takes the right one only', async () => {
    expect(await submit(TEST_CARDS.asksForCode)).toBe('needs_code')
    expect(stateOf(market, order)).toBe('awaiting_payment')
    for (const wrong of ['', '000000', `${TEST_CODE}0`])
      expect(await refusalOf(submitCode(webhook.ctx, buyer, order.paymentId, wrong))).toBe('CODE_WRONG')
    expect(webhook.outcomes).toEqual([])
    await submitCode(webhook.ctx, buyer, order.paymentId, ` ${TEST_CODE} `)
    expect(stateOf(market, order)).toBe('paid')
    await submitCode(webhook.ctx, buyer, order.paymentId, TEST_CODE)
    expect(webhook.outcomes).toEqual(['settled'])
  })

  it('takes no code before a card', async () => {
    const early = submitCode(webhook.ctx, buyer, order.paymentId, TEST_CODE)
    expect(await refusalOf(early)).toBe('ORDER_NOT_PAYABLE')
  })

  it('charges once when pressed ten times', async () => {
    const pressed = await Promise.all(Array.from({ length: 10 }, () => submit(TEST_CARDS.pays)))
    expect(new Set(pressed)).toEqual(new Set(['succeeded']))
    expect(webhook.outcomes.filter((outcome) => outcome === 'settled')).toHaveLength(1)
    expect(
      market.value('select count(*) from ledger_transactions where reference = ?', order.paymentId),
    ).toBe(1)
    await expectSumsToMatch(market)
  })

  it('never says declined of a payment that another tab has paid', async () => {
    const [paid, declined] = await Promise.allSettled([submit(TEST_CARDS.pays), submit(TEST_CARDS.declined)])
    expect([paid, declined]).toEqual([
      { status: 'fulfilled', value: 'succeeded' },
      { status: 'fulfilled', value: 'succeeded' },
    ])
    expect((await page()).state).toBe('succeeded')
  })

  it('is a bug of nobody when the webhook cannot be delivered: the reconciler finishes', async () => {
    expect(await submitCard(market.ctx, buyer, order.paymentId, CARD)).toBe('succeeded')
    expect(stateOf(market, order)).toBe('awaiting_payment')
  })

  it('takes nothing for an order that was cancelled, paid or expired', async () => {
    await cancelOrder(market.ctx, buyer, order.orderId)
    expect(await refusalOf(submit(TEST_CARDS.pays))).toBe('ORDER_NOT_PAYABLE')
    expect(await refusalOf(startPayment(webhook.ctx, buyer, order.orderId))).toBe('ORDER_NOT_PAYABLE')
    const charges = market.rows('select state from demo_charges where payment_id = ?', order.paymentId)
    expect(charges).toEqual([])
    await fillCart(market, buyer, [items.virtual, 1])
    const other = await place(market, buyer, { address: null })
    await submitCard(webhook.ctx, buyer, other.paymentId, CARD)
    expect(await refusalOf(startPayment(webhook.ctx, buyer, other.orderId))).toBe('ORDER_NOT_PAYABLE')
  })

  it("says nothing of others' payments", async () => {
    const { orderId, paymentId } = order
    await submit(TEST_CARDS.asksForCode)
    for (const strange of [
      () => cardPage(webhook.ctx, newbuyer, paymentId),
      () => submitCard(webhook.ctx, newbuyer, paymentId, CARD),
      () => submitCode(webhook.ctx, newbuyer, paymentId, TEST_CODE),
      () => startPayment(webhook.ctx, newbuyer, orderId),
      () => cardPage(webhook.ctx, buyer, 'pay_none'),
      () => startPayment(webhook.ctx, buyer, 'ord_none'),
    ])
      expect(await refusalOf(strange())).toBe('NOT_FOUND')
    expect(stateOf(market, order)).toBe('awaiting_payment')
  })
})
