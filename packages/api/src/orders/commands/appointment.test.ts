import { sumAccount } from '@pasar/db'
import { BY_APPOINTMENT, dayOf, days, WINDOWS } from '@pasar/domain'
import { beforeEach, describe, expect, it } from 'vitest'
import { openClaim } from '../../disputes/commands/open'
import { asSeller } from '../../testing'
import {
  buy,
  buyer,
  expectSumsToMatch,
  fillCart,
  items,
  newbuyer,
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
import { moveDueParcels, remindSellers } from '../jobs'
import { orderPage } from '../reads/orders'
import { salesToShip } from '../reads/ship-many'
import { acceptDate, confirmDate, proposeDate, wishDate } from './appointment'
import { cancelParcel } from './cancel-parcel'
import { correctTracking } from './correct-tracking'
import { deliverSale } from './deliver'
import { editUnpaidOrder } from './edit-unpaid'
import { confirmReceipt } from './receive'
import { refundSale } from './refund-sale'
import { shipParcel } from './ship'

const market = useMarket()
const newsOf = (kind: string) => market.value('select count(*) from notifications where kind = ?', kind)
const mailsOf = (kind: string) => market.value('select count(*) from mails where kind = ?', kind)
const inDays = (count: number) => dayOf(market.ctx.now() + days(count))
const owed = async (account: string) => 0 - (await sumAccount(market.ctx.db, account))

const makeService = (itemId: string, place: string) =>
  market.run(
    `update items set service_place = ?, service_area = 'Klang', shipping_method = ?, weight_g = 0, base_shipping_sen = 0
      where id = ?`,
    place,
    BY_APPOINTMENT,
    itemId,
  )

beforeEach(() => makeService(items.kopi.id, 'buyer'))

async function bookKopi() {
  await fillCart(market, buyer, [items.kopi, 1])
  const order = await buy(market, buyer)
  const [parcel] = parcelsOf(market, order)
  if (!parcel) throw new Error('no parcel')
  const seller = sellerOf(parcel)
  const parcelId = parcel.id
  const appointment = async () => {
    const [seen] = (await orderPage(market.ctx, buyer, order.orderId)).parcels
    return seen?.appointment ?? null
  }
  const revision = async () => (await appointment())?.revision ?? 0
  return { order, parcel, parcelId, seller, appointment, revision }
}

/** Booked, wished for in three days, and confirmed. */
async function agreeKopi() {
  const booked = await bookKopi()
  const { parcelId, seller } = booked
  await wishDate(market.ctx, buyer, { parcelId, revision: 0, day: inDays(3), part: 'any' })
  await confirmDate(market.ctx, seller, { parcelId, revision: 1 })
  return booked
}

describe('a service that is bought', () => {
  it('is a parcel of its own, ships for nothing, and waits for a date', async () => {
    await fillCart(market, buyer, [items.kopi, 1], [items.lowStock, 1], [items.heavy, 1])
    makeService(items.heavy.id, 'remote')
    const order = await buy(market, buyer)
    const { parcels } = await orderPage(market.ctx, buyer, order.orderId)
    const seen = parcels.map(({ shippingMethod, shipping, state, appointment, lines }) => [
      ...lines.map(({ title }) => title),
      shippingMethod,
      shipping > 0,
      state,
      appointment?.place,
    ])
    expect(new Set(seen)).toEqual(
      new Set([
        [items.lowStock.title, 'Standard', true, 'to_ship', undefined],
        [items.kopi.title, BY_APPOINTMENT, false, 'to_ship', 'buyer'],
        [items.heavy.title, BY_APPOINTMENT, false, 'to_ship', 'remote'],
      ]),
    )
    expect([newsOf('appointmentOpen'), newsOf('parcelToShip')]).toEqual([2, 1])
    await expectSumsToMatch(market)
  })

  it('comes with the date that was wished for at checkout, if any', async () => {
    await fillCart(market, buyer, [items.kopi, 1])
    const [variantId = ''] = items.kopi.variantIds
    const wish = (day: string) => place(market, buyer, { wishes: [{ variantId, day, part: 'morning' }] })
    expect(await refusalOf(wish(inDays(-1)))).toBe('VALIDATION')
    const { orderId } = await wish(inDays(5))
    const [parcel] = (await orderPage(market.ctx, buyer, orderId)).parcels
    expect(parcel?.appointment).toMatchObject({ state: 'wished', day: inDays(5), part: 'morning' })
  })

  it('at the seller’s needs no address', async () => {
    makeService(items.kopi.id, 'seller')
    const { order } = await bookKopi()
    expect(market.value('select line1 from orders where id = ?', order.orderId)).toBeNull()
  })

  it('is neither shipped nor printed', async () => {
    const { parcelId, seller } = await bookKopi()
    const input = { parcelId, courier: 'DHL', trackingNumber: '1' } as const
    expect(await refusalOf(shipParcel(market.ctx, seller, input))).toBe('PARCEL_NOT_SHIPPABLE')
    expect(await salesToShip(market.ctx, seller, [parcelId])).toEqual([])
    await wishDate(market.ctx, buyer, { parcelId, revision: 0, day: inDays(1), part: 'any' })
    await confirmDate(market.ctx, seller, { parcelId, revision: 1 })
    expect(await refusalOf(correctTracking(market.ctx, seller, input))).toBe('TRACKING_FIXED')
  })

  it('stays a service in an order that is changed, whatever its item is by then', async () => {
    await fillCart(market, buyer, [items.kopi, 2], [items.lowStock, 1])
    const order = await place(market, buyer)
    market.run('update items set service_place = null where id = ?', items.kopi.id)
    makeService(items.lowStock.id, 'buyer')
    const { lines } = (await orderPage(market.ctx, buyer, order.orderId)).parcels.find(
      ({ appointment }) => appointment,
    ) ?? { lines: [] }
    const quantities = new Map(lines.map(({ id }) => [id, 1]))
    const edit = { key: 'a-key-of-an-edit', revision: 0, address: null, quantities, codes: [] }
    await editUnpaidOrder(market.ctx, buyer, order.orderId, edit)
    const { parcels } = await orderPage(market.ctx, buyer, order.orderId)
    expect(
      parcels.map((parcel) => [parcel.shippingMethod, parcel.lines.map(({ quantity }) => quantity)]),
    ).toEqual([
      ['Standard', [1]],
      [BY_APPOINTMENT, [1]],
    ])
    await expectSumsToMatch(market)
  })
})

describe('the date', () => {
  it('goes back and forth until one side agrees to the other’s', async () => {
    const { parcelId, seller, parcel, appointment, revision } = await bookKopi()
    await wishDate(market.ctx, buyer, { parcelId, revision: 0, day: inDays(2), part: 'morning' })
    expect(await appointment()).toMatchObject({ state: 'wished', day: inDays(2), part: 'morning' })
    await proposeDate(market.ctx, seller, { parcelId, revision: 1, day: inDays(4), part: 'evening' })
    expect(await appointment()).toMatchObject({ state: 'proposed', day: inDays(4), part: 'evening' })
    expect([newsOf('appointmentProposed'), mailsOf('appointmentProposed')]).toEqual([2, 2])
    await acceptDate(market.ctx, buyer, { parcelId, revision: await revision() })
    expect([(await appointment())?.state, parcelState(market, parcel)]).toEqual(['agreed', 'shipped'])
    expect([newsOf('appointmentAgreed'), mailsOf('appointmentAgreed')]).toEqual([1, 1])
    expect(
      market.rows(
        "select to_state, actor, note from order_history where parcel_id = ? and to_state <> 'to_ship'",
        parcelId,
      ),
    ).toEqual([
      { to_state: 'date_wished', actor: 'buyer', note: inDays(2) },
      { to_state: 'date_proposed', actor: 'seller', note: inDays(4) },
      { to_state: 'shipped', actor: 'buyer', note: inDays(4) },
    ])
    await expectSumsToMatch(market)
  })

  it('is for the two sides of the order, and for services', async () => {
    const { parcelId } = await bookKopi()
    const named = { parcelId, revision: 0, day: inDays(2), part: 'any' } as const
    const other = asSeller(users.priya)
    expect(await refusalOf(wishDate(market.ctx, newbuyer, named))).toBe('NOT_FOUND')
    expect(await refusalOf(proposeDate(market.ctx, other, named))).toBe('NOT_FOUND')
    expect(await refusalOf(acceptDate(market.ctx, newbuyer, named))).toBe('NOT_FOUND')
    expect(await refusalOf(confirmDate(market.ctx, other, named))).toBe('NOT_FOUND')
    expect(await refusalOf(wishDate(market.ctx, buyer, { ...named, parcelId: 'pcl_x' }))).toBe('NOT_FOUND')
    await fillCart(market, buyer, [items.onOffer, 1])
    const [goods] = parcelsOf(market, await buy(market, buyer))
    expect(await refusalOf(wishDate(market.ctx, buyer, { ...named, parcelId: goods?.id ?? '' }))).toBe(
      'NOT_FOUND',
    )
  })

  it('is one that can still come', async () => {
    const { parcelId, seller } = await bookKopi()
    for (const day of [inDays(-1), inDays(91), '2026-02-30'])
      expect(await refusalOf(wishDate(market.ctx, buyer, { parcelId, revision: 0, day, part: 'any' }))).toBe(
        'VALIDATION',
      )
    await wishDate(market.ctx, buyer, { parcelId, revision: 0, day: inDays(1), part: 'any' })
    market.wait(days(2))
    expect(await refusalOf(confirmDate(market.ctx, seller, { parcelId, revision: 1 }))).toBe(
      'APPOINTMENT_PAST',
    )
  })

  it('named or agreed to twice is one date', async () => {
    const { parcelId, seller } = await bookKopi()
    const named = { parcelId, revision: 0, day: inDays(2), part: 'any' } as const
    await Promise.all([1, 2, 3].map(() => wishDate(market.ctx, buyer, named)))
    expect(mailsOf('appointmentProposed')).toBe(1)
    await Promise.all([1, 2, 3].map(() => confirmDate(market.ctx, seller, { parcelId, revision: 1 })))
    expect([mailsOf('appointmentAgreed'), newsOf('appointmentAgreed')]).toEqual([1, 1])
  })

  it('is never agreed to unseen: of two who act at once the second is refused', async () => {
    const { parcelId, seller, appointment } = await bookKopi()
    await wishDate(market.ctx, buyer, { parcelId, revision: 0, day: inDays(2), part: 'any' })
    const both = await Promise.allSettled([
      wishDate(market.ctx, buyer, { parcelId, revision: 1, day: inDays(9), part: 'any' }),
      confirmDate(market.ctx, seller, { parcelId, revision: 1 }),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const refused = both.find((one) => one.status === 'rejected')
    expect(refused?.reason).toMatchObject({ code: 'APPOINTMENT_MOVED' })
    const { state, day } = (await appointment()) ?? {}
    expect([`wished ${inDays(9)}`, `agreed ${inDays(2)}`]).toContain(`${state} ${day}`)
  })

  it('of a parcel that was cancelled cannot be named', async () => {
    const { parcelId } = await bookKopi()
    await cancelParcel(market.ctx, buyer, parcelId)
    const named = { parcelId, revision: 0, day: inDays(2), part: 'any' } as const
    expect(await refusalOf(wishDate(market.ctx, buyer, named))).toBe('APPOINTMENT_MOVED')
  })
})

describe('without a date', () => {
  it('its seller is reminded, and it is cancelled and refunded as goods are', async () => {
    const { parcel, order } = await bookKopi()
    market.wait(WINDOWS.remindSeller + 1)
    await remindSellers(market.ctx)
    expect(mailsOf('appointmentOpen')).toBe(2)
    market.wait(WINDOWS.ship - WINDOWS.remindSeller)
    await moveDueParcels(market.ctx)
    expect([parcelState(market, parcel), stateOf(market, order)]).toEqual(['cancelled', 'refunded'])
    await expectSumsToMatch(market)
  })
})

describe('after the date', () => {
  it('is marked as done on its day, and released when the protection from the date on ends', async () => {
    const { parcelId, parcel, seller } = await agreeKopi()
    const before = await owed(`seller:${parcel.sellerId}`)
    expect(await refusalOf(deliverSale(market.ctx, seller, parcelId))).toBe('PARCEL_NOT_DELIVERABLE')
    expect(await refusalOf(confirmReceipt(market.ctx, buyer, parcelId))).toBe('PARCEL_NOT_CONFIRMABLE')
    const dayEnds = market.value('select due_at from parcels where id = ?', parcelId)
    expect(dayOf(dayEnds)).toBe(inDays(3))
    market.wait(days(3))
    await deliverSale(market.ctx, seller, parcelId)
    expect(parcelState(market, parcel)).toBe('delivered')
    expect(market.value('select due_at from parcels where id = ?', parcelId)).toBe(dayEnds + WINDOWS.protect)
    expect(mailsOf('appointmentDone')).toBe(1)
    market.wait(WINDOWS.protect + days(1))
    expect(await moveDueParcels(market.ctx)).toBe(1)
    expect(parcelState(market, parcel)).toBe('completed')
    expect(await owed(`seller:${parcel.sellerId}`)).toBeGreaterThan(before)
    await expectSumsToMatch(market)
  })

  it('counts as done by itself, and the buyer may claim that nobody came', async () => {
    const { parcelId, parcel, order } = await agreeKopi()
    market.wait(days(4))
    expect(await moveDueParcels(market.ctx)).toBe(1)
    expect(parcelState(market, parcel)).toBe('delivered')
    const { parcels } = await orderPage(market.ctx, buyer, order.orderId)
    const portions = parcels.flatMap(({ lines }) => lines.map(({ id: lineId }) => ({ lineId, quantity: 1 })))
    const claim = { key: 'a-key-of-a-claim', reason: 'Nobody came', portions }
    const open = (kind: 'changed_mind' | 'not_received') =>
      openClaim(market.ctx, buyer, parcelId, { ...claim, kind })
    expect(await refusalOf(open('changed_mind'))).toBe('CLAIM_NOT_POSSIBLE')
    await open('not_received')
    expect(parcelState(market, parcel)).toBe('disputed')
    await expectSumsToMatch(market)
  })

  it('the buyer confirms, and the seller is paid at once', async () => {
    const { parcelId, parcel } = await agreeKopi()
    market.wait(days(3))
    await confirmReceipt(market.ctx, buyer, parcelId)
    expect(parcelState(market, parcel)).toBe('completed')
    await expectSumsToMatch(market)
  })
})

describe('a service that its seller refunds', () => {
  const refund = async ({ order, parcelId, seller }: Awaited<ReturnType<typeof bookKopi>>) =>
    refundSale(market.ctx, seller, {
      parcelId,
      portions: [
        {
          lineId: market.value<string>('select id from order_lines where order_id = ?', order.orderId),
          quantity: 1,
        },
      ],
      reason: 'I am ill',
      seen: 0,
    })
  const stock = () => stockOf(market, variantOf(items.kopi))

  it('before its day can be sold to others', async () => {
    const before = stock()
    const agreed = await agreeKopi()
    market.wait(days(2))
    expect(stock()).toBe(before - 1)
    await refund(agreed)
    expect([stock(), parcelState(market, agreed.parcel)]).toEqual([before, 'returned'])
    await expectSumsToMatch(market)
  })

  it('from its day on cannot', async () => {
    const before = stock()
    const agreed = await agreeKopi()
    market.wait(days(3))
    await refund(agreed)
    expect([stock(), parcelState(market, agreed.parcel)]).toEqual([before - 1, 'returned'])
    await expectSumsToMatch(market)
  })
})
