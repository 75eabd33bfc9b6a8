import { findPaidOrders } from '@pasar/db'
import { type Address, minutes } from '@pasar/domain'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyCoupon } from '../../checkout/commands/cart-coupons'
import {
  ADDRESS,
  buyer,
  buyOne,
  chargeUnreported,
  deliver,
  expectSumsToMatch,
  fillCart,
  items,
  makeWebhook,
  newbuyer,
  type Order,
  parcelsOf,
  place,
  readAll,
  refusalOf,
  stateOf,
  stockOf,
  useMarket,
  variantOf,
} from '../../testing/helpers'
import type { OrderEdit } from '../internal/edit-quote'
import { invoiceOf } from '../reads/invoice'
import { orderPage } from '../reads/orders'
import { cancelOrder, expireOrders } from './close'
import { editUnpaidOrder } from './edit-unpaid'

const market = useMarket()
const kopi = variantOf(items.kopi)
const usesOf = (code: string) => market.value('select used_count from coupons where code = ?', code)
const totalOf = ({ orderId }: Order) => market.value('select total_sen from orders where id = ?', orderId)
const lineOf = ({ orderId }: Order, variantId: string) =>
  market.value<string>('select id from order_lines where order_id = ? and variant_id = ?', orderId, variantId)

let keys = 0
function makeEdit(
  order: Order,
  quantities: [variantId: string, quantity: number][],
  over: Partial<OrderEdit> = {},
) {
  keys += 1
  const codes = market
    .rows<{ code: string }>('select code from coupon_uses where order_id = ?', order.orderId)
    .map(({ code }) => code)
  return {
    key: `edit-key-${keys}`,
    revision: market.value('select revision from orders where id = ?', order.orderId),
    address: ADDRESS,
    quantities: new Map(quantities.map(([variantId, quantity]) => [lineOf(order, variantId), quantity])),
    codes,
    ...over,
  }
}

const edit = (order: Order, quantities: [string, number][], over: Partial<OrderEdit> = {}) =>
  editUnpaidOrder(market.ctx, buyer, order.orderId, makeEdit(order, quantities, over))

/** The payment that an order is paid with now. */
const current = (order: Order): Order => ({
  ...order,
  paymentId: market.value(
    "select id from payments where order_id = ? and state = 'open' order by created_at desc",
    order.orderId,
  ),
})

async function placeTwo(...codes: string[]) {
  await fillCart(market, buyer, [items.kopi, 4], [items.onOffer, 1])
  for (const code of codes) await applyCoupon(market.ctx, buyer, code)
  return place(market, buyer)
}

