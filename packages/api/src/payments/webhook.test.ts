import { describe, expect, it } from 'vitest'
import {
  buyer,
  buyOne,
  deliver,
  expectSumsToMatch,
  fillCart,
  items,
  makeWebhook,
  type Order,
  place,
  readAll,
  refusalOf,
  stateOf,
  useMarket,
} from '../testing/helpers'
import { signBody } from './providers/signature'
import { receiveWebhook } from './webhook'

const market = useMarket()
const order = () => buyOne(market, buyer, items.kopi)
const KEY = 'demo-signature'

async function isRefused(work: Promise<unknown>, code = 'BAD_SIGNATURE'): Promise<void> {
  const before = readAll(market)
  expect(await refusalOf(work)).toBe(code)
  expect(readAll(market)).toEqual(before)
}

describe('the signature of a webhook', () => {
  it('is checked over the bytes as they came', async () => {
    const { body, headers } = makeWebhook(market, await order())
    const reserialised = Buffer.from(JSON.stringify(JSON.parse(body.toString()), null, 1))
    await isRefused(deliver(market, { body: reserialised, headers }))
    await isRefused(deliver(market, { body: Buffer.concat([body, Buffer.from(' ')]), headers }))
    expect(await deliver(market, { body, headers })).toBe('settled')
  })

  it('must be there, of the right key and in form', async () => {
    const { body, headers } = makeWebhook(market, await order())
    const right = headers[KEY] ?? ''
    await isRefused(deliver(market, { body, headers: {} }))
    const forged = signBody('another key', body, market.ctx.now())
    for (const wrong of [
      forged,
      '',
      'v1=abc',
      right.slice(0, -1),
      `${right}0`,
      right.replace('v1', 'v0'),
      `${right},v1=`,
    ])
      await isRefused(deliver(market, { body, headers: { [KEY]: wrong } }))
  })

  it('is good for 300 seconds either way', async () => {
    const old = makeWebhook(market, await order())
    market.wait(300_000)
    expect(await deliver(market, old)).toBe('settled')
    market.wait(1_000)
    await isRefused(deliver(market, old))
    market.wait(-700_000)
    await isRefused(deliver(market, old))
  })

  it('cannot be moved to a newer time', async () => {
    const { body, headers } = makeWebhook(market, await order())
    market.wait(400_000)
    const seconds = Math.floor(market.ctx.now() / 1_000)
    const moved = (headers[KEY] ?? '').replace(/t=\d+/, `t=${seconds}`)
    await isRefused(deliver(market, { body, headers: { [KEY]: moved } }))
  })

  it('does not make sense of what is none', async () => {
    const paid = await order()
    for (const over of [{ amount: -1 }, { amount: 1.5 }, { currency: 'RM' }, { type: 'won' }, { id: '' }])
      await isRefused(deliver(market, makeWebhook(market, paid, over)), 'VALIDATION')
  })

  it('of a provider that is not in use is not found', async () => {
    const { body, headers } = makeWebhook(market, await order())
    for (const name of ['stripe', '', 'Demo'])
      await isRefused(
        receiveWebhook(market.ctx, name, body, (key) => headers[key]),
        'NOT_FOUND',
      )
  })
})

describe('the same event', () => {
  const countOf = (sql: string, paid: Order) => market.value(sql, paid.paymentId)

  it('20 times at once is one settlement, one message, one set of entries', async () => {
    const sold = () => market.value('select sold_count from items where id = ?', items.kopi.id)
    const before = sold()
    const paid = await order()
    const webhook = makeWebhook(market, paid)
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => deliver(market, webhook)))
    expect(outcomes.sort()).toEqual([...Array<string>(19).fill('repeated'), 'settled'])
    expect(countOf('select count(*) from payment_events where payment_id = ?', paid)).toBe(1)
    expect(countOf('select count(*) from ledger_transactions where reference = ?', paid)).toBe(1)
    expect(
      market.value(
        "select count(*) from notifications where user_id = ? and kind = 'orderPaid' and created_at = ?",
        buyer.id,
        market.ctx.now(),
      ),
    ).toBe(1)
    expect(
      market.value(
        "select count(*) from order_history where order_id = ? and to_state = 'paid'",
        paid.orderId,
      ),
    ).toBe(1)
    expect(sold()).toBe(before + 1)
    await expectSumsToMatch(market)
  })

  it('under 20 ids at once is one settlement too', async () => {
    const paid = await order()
    const webhooks = Array.from({ length: 20 }, (_, at) => makeWebhook(market, paid, { id: `evt-${at}` }))
    const outcomes = await Promise.all(webhooks.map((webhook) => deliver(market, webhook)))
    expect(outcomes.sort()).toEqual([...Array<string>(19).fill('ignored'), 'settled'])
    expect(countOf('select count(*) from ledger_transactions where reference = ?', paid)).toBe(1)
    await expectSumsToMatch(market)
  })
})

