import { minutes } from '@pasar/domain'
import { beforeEach, expect, it } from 'vitest'
import { cancelParcel } from '../orders/commands/cancel-parcel'
import { cancelOrder, expireOrders } from '../orders/commands/close'
import { editUnpaidOrder } from '../orders/commands/edit-unpaid'
import {
  buy,
  buyer,
  chargeUnreported,
  deliver,
  fillCart,
  items,
  makeWebhook,
  type Order,
  parcelsOf,
  place,
  stateOf,
  useMarket,
  variantOf,
} from '../testing/helpers'

const market = useMarket()

/** Two of each store, from the last variant id to the first: against the order in which stock is to be taken. */
const backwards = [
  items.kopi,
  items.lowStock,
  items.onOffer,
  items.bulky,
  items.noPicture,
  items.fromJapan,
].sort((a, b) => (variantOf(a) < variantOf(b) ? 1 : -1))

beforeEach(async () => {
  const { handle } = market.services.database
  handle.exec(`create temp table stock_changes (seq integer primary key, variant text);
    create temp trigger log_stock after update of stock on main.item_variants begin
      insert into stock_changes (variant) values (new.id);
    end`)
  await fillCart(market, buyer, ...backwards.map((item) => [item, 2] as const))
})

/** Whose stock was changed since this was last asked, in the order of the statements. */
function changed(): string[] {
  const rows = market.rows<{ variant: string }>('select variant from stock_changes order by seq')
  market.run('delete from stock_changes')
  return rows.map(({ variant }) => variant)
}

const all = backwards.map((item) => variantOf(item)).sort()
const linesOf = ({ orderId }: Order) =>
  market.rows<{ id: string; variant: string }>(
    'select id, variant_id as variant from order_lines where order_id = ? order by id',
    orderId,
  )

it('is the order of variant ids when an order is placed, given up, and paid after all', async () => {
  const order = await place(market, buyer)
  expect(linesOf(order).map(({ variant }) => variant)).not.toEqual(all)
  expect(changed()).toEqual(all)
  await chargeUnreported(market, buyer, order)
  market.wait(minutes(31))
  expect(await expireOrders(market.ctx)).toBe(1)
  expect(changed()).toEqual(all)
  expect(await deliver(market, makeWebhook(market, order))).toBe('settled')
  expect([stateOf(market, order), changed()]).toEqual(['paid', all])
})

it('is the order of variant ids when what was taken is put back, because something is missing', async () => {
  const order = await place(market, buyer)
  await chargeUnreported(market, buyer, order)
  market.wait(minutes(31))
  await expireOrders(market.ctx)
  market.run('update item_variants set stock = 0 where id = ?', all.at(-1))
  changed()
  expect(await deliver(market, makeWebhook(market, order))).toBe('refunding')
  expect(changed()).toEqual([...all.slice(0, -1), ...all.slice(0, -1)])
})

it('is the order of variant ids when an unpaid order is changed or cancelled', async () => {
  const order = await place(market, buyer)
  changed()
  const quantities = new Map(linesOf(order).map(({ id }) => [id, 1]))
  await editUnpaidOrder(market.ctx, buyer, order.orderId, {
    key: 'edit',
    revision: 0,
    address: null,
    quantities,
    codes: [],
  })
  expect(changed()).toEqual(all)
  await cancelOrder(market.ctx, buyer, order.orderId)
  expect(changed()).toEqual(all)
})

it('is the order of variant ids when a paid parcel is cancelled', async () => {
  const order = await buy(market, buyer)
  changed()
  for (const { id } of parcelsOf(market, order)) {
    const variants = market.rows<{ v: string }>(
      'select variant_id as v from order_lines where parcel_id = ?',
      id,
    )
    await cancelParcel(market.ctx, buyer, id)
    expect(changed()).toEqual(variants.map(({ v }) => v).sort())
  }
})
