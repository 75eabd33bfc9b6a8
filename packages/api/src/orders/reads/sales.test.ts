import { sumAccount } from '@pasar/db'
import { days, type ListSort, minutes, WINDOWS } from '@pasar/domain'
import { describe, expect, it } from 'vitest'
import { asSeller } from '../../testing'
import {
  buy,
  buyer,
  fillCart,
  items,
  type Order,
  parcelsOf,
  place,
  refusalOf,
  sellerOf,
  ship,
  useMarket,
  users,
  variantOf,
} from '../../testing/helpers'
import { cancelSale } from '../commands/cancel-parcel'
import { correctTracking } from '../commands/correct-tracking'
import { deliverSale } from '../commands/deliver'
import { confirmReceipt } from '../commands/receive'
import { shipParcel } from '../commands/ship'
import { orderPage } from './orders'
import { salePage } from './sale'
import { salesPage } from './sales'

const market = useMarket()
const seller = asSeller(users.seller)
const other = asSeller(users.tan)
const list = (
  state: string | null = 'to_ship',
  more: { cursor?: string; search?: string; sort?: ListSort } = {},
  who = seller,
) => salesPage(market.ctx, who, { state, cursor: null, ...more })

const buyKopi = (quantity = 1): Promise<Order> => buy(market, buyer, [items.kopi, quantity])

function parcelOf(order: Order) {
  const [parcel] = parcelsOf(market, order)
  if (!parcel) throw new Error('no parcel')
  return parcel
}
const numberOf = ({ orderId }: Order): string =>
  market.value('select number from orders where id = ?', orderId)

