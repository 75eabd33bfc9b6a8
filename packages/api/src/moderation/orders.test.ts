import { readStaffOrdersFilter, type StaffOrdersFilter } from '@pasar/domain'
import { describe, expect, it } from 'vitest'
import { refundByStaff } from '../orders/commands/refund-sale'
import { asAdmin } from '../testing'
import {
  buy,
  buyer,
  expectSumsToMatch,
  items,
  orders,
  parcelState,
  parcelsOf,
  refusalOf,
  stateOf,
  useMarket,
  users,
} from '../testing/helpers'
import { noteOrder, resendOrderMail } from './commands/orders'
import { adminDashboard } from './reads/dashboard'
import { staffOrderPage, staffOrdersPage } from './reads/orders'

const market = useMarket()
const admin = asAdmin(users.admin)
const listed = async (filter: Partial<StaffOrdersFilter>) => {
  const none = readStaffOrdersFilter(new URLSearchParams())
  return (await staffOrdersPage(market.ctx, admin, { ...none, ...filter }, null)).orders.map(({ id }) => id)
}

async function buyKopi(quantity = 2) {
  const order = await buy(market, buyer, [items.kopi, quantity])
  const [parcel] = parcelsOf(market, order)
  if (!parcel) throw new Error('no parcel')
  const { parcels } = await staffOrderPage(market.ctx, admin, order.orderId)
  const lineId = parcels[0]?.lines[0]?.id ?? ''
  const input = (pieces: number, seen = 0) => ({
    parcelId: parcel.id,
    portions: [{ lineId, quantity: pieces }],
    reason: 'It arrived broken',
    seen,
  })
  return { order, parcel, input }
}

describe('staff refund', () => {
  it('pieces of a parcel: recorded, its seller notified, the books right; a second form does nothing', async () => {
    const { order, parcel, input } = await buyKopi()
    const twice = await Promise.allSettled([
      refundByStaff(market.ctx, admin, order.orderId, input(1)),
      refundByStaff(market.ctx, admin, order.orderId, input(1)),
    ])
    expect(twice.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(stateOf(market, order)).toBe('partially_refunded')
    expect(parcelState(market, parcel)).toBe('to_ship')
    expect(
      market.rows("select action, subject_id as id from audit_log where action = 'refundOrder'"),
    ).toEqual([{ action: 'refundOrder', id: order.orderId }])
    expect(market.value("select count(*) from notifications where kind = 'saleRefunded'")).toBe(1)
    await refundByStaff(market.ctx, admin, order.orderId, input(1, 1))
    expect(stateOf(market, order)).toBe('refunded')
    await expectSumsToMatch(market)
  })

  it('nothing of another order, or more than is left', async () => {
    const { order, input } = await buyKopi()
    expect(await refusalOf(refundByStaff(market.ctx, admin, orders.paid.id, input(1)))).toBe('NOT_FOUND')
    expect(await refusalOf(refundByStaff(market.ctx, admin, order.orderId, input(3)))).toBe('CLAIM_EMPTY')
  })
})

it('orders are found by number, buyer, store and state', async () => {
  const { id, number } = orders.paid
  const store = market.value<string>('select store_name from parcels where order_id = ?', id)
  for (const words of [
    number.toLowerCase(),
    users.buyer.email,
    users.buyer.name.slice(0, 5),
    store.slice(0, 6),
  ])
    expect(await listed({ words }), words).toContain(id)
  expect(await listed({ words: number, list: 'expired' })).toEqual([])
  expect(await listed({ list: 'held' })).toEqual([])
  market.run("update payments set state = 'held' where order_id = ?", id)
  expect(await listed({ list: 'held' })).toEqual([id])
  const { waits, today } = await adminDashboard(market.ctx, admin)
  expect(waits.held).toBe(1)
  expect(today.orders).toBeGreaterThanOrEqual(0)
})

it('mails about an order are sent again, and notes are kept', async () => {
  const { order } = await buyKopi()
  const mails = () => market.value<number>("select count(*) from mails where kind = 'orderPaid'")
  const before = mails()
  await resendOrderMail(market.ctx, admin, order.orderId)
  expect(mails()).toBe(before + 1)
  expect(await refusalOf(resendOrderMail(market.ctx, admin, 'ord_none'))).toBe('NOT_FOUND')
  await noteOrder(market.ctx, admin, order.orderId, { note: 'Called the buyer' })
  const page = await staffOrderPage(market.ctx, admin, order.orderId)
  expect(page.notes).toMatchObject([{ body: 'Called the buyer' }])
  expect(page.buyerName).toBe(users.buyer.name)
})