describe('a paid order', () => {
  it('notifies buyer and sellers, and its parcels are to ship', async () => {
    await fillCart(market, buyer, [items.kopi, 1], [items.withVariants, 1])
    const paid = await place(market, buyer)
    market.wait(1)
    await deliver(market, makeWebhook(market, paid))
    const given = market.rows(
      'select kind, user_id from notifications where created_at = ?',
      market.ctx.now(),
    )
    expect(given).toHaveLength(3)
    for (const expected of [
      { kind: 'orderPaid', user_id: buyer.id },
      { kind: 'parcelToShip', user_id: items.kopi.store.seller.id },
      { kind: 'parcelToShip', user_id: items.withVariants.store.seller.id },
    ])
      expect(given).toContainEqual(expected)
    const toSellers = market.rows<{ id: string }>(
      "select user_id as id from mails where kind = 'parcelToShip' order by user_id",
    )
    const sellers = [items.kopi.store.seller.id, items.withVariants.store.seller.id]
    expect(toSellers.map(({ id }) => id)).toEqual(sellers.sort())
    expect(market.rows('select state from parcels where order_id = ?', paid.orderId)).toEqual([
      { state: 'to_ship' },
      { state: 'to_ship' },
    ])
    expect(market.value('select paid_at from orders where id = ?', paid.orderId)).toBe(market.ctx.now())
  })

  it('is never taken back by another event', async () => {
    const paid = await order()
    await deliver(market, makeWebhook(market, paid))
    const events = [{ type: 'failed' }, { type: 'refunded' }, { amount: 1 }, { currency: 'USD' }, {}]
    for (const [at, over] of events.entries())
      expect(await deliver(market, makeWebhook(market, paid, { id: `evt-${at}`, ...over }))).toBe('ignored')
    expect(stateOf(market, paid)).toBe('paid')
    expect(market.value('select state from payments where id = ?', paid.paymentId)).toBe('succeeded')
    await expectSumsToMatch(market)
  })

  it('comes of a success that overtakes a failure, and of one that follows it', async () => {
    const overtaken = await order()
    await deliver(market, makeWebhook(market, overtaken))
    await deliver(market, makeWebhook(market, overtaken, { id: 'late', type: 'failed' }))
    const followed = await order()
    await deliver(market, makeWebhook(market, followed, { id: 'first', type: 'failed' }))
    await deliver(market, makeWebhook(market, followed))
    expect([stateOf(market, overtaken), stateOf(market, followed)]).toEqual(['paid', 'paid'])
    await expectSumsToMatch(market)
  })
})

describe('money that does not match', () => {
  it.each([
    ['too little', { amount: 1 }],
    ['too much', { amount: 999_999 }],
    ['of another currency', { currency: 'USD' }],
  ])('%s is held for an admin: nothing is booked, nothing ships', async (_what, over) => {
    const paid = await order()
    const entries = market.value('select count(*) from ledger_entries')
    expect(await deliver(market, makeWebhook(market, paid, over))).toBe('held')
    expect(stateOf(market, paid)).toBe('awaiting_payment')
    expect(market.rows('select state, note from payments where id = ?', paid.paymentId)).toEqual([
      { state: 'held', note: expect.stringMatching(/^expected 1990 MYR, received \d+ (MYR|USD)$/) },
    ])
    expect(market.value('select count(*) from ledger_entries')).toBe(entries)
    expect(market.value("select count(*) from notifications where kind = 'paymentHeld'")).toBe(1)
    expect(await deliver(market, makeWebhook(market, paid, { id: 'again' }))).toBe('ignored')
    await expectSumsToMatch(market)
  })

  it('for a payment nobody knows is only kept', async () => {
    const paid = await order()
    expect(await deliver(market, makeWebhook(market, paid, { paymentId: 'pay_none' }))).toBe('unknown')
    expect(stateOf(market, paid)).toBe('awaiting_payment')
    expect(market.rows("select outcome from payment_events where payment_id = 'pay_none'")).toEqual([
      { outcome: 'unknown' },
    ])
    await expectSumsToMatch(market)
  })
})