describe('salesPage', () => {
  it("lists a seller's own paid parcels only", async () => {
    await fillCart(market, buyer, [items.kopi, 2])
    await place(market, buyer)
    await fillCart(market, buyer, [items.kopi, 1], [items.withVariants, 1])
    const order = await buy(market, buyer)
    const own = parcelsOf(market, order).filter(({ sellerId }) => sellerId === seller.id)
    const { sales } = await list('all', { search: numberOf(order) })
    expect(sales.map(({ id }) => id)).toEqual(own.map(({ id }) => id))
    const paid = market.rows<{ id: string }>(
      'select p.id from parcels p join orders o on o.id = p.order_id where p.seller_id = ? and o.paid_at is not null',
      seller.id,
    )
    expect((await list('all')).sales.map(({ id }) => id).toSorted()).toEqual(
      paid.map(({ id }) => id).toSorted(),
    )
    expect((await list('all', {}, other)).sales.map(({ id }) => id)).not.toContain(own[0]?.id)
  })

  it('says what is in it, who bought it and until when it is to be shipped', async () => {
    const order = await buyKopi(3)
    const { id } = parcelOf(order)
    const row = (await list()).sales.find((sale) => sale.id === id)
    expect(row).toMatchObject({
      number: numberOf(order),
      state: 'to_ship',
      pieces: 3,
      paidAt: market.ctx.now(),
      dueAt: market.ctx.now() + WINDOWS.ship,
      isLate: false,
      lines: [{ title: items.kopi.title, quantity: 3 }],
    })
    market.wait(WINDOWS.ship)
    expect((await list()).sales.find((sale) => sale.id === id)?.isLate).toBe(true)
  })

  it('shows to the sen what the seller will be paid', async () => {
    const order = await buyKopi(2)
    const parcel = parcelOf(order)
    const given = (await list()).sales.find(({ id }) => id === parcel.id)?.share
    expect((await salePage(market.ctx, seller, parcel.id)).share).toEqual(given)
    await ship(market, parcel)
    await confirmReceipt(market.ctx, buyer, parcel.id)
    const before = market.value<number>(
      'select -sum(amount_sen) from ledger_entries where parcel_id = ? and account = ?',
      parcel.id,
      `seller:${seller.id}`,
    )
    expect(given?.total).toBe(before)
    expect(0 - (await sumAccount(market.ctx.db, `seller:${seller.id}`))).toBeGreaterThanOrEqual(before)
  })

  it('lists those to ship from the oldest on, the others from the newest, and both the other way round', async () => {
    market.run('update item_variants set stock = 500 where id = ?', variantOf(items.kopi))
    for (let time = 0; time < 22; time++) {
      market.wait(minutes(1))
      await buyKopi()
    }
    const idsIn = async (state: string, sort: ListSort) => {
      const first = await list(state, { sort })
      const second = await list(state, { sort, cursor: first.next ?? 'none' })
      expect(first.sales).toHaveLength(20)
      return [...first.sales, ...second.sales].map(({ id }) => id)
    }
    const byAge = market
      .rows<{ id: string }>(
        "select id from parcels where seller_id = ? and state = 'to_ship' order by created_at, id",
        seller.id,
      )
      .map(({ id }) => id)
    expect(byAge.length).toBeGreaterThan(21)
    expect(await idsIn('to_ship', 'usual')).toEqual(byAge)
    expect(await idsIn('to_ship', 'reverse')).toEqual(byAge.toReversed())
    const newest = await idsIn('all', 'usual')
    expect(newest.slice(0, 22)).toEqual(byAge.toReversed().slice(0, 22))
    expect(await idsIn('all', 'reverse')).toEqual(newest.toReversed())
  })

  it('moves a parcel from tab to tab and counts what waits', async () => {
    const start = (await list()).counts
    const first = parcelOf(await buyKopi())
    const second = parcelOf(await buyKopi())
    expect((await list()).counts.to_ship).toBe((start.to_ship ?? 0) + 2)
    const idsIn = async (state: string) => (await list(state)).sales.map(({ id }) => id)
    await ship(market, first)
    expect(await idsIn('shipped')).toContain(first.id)
    expect((await list()).counts).toMatchObject({ to_ship: (start.to_ship ?? 0) + 1, shipped: 1 })
    await deliverSale(market.ctx, seller, first.id)
    expect(await idsIn('delivered')).toEqual([first.id])
    await confirmReceipt(market.ctx, buyer, first.id)
    expect(await idsIn('completed')).toContain(first.id)
    await cancelSale(market.ctx, seller, second.id, 'Broken in the store')
    expect(await idsIn('cancelled')).toEqual([second.id])
    expect(await idsIn('all')).toEqual(expect.arrayContaining([first.id, second.id]))
  })

  it('pages without gaps or repeats: to ship the oldest first, all the newest first', async () => {
    market.run('update item_variants set stock = 500 where id = ?', variantOf(items.kopi))
    for (let time = 0; time < 23; time++) {
      // Every third at the very same moment as the one before.
      if (time % 3 !== 0) market.wait(1_000)
      await buyKopi()
    }
    for (const [state, sign] of [
      ['to_ship', 1],
      ['all', -1],
    ] as const) {
      const seen: { id: string; createdAt: number }[] = []
      let cursor: string | undefined
      do {
        const page = await list(state, cursor === undefined ? {} : { cursor })
        seen.push(...page.sales)
        cursor = page.next ?? undefined
      } while (cursor !== undefined)
      expect(new Set(seen.map(({ id }) => id)).size).toBe(seen.length)
      expect(seen.length).toBeGreaterThanOrEqual(23)
      const ages = seen.map(({ createdAt }) => createdAt)
      expect(ages).toEqual(ages.toSorted((a, b) => sign * (a - b)))
    }
    expect(await refusalOf(list('all', { cursor: 'made-up!' }))).toBe('NOT_FOUND')
  })

  it('finds an order by its number, typed in whichever case, in all states', async () => {
    const order = await buyKopi()
    await ship(market, parcelOf(order))
    const { tab, sales } = await list(null, { search: ` ${numberOf(order).toLowerCase()} ` })
    expect([tab, sales.map(({ id }) => id)]).toEqual(['all', [parcelOf(order).id]])
    expect((await list(null, { search: "' or 1=1 --" })).sales).toEqual([])
    expect((await list(null, { search: numberOf(order) }, other)).sales).toEqual([])
  })

  it('asks the database as often for many parcels as for one, and by the index', async () => {
    const count = async (read: () => Promise<unknown>) => {
      market.services.statements.length = 0
      await read()
      return market.services.statements.length
    }
    const { id } = parcelOf(await buyKopi())
    const little = await count(() => list())
    const page = await count(() => salePage(market.ctx, seller, id))
    for (let time = 0; time < 9; time++) await buyKopi()
    expect(await count(() => list())).toBe(little)
    expect(little).toBe(2)
    expect(await count(() => salePage(market.ctx, seller, id))).toBe(page)
    for (const where of ["and state = 'to_ship'", '']) {
      const plan = market.rows<{ detail: string }>(
        `explain query plan select id from parcels where seller_id = 'x' ${where} order by created_at desc, id desc limit 20`,
      )
      expect(plan.map(({ detail }) => detail).join(' ')).not.toMatch(/TEMP B-TREE|SCAN/)
    }
  })
})

