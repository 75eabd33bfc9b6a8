import { describe, expect, it } from 'vitest'
import { placeOrder } from '../checkout/commands/place-order'
import { editUnpaidOrder } from '../orders/commands/edit-unpaid'
import {
  buyer,
  expectSumsToMatch,
  fillCart,
  items,
  orderForm,
  place,
  readAll,
  refusalOf,
  stateOf,
  useMarket,
  variantOf,
} from '../testing/helpers'
import { useStripe } from './testing/stripe-helpers'

const stripe = useStripe()
const { market } = stripe
const ebook = variantOf(items.virtual)

const setPrice = (amount: number): void => {
  market.run('update item_variants set price_sen = ? where id = ?', amount, ebook)
  market.run('update items set price_sen = ? where id = ?', amount, items.virtual.id)
}
/** A file, which is not shipped, at a price. */
const source = { type: 'item', variantId: ebook, quantity: 1 } as const
const placeFor = async (amount: number, couponCodes: string[] = []) => {
  setPrice(amount)
  const form = await orderForm(market, buyer, { source: { ...source, couponCodes }, address: null })
  return placeOrder(market.ctx, buyer, form)
}

describe('an order', () => {
  it.each([
    [1, 'PAYMENT_TOO_SMALL'],
    [199, 'PAYMENT_TOO_SMALL'],
    [100_000_000, 'PAYMENT_TOO_LARGE'],
  ])('of %i sen is refused before anything is written', async (amount, code) => {
    setPrice(amount)
    const before = readAll(market)
    expect(await refusalOf(placeFor(amount))).toBe(code)
    expect(readAll(market)).toEqual(before)
  })

  it.each([200, 99_999_999])('of %i sen has a page to pay on', async (amount) => {
    const placed = await placeFor(amount)
    if (!placed.ok) throw new Error('Not placed')
    expect(await stripe.openPage(placed)).toMatchObject({ amount_total: amount })
  })

  it('that costs nothing is asked of no provider', async () => {
    market.run("update coupons set percent_bps = 10000, cap_sen = null where code = 'TEN'")
    const placed = await placeFor(150, ['TEN'])
    expect(placed).toMatchObject({ ok: true, isPaid: true })
    expect(stripe.fake.requests).toEqual([])
    await expectSumsToMatch(market)
  })

  it('is not changed to what nobody could pay', async () => {
    setPrice(190)
    const placed = await place(market, buyer, { source: { ...source, quantity: 2 }, address: null })
    const lineId = market.value<string>('select id from order_lines where order_id = ?', placed.orderId)
    const edit = { key: 'edit-amount-1', revision: 0, address: null, codes: [] }
    const quantities = new Map([[lineId, 1]])
    const work = editUnpaidOrder(market.ctx, buyer, placed.orderId, { ...edit, quantities })
    expect(await refusalOf(work)).toBe('PAYMENT_TOO_SMALL')
    expect(market.value('select total_sen from orders where id = ?', placed.orderId)).toBe(380)
    expect(stateOf(market, placed)).toBe('awaiting_payment')
  })
})

describe('the demonstration', () => {
  const demo = useMarket()

  it('takes any amount', async () => {
    demo.run('update item_variants set price_sen = 1 where id = ?', ebook)
    demo.run('update items set price_sen = 1 where id = ?', items.virtual.id)
    await fillCart(demo, buyer, [items.virtual, 1])
    expect(await place(demo, buyer, { address: null })).toMatchObject({ isPaid: false })
  })
})
