import { minutes } from '@pasar/domain'
import { describe, expect, it } from 'vitest'
import { cartOf } from '../cart/reads'
import {
  ADDRESS,
  buyer,
  expectSumsToMatch,
  fillCart,
  items,
  newbuyer,
  orderForm,
  place,
  readAll,
  refusalOf,
  stockOf,
  useMarket,
  users,
  variantOf,
} from '../testing/helpers'
import { applyCoupon } from './commands/cart-coupons'
import { placeOrder } from './commands/place-order'
import { cartQuote, checkoutPage } from './reads'

const market = useMarket()
const changesOf = async (form: Awaited<ReturnType<typeof orderForm>>, who = buyer) => {
  const before = readAll(market)
  const placed = await placeOrder(market.ctx, who, form)
  expect(readAll(market)).toEqual(before)
  if (placed.ok) throw new Error('It was placed')
  return placed
}

describe('placeOrder', () => {
  it('freezes what the quote said', async () => {
    await fillCart(market, buyer, [items.kopi, 3], [items.withVariants, 1], [items.virtual, 1])
    for (const code of ['KEDAI5', 'TEN']) await applyCoupon(market.ctx, buyer, code)
    const { quote } = await cartQuote(market.ctx, buyer)
    const { orderId, paymentId, isPaid } = await place(market, buyer)

    expect(isPaid).toBe(false)
    const [order] = market.rows('select * from orders where id = ?', orderId)
    expect(order).toMatchObject({
      buyer_id: buyer.id,
      email: buyer.email,
      state: 'awaiting_payment',
      items_sen: quote.itemsTotal,
      shipping_sen: quote.shippingTotal,
      item_discount_sen: quote.itemDiscount,
      shipping_discount_sen: quote.shippingDiscount,
      total_sen: quote.total,
      full_name: ADDRESS.fullName,
      postcode: ADDRESS.postcode,
      placed_at: market.ctx.now(),
      expires_at: market.ctx.now() + minutes(30),
      paid_at: null,
    })
    const parcels = market.rows('select * from parcels where order_id = ? order by position', orderId)
    expect(parcels).toHaveLength(3)
    for (const [at, parcel] of quote.parcels.entries())
      expect(parcels[at]).toMatchObject({
        seller_id: parcel.sellerId,
        state: 'awaiting_payment',
        shipping_method: parcel.shipping.method,
        zone: parcel.shipping.zone,
        seller_discount_sen: parcel.sellerDiscount,
        platform_discount_sen: parcel.platformDiscount,
        total_sen: parcel.total,
        seller_bps: 9_200,
        reseller_bps: 200,
        reseller_id: parcel.sellerId === users.tan.id ? users.reseller.id : null,
      })
    const lines = market.rows('select * from order_lines where order_id = ?', orderId)
    for (const line of quote.parcels.flatMap((parcel) => parcel.lines))
      expect(lines).toContainEqual(
        expect.objectContaining({
          variant_id: line.item.variantId,
          title: line.item.name,
          variant_name: line.item.variantName,
          unit_price_sen: line.item.price,
          quantity: line.item.quantity,
          seller_discount_sen: line.sellerDiscount,
          platform_discount_sen: line.platformDiscount,
        }),
      )
    expect(
      market.rows(
        'select code, payer, amount_sen from coupon_uses where order_id = ? order by code',
        orderId,
      ),
    ).toEqual([
      { code: 'KEDAI5', payer: 'seller', amount_sen: 500 },
      { code: 'TEN', payer: 'platform', amount_sen: quote.itemDiscount - 500 },
    ])
    expect(
      market.rows(
        'select from_state, to_state, actor, actor_id from order_history where order_id = ?',
        orderId,
      ),
    ).toEqual([{ from_state: null, to_state: 'awaiting_payment', actor: 'buyer', actor_id: buyer.id }])
    expect(market.rows('select state, amount_sen from payments where id = ?', paymentId)).toEqual([
      { state: 'open', amount_sen: quote.total },
    ])
    await expectSumsToMatch(market)
  })

  it('takes stock, empties the cart, and stays as it was when the item changes', async () => {
    await fillCart(market, buyer, [items.kopi, 3])
    const { orderId } = await place(market, buyer)
    expect(stockOf(market, variantOf(items.kopi))).toBe(17)
    expect((await cartOf(market.ctx, buyer)).items).toEqual([])
    market.run("update items set title = 'New', price_sen = 1 where id = ?", items.kopi.id)
    market.run('update item_variants set price_sen = 1 where item_id = ?', items.kopi.id)
    const line = market.rows('select title, unit_price_sen from order_lines where order_id = ?', orderId)
    expect(line).toEqual([{ title: items.kopi.title, unit_price_sen: 1_290 }])
  })

  it('keeps a new address, the first as the default', async () => {
    await fillCart(market, newbuyer, [items.kopi, 1])
    await place(market, newbuyer)
    const { addresses } = await checkoutPage(market.ctx, newbuyer, { type: 'cart' }, null)
    expect(addresses).toMatchObject([{ ...ADDRESS, isDefault: true }])
  })

  it('keeps an address once, however it is typed, and 20 at most', async () => {
    const city = (name: string) => ({ type: 'new' as const, address: { ...ADDRESS, city: name } })
    const book = async () =>
      (await checkoutPage(market.ctx, newbuyer, { type: 'cart' }, null)).addresses.map((one) => one.city)
    const orderTo = async (name: string) => {
      await fillCart(market, newbuyer, [items.kopi, 1])
      const { orderId } = await place(market, newbuyer, { address: city(name) })
      return market.value<string>('select city from orders where id = ?', orderId)
    }
    market.run('update item_variants set stock = 100 where id = ?', variantOf(items.kopi))
    await orderTo('Ipoh')
    expect(await orderTo(' IPOH ')).toBe(' IPOH ')
    expect(await book()).toEqual(['Ipoh'])
    for (let town = 2; town <= 20; town++) await orderTo(`Town ${town}`)
    expect(await book()).toHaveLength(20)
    expect(await orderTo('One too many')).toBe('One too many')
    expect(await book()).toHaveLength(20)
    expect(await book()).not.toContain('One too many')
    expect(market.value('select count(*) from addresses where user_id = ?', newbuyer.id)).toBe(20)
  })

  it('ships by the zone of the address', async () => {
    const abroad = { ...ADDRESS, country: 'JP', postcode: '100-0001', state: '', city: 'Tokyo' }
    await fillCart(market, buyer, [items.kopi, 1])
    const { orderId } = await place(market, buyer, { address: { type: 'new', address: abroad } })
    expect(market.rows('select shipping_sen, country from orders where id = ?', orderId)).toEqual([
      { shipping_sen: 2_800, country: 'JP' },
    ])
  })
})

