import {
  hours,
  LATE_AFTER,
  malaysianDay,
  ROLE,
  type StaffPermission,
  shippingDefaultsSchema,
  WINDOWS,
} from '@pasar/domain'
import { describe, expect, it } from 'vitest'
import { askAboutKopi } from '../../messaging/testing/helpers'
import { shipPart } from '../../orders/commands/ship-part'
import { moveDueParcels } from '../../orders/jobs'
import { asMember, asSeller, asStaff } from '../../testing/actors'
import { buy, buyer, fillCart, items, makeBuyers, parcelsOf, useMarket, users } from '../../testing/helpers'
import { saveShippingDefaults } from '../commands/shipping-defaults'
import { sellerDesk, workWaits } from './desk'

const market = useMarket()
const seller = asSeller(users.seller)
const desk = (who = seller) => sellerDesk(market.ctx, who)
const toShip = () =>
  market.rows<{ id: string }>("select id from parcels where seller_id = ? and state = 'to_ship'", seller.id)

/** The rows that triggers keep, reckoned from the parcels themselves. */
const RECKONED = `select p.seller_id, (o.paid_at + 28800000) / 86400000 as day, count(*) as parcels,
  sum(p.items_sen - p.seller_discount_sen - (select sum(refunded_sen + refunded_promoted_sen) from order_lines
    where parcel_id = p.id)) as items_sen,
  sum(p.shipped_at is not null) as shipped,
  sum(coalesce(p.shipped_at > o.paid_at + ${LATE_AFTER}, 0)) as late,
  sum(exists (select 1 from order_history where parcel_id = p.id and ((from_state = 'to_ship' and to_state = 'cancelled'
    and actor in ('seller', 'system')) or (to_state = 'rest_refunded' and actor = 'system')))) as cancelled
  from parcels p join orders o on o.id = p.order_id where o.paid_at is not null group by 1, 2 order by 1, 2`
const kept = () => market.rows('select * from seller_days order by seller_id, day')

async function sell(quantity = 1) {
  await fillCart(market, buyer, [items.kopi, quantity])
  return buy(market, buyer)
}

describe('the days of sellers', () => {
  it('follow payment, shipping, refunds and cancellations', async () => {
    expect(kept()).toEqual(market.rows(RECKONED))
    const before = (await desk()).periods[0]
    await sell(2)
    expect(kept()).toEqual(market.rows(RECKONED))
    const after = (await desk()).periods[0]
    expect(after?.parcels).toBe((before?.parcels ?? 0) + 1)
    expect(after?.amount).toBeGreaterThan(before?.amount ?? 0)
    market.wait(hours(24))
    await sell()
    market.wait(WINDOWS.ship)
    await moveDueParcels(market.ctx)
    const now = market.rows<{ cancelled: number }>(RECKONED)
    expect(now.some(({ cancelled }) => cancelled > 0)).toBe(true)
    expect(kept()).toEqual(now)
  })

  it('count a rest that nobody shipped in time as cancelled; until then it is to ship', async () => {
    const order = await sell(3)
    const parcel = parcelsOf(market, order)[0]
    const line = market.value<string>('select id from order_lines where parcel_id = ?', parcel?.id)
    const before = (await desk()).waits
    await shipPart(market.ctx, seller, {
      parcelId: parcel?.id ?? '',
      courier: 'Pos Laju',
      trackingNumber: 'EN1',
      portions: [{ lineId: line, quantity: 1 }],
      seen: 0,
    })
    expect((await desk()).waits).toEqual(before)
    market.wait(WINDOWS.ship)
    await moveDueParcels(market.ctx)
    const rests = "select count(*) from order_history where to_state = 'rest_refunded' and actor = 'system'"
    expect(market.value(rests)).toBe(1)
    expect((await desk()).waits.toShip).toBe(0)
    expect(kept()).toEqual(market.rows(RECKONED))
  })

  it('know who shipped late', async () => {
    const parcels = toShip()
    expect(parcels.length).toBeGreaterThan(0)
    market.run(
      'update parcels set shipped_at = (select paid_at from orders where id = order_id) + ? where id = ?',
      LATE_AFTER + 1,
      parcels[0]?.id,
    )
    const now = market.rows<{ late: number }>(RECKONED)
    expect(now.some(({ late }) => late > 0)).toBe(true)
    expect(kept()).toEqual(now)
  })
})