describe('salePage', () => {
  it("is not found for others' parcels, nor for what is not paid", async () => {
    const { id } = parcelOf(await buyKopi())
    await expect(salePage(market.ctx, seller, id)).resolves.toMatchObject({ id })
    expect(await refusalOf(salePage(market.ctx, other, id))).toBe('NOT_FOUND')
    await fillCart(market, buyer, [items.kopi, 1])
    const unpaid = parcelOf(await place(market, buyer))
    expect(await refusalOf(salePage(market.ctx, seller, unpaid.id))).toBe('NOT_FOUND')
  })

  it('shows only the lines of that parcel, with what can be done, and leads to the next', async () => {
    await fillCart(market, buyer, [items.kopi, 1], [items.withVariants, 1])
    const order = await buy(market, buyer)
    const [parcel] = parcelsOf(market, order).filter(({ sellerId }) => sellerId === seller.id)
    if (!parcel) throw new Error('no parcel')
    market.run("update item_variants set sku = 'KOPI-250' where id = ?", variantOf(items.kopi))
    const sale = await salePage(market.ctx, seller, parcel.id)
    expect(sale.lines.map(({ title, sku }) => [title, sku])).toEqual([[items.kopi.title, 'KOPI-250']])
    expect(sale.may).toEqual({
      ship: true,
      shipRest: false,
      correct: false,
      deliver: false,
      cancel: true,
      refund: true,
    })
    const waiting = (await list()).sales.map(({ id }) => id).filter((id) => id !== parcel.id)
    expect(sale.next?.id).toBe(waiting[0])
    await ship(market, parcel)
    expect((await salePage(market.ctx, seller, parcel.id)).may).toEqual({
      ship: false,
      shipRest: false,
      correct: true,
      deliver: true,
      cancel: false,
      refund: true,
    })
  })

  it('keeps the address to itself once nothing is to be sent', async () => {
    const { id } = parcelOf(await buyKopi())
    expect((await salePage(market.ctx, seller, id)).address).not.toBeNull()
    await cancelSale(market.ctx, seller, id, 'Sold out')
    expect((await salePage(market.ctx, seller, id)).address).toBeNull()
  })
})

describe('correctTracking', () => {
  const right = (parcelId: string, trackingNumber = 'EN987654321MY') => ({
    parcelId,
    courier: 'J&T' as const,
    trackingNumber,
  })

  it('corrects a tracking number within a day and notifies the buyer', async () => {
    const order = await buyKopi()
    const parcel = parcelOf(order)
    await ship(market, parcel)
    market.wait(days(1) - 1)
    const told: unknown[] = []
    const stop = market.services.onMemberEvent(
      (userId, { name, data }) => void told.push([userId, name, data]),
    )
    await correctTracking(market.ctx, seller, right(parcel.id))
    stop()
    expect(told).toContainEqual([buyer.id, 'orderUpdated', { orderId: order.orderId, state: 'paid' }])
    const [seen] = (await orderPage(market.ctx, buyer, order.orderId)).parcels
    expect(seen).toMatchObject({ courier: 'J&T', trackingNumber: 'EN987654321MY', state: 'shipped' })
    expect(market.value("select count(*) from mails where kind = 'parcelShipped'")).toBe(2)
    await correctTracking(market.ctx, seller, right(parcel.id))
    expect(market.value("select count(*) from mails where kind = 'parcelShipped'")).toBe(2)
  })

  it("refuses a day later, what was not sent, and others' parcels", async () => {
    const parcel = parcelOf(await buyKopi())
    expect(await refusalOf(correctTracking(market.ctx, seller, right(parcel.id)))).toBe('TRACKING_FIXED')
    await ship(market, parcel)
    expect(await refusalOf(correctTracking(market.ctx, other, right(parcel.id)))).toBe('NOT_FOUND')
    market.wait(days(1))
    expect(await refusalOf(correctTracking(market.ctx, seller, right(parcel.id)))).toBe('TRACKING_FIXED')
    expect((await salePage(market.ctx, seller, parcel.id)).trackingNumber).toBe('EN123456789MY')
  })
})

describe('deliverSale', () => {
  it('begins the protection of the buyer, once', async () => {
    const parcel = parcelOf(await buyKopi())
    expect(await refusalOf(deliverSale(market.ctx, seller, parcel.id))).toBe('PARCEL_NOT_DELIVERABLE')
    await ship(market, parcel)
    expect(await refusalOf(deliverSale(market.ctx, other, parcel.id))).toBe('NOT_FOUND')
    await Promise.all([1, 2].map(() => deliverSale(market.ctx, sellerOf(parcel), parcel.id)))
    expect(await salePage(market.ctx, seller, parcel.id)).toMatchObject({
      state: 'delivered',
      // Not sooner than when the parcel would have been late: the seller alone says that it has arrived.
      dueAt: market.ctx.now() + WINDOWS.lateHome + WINDOWS.protect,
    })
    expect(market.value("select count(*) from mails where kind = 'parcelDelivered'")).toBe(1)
  })
})

it('lets one of two staff ship a parcel; the other is refused', async () => {
  const parcel = parcelOf(await buyKopi())
  const answers = await Promise.allSettled(
    ['EN111111111MY', 'EN222222222MY'].map((trackingNumber) =>
      shipParcel(market.ctx, seller, { parcelId: parcel.id, courier: 'Pos Laju', trackingNumber }),
    ),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const won = answers[0]?.status === 'fulfilled' ? 'EN111111111MY' : 'EN222222222MY'
  expect((await salePage(market.ctx, seller, parcel.id)).trackingNumber).toBe(won)
  expect(market.value("select count(*) from mails where kind = 'parcelShipped'")).toBe(1)
})
