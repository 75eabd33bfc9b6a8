import { storeSchema } from '@pasar/domain'
import { beforeEach, describe, expect, it } from 'vitest'
import { addAddress } from '../accounts/commands/profile'
import { cartOf } from '../cart/reads'
import { createStore } from '../stores/commands'
import { asSeller } from '../testing'
import { ADDRESS, coupons, fillCart, items, newbuyer, useMarket } from '../testing/helpers'
import { applyCoupon } from './commands/cart-coupons'
import { cartPage, checkoutPage } from './reads'

const market = useMarket()
const { kopi, lowStock, heavy, withVariants, virtual, lastOne } = items
const page = () => cartPage(market.ctx, newbuyer)

describe('what checkout asks, beside the cart', () => {
  it('is not known without an address; the cart is the same', async () => {
    await fillCart(market, newbuyer, [kopi, 2])
    expect(await page()).toEqual({ cart: await cartOf(market.ctx, newbuyer), atCheckout: null })
  })

  describe('with an address', () => {
    beforeEach(() => addAddress(market.ctx, newbuyer, ADDRESS, false))

    it('is the cart’s estimate for one piece of each seller', async () => {
      await fillCart(market, newbuyer, [kopi, 1], [withVariants, 1], [lastOne, 1])
      const { cart, atCheckout } = await page()
      expect(atCheckout).toEqual({
        country: 'MY',
        shipping: cart.totals.shipping,
        discount: 0,
        total: cart.totals.total,
      })
      expect(cart.totals.shipping).toBe(700 + 700 + 800)
    })

    it('is what the checkout page shows: by parcel, with free shipping and coupons', async () => {
      // 3 × 500 g and 7.4 kg are 9 kg in one parcel; the other seller ships free from RM 100.
      await fillCart(market, newbuyer, [kopi, 3], [heavy, 1], [withVariants, 2])
      await applyCoupon(market.ctx, newbuyer, coupons.ten.code)
      const { cart, atCheckout } = await page()
      const { quote } = await checkoutPage(market.ctx, newbuyer, { type: 'cart' }, null)
      expect(atCheckout).toEqual({
        country: quote.country,
        shipping: quote.shippingTotal,
        discount: quote.itemDiscount,
        total: quote.total,
      })
      expect(quote.shippingTotal).toBe(600 + 9 * 100)
      expect(quote.itemDiscount).toBeGreaterThan(0)
      // The estimate is per piece: RM 7.00 for coffee and shirt, and what the seller of the mortar has set.
      expect(cart.totals.shipping).toBe(3 * 700 + 1_200 + 2 * 700)
    })

    it('takes no free shipping from the store of an item that cannot be bought any more', async () => {
      await fillCart(market, newbuyer, [heavy, 1], [kopi, 1])
      market.run('update stores set free_shipping_from_sen = 100 where id = ?', kopi.store.id)
      expect((await page()).atCheckout?.shipping).toBe(0)
      market.run("update items set status = 'paused' where id = ?", kopi.id)
      const input = storeSchema.parse({ name: 'Second store', city: 'Ipoh', country: 'MY' })
      const second = await createStore(market.ctx, asSeller(kopi.store.seller), input)
      market.run('update items set store_id = ? where id = ?', second, heavy.id)
      expect((await page()).atCheckout?.shipping).toBe(600 + 8 * 100)
    })

    it('follows the default address abroad', async () => {
      await addAddress(market.ctx, newbuyer, { ...ADDRESS, country: 'JP' }, true)
      await fillCart(market, newbuyer, [lowStock, 1])
      expect((await page()).atCheckout).toMatchObject({ country: 'JP', shipping: 2_800 })
    })

    it('is empty for goods that are not shipped, and for an empty cart', async () => {
      expect((await page()).atCheckout).toBeNull()
      await fillCart(market, newbuyer, [virtual, 1])
      expect((await page()).atCheckout).toBeNull()
    })

    it('takes three statements, and writes nothing', async () => {
      await fillCart(market, newbuyer, [kopi, 1], [heavy, 1], [lastOne, 1])
      await applyCoupon(market.ctx, newbuyer, coupons.ten.code)
      market.services.statements.length = 0
      await page()
      expect(market.services.statements).toHaveLength(3)
      expect(market.services.statements.join('\n')).not.toMatch(/\b(insert|update|delete)\b/i)
    })
  })
})