describe('the dashboard of a seller', () => {
  it('shows the balances of the books', async () => {
    await sell()
    const sum = (account: string) =>
      market.value('select coalesce(-sum(amount_sen), 0) from ledger_entries where account = ?', account)
    expect((await desk()).balance).toEqual({
      held: sum(`held:${seller.id}`),
      available: sum(`seller:${seller.id}`),
    })
  })

  it('counts what waits, for its own seller only', async () => {
    const before = (await desk()).waits
    await sell()
    market.run(
      "insert into questions (id, item_id, seller_id, user_id, body, created_at) values ('qst_x', ?, ?, ?, 'Fresh?', 1)",
      items.kopi.id,
      seller.id,
      buyer.id,
    )
    const { waits, questions } = await desk()
    expect(waits).toMatchObject({ toShip: before.toShip + 1, questions: before.questions + 1 })
    expect(questions[0]).toMatchObject({ id: 'qst_x', title: items.kopi.title })
    const [newcomer] = makeBuyers(market, 1)
    if (!newcomer) throw new Error('nobody came')
    const empty = await desk(asSeller({ id: newcomer.id, email: newcomer.email, name: newcomer.name }))
    expect(empty.waits).toEqual({ toShip: 0, claims: 0, questions: 0, lowStock: 0, unreadChats: 0 })
    expect(empty.steps).toEqual({ store: false, bank: false, shipping: false, item: false })
    expect(empty.days).toHaveLength(30)
    expect(empty.days.at(-1)?.day).toBe(malaysianDay(market.ctx.now()))
  })

  it('leaves out questions of items that have no page: nobody could answer them', async () => {
    const before = (await desk()).waits.questions
    market.run(
      "insert into questions (id, item_id, seller_id, user_id, body, created_at) values ('qst_x', ?, ?, ?, 'Fresh?', 1)",
      items.kopi.id,
      seller.id,
      buyer.id,
    )
    for (const [status, more] of [
      ['paused', 1],
      ['sold_out', 1],
      ['removed', 0],
      ['draft', 0],
    ] as const) {
      market.run('update items set status = ? where id = ?', status, items.kopi.id)
      const { waits, questions } = await desk()
      expect([status, waits.questions - before]).toEqual([status, more])
      expect([status, questions.some(({ id }) => id === 'qst_x')]).toEqual([status, more === 1])
      expect(await workWaits(market.ctx, seller)).toMatchObject({ questions: waits.questions })
    }
  })

  it('counts the conversations that wait to be read, for nobody but the seller', async () => {
    await askAboutKopi(market)
    await askAboutKopi(market, 'And still?')
    expect(await workWaits(market.ctx, seller)).toMatchObject({ unreadChats: 1 })
    const permissions: StaffPermission[] = ['list', 'ship', 'money']
    const staff = asStaff(users.buyer, { sellerId: seller.id, sellerName: seller.name, permissions })
    expect(await workWaits(market.ctx, staff)).not.toHaveProperty('unreadChats')
  })

  it('has no first steps any more once the shop is ready', async () => {
    market.run("update stores set policies = '' where seller_id = ?", seller.id)
    market.run('update seller_parcels set parcels = 0 where seller_id = ?', seller.id)
    expect((await desk()).steps).toMatchObject({ store: false, shipping: false, item: true })
    await saveShippingDefaults(market.ctx, seller, shippingDefaultsSchema.parse({ shipsFrom: 'MY' }))
    market.run(
      "update stores set policies = 'x', description = 'x', logo_key = 'store-x' where seller_id = ?",
      seller.id,
    )
    expect((await desk()).steps).toEqual({ store: true, bank: false, shipping: true, item: true })
    market.run(
      `insert into bank_accounts (id, user_id, bank, sealed_number, holder, created_at, usable_at)
       values ('bnk_x', ?, 'MBBEMYKL', 'x', 'X', 1, 1)`,
      seller.id,
    )
    expect((await desk()).steps).toBeNull()
  })

  it('shows staff their open work: claims and appeals are for admins', async () => {
    expect(await workWaits(market.ctx, asMember(users.admin, ROLE.ADMIN))).toEqual({
      affiliates: 0,
      appeals: 0,
      applications: 0,
      claims: 0,
      duplicates: 0,
      held: 0,
      heldComments: 0,
      inbox: 0,
      messages: 0,
      payouts: 0,
      posts: 0,
      reportedComments: 0,
      reports: 0,
    })
    expect(await workWaits(market.ctx, asMember(users.manager, ROLE.MANAGER))).toEqual({
      affiliates: 0,
      applications: 0,
    })
  })

  it('asks the database as often whatever was sold, and what stands around every page once', async () => {
    const count = async (work: () => Promise<unknown>) => {
      market.services.statements.length = 0
      await work()
      return market.services.statements.length
    }
    const little = await count(desk)
    for (let time = 0; time < 5; time++) await sell()
    expect(await count(desk)).toBe(little)
    expect(little).toBe(9)
    expect(await count(() => workWaits(market.ctx, seller))).toBe(1)
    expect(await count(() => workWaits(market.ctx, asMember(users.manager, ROLE.MANAGER)))).toBe(1)
    expect(await count(() => workWaits(market.ctx, buyer))).toBe(0)
    expect(await workWaits(market.ctx, null)).toBeNull()
  })
})
