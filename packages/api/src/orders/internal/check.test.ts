import { NO_ROOTS } from '@pasar/db'
import { expect, it } from 'vitest'
import { applyCoupon } from '../../checkout/commands/cart-coupons'
import { findWrongSums } from '../../platform/consistency-check'
import {
  buy,
  buyer,
  fillCart,
  items,
  newbuyer,
  type Order,
  parcelsOf,
  place,
  sellerOf,
  useMarket,
} from '../../testing/helpers'
import { cancelParcel } from '../commands/cancel-parcel'
import { cancelOrder } from '../commands/close'
import { shipPart } from '../commands/ship-part'

const market = useMarket()
const find = () => findWrongSums(market.services.database)
type Kind = 'paid' | 'unpaid' | 'partly' | 'cancelled' | 'couponed' | 'parts'

class Undo extends Error {}

/** What is found when a statement has corrupted an order; it is rolled back. */
async function findAfter(sql: string, { orderId }: Order): Promise<string[]> {
  const found: string[] = []
  const corrupted = market.ctx.transact(NO_ROOTS.alone, async (tx) => {
    market.run(sql, orderId)
    found.push(...(await findWrongSums({ ...market.services.database, read: tx })))
    throw new Undo()
  })
  await expect(corrupted).rejects.toBeInstanceOf(Undo)
  return found
}

/** An order of two sellers. */
async function fill(): Promise<void> {
  await fillCart(market, buyer, [items.kopi, 1], [items.noPicture, 1])
}

async function makeOrders(): Promise<Record<Kind, Order>> {
  await fillCart(market, newbuyer, [items.kopi, 1])
  await applyCoupon(market.ctx, newbuyer, 'WELCOMEFREE')
  const cancelled = await place(market, newbuyer)
  await cancelOrder(market.ctx, newbuyer, cancelled.orderId)
  await fillCart(market, newbuyer, [items.kopi, 1])
  const unpaid = await place(market, newbuyer)
  await fill()
  const paid = await buy(market, buyer)
  await fill()
  const partly = await buy(market, buyer)
  const [first] = parcelsOf(market, partly)
  await cancelParcel(market.ctx, buyer, first?.id ?? '')
  await fillCart(market, buyer, [items.kopi, 3])
  await applyCoupon(market.ctx, buyer, 'TEN')
  const couponed = await place(market, buyer)
  const parts = await buy(market, newbuyer, [items.kopi, 3])
  const [inParts] = parcelsOf(market, parts)
  if (!inParts) throw new Error('no parcel')
  const lineId = market.value<string>('select id from order_lines where parcel_id = ?', inParts.id)
  await shipPart(market.ctx, sellerOf(inParts), {
    parcelId: inParts.id,
    courier: 'Pos Laju',
    trackingNumber: 'EN1',
    portions: [{ lineId, quantity: 1 }],
    seen: 0,
  })
  return { paid, partly, cancelled, unpaid, couponed, parts }
}

const setParcels = (state: string) => `update parcels set state = '${state}' where order_id = ?`
const setOrder = (state: string) => `update orders set state = '${state}' where id = ?`
const setPayment = (state: string) => `update payments set state = '${state}' where order_id = ?`
const CONTRADICTS = 'a parcel whose state its order contradicts'

