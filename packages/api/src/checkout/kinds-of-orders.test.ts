import { minutes } from '@pasar/domain'
import { describe, expect, it } from 'vitest'
import { addToCart } from '../cart/commands'
import { cartOf } from '../cart/reads'
import { cancelOrder } from '../orders/commands/close'
import { reconcilePayments } from '../payments/jobs'
import {
  buyer,
  expectSumsToMatch,
  fillCart,
  items,
  newbuyer,
  orderForm,
  place,
  refusalOf,
  stockOf,
  useMarket,
  variantOf,
} from '../testing/helpers'
import { applyCoupon } from './commands/cart-coupons'
import { placeOrder } from './commands/place-order'
import { checkoutPage } from './reads'

const market = useMarket()

describe('the address', () => {
  it('is needed for what is shipped only', async () => {
    await fillCart(market, newbuyer, [items.virtual, 1])
    const { orderId } = await place(market, newbuyer, { address: null })
    expect(market.rows('select line1, shipping_sen from orders where id = ?', orderId)).toEqual([
      { line1: null, shipping_sen: 0 },
    ])
    await fillCart(market, newbuyer, [items.virtual, 1], [items.kopi, 1])
    const form = await orderForm(market, newbuyer, { address: null })
    expect(await refusalOf(placeOrder(market.ctx, newbuyer, form))).toBe('ADDRESS_MISSING')
  })

  it('may be a saved one of one’s own, never of another', async () => {
    const addressId = market.value<string>('select id from addresses where user_id = ?', buyer.id)
    await fillCart(market, buyer, [items.kopi, 1])
    await fillCart(market, newbuyer, [items.kopi, 1])
    const { orderId } = await place(market, buyer, { address: { type: 'saved', addressId } })
    expect(market.value('select line1 from orders where id = ?', orderId)).toBe('12 Jalan Telawi 3')
    const form = await orderForm(market, newbuyer, { address: { type: 'saved', addressId } })
    expect(await refusalOf(placeOrder(market.ctx, newbuyer, form))).toBe('ADDRESS_MISSING')
  })
})

describe('buying one item at once', () => {
  it('leaves the cart alone', async () => {
    await fillCart(market, buyer, [items.kopi, 2])
    const source = { type: 'item' as const, variantId: variantOf(items.withVariants, 2), quantity: 1 }
    const { orderId } = await place(market, buyer, { source })
    expect(market.rows('select variant_name, quantity from order_lines where order_id = ?', orderId)).toEqual(
      [{ variant_name: 'L', quantity: 1 }],
    )
    expect((await cartOf(market.ctx, buyer)).items).toMatchObject([
      { variantId: variantOf(items.kopi), quantity: 2 },
    ])
    expect(stockOf(market, source.variantId)).toBe(1)
  })

  it('takes no more than there is', async () => {
    const source = { type: 'item' as const, variantId: variantOf(items.lastOne), quantity: 5 }
    const page = await checkoutPage(market.ctx, buyer, source, null)
    expect(page.notices).toMatchObject([{ kind: 'reduced', from: 5, to: 1 }])
    const { orderId } = await place(market, buyer, { source })
    expect(market.value('select quantity from order_lines where order_id = ?', orderId)).toBe(1)
  })

  it.each([-1, 0, 0.5, Number.NaN])('takes one piece for the quantity %s', async (quantity) => {
    const source = { type: 'item' as const, variantId: variantOf(items.kopi), quantity }
    const { orderId } = await place(market, buyer, { source })
    expect(market.value('select quantity from order_lines where order_id = ?', orderId)).toBe(1)
  })

  it('is not for auctions that are over, nor for what there is not', async () => {
    const auction = { type: 'item' as const, variantId: variantOf(items.endedAuction), quantity: 1 }
    const page = await checkoutPage(market.ctx, buyer, auction, null)
    expect(page).toMatchObject({ quote: { parcels: [] }, notices: [{ kind: 'gone' }] })
    const form = await orderForm(market, buyer, { source: auction })
    expect(await placeOrder(market.ctx, buyer, form)).toMatchObject({ ok: false })
    const nothing = { ...auction, variantId: 'var_none' }
    expect(await refusalOf(checkoutPage(market.ctx, buyer, nothing, null))).toBe('NOT_FOUND')
    expect(await refusalOf(place(market, buyer, { source: nothing }))).toBe('CART_EMPTY')
  })
})

describe('a free order', () => {
  const makeFree = async () => {
    market.run("update coupons set kind = 'percent', percent_bps = 10000, cap_sen = null where code = 'TEN'")
    await addToCart(market.ctx, buyer, { itemId: items.virtual.id, quantity: 1 })
    await applyCoupon(market.ctx, buyer, 'TEN')
    return orderForm(market, buyer, { address: null })
  }

  it('is paid at once, without a provider', async () => {
    const form = await makeFree()
    const placed = await placeOrder(market.ctx, buyer, form)
    if (!placed.ok) throw new Error('Not placed')
    const { orderId, isPaid, paymentId } = placed
    expect(isPaid).toBe(true)
    expect(await placeOrder(market.ctx, buyer, form)).toEqual({ ...placed, isRepeated: true })
    expect(market.value('select state from orders where id = ?', orderId)).toBe('paid')
    expect(market.rows('select state from parcels where order_id = ?', orderId)).toEqual([
      { state: 'completed' },
    ])
    expect(market.value('select count(*) from demo_charges where payment_id = ?', paymentId)).toBe(0)
    await expectSumsToMatch(market)
  })

  it('that was placed but not yet paid when the process ended is paid by the reconciler', async () => {
    const form = await makeFree()
    let writes = 0
    const dying: typeof market.ctx = {
      ...market.ctx,
      transact: (roots, work) => {
        writes += 1
        if (writes > 1) throw new Error('killed')
        return market.ctx.transact(roots, work)
      },
    }
    await expect(placeOrder(dying, buyer, form)).rejects.toThrow('killed')
    const latest = () => market.value('select state from orders order by placed_at desc limit 1')
    expect(latest()).toBe('awaiting_payment')
    market.wait(minutes(2))
    expect(await reconcilePayments(market.ctx)).toBe(1)
    expect(latest()).toBe('paid')
    await expectSumsToMatch(market)
  })

  it('that was cancelled before it was paid is closed, with nothing to send back', async () => {
    await addToCart(market.ctx, buyer, { itemId: items.virtual.id, quantity: 1 })
    const { orderId, paymentId } = await place(market, buyer, { address: null })
    market.run('update payments set amount_sen = 0 where id = ?', paymentId)
    await cancelOrder(market.ctx, buyer, orderId)
    market.wait(minutes(2))
    await reconcilePayments(market.ctx)
    expect(market.value('select state from payments where id = ?', paymentId)).toBe('closed')
    expect(market.value('select count(*) from refunds')).toBe(0)
    await expectSumsToMatch(market)
  })
})
