import { BY_APPOINTMENT, dayOf, days } from '@pasar/domain'
import { beforeEach, describe, expect, it } from 'vitest'
import { asSeller } from '../../testing'
import {
  buy,
  buyer,
  expectSumsToMatch,
  fillCart,
  items,
  makeBuyers,
  parcelState,
  parcelsOf,
  refusalOf,
  sellerOf,
  useMarket,
  users,
} from '../../testing/helpers'
import { moveDueParcels } from '../jobs'
import { orderPage } from '../reads/orders'
import { acceptDate, confirmDate, keepBoughtDate, keepSoldDate, proposeDate, wishDate } from './appointment'

const market = useMarket()
const inDays = (count: number) => dayOf(market.ctx.now() + days(count))

beforeEach(() =>
  market.run(
    `update items set service_place = 'buyer', service_area = 'Klang', shipping_method = ?, weight_g = 0,
      base_shipping_sen = 0 where id = ?`,
    BY_APPOINTMENT,
    items.kopi.id,
  ),
)

/** Booked, wished for in three days, and confirmed. */
async function agreeKopi() {
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
  await wishDate(market.ctx, buyer, { parcelId, revision: 0, day: inDays(3), part: 'any' })
  await confirmDate(market.ctx, seller, { parcelId, revision: 1 })
  return { parcel, parcelId, seller, appointment, revision }
}

describe('an agreed date', () => {
  const propose = async (
    booked: Awaited<ReturnType<typeof agreeKopi>>,
    by: 'buyer' | 'seller',
    day: string,
    part: 'any' | 'evening' = 'any',
  ) => {
    const named = { parcelId: booked.parcelId, revision: await booked.revision(), day, part }
    return by === 'buyer' ? wishDate(market.ctx, buyer, named) : proposeDate(market.ctx, booked.seller, named)
  }
  const dueOf = (parcelId: string) => market.value('select due_at from parcels where id = ?', parcelId)

  it('is moved once the other side accepts, and stands until then', async () => {
    for (const by of ['buyer', 'seller'] as const) {
      const booked = await agreeKopi()
      const { parcelId, seller, appointment, revision, parcel } = booked
      const before = dueOf(parcelId)
      await propose(booked, by, inDays(6), 'evening')
      expect(await appointment()).toMatchObject({
        state: 'agreed',
        day: inDays(3),
        move: { day: inDays(6), part: 'evening', by },
      })
      const own =
        by === 'buyer'
          ? acceptDate(market.ctx, buyer, { parcelId, revision: await revision() })
          : confirmDate(market.ctx, seller, { parcelId, revision: await revision() })
      await own
      expect((await appointment())?.day).toBe(inDays(3))
      expect(dueOf(parcelId)).toBe(before)
      const seen = { parcelId, revision: await revision() }
      await (by === 'buyer' ? confirmDate(market.ctx, seller, seen) : acceptDate(market.ctx, buyer, seen))
      expect(await appointment()).toMatchObject({
        state: 'agreed',
        day: inDays(6),
        part: 'evening',
        move: null,
      })
      expect([parcelState(market, parcel), dueOf(parcelId)]).toEqual(['shipped', before + days(3)])
      expect(
        market.value(
          "select count(*) from order_history where parcel_id = ? and to_state = 'date_moved'",
          parcelId,
        ),
      ).toBe(1)
      await expectSumsToMatch(market)
    }
  })

  it('stays where the other side says so, where the proposal is withdrawn, and where nobody answers', async () => {
    const booked = await agreeKopi()
    const { parcelId, seller, appointment, revision, parcel } = booked
    await propose(booked, 'buyer', inDays(6))
    await keepSoldDate(market.ctx, seller, { parcelId, revision: await revision() })
    expect(await appointment()).toMatchObject({ day: inDays(3), move: null })
    await propose(booked, 'seller', inDays(7))
    await keepSoldDate(market.ctx, seller, { parcelId, revision: await revision() })
    await keepBoughtDate(market.ctx, buyer, { parcelId, revision: await revision() })
    expect(await appointment()).toMatchObject({ day: inDays(3), move: null })
    await propose(booked, 'buyer', inDays(8))
    market.wait(days(4))
    expect(await moveDueParcels(market.ctx)).toBe(1)
    expect(parcelState(market, parcel)).toBe('delivered')
    expect(await refusalOf(propose(booked, 'buyer', inDays(8)))).toBe('APPOINTMENT_MOVED')
    expect(await refusalOf(confirmDate(market.ctx, seller, { parcelId, revision: await revision() }))).toBe(
      'APPOINTMENT_MOVED',
    )
  })

  it('is moved by one of two who act at once, and never to itself or into the past', async () => {
    const booked = await agreeKopi()
    const { parcelId, seller, revision, appointment } = booked
    expect(await refusalOf(propose(booked, 'buyer', inDays(3)))).toBe('VALIDATION')
    expect(await refusalOf(propose(booked, 'buyer', inDays(-1)))).toBe('VALIDATION')
    const at = await revision()
    const both = await Promise.allSettled([
      wishDate(market.ctx, buyer, { parcelId, revision: at, day: inDays(5), part: 'any' }),
      proposeDate(market.ctx, seller, { parcelId, revision: at, day: inDays(6), part: 'any' }),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    await propose(booked, 'buyer', inDays(1))
    expect((await appointment())?.move).toMatchObject({ day: inDays(1), by: 'buyer' })
    market.wait(days(2))
    expect(await refusalOf(confirmDate(market.ctx, seller, { parcelId, revision: await revision() }))).toBe(
      'APPOINTMENT_PAST',
    )
    expect(await refusalOf(keepSoldDate(market.ctx, asSeller(users.priya), { parcelId, revision: 0 }))).toBe(
      'NOT_FOUND',
    )
  })
})

describe('staff who may ship', () => {
  it('are notified of services and parcels as their seller is, and others are not', async () => {
    const hire = (userId: string, mayShip: 0 | 1, isWorking: 0 | 1 = 1) =>
      market.run(
        `insert into store_staff (user_id, seller_id, may_list, may_ship, may_money, is_working, joined_at)
          values (?, ?, 1, ?, 0, ?, 1)`,
        userId,
        users.seller.id,
        mayShip,
        isWorking,
      )
    const [ships, lists, rests] = makeBuyers(market, 3).map(({ id }) => id)
    hire(ships ?? '', 1)
    hire(lists ?? '', 0)
    hire(rests ?? '', 1, 0)
    await agreeKopi()
    const goods = Object.values(items).find(
      ({ id }) =>
        id !== items.kopi.id &&
        market.value(
          "select 1 from items where id = ? and seller_id = ? and listing_type = 'Fixed' and is_virtual = 0",
          id,
          users.seller.id,
        ),
    )
    await fillCart(market, buyer, [goods ?? items.heavy, 1])
    await buy(market, buyer)
    const given = (userId: string | undefined) =>
      market
        .rows<{ kind: string }>(
          'select distinct kind from notifications where user_id = ? order by kind',
          userId,
        )
        .map(({ kind }) => kind)
    expect(given(ships)).toEqual(given(users.seller.id))
    expect(given(ships)).toEqual(expect.arrayContaining(['appointmentOpen', 'parcelToShip']))
    expect([given(lists), given(rests)]).toEqual([[], []])
  })
})