const CORRUPTIONS: readonly [rule: string, of: Kind, sql: string][] = [
  [CONTRADICTS, 'unpaid', setParcels('to_ship')],
  [CONTRADICTS, 'unpaid', setParcels('cancelled')],
  [CONTRADICTS, 'paid', setParcels('awaiting_payment')],
  [CONTRADICTS, 'paid', setParcels('cancelled')],
  [CONTRADICTS, 'paid', setOrder('expired')],
  [CONTRADICTS, 'paid', setOrder('refunded')],
  [CONTRADICTS, 'cancelled', setParcels('shipped')],
  [CONTRADICTS, 'cancelled', setOrder('paid')],
  ['an order of which everything went back and that is not refunded', 'partly', setParcels('cancelled')],
  ['an order whose state and time of payment contradict each other', 'paid', setOrder('cancelled')],
  [
    'an order whose state and time of payment contradict each other',
    'cancelled',
    'update orders set paid_at = 1 where id = ?',
  ],
  ['a paid order without a payment that was taken', 'paid', setPayment('open')],
  ['a paid order without a payment that was taken', 'paid', setPayment('refunded')],
  ['a payment that was taken for an order that is not paid', 'unpaid', setPayment('succeeded')],
  ['a payment that was taken for an order that is not paid', 'paid', setOrder('expired')],
  ['a paid order of which a parcel was cancelled without a refund', 'paid', setParcels('cancelled')],
  [
    'an order that was settled twice',
    'paid',
    `insert into payments (id, order_id, provider, state, amount_sen, created_at)
      select 'pay_twice', order_id, provider, 'succeeded', amount_sen, 1 from payments where order_id = ?`,
  ],
  [
    'an order that was settled twice',
    'paid',
    `insert into order_history (id, order_id, to_state, actor, at) select 'his_twice', id, 'paid', 'system', 1
      from orders where id = ?`,
  ],
  [
    'a payment that was settled twice',
    'paid',
    `insert into payment_events select provider, 'evt_twice', payment_id, type, payload, outcome, received_at
      from payment_events where payment_id = (select id from payments where order_id = ?)`,
  ],
  ['a payment that was taken and is not in the books', 'unpaid', setPayment('succeeded')],
  ['a payment in the books that was not taken', 'paid', setPayment('held')],
  ['a payment that is refunded by less or more than itself', 'partly', setPayment('refunded')],
  [
    'a coupon that counts for an order that was given up',
    'cancelled',
    'update coupon_uses set released_at = null where order_id = ?',
  ],
  [
    'coupon whose cost is not what its uses cost',
    'cancelled',
    'update coupons set spent_sen = spent_sen + 1 where id = (select coupon_id from coupon_uses where order_id = ?)',
  ],
  [
    'coupon whose cost is not what its uses cost',
    'couponed',
    'update coupon_uses set amount_sen = amount_sen + 1 where order_id = ?',
  ],
  [
    'pieces still to come of a parcel that is not on its way',
    'parts',
    'update parcels set due_at = null where order_id = ?',
  ],
  [
    'a rest that is not what parts and refunds leave of a parcel',
    'parts',
    'update parcels set rest_pieces = rest_pieces + 1 where order_id = ?',
  ],
  [
    'a line whose pieces were not all shipped, refunded or still to come',
    'parts',
    'update parcels set rest_pieces = 0 where order_id = ?',
  ],
  [
    'a part with lines of another parcel',
    'parts',
    'update parcel_part_lines set line_id = (select id from order_lines where order_id <> ? limit 1)',
  ],
  ['a parcel without the time of its state', 'paid', setParcels('shipped')],
  ['a parcel without the time of its state', 'paid', setParcels('completed')],
  ['an order whose history does not know its state', 'unpaid', setOrder('expired')],
  ['a parcel whose history does not know its state', 'paid', setParcels('delivered')],
]

it('the book check reports each contradiction, and none in a correct market', async () => {
  const orders = await makeOrders()
  expect(await find()).toEqual([])
  for (const [rule, of, sql] of CORRUPTIONS) {
    const found = await findAfter(sql, orders[of])
    expect
      .soft(
        found.map((line) => line.replace(/: .*/, '')),
        sql,
      )
      .toContain(rule)
  }
  expect(await find()).toEqual([])
})

it('the book check reports money that was booked twice under other references', async () => {
  const { paid } = await makeOrders()
  market.run("insert into ledger_transactions values ('ltx_twice', 'payment', 'pay_other', 1)")
  market.run(
    `insert into ledger_entries select 'ltx_twice', position, account, amount_sen, parcel_id from ledger_entries
      where transaction_id = (select t.id from ledger_transactions t join payments m on m.id = t.reference
        where m.order_id = ?)`,
    paid.orderId,
  )
  expect(await find()).toContain(`an order that was settled twice: ${paid.orderId}`)
})
