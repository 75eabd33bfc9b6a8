import { type Address, days, hours, minutes, quoteOrder, usualDestination } from '@pasar/domain'
import type { Random, SeedIds } from '../ids'
import { type SeedItem, toCartItem } from '../items'
import { writeHistory } from '../order-history'
import { writeMoney } from '../order-money'
import { makeUseCounter, writeOrder } from '../order-rows'
import { type OrderHistory, type PlannedOrder, planOrder } from '../orders'
import type { SeedWriter } from '../writer'
import { SMALL } from './constants'

export const BUYER_ADDRESS: Address = {
  fullName: SMALL.users.buyer.name,
  phone: '+60198123456',
  line1: '12 Jalan Telawi 3',
  line2: 'Bangsar',
  city: 'Kuala Lumpur',
  postcode: '59100',
  state: 'kul',
  country: 'MY',
}

const PAID_PIECES = [
  [SMALL.items.kopi.id, 2],
  [SMALL.items.onOffer.id, 1],
] as const
const COMPLETED_PIECES = [[SMALL.items.heavy.id, 1]] as const

/** Pieces sold by item id. */
export const SMALL_SOLD: ReadonlyMap<string, number> = new Map([...PAID_PIECES, ...COMPLETED_PIECES])

/** Writes the buyer's two orders and a review of what has arrived. */
export function writeSmallOrders(
  writer: SeedWriter,
  ids: SeedIds,
  random: Random,
  items: ReadonlyMap<string, SeedItem>,
  now: number,
): void {
  const countUse = makeUseCounter()
  const write = (
    wanted: readonly (readonly [itemId: string, quantity: number])[],
    fixed: { id: string; number: string },
    story: OrderHistory,
  ): PlannedOrder => {
    const lines = wanted.flatMap(([id, quantity]) => {
      const item = items.get(id)
      const variant = item?.variants[0]
      return item && variant ? [toCartItem(item, variant, quantity)] : []
    })
    const quote = quoteOrder({ items: lines, ...usualDestination('MY'), coupons: [] })
    const { buyer, tan, reseller } = SMALL.users
    const order = planOrder(random, ids, {
      buyer,
      address: BUYER_ADDRESS,
      country: 'MY',
      quote,
      story,
      recruiters: new Map([[tan.id, reseller.id]]),
      fixed,
    })
    writeOrder(writer, ids, order, countUse)
    writeHistory(writer, ids, order)
    writeMoney(writer, ids, order)
    return order
  }

  const then = now - days(30)
  const completed = write(COMPLETED_PIECES, SMALL.orders.completed, {
    placedAt: then,
    paidAt: then + minutes(4),
    ending: null,
    parcels: [
      [
        { to: 'shipped', at: then + days(1), actor: 'seller' },
        { to: 'delivered', at: then + days(4), actor: 'system' },
        { to: 'completed', at: then + days(5), actor: 'buyer' },
      ],
    ],
  })
  const yesterday = now - hours(26)
  write(PAID_PIECES, SMALL.orders.paid, {
    placedAt: yesterday,
    paidAt: yesterday + minutes(3),
    ending: null,
    parcels: [[], []],
  })

  for (const { id, line } of completed.parcels.flatMap(({ lines }) => lines))
    writer.insert('reviews', {
      id: ids.next('review', then + days(6)),
      item_id: line.item.itemId,
      user_id: SMALL.users.buyer.id,
      line_id: id,
      stars: 5,
      body: 'Heavy, honest granite. The sambal has never been better.',
      created_at: then + days(6),
    })
}