describe('the same form again', () => {
  it('is the same order', async () => {
    await fillCart(market, buyer, [items.kopi, 1])
    const form = await orderForm(market, buyer)
    const [first, ...others] = await Promise.all(
      Array.from({ length: 10 }, () => placeOrder(market.ctx, buyer, form)),
    )
    for (const other of others) expect(other).toEqual({ ...first, isRepeated: true })
    expect(stockOf(market, variantOf(items.kopi))).toBe(19)
    expect(market.value('select count(*) from orders where idempotency_key = ?', form.idempotencyKey)).toBe(1)
  })

  it('with another body is refused', async () => {
    await fillCart(market, buyer, [items.kopi, 1])
    const form = await orderForm(market, buyer)
    await placeOrder(market.ctx, buyer, form)
    const elsewhere = { ...form, address: { type: 'new' as const, address: { ...ADDRESS, city: 'Ipoh' } } }
    expect(await refusalOf(placeOrder(market.ctx, buyer, elsewhere))).toBe('IDEMPOTENCY_MISMATCH')
    const cheaper = { ...form, shown: { ...form.shown, total: 1 } }
    expect(await refusalOf(placeOrder(market.ctx, buyer, cheaper))).toBe('IDEMPOTENCY_MISMATCH')
  })

  it('of another buyer is an order of its own', async () => {
    await fillCart(market, buyer, [items.kopi, 1])
    await fillCart(market, newbuyer, [items.kopi, 1])
    const mine = await place(market, buyer, { idempotencyKey: 'shared-key' })
    const theirs = await place(market, newbuyer, { idempotencyKey: 'shared-key' })
    expect(theirs.orderId).not.toBe(mine.orderId)
  })
})

describe('when something changed since the page was shown', () => {
  it.each([
    ['the price', 'update item_variants set price_sen = 1300 where id = ?', 'price'],
    ['the stock', 'update item_variants set stock = 1 where id = ?', 'quantity'],
    ['the stock, to nothing', 'update item_variants set stock = 0 where id = ?', 'lineGone'],
    [
      'the weight',
      'update items set weight_g = 9000 where id = (select item_id from item_variants where id = ?)',
      'shipping',
    ],
    [
      'the sale',
      "update items set status = 'paused' where id = (select item_id from item_variants where id = ?)",
      'lineGone',
    ],
  ])('%s: nothing is placed, and the change is named', async (_what, sql, kind) => {
    await fillCart(market, buyer, [items.kopi, 2], [items.virtual, 1])
    const form = await orderForm(market, buyer)
    market.run(sql, variantOf(items.kopi))
    const { changes, quote } = await changesOf(form)
    expect(changes.map((change) => change.kind)).toContain(kind)
    expect(form.shown.total).not.toBe(quote.total)
  })

  it('another tab put something in, or forged the total: likewise', async () => {
    await fillCart(market, buyer, [items.kopi, 2])
    const form = await orderForm(market, buyer)
    const forged = { ...form, shown: { ...form.shown, total: form.shown.total - 1 } }
    expect((await changesOf(forged)).changes).toEqual([
      { kind: 'total', from: form.shown.total - 1, to: form.shown.total },
    ])
    await fillCart(market, buyer, [items.lowStock, 1])
    expect((await changesOf(form)).changes).toContainEqual({ kind: 'lineNew', name: items.lowStock.title })
  })

  it('an empty cart is refused as empty', async () => {
    expect(await refusalOf(placeOrder(market.ctx, buyer, await orderForm(market, buyer)))).toBe('CART_EMPTY')
  })
})
