import { describe, expect, it } from 'vitest'
import { applyCoupon } from '../../checkout/commands/cart-coupons'
import { cartPage } from '../../checkout/reads'
import { hideStore, showStore } from '../../moderation/commands/stores'
import { asAdmin } from '../../testing'
import {
  buyer,
  buyOne,
  deliver,
  fillCart,
  items,
  makeWebhook,
  newbuyer,
  orders,
  place,
  refusalOf,
  stores,
  useMarket,
  users,
  variantOf,
} from '../../testing/helpers'
import { cancelOrder } from '../commands/close'
import { orderPage, ordersPage } from './orders'

const market = useMarket()
const page = (cursor: string | null = null, state: string | null = null, who = buyer) =>
  ordersPage(market.ctx, who, { state, cursor })

describe('orderPage', () => {
  it('shows parcels with their lines, coupons, history and payment; the sums add up', async () => {
    await fillCart(market, buyer, [items.kopi, 2], [items.withVariants, 1], [items.virtual, 1])
    for (const code of ['KEDAI5', 'TEN']) await applyCoupon(market.ctx, buyer, code)
    const placed = await place(market, buyer)
    await deliver(market, makeWebhook(market, placed))
    const { order, parcels, coupons, history, payment } = await orderPage(market.ctx, buyer, placed.orderId)

    expect(order).toMatchObject({ id: placed.orderId, state: 'paid', paidAt: market.ctx.now() })
    expect('requestHash' in order).toBe(false)
    expect(parcels.map(({ lines }) => lines.map(({ title }) => title))).toEqual([
      [items.kopi.title],
      [items.withVariants.title],
      [items.virtual.title],
    ])
    expect(parcels.reduce((sum, { total }) => sum + total, 0)).toBe(order.total)
    expect(coupons.reduce((sum, { amount }) => sum + amount, 0)).toBe(order.itemDiscount)
    for (const parcel of parcels)
      expect(parcel.lines.reduce((sum, { subtotal }) => sum + subtotal, 0)).toBe(parcel.items)
    expect(history.map(({ to }) => to)).toEqual(
      expect.arrayContaining(['awaiting_payment', 'paid', 'to_ship', 'completed']),
    )
    expect(payment).toMatchObject({ id: placed.paymentId, state: 'succeeded' })
  })

  it('shows what is sent back of its money, and how far that is', async () => {
    const placed = await buyOne(market, buyer, items.kopi)
    const total = market.value('select total_sen from orders where id = ?', placed.orderId)
    await cancelOrder(market.ctx, buyer, placed.orderId)
    await deliver(market, makeWebhook(market, placed))
    const refunds = async () => (await orderPage(market.ctx, buyer, placed.orderId)).refunds
    const createdAt = market.ctx.now()
    expect(await refunds()).toMatchObject([{ amount: total, state: 'requested', createdAt, doneAt: null }])
    market.wait(1_000)
    market.run("update refunds set state = 'done', done_at = ?", market.ctx.now())
    expect(await refunds()).toMatchObject([{ state: 'done', doneAt: market.ctx.now() }])
    expect((await orderPage(market.ctx, buyer, orders.paid.id)).refunds).toEqual([])
  })

  it('knows whose page can be opened: of a store that is hidden, and of its goods in a cart, none', async () => {
    const { orderId } = await buyOne(market, buyer, items.kopi)
    await fillCart(market, buyer, [items.kopi, 1])
    const shown = async () =>
      (await orderPage(market.ctx, buyer, orderId)).parcels.map((one) => one.hasStorePage)
    const inCart = async () =>
      (await cartPage(market.ctx, buyer)).cart.groups.map(({ storeName }) => storeName)
    expect([await shown(), await inCart()]).toEqual([[true], [stores.kampung.name]])
    await hideStore(market.ctx, asAdmin(users.admin), stores.kampung.id, { reason: 'Copies' })
    expect([await shown(), await inCart()]).toEqual([[false], []])
    await showStore(market.ctx, asAdmin(users.admin), stores.kampung.id, { reason: '' })
    expect(await shown()).toEqual([true])
    market.run("update users set status = 'deleted' where id = ?", users.seller.id)
    expect(await shown()).toEqual([false])
  })

  it("is not found for others' orders", async () => {
    expect(await refusalOf(orderPage(market.ctx, newbuyer, orders.paid.id))).toBe('NOT_FOUND')
    expect(await refusalOf(orderPage(market.ctx, buyer, 'ord_none'))).toBe('NOT_FOUND')
    await expect(orderPage(market.ctx, buyer, orders.paid.id)).resolves.toMatchObject({
      order: { number: orders.paid.number },
    })
  })
})

describe('ordersPage', () => {
  async function buyMany(count: number) {
    market.run('update item_variants set stock = 500 where id = ?', variantOf(items.kopi))
    for (let time = 0; time < count; time++) {
      // Every third at the very same moment as the one before.
      if (time % 3 !== 0) market.wait(1_000)
      await buyOne(market, buyer, items.kopi)
    }
  }

  it('goes through all of them, the newest first or the oldest, each once', async () => {
    await buyMany(23)
    const seen: string[] = []
    let cursor: string | null = null
    do {
      const shown: Awaited<ReturnType<typeof page>> = await page(cursor)
      expect(shown.orders.length).toBeLessThanOrEqual(10)
      seen.push(...shown.orders.map(({ id }) => id))
      cursor = shown.next
    } while (cursor !== null)
    const all = market.rows<{ id: string }>(
      'select id from orders where buyer_id = ? order by placed_at desc, id desc',
      buyer.id,
    )
    expect(seen).toEqual(all.map(({ id }) => id))
    expect(seen).toHaveLength(25)
    const reversed: string[] = []
    do {
      const shown = await ordersPage(market.ctx, buyer, { state: null, cursor, sort: 'reverse' })
      reversed.push(...shown.orders.map(({ id }) => id))
      cursor = shown.next
    } while (cursor !== null)
    expect(reversed).toEqual(seen.toReversed())
  })

  it('may show one state only', async () => {
    await buyMany(2)
    const states = async (state: string) =>
      new Set((await page(null, state)).orders.map((order) => order.state))
    expect(await states('paid')).toEqual(new Set(['paid']))
    expect(await states('awaiting_payment')).toEqual(new Set(['awaiting_payment']))
    expect((await page(null, 'expired')).orders).toEqual([])
    expect((await page(null, 'nonsense')).orders).toHaveLength(4)
  })

  it('shows the first lines, the pieces and the states of the parcels', async () => {
    const { orders: shown } = await page()
    expect(shown.find(({ id }) => id === orders.paid.id)).toMatchObject({
      number: orders.paid.number,
      pieces: 3,
      parcelStates: ['to_ship', 'to_ship'],
      lines: expect.arrayContaining([
        expect.objectContaining({ title: items.kopi.title, quantity: 2 }),
        expect.objectContaining({ title: items.onOffer.title, quantity: 1 }),
      ]),
    })
  })

  it('knows no cursor that is none, and shows nobody another’s orders', async () => {
    for (const cursor of ['', 'x', '../..', 'a'.repeat(300)])
      expect(await refusalOf(page(cursor))).toBe('NOT_FOUND')
    await buyMany(12)
    const { next } = await page()
    expect((await page(next, null, newbuyer)).orders).toEqual([])
  })
})