describe('an order that waits for its payment', () => {
  it('with fewer pieces costs less, and gives the others back', async () => {
    const order = await placeTwo('KEDAI5', 'TEN')
    const before = totalOf(order)
    await edit(order, [[kopi, 1]])
    expect(stockOf(market, kopi)).toBe(19)
    expect(totalOf(order)).toBeLessThan(before)
    const { parcels, order: head } = await orderPage(market.ctx, buyer, order.orderId)
    expect(parcels.reduce((sum, { total }) => sum + total, 0)).toBe(head.total)
    expect(market.value('select amount_sen from payments where id = ?', current(order).paymentId)).toBe(
      head.total,
    )
    await expectSumsToMatch(market)
    expect(await deliver(market, makeWebhook(market, current(order)))).toBe('settled')
    await expectSumsToMatch(market)
  })

  it('without all of a seller’s goods has one parcel less', async () => {
    const order = await placeTwo()
    await edit(order, [[variantOf(items.onOffer), 0]])
    expect(parcelsOf(market, order)).toHaveLength(1)
    expect(await refusalOf(edit(order, [[kopi, 0]]))).toBe('ORDER_WOULD_BE_EMPTY')
    await expectSumsToMatch(market)
  })

  it('is refused with more pieces than were ordered, at each field, and nothing is written', async () => {
    const order = await placeTwo('TEN')
    const before = readAll(market)
    const raised = edit(order, [
      [kopi, 5],
      [variantOf(items.onOffer), 9_999],
    ])
    await expect(raised).rejects.toMatchObject({
      code: 'QUANTITY_RAISED',
      fields: Object.fromEntries(
        [kopi, variantOf(items.onOffer)].map((id) => [`quantity-${lineOf(order, id)}`, 'QUANTITY_RAISED']),
      ),
    })
    expect(readAll(market)).toEqual(before)
    await edit(order, [[kopi, 4]])
    await expectSumsToMatch(market)
  })

  it('takes and loses coupons, whose uses are counted right', async () => {
    const order = await placeTwo('TEN')
    expect([usesOf('TEN'), usesOf('KEDAI5')]).toEqual([1, 0])
    await edit(order, [], { codes: ['KEDAI5'] })
    expect([usesOf('TEN'), usesOf('KEDAI5')]).toEqual([0, 1])
    expect(await refusalOf(edit(order, [], { codes: ['NONSENSE'] }))).toBe('COUPON_NOT_FOUND')
    await edit(order, [], { codes: [] })
    expect([usesOf('TEN'), usesOf('KEDAI5')]).toEqual([0, 0])
    await expectSumsToMatch(market)
  })

  it('keeps a coupon that only it has used up, and one that ended since it was placed', async () => {
    const order = await placeTwo('ONCE')
    market.wait(minutes(5))
    market.run("update coupons set ends_at = ? where code = 'ONCE'", market.ctx.now() - 1)
    expect((await edit(order, [[kopi, 3]])).dropped).toEqual([])
    expect(usesOf('ONCE')).toBe(1)
    await expectSumsToMatch(market)
  })

  it('keeps a coupon that was stopped since it was placed, until it is taken off', async () => {
    const order = await placeTwo('TEN')
    market.run("update coupons set is_active = 0 where code = 'TEN'")
    const before = totalOf(order)
    expect((await edit(order, [[kopi, 3]])).dropped).toEqual([])
    expect(totalOf(order)).toBeLessThan(before)
    expect(usesOf('TEN')).toBe(1)
    await expectSumsToMatch(market)
    await edit(order, [], { codes: [] })
    expect(usesOf('TEN')).toBe(0)
    expect(await refusalOf(edit(order, [], { codes: ['TEN'] }))).toBe('COUPON_NOT_FOUND')
    await expectSumsToMatch(market)
  })

  it('with a coupon that was stopped is paid with it, and once expired gives it back', async () => {
    const paid = await placeTwo('TEN')
    const expired = await placeTwo()
    await edit(expired, [], { codes: ['TEN'] }).catch(() => undefined)
    market.run("update coupons set is_active = 0 where code = 'TEN'")
    expect(await deliver(market, makeWebhook(market, current(paid)))).toBe('settled')
    market.wait(minutes(31))
    await expireOrders(market.ctx)
    expect(stateOf(market, expired)).toBe('expired')
    expect(usesOf('TEN')).toBe(1)
    await expectSumsToMatch(market)
  })

  it('takes no stopped coupon that another order holds', async () => {
    await placeTwo('TEN')
    const other = await placeTwo()
    market.run("update coupons set is_active = 0 where code = 'TEN'")
    expect(await refusalOf(edit(other, [], { codes: ['TEN'] }))).toBe('COUPON_NOT_FOUND')
    await expectSumsToMatch(market)
  })

  it('ships by the zone of its new address', async () => {
    const order = await buyOne(market, buyer, items.kopi)
    const japan: Address = { ...ADDRESS, country: 'JP', postcode: '100-0001', state: '', city: 'Tokyo' }
    await edit(order, [], { address: japan })
    expect(market.value('select shipping_sen from orders where id = ?', order.orderId)).toBe(2_800)
    await expectSumsToMatch(market)
  })

  it('that coupons make free is paid at once', async () => {
    market.run("update coupons set kind = 'percent', percent_bps = 10000, cap_sen = null where code = 'TEN'")
    await fillCart(market, buyer, [items.virtual, 1])
    const order = await place(market, buyer, { address: null })
    expect(await edit(order, [], { codes: ['TEN'], address: null })).toEqual({ isPaid: true, dropped: [] })
    expect(stateOf(market, order)).toBe('paid')
    await expectSumsToMatch(market)
  })

  it('changed once by a form that is sent ten times', async () => {
    const order = await placeTwo('TEN')
    const form = makeEdit(order, [[kopi, 2]])
    await Promise.all(
      Array.from({ length: 10 }, () => editUnpaidOrder(market.ctx, buyer, order.orderId, form)),
    )
    expect(stockOf(market, kopi)).toBe(18)
    expect(market.value('select revision from orders where id = ?', order.orderId)).toBe(1)
    await expectSumsToMatch(market)
  })

  it('changed by two pages at once takes one of them', async () => {
    const order = await placeTwo('TEN')
    const forms = [makeEdit(order, [[kopi, 1]]), makeEdit(order, [[kopi, 3]])]
    const results = await Promise.allSettled(
      forms.map((form) => editUnpaidOrder(market.ctx, buyer, order.orderId, form)),
    )
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected'])
    expect(stockOf(market, kopi)).toBe(19)
    await expectSumsToMatch(market)
  })

  it('is nobody else’s, and no longer to be changed when it is over', async () => {
    const order = await placeTwo()
    const form = makeEdit(order, [[kopi, 1]])
    expect(await refusalOf(editUnpaidOrder(market.ctx, newbuyer, order.orderId, form))).toBe('NOT_FOUND')
    await cancelOrder(market.ctx, buyer, order.orderId)
    const before = readAll(market)
    expect(await refusalOf(edit(order, [[kopi, 1]]))).toBe('ORDER_NOT_EDITABLE')
    expect(readAll(market)).toEqual(before)
  })
})

