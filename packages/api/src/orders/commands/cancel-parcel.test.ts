import { days, WINDOWS } from '@pasar/domain'
import { expect, it } from 'vitest'
import { startDownload } from '../../downloads/commands'
import { asSeller, SMALL_FILE } from '../../testing'
import {
  buyer,
  deliver,
  expectSumsToMatch,
  fillCart,
  items,
  makeWebhook,
  parcelState,
  parcelsOf,
  place,
  refusalOf,
  sellerOf,
  stateOf,
  stockOf,
  useMarket,
  users,
  variantOf,
} from '../../testing/helpers'
import { moveDueParcels } from '../jobs'
import { cancelRefunds, orderPage } from '../reads/orders'
import { cancelParcel, cancelSale } from './cancel-parcel'
import { refundSale } from './refund-sale'

const market = useMarket()
/** What the page of the buyer's order says that cancelling gives back. */
const refundsSaid = async (orderId: string) =>
  cancelRefunds(market.ctx, await orderPage(market.ctx, buyer, orderId))

/** A bag of coffee and an e-book in one parcel, paid for. */
async function buyBoth() {
  market.run(
    'update items set store_id = ?, seller_id = ? where id = ?',
    items.kopi.store.id,
    users.seller.id,
    items.virtual.id,
  )
  await fillCart(market, buyer, [items.kopi, 1], [items.virtual, 1])
  const order = await place(market, buyer)
  await deliver(market, makeWebhook(market, order))
  const [parcel] = parcelsOf(market, order)
  if (!parcel) throw new Error('no parcel')
  const lines = market.rows<{ id: string; isVirtual: number; paid: number }>(
    `select id, is_virtual as isVirtual, subtotal_sen - seller_discount_sen - platform_discount_sen as paid
      from order_lines where order_id = ? order by is_virtual`,
    order.orderId,
  )
  const [goods, book] = lines
  if (!goods || !book) throw new Error('no lines')
  const total = market.value<number>('select total_sen from orders where id = ?', order.orderId)
  const refunded = () =>
    market.value('select coalesce(sum(amount_sen), 0) from refunds where parcel_id = ?', parcel.id)
  return { order, parcel, goods, book, total, refunded, seller: asSeller(sellerOf(parcel)) }
}
type Bought = Awaited<ReturnType<typeof buyBoth>>
const fetchBook = ({ book }: Bought) =>
  startDownload(market.ctx, buyer, { lineId: book.id, fileId: SMALL_FILE.id })

const WAYS: readonly (readonly [string, (bought: Bought) => Promise<unknown>])[] = [
  ['its buyer', ({ parcel }) => cancelParcel(market.ctx, buyer, parcel.id)],
  ['its seller', ({ parcel, seller }) => cancelSale(market.ctx, seller, parcel.id, 'None left')],
  [
    'the clock',
    () => {
      market.wait(WINDOWS.ship + days(1))
      return moveDueParcels(market.ctx)
    },
  ],
]

it.each(WAYS)(
  'a file that was downloaded stays paid when %s cancels what was to be shipped',
  async (_who, cancel) => {
    const bought = await buyBoth()
    const { order, parcel, book, total, refunded } = bought
    await fetchBook(bought)
    const stock = stockOf(market, variantOf(items.kopi))
    expect(await refundsSaid(order.orderId)).toEqual({ [parcel.id]: total - book.paid })
    await cancel(bought)
    expect([refunded(), parcelState(market, parcel), stateOf(market, order)]).toEqual([
      total - book.paid,
      'completed',
      'partially_refunded',
    ])
    expect(stockOf(market, variantOf(items.kopi))).toBeGreaterThan(stock)
    expect(await refusalOf(cancelParcel(market.ctx, buyer, parcel.id))).toBe('PARCEL_NOT_CANCELLABLE')
    await fetchBook(bought)
    await expectSumsToMatch(market)
  },
)

it.each(WAYS)(
  'a file that nobody has downloaded goes back when %s cancels its parcel',
  async (_who, cancel) => {
    const bought = await buyBoth()
    const { order, parcel, total, refunded } = bought
    expect(await refundsSaid(order.orderId)).toEqual({ [parcel.id]: total })
    await cancel(bought)
    expect([refunded(), parcelState(market, parcel), stateOf(market, order)]).toEqual([
      total,
      'cancelled',
      'refunded',
    ])
    expect(await refusalOf(fetchBook(bought))).toBe('DOWNLOAD_ENDED')
    await expectSumsToMatch(market)
  },
)

it('goes back too when its seller refunds it by name', async () => {
  const bought = await buyBoth()
  const { parcel, goods, book, total, refunded, seller } = bought
  await fetchBook(bought)
  const portions = [goods, book].map(({ id }) => ({ lineId: id, quantity: 1 }))
  await refundSale(market.ctx, seller, { parcelId: parcel.id, portions, reason: 'Sorry', seen: 0 })
  expect([refunded(), parcelState(market, parcel)]).toEqual([total, 'cancelled'])
  await expectSumsToMatch(market)
})

it('says what is left to come back of a parcel of which pieces were refunded', async () => {
  await fillCart(market, buyer, [items.kopi, 3])
  const order = await place(market, buyer)
  await deliver(market, makeWebhook(market, order))
  const [parcel] = parcelsOf(market, order)
  if (!parcel) throw new Error('no parcel')
  const [lineId, total] = [
    market.value<string>('select id from order_lines where parcel_id = ?', parcel.id),
    market.value<number>('select total_sen from orders where id = ?', order.orderId),
  ]
  const seller = asSeller(sellerOf(parcel))
  const portions = [{ lineId, quantity: 1 }]
  await refundSale(market.ctx, seller, { parcelId: parcel.id, portions, reason: 'Torn', seen: 0 })
  const left = total - 1_290
  expect(await refundsSaid(order.orderId)).toEqual({ [parcel.id]: left })
  expect(await cancelParcel(market.ctx, buyer, parcel.id)).toBe(left)
  expect(await cancelParcel(market.ctx, buyer, parcel.id)).toBeNull()
})

it.each(WAYS)('the seller is told by mail not to send it when %s cancels', async (who, cancel) => {
  const bought = await buyBoth()
  await cancel(bought)
  const told = market.rows<{ userId: string }>(
    'select user_id as userId from mails where dedupe_key like ?',
    `saleCancelled:seller:${bought.parcel.id}:%`,
  )
  expect(told).toEqual(who === 'its seller' ? [] : [{ userId: users.seller.id }])
})
