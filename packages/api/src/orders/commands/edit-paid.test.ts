import type { Address } from '@pasar/domain'
import { describe, expect, it } from 'vitest'
import { applyCoupon } from '../../checkout/commands/cart-coupons'
import { sendRefunds } from '../../payments/jobs'
import {
  ADDRESS,
  buy,
  buyer,
  expectSumsToMatch,
  fillCart,
  items,
  newbuyer,
  type Order,
  parcelsOf,
  place,
  refusalOf,
  ship,
  useMarket,
} from '../../testing/helpers'
import { changeAddressOfOrder, noteForSeller } from './edit-paid'

const market = useMarket()
let keys = 0

describe('an order that waits to be shipped', () => {
  const move = async (order: Order, over: Partial<Address>, revision?: number) => {
    keys += 1
    return changeAddressOfOrder(market.ctx, buyer, order.orderId, {
      key: `move-key-${keys}`,
      revision: revision ?? market.value('select revision from orders where id = ?', order.orderId),
      address: { ...ADDRESS, ...over },
    })
  }

  it('may go elsewhere in its zone, until something has left', async () => {
    const order = await (async () => {
      await fillCart(market, buyer, [items.kopi, 1], [items.onOffer, 1])
      return buy(market, buyer)
    })()
    await move(order, { city: 'Ipoh', country: 'SG', state: '' })
    expect(market.value('select city from orders where id = ?', order.orderId)).toBe('Ipoh')
    expect(market.value("select count(*) from notifications where kind = 'addressChanged'")).toBe(2)
    expect(await refusalOf(move(order, { country: 'JP', state: '' }))).toBe('ADDRESS_OTHER_ZONE')
    await expect(move(order, { city: 'Melaka' }, 0)).rejects.toMatchObject({
      code: 'ORDER_EDITED',
      details: { revision: 1 },
    })
    const [first] = parcelsOf(market, order)
    if (first) await ship(market, first)
    expect(await refusalOf(move(order, { city: 'Melaka' }))).toBe('ORDER_NOT_EDITABLE')
    await expectSumsToMatch(market)
  })

  it('remembers the phone it was paid with', async () => {
    await fillCart(market, buyer, [items.kopi, 1])
    const order = await buy(market, buyer)
    await move(order, { phone: '+60111111111' })
    await fillCart(market, newbuyer, [items.kopi, 1])
    await applyCoupon(market.ctx, newbuyer, 'WELCOMEFREE')
    const placed = await place(market, newbuyer).then(
      () => 'with the gift',
      (error: unknown) => String(error),
    )
    expect(market.value("select count(*) from coupon_uses where code = 'WELCOMEFREE'"), placed).toBe(0)
  })

  it('takes a note for its seller, until it has left', async () => {
    await fillCart(market, buyer, [items.kopi, 1])
    const [parcel] = parcelsOf(market, await buy(market, buyer))
    if (!parcel) throw new Error('no parcel')
    const note = { parcelId: parcel.id, note: 'Please wrap it as a gift' }
    expect(await refusalOf(noteForSeller(market.ctx, newbuyer, note))).toBe('NOT_FOUND')
    await Promise.all([1, 2].map(() => noteForSeller(market.ctx, buyer, note)))
    expect(market.value('select buyer_note from parcels where id = ?', parcel.id)).toBe(note.note)
    expect(market.value("select count(*) from notifications where kind = 'buyerNote'")).toBe(1)
    await ship(market, parcel)
    const late = noteForSeller(market.ctx, buyer, { ...note, note: 'Too late' })
    expect(await refusalOf(late)).toBe('ORDER_NOT_EDITABLE')
    await sendRefunds(market.ctx)
  })
})
