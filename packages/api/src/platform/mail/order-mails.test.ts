import { formatRm, minutes } from '@pasar/domain'
import { describe, expect, it } from 'vitest'
import { cancelOrder, expireOrders } from '../../orders/commands/close'
import { sendRefunds } from '../../payments/jobs'
import {
  buyer,
  buyOne,
  chargeUnreported,
  deliver,
  fillCart,
  items,
  makeWebhook,
  newbuyer,
  type Order,
  place,
  useMarket,
} from '../../testing/helpers'
import { send, useSmtp } from './testing/helpers'

const smtp = await useSmtp()
const market = useMarket({ SMTP_URL: smtp.url, APP_URL: 'https://pasar.test' })
const kinds = () =>
  market.rows<{ kind: string }>('select kind from mails order by rowid').map(({ kind }) => kind)
const linkOf = ({ orderId }: Order) => `https://pasar.test/orders/user/${orderId}`
const totalOf = ({ orderId }: Order) => {
  return formatRm(market.value<number>('select total_sen from orders where id = ?', orderId))
}

describe('a paid order', () => {
  it('is confirmed by one mail, and one tells its seller, however often the webhook comes', async () => {
    await fillCart(market, buyer, [items.kopi, 2], [items.heavy, 1])
    const order = await place(market, buyer)
    expect(kinds()).toEqual([])
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, () => deliver(market, makeWebhook(market, order))),
    )
    expect(outcomes.filter((outcome) => outcome === 'settled')).toHaveLength(1)
    expect(kinds()).toEqual(['orderPaid', 'parcelToShip'])
    await send(market)
    expect(smtp.received.map(({ to }) => to)).toEqual([[buyer.email], [items.kopi.store.seller.email]])
    const parcel = market.rows<{ id: string; total: number }>(
      'select id, total_sen as total from parcels where order_id = ?',
      order.orderId,
    )[0]
    const toSeller = smtp.received[1]?.mail.text ?? ''
    for (const part of [
      `https://pasar.test/seller/orders/${parcel?.id}/ship`,
      `2 × ${items.kopi.title}`,
      formatRm(parcel?.total ?? 0),
    ])
      expect(toSeller).toContain(part)
    const text = smtp.received[0]?.mail.text ?? ''
    for (const part of [
      linkOf(order),
      `Total  ${totalOf(order)}`,
      '8 Jalan Ampang',
      '50450 Kuala Lumpur',
      'Malaysia',
    ])
      expect(text).toContain(part)
    // The city is its own state.
    expect(text.match(/Kuala Lumpur/g)).toHaveLength(1)
    const lines = market.rows<{ title: string; quantity: number }>(
      'select title, quantity from order_lines where order_id = ?',
      order.orderId,
    )
    expect(lines).toHaveLength(2)
    for (const { title, quantity } of lines) expect(text).toContain(`${quantity} × ${title}`)
  })

  it('is confirmed in the language of its buyer', async () => {
    market.run("update users set language = 'cn' where id = ?", buyer.id)
    const order = await buyOne(market, buyer, items.kopi)
    await deliver(market, makeWebhook(market, order))
    await send(market)
    const { number } =
      market.rows<{ number: string }>('select number from orders where id = ?', order.orderId)[0] ?? {}
    expect(smtp.received[0]?.mail.subject).toBe(`订单 ${number}：已收到您的付款`)
    expect(smtp.received[0]?.mail.text).toContain('马来西亚')
  })

  it('of digital goods names no address', async () => {
    await fillCart(market, buyer, [items.virtual, 1])
    const order = await place(market, buyer, { address: null })
    await deliver(market, makeWebhook(market, order))
    await send(market)
    expect(smtp.received[0]?.mail.text).not.toContain('Deliver to')
  })

  it('of a member who is gone is confirmed to its seller only', async () => {
    const order = await buyOne(market, buyer, items.kopi)
    market.run("update users set status = 'deleted' where id = ?", buyer.id)
    await deliver(market, makeWebhook(market, order))
    expect(kinds()).toEqual(['parcelToShip'])
  })
})

describe('an order that ends unpaid', () => {
  it('is announced once when it was cancelled', async () => {
    const order = await buyOne(market, buyer, items.kopi)
    await cancelOrder(market.ctx, buyer, order.orderId)
    await cancelOrder(market.ctx, buyer, order.orderId).catch(() => {})
    expect(kinds()).toEqual(['orderCancelled'])
  })

  it('is announced once when it expired', async () => {
    await buyOne(market, newbuyer, items.kopi)
    market.wait(minutes(31))
    await Promise.all([expireOrders(market.ctx), expireOrders(market.ctx)])
    expect(kinds()).toEqual(['orderExpired'])
  })
})

describe('a refund', () => {
  it('is announced once, when the provider has accepted it', async () => {
    const order = await buyOne(market, buyer, items.kopi)
    await chargeUnreported(market, buyer, order)
    await cancelOrder(market.ctx, buyer, order.orderId)
    await deliver(market, makeWebhook(market, order))
    expect(kinds()).toEqual(['orderCancelled'])
    await Promise.all([sendRefunds(market.ctx), sendRefunds(market.ctx)])
    expect(kinds()).toEqual(['orderCancelled', 'refundSent'])
    await send(market)
    await smtp.waitFor(2)
    const refund = smtp.received.find(({ mail }) => mail.subject?.includes('your refund'))
    expect(refund?.mail.subject).toContain(totalOf(order))
    expect(refund?.mail.text).toContain(linkOf(order))
  })
})