describe('money for an order as it was before', () => {
  it('is sent back, and the order still waits for what it costs now', async () => {
    const order = await placeTwo()
    const old = makeWebhook(market, order)
    await edit(order, [[kopi, 1]])
    expect(await deliver(market, old)).toBe('refunding')
    expect(stateOf(market, order)).toBe('awaiting_payment')
    await expectSumsToMatch(market)
    await chargeUnreported(market, buyer, current(order))
    expect(await deliver(market, makeWebhook(market, current(order)))).toBe('settled')
    expect(stateOf(market, order)).toBe('paid')
    await expectSumsToMatch(market)
    // What paid for nothing stands on no invoice, and is no money that the buyer has saved.
    const total = totalOf(order)
    expect(await invoiceOf(market.ctx, buyer, order.orderId, 'en')).toMatchObject({ credits: [], net: total })
    const [paid] = await findPaidOrders(market.ctx.db, buyer.id, 0, 1)
    expect(paid).toMatchObject({ total, sentBack: 0 })
  })

  it('cannot be charged on the page of the old payment', async () => {
    const order = await placeTwo()
    await edit(order, [[kopi, 1]])
    expect(await refusalOf(chargeUnreported(market, buyer, order))).toBe('ORDER_NOT_PAYABLE')
  })

  it('that was charged without an event yet is taken, and the change refused', async () => {
    const order = await placeTwo()
    await chargeUnreported(market, buyer, order)
    expect(await refusalOf(edit(order, [[kopi, 1]]))).toBe('ORDER_NOT_EDITABLE')
    expect([stateOf(market, order), stockOf(market, kopi)]).toEqual(['paid', 16])
    await expectSumsToMatch(market)
  })

  it('and a change at the same moment: paid as it was, or changed and the money sent back', async () => {
    for (let round = 0; round < 4; round++) {
      const order = await placeTwo()
      const before = totalOf(order)
      const webhook = makeWebhook(market, order)
      const work = [() => edit(order, [[kopi, 3]]), () => deliver(market, webhook)]
      if (round % 2) work.reverse()
      await Promise.allSettled(work.map((run) => run()))
      const isPaid = stateOf(market, order) === 'paid'
      expect(totalOf(order) === before).toBe(isPaid)
      if (!isPaid) await cancelOrder(market.ctx, buyer, order.orderId)
      await expectSumsToMatch(market)
    }
  })

  it('that comes after it was changed and expired takes up what it costs now', async () => {
    const order = await placeTwo('TEN')
    await edit(order, [[kopi, 1]])
    const late = current(order)
    market.wait(minutes(31))
    await expireOrders(market.ctx)
    expect(usesOf('TEN')).toBe(0)
    expect(await deliver(market, makeWebhook(market, late))).toBe('settled')
    expect([usesOf('TEN'), stockOf(market, kopi)]).toEqual([1, 19])
    await expectSumsToMatch(market)
  })
})

describe('any change', () => {
  it('leaves sums that match to the sen', async () => {
    const steps = fc.array(
      fc.record({
        pieces: fc.integer({ min: 0, max: 4 }),
        other: fc.integer({ min: 0, max: 1 }),
        codes: fc.subarray(['TEN', 'KEDAI5', 'ONCE']),
        country: fc.constantFrom('MY', 'JP', 'GB'),
      }),
      { minLength: 1, maxLength: 3 },
    )
    await fc.assert(
      fc.asyncProperty(steps, async (changes) => {
        const order = await placeTwo()
        for (const { pieces, other, codes, country } of changes) {
          const address = { ...ADDRESS, country, state: country === 'MY' ? 'kul' : '' }
          const wanted: [string, number][] = [
            [kopi, pieces],
            [variantOf(items.onOffer), other],
          ]
          const form = makeEdit(order, wanted, { codes, address })
          await editUnpaidOrder(market.ctx, buyer, order.orderId, form).catch((error: unknown) => {
            // Refusals are fine: what they leave must add up all the same.
            expect(String(error)).toMatch(/At least one item|only reduce an order|coupon/i)
          })
          await expectSumsToMatch(market)
        }
        await cancelOrder(market.ctx, buyer, order.orderId)
        expect(stockOf(market, kopi)).toBe(20)
        expect([usesOf('TEN'), usesOf('KEDAI5'), usesOf('ONCE')]).toEqual([0, 0, 0])
      }),
      { numRuns: 15 },
    )
  })
})

describe('codes of coupons', () => {
  const limited = useMarket({ RATE_LIMITS: 'on' })
  it('cannot be guessed by changing an order; those that it holds are no guesses', async () => {
    await fillCart(limited, buyer, [items.kopi, 4])
    await applyCoupon(limited.ctx, buyer, 'TEN')
    const { orderId } = await place(limited, buyer)
    const change = (key: string, codes: string[]) => {
      const revision = limited.value<number>('select revision from orders where id = ?', orderId)
      const wanted = { key, revision, address: null, quantities: new Map(), codes }
      return editUnpaidOrder(limited.ctx, buyer, orderId, wanted)
    }
    const refusals: unknown[] = []
    for (let at = 1; at < 11; at++)
      refusals.push(await refusalOf(change(`key-guess-${at}`, ['TEN', `GUESS${at}`])))
    expect(refusals).toEqual([...Array.from({ length: 9 }, () => 'COUPON_NOT_FOUND'), 'TOO_MANY_REQUESTS'])
    expect(await change('key-without', ['TEN'])).toMatchObject({ dropped: [] })
  })
})
