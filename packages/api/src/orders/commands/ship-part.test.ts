import { exportOrders } from '@pasar/db'
import { days, WINDOWS } from '@pasar/domain'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { withdrawClaim } from '../../disputes/commands/buyer'
import { openClaim } from '../../disputes/commands/open'
import { answerClaim } from '../../disputes/commands/seller'
import { claimPage } from '../../disputes/reads'
import { makeClaims } from '../../disputes/testing/helpers'
import { sendRefunds } from '../../payments/jobs'
import { balancePage } from '../../payouts/reads/balance'
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
  readAll,
  refusalOf,
  sellerOf,
  ship,
  stateOf,
  stockOf,
  type TestParcel,
  useMarket,
  users,
  variantOf,
} from '../../testing/helpers'
import { moveDueParcels, remindSellers } from '../jobs'
import { orderPage } from '../reads/orders'
import { salePage } from '../reads/sale'
import { restsToShip } from '../reads/sales'
import { trackOrder } from '../reads/track'
import { toOrder } from '../rest/order-view'
import { cancelParcel } from './cancel-parcel'
import { cancelRest } from './cancel-rest'
import { correctTracking } from './correct-tracking'
import { deliverSale } from './deliver'
import { confirmReceipt } from './receive'
import { refundSale } from './refund-sale'
import { shipPart, shipRest } from './ship-part'

const market = useMarket()
const { lineOf, form, refunded } = makeClaims(market)
const kopi = variantOf(items.kopi)
const mailsOf = (kind: string) => market.value('select count(*) from mails where kind = ?', kind)
const newsOf = (kind: string) => market.value('select count(*) from notifications where kind = ?', kind)

/** Three coffees for RM 12.90 each with RM 8.00 of shipping. */
async function buyKopi(quantity = 3) {
  const order = await buy(market, buyer, [items.kopi, quantity])
  const [parcel] = parcelsOf(market, order)
  if (!parcel) throw new Error('no parcel')
  return { order, parcel }
}

const input = (parcel: TestParcel, quantity: number, seen: number, trackingNumber = `EN${seen}`) => ({
  parcelId: parcel.id,
  courier: 'Pos Laju' as const,
  trackingNumber,
  portions: [{ lineId: lineOf(parcel), quantity }],
  seen,
})
const send = (parcel: TestParcel, ...rest: [quantity: number, seen: number, trackingNumber?: string]) =>
  shipPart(market.ctx, sellerOf(parcel), input(parcel, ...rest))
const refundPieces = (parcel: TestParcel, quantity: number, seen: number) =>
  refundSale(market.ctx, asSeller(sellerOf(parcel)), {
    parcelId: parcel.id,
    portions: [{ lineId: lineOf(parcel), quantity }],
    reason: 'None left',
    seen,
  })
const saleOf = (parcel: TestParcel) => salePage(market.ctx, sellerOf(parcel), parcel.id)
const results = (answers: readonly PromiseSettledResult<unknown>[]) =>
  answers.map(({ status }) => status).toSorted()

describe('shipPart', () => {
  it('ships some pieces now and the others later, each with its tracking', async () => {
    const { order, parcel } = await buyKopi()
    const { dueAt } = await saleOf(parcel)
    market.wait(days(1))
    expect(await send(parcel, 1, 0)).toBe(2)
    const [first] = (await orderPage(market.ctx, buyer, order.orderId)).parcels
    expect(first).toMatchObject({
      state: 'shipped',
      restPieces: 2,
      dueAt,
      trackingNumber: 'EN0',
      may: { confirm: false, cancel: false, cancelRest: true, claim: true },
    })
    expect(first?.parts).toMatchObject([{ trackingNumber: 'EN0', pieces: 1, lines: [{ quantity: 1 }] }])
    expect([newsOf('partShipped'), mailsOf('partShipped'), mailsOf('parcelShipped')]).toEqual([1, 1, 0])
    const rests = () => restsToShip(market.ctx, sellerOf(parcel))
    expect(await rests()).toMatchObject([{ id: parcel.id, pieces: 2, dueAt }])
    market.wait(days(2))
    expect(await send(parcel, 1, 1)).toBe(1)
    expect(await send(parcel, 1, 2)).toBe(0)
    expect(await rests()).toEqual([])
    const [whole] = (await orderPage(market.ctx, buyer, order.orderId)).parcels
    expect(whole).toMatchObject({
      restPieces: 0,
      shippedAt: market.ctx.now(),
      dueAt: market.ctx.now() + WINDOWS.arriveHome,
      may: { confirm: true, cancelRest: false },
    })
    expect(whole?.parts.map(({ trackingNumber }) => trackingNumber)).toEqual(['EN0', 'EN1', 'EN2'])
    expect([mailsOf('partShipped'), mailsOf('parcelShipped')]).toEqual([2, 1])
    await expectSumsToMatch(market)
    await confirmReceipt(market.ctx, buyer, parcel.id)
    expect([parcelState(market, parcel), stateOf(market, order)]).toEqual(['completed', 'paid'])
    await expectSumsToMatch(market)
  })

  it('ships it whole when all pieces are chosen', async () => {
    const { parcel } = await buyKopi()
    expect(await send(parcel, 3, 0)).toBe(0)
    const sale = await saleOf(parcel)
    expect([sale.state, sale.parts, sale.restPieces]).toEqual(['shipped', [], 0])
    expect(await send(parcel, 3, 0)).toBe(0)
    expect(mailsOf('parcelShipped')).toBe(1)
    expect(await refusalOf(send(parcel, 3, 0, 'OTHER'))).toBe('PARCEL_SHIPPED_BY')
    expect(await refusalOf(send(parcel, 1, 0))).toBe('PARCEL_SHIPPED_BY')
  })

  it('ships all that is still to come, with one number', async () => {
    const { order, parcel } = await buyKopi()
    const sendRest = (rest: number, trackingNumber = 'EN9') =>
      shipRest(market.ctx, sellerOf(parcel), {
        parcelId: parcel.id,
        courier: 'Pos Laju',
        trackingNumber,
        rest,
      })
    expect(await refusalOf(sendRest(3))).toBe('SALE_CHANGED')
    await send(parcel, 1, 0)
    const before = readAll(market)
    expect(await refusalOf(sendRest(1))).toBe('SALE_CHANGED')
    const stranger = shipRest(market.ctx, asSeller(users.tan), {
      ...{ parcelId: parcel.id, courier: 'Pos Laju', trackingNumber: 'EN9', rest: 2 },
    })
    expect(await refusalOf(stranger)).toBe('NOT_FOUND')
    expect(readAll(market)).toEqual(before)
    await sendRest(2)
    const [whole] = (await orderPage(market.ctx, buyer, order.orderId)).parcels
    expect(whole).toMatchObject({ restPieces: 0, trackingNumber: 'EN9' })
    expect(whole?.parts.map(({ pieces }) => pieces)).toEqual([1, 2])
    const after = readAll(market)
    await sendRest(2)
    expect(readAll(market)).toEqual(after)
    expect(await refusalOf(sendRest(2, 'OTHER'))).toBe('PARCEL_SHIPPED_BY')
    await expectSumsToMatch(market)
  })

  it('does what is sent again once', async () => {
    const { parcel } = await buyKopi()
    await send(parcel, 1, 0)
    const before = readAll(market)
    expect(await send(parcel, 1, 0)).toBe(2)
    expect(readAll(market)).toEqual(before)
  })

  it('refuses what is not there, what is done, and what belongs to others; nothing is written', async () => {
    const { parcel } = await buyKopi()
    await send(parcel, 1, 0)
    const before = readAll(market)
    const other = asSeller(users.priya)
    expect(await refusalOf(shipPart(market.ctx, other, input(parcel, 1, 1)))).toBe('NOT_FOUND')
    expect(await refusalOf(send(parcel, 3, 1))).toBe('PART_EMPTY')
    const twice = input(parcel, 1, 1)
    twice.portions.push(...twice.portions)
    expect(await refusalOf(shipPart(market.ctx, sellerOf(parcel), twice))).toBe('PART_EMPTY')
    expect(await refusalOf(ship(market, parcel, 'WHOLE'))).toBe('PARCEL_SHIPPED_BY')
    expect(await refusalOf(deliverSale(market.ctx, sellerOf(parcel), parcel.id))).toBe(
      'PARCEL_NOT_DELIVERABLE',
    )
    expect(await refusalOf(confirmReceipt(market.ctx, buyer, parcel.id))).toBe('PARCEL_NOT_CONFIRMABLE')
    expect(await refusalOf(cancelParcel(market.ctx, buyer, parcel.id))).toBe('PARCEL_NOT_CANCELLABLE')
    expect(await refusalOf(cancelRest(market.ctx, newbuyer, parcel.id))).toBe('NOT_FOUND')
    expect(await refusalOf(refundPieces(parcel, 3, 1))).toBe('CLAIM_EMPTY')
    expect(await refusalOf(refundPieces(parcel, 1, 0))).toBe('SALE_CHANGED')
    expect(readAll(market)).toEqual(before)
    await cancelRest(market.ctx, buyer, parcel.id)
    expect(await refusalOf(send(parcel, 1, 3))).toBe('PARCEL_SHIPPED_BY')
    expect(await refusalOf(cancelRest(market.ctx, buyer, parcel.id))).toBe('PARCEL_NOT_CANCELLABLE')
  })

  it('refuses a cancelled parcel', async () => {
    const { parcel } = await buyKopi()
    await cancelParcel(market.ctx, buyer, parcel.id)
    expect(await refusalOf(send(parcel, 1, 3))).toBe('PARCEL_NOT_SHIPPABLE')
  })

  it('leaves files out, which nobody ships', async () => {
    await fillCart(market, buyer, [items.kopi, 2], [items.lowStock, 1])
    const [parcel] = parcelsOf(market, await buy(market, buyer))
    if (!parcel) throw new Error('no parcel')
    const goods = market.value<string>(
      'select id from order_lines where parcel_id = ? and item_id = ?',
      parcel.id,
      items.kopi.id,
    )
    market.run('update order_lines set is_virtual = 1 where parcel_id = ? and id <> ?', parcel.id, goods)
    const some = (quantity: number, seen: number) => ({
      ...input(parcel, 1, seen),
      portions: [{ lineId: goods, quantity }],
    })
    expect(await shipPart(market.ctx, sellerOf(parcel), some(1, 0))).toBe(1)
    await expectSumsToMatch(market)
    expect(await shipPart(market.ctx, sellerOf(parcel), some(1, 1))).toBe(0)
    await expectSumsToMatch(market)
  })
})

describe('the rest', () => {
  it('is refunded when its time is up, without shipping; what was shipped goes on', async () => {
    const { order, parcel } = await buyKopi()
    market.wait(days(1))
    await send(parcel, 1, 0)
    const shippedAt = market.ctx.now()
    market.wait(WINDOWS.ship - days(1) - 1)
    await moveDueParcels(market.ctx)
    const { restPieces, dueAt: shipBy } = await saleOf(parcel)
    expect(restPieces).toBe(2)
    const held = (await balancePage(market.ctx, sellerOf(parcel), { cursor: null, held: null })).held.parcels
    expect(held.find(({ id }) => id === parcel.id)).toMatchObject({ isToShip: true, dueAt: shipBy })
    const stock = stockOf(market, kopi)
    market.wait(1)
    await Promise.all([moveDueParcels(market.ctx), moveDueParcels(market.ctx)])
    const sale = await saleOf(parcel)
    expect(sale).toMatchObject({ state: 'shipped', restPieces: 0, dueAt: shippedAt + WINDOWS.arriveHome })
    expect([refunded(parcel), stateOf(market, order)]).toEqual([2_580, 'partially_refunded'])
    expect(stockOf(market, kopi)).toBe(stock + 2)
    expect([newsOf('restCancelled'), mailsOf('restCancelled')]).toEqual([2, 1])
    await expectSumsToMatch(market)
    await sendRefunds(market.ctx)
    market.wait(WINDOWS.arriveHome)
    await moveDueParcels(market.ctx)
    market.wait(WINDOWS.protect)
    await moveDueParcels(market.ctx)
    expect(parcelState(market, parcel)).toBe('completed')
    await expectSumsToMatch(market)
  })

  it('is cancelled by the buyer; after that what was shipped can be claimed', async () => {
    const { parcel } = await buyKopi()
    await send(parcel, 2, 0)
    market.wait(WINDOWS.lateHome)
    const late = (quantity: number) =>
      openClaim(market.ctx, buyer, parcel.id, form(parcel, { kind: 'not_received' }, quantity))
    expect(await refusalOf(late(1))).toBe('CLAIM_NOT_POSSIBLE')
    await cancelRest(market.ctx, buyer, parcel.id)
    expect([refunded(parcel), mailsOf('restCancelled'), newsOf('restCancelled')]).toEqual([1_290, 0, 1])
    expect(await refusalOf(late(3))).toBe('CLAIM_EMPTY')
    await late(2)
    expect(parcelState(market, parcel)).toBe('disputed')
    await expectSumsToMatch(market)
  })

  it('is given up with a claim about what was shipped, in one step', async () => {
    const { order, parcel } = await buyKopi()
    await send(parcel, 1, 0)
    const claimOne = (over: Partial<Parameters<typeof form>[1]> = {}, quantity = 1) =>
      openClaim(market.ctx, buyer, parcel.id, form(parcel, { rest: 2, ...over }, quantity))
    expect(await claimPage(market.ctx, buyer, order.orderId, parcel.id)).toMatchObject({
      rest: { pieces: 2, amount: 2_580 },
      lines: [{ left: 1 }],
      kinds: ['not_as_described', 'damaged', 'changed_mind'],
    })
    const before = readAll(market)
    expect(await refusalOf(claimOne({ rest: 0 }))).toBe('CLAIM_NOT_POSSIBLE')
    expect(await refusalOf(claimOne({ rest: 1 }))).toBe('SALE_CHANGED')
    expect(await refusalOf(claimOne({}, 2))).toBe('CLAIM_EMPTY')
    expect(await refusalOf(claimOne({ kind: 'not_received' }))).toBe('CLAIM_NOT_POSSIBLE')
    expect(readAll(market)).toEqual(before)
    const id = await claimOne()
    expect([parcelState(market, parcel), refunded(parcel)]).toEqual(['disputed', 2_580])
    expect(await refusalOf(send(parcel, 1, 1))).toBe('SALE_CHANGED')
    await expectSumsToMatch(market)
    await answerClaim(market.ctx, asSeller(sellerOf(parcel)), id, { type: 'refund', words: 'Sorry' })
    // With the last of the goods goes the shipping.
    expect([parcelState(market, parcel), refunded(parcel)]).toEqual(['returned', 3_870 + 800])
    await expectSumsToMatch(market)
  })

  it('that is late, or is taken back, goes on as what was shipped', async () => {
    const { parcel } = await buyKopi()
    await send(parcel, 1, 0)
    market.wait(WINDOWS.lateHome)
    const over = { rest: 2, kind: 'not_received' } as const
    const id = await openClaim(market.ctx, buyer, parcel.id, form(parcel, over, 1))
    await withdrawClaim(market.ctx, buyer, id)
    const { state, restPieces } = await saleOf(parcel)
    expect([state, restPieces, refunded(parcel)]).toEqual(['shipped', 0, 2_580])
    await expectSumsToMatch(market)
  })

  it('is refunded by the seller, piece by piece; the last one starts the clock of what was shipped', async () => {
    const { parcel } = await buyKopi()
    const { dueAt } = await saleOf(parcel)
    await send(parcel, 1, 0)
    await refundPieces(parcel, 1, 1)
    expect(await saleOf(parcel)).toMatchObject({ restPieces: 1, dueAt })
    await expectSumsToMatch(market)
    await refundPieces(parcel, 1, 2)
    const sale = await saleOf(parcel)
    expect(sale).toMatchObject({ restPieces: 0, dueAt: market.ctx.now() + WINDOWS.arriveHome })
    expect([sale.may.deliver, refunded(parcel)]).toEqual([true, 2_580])
    await expectSumsToMatch(market)
    // The shipping goes back with what was shipped, as ever.
    await refundPieces(parcel, 1, 3)
    expect([parcelState(market, parcel), refunded(parcel)]).toEqual(['returned', 4_670])
    await expectSumsToMatch(market)
  })

  it('is reminded of three days after a part', async () => {
    const { parcel } = await buyKopi()
    market.wait(days(2))
    await send(parcel, 1, 0)
    const reminders = () =>
      market.value('select count(*) from mails where dedupe_key like ?', `shipReminder:%${parcel.id}%`)
    const before = reminders()
    market.wait(days(3) - 1)
    await remindSellers(market.ctx)
    expect(reminders()).toBe(before)
    market.wait(1)
    await Promise.all([remindSellers(market.ctx), remindSellers(market.ctx)])
    expect(reminders()).toBe(before + 1)
  })
})

/** Pieces that were shipped, and what was refunded: the rest went one of both ways. */
const ENDS = [
  [3, 0],
  [1, 2_580],
]

describe('two at the same time', () => {
  it('ship the same pieces: one does, the other learns who was first', async () => {
    const { parcel } = await buyKopi()
    const first = await Promise.allSettled(['A', 'B'].map((number) => send(parcel, 2, 0, number)))
    expect(results(first)).toEqual(['fulfilled', 'rejected'])
    expect((await saleOf(parcel)).restPieces).toBe(1)
    expect(await refusalOf(send(parcel, 1, 0, 'C'))).toBe('PARCEL_SHIPPED_BY')
    await expectSumsToMatch(market)
  })

  it('ship, refund, cancel or are the clock: the sums hold, and each piece goes one way', async () => {
    const ways = [
      (parcel: TestParcel) => refundPieces(parcel, 2, 1),
      (parcel: TestParcel) => cancelRest(market.ctx, buyer, parcel.id),
      async () => void (await moveDueParcels(market.ctx)),
    ]
    for (const way of ways)
      for (const isFirst of [true, false]) {
        const { parcel } = await buyKopi()
        await send(parcel, 1, 0)
        market.wait(WINDOWS.ship)
        const tries = [() => send(parcel, 2, 1), () => way(parcel)]
        if (!isFirst) tries.reverse()
        await Promise.allSettled(tries.map((work) => work()))
        const shipped = (await saleOf(parcel)).parts.reduce((sum, { pieces }) => sum + pieces, 0)
        expect(ENDS).toContainEqual([shipped, refunded(parcel)])
        await expectSumsToMatch(market)
      }
  })
})

describe('correctTracking of a part', () => {
  const right = { courier: 'J&T', trackingNumber: 'RIGHT' } as const

  it('corrects that part within a day of its own shipping', async () => {
    const { order, parcel } = await buyKopi()
    await send(parcel, 1, 0)
    market.wait(days(1) - 1)
    await send(parcel, 1, 1)
    const [first, second] = (await saleOf(parcel)).parts
    const correct = (partId?: string) =>
      correctTracking(market.ctx, sellerOf(parcel), { parcelId: parcel.id, partId, ...right })
    expect(await refusalOf(correct())).toBe('TRACKING_FIXED')
    expect(await refusalOf(correct('prt_none'))).toBe('TRACKING_FIXED')
    await correct(first?.id)
    expect(await saleOf(parcel)).toMatchObject({
      trackingNumber: 'EN1',
      parts: [{ trackingNumber: 'RIGHT', courier: 'J&T' }, { trackingNumber: 'EN1' }],
    })
    market.wait(1)
    await correct(second?.id)
    expect((await saleOf(parcel)).trackingNumber).toBe('RIGHT')
    await expect(correct(first?.id)).resolves.toBeUndefined()
    market.run("update parcel_parts set tracking_number = 'X' where id = ?", first?.id ?? '')
    expect(await refusalOf(correct(first?.id))).toBe('TRACKING_FIXED')
    const { history } = await orderPage(market.ctx, buyer, order.orderId)
    expect(history.map(({ to }) => to).filter((to) => to === 'tracking_changed')).toHaveLength(2)
  })
})

it('is in the data of its buyer, and in REST', async () => {
  const { order, parcel } = await buyKopi()
  await send(parcel, 2, 0)
  const [own] = await exportOrders(market.ctx.db, buyer.id, null, 1)
  expect(own).toMatchObject({
    parcels: [{ piecesToCome: 1 }],
    parts: [{ courier: 'Pos Laju', trackingNumber: 'EN0', quantity: 2 }],
  })
  const { parcels } = toOrder(market.ctx, await orderPage(market.ctx, buyer, order.orderId), [])
  expect(parcels).toMatchObject([
    { restPieces: 1, parts: [{ trackingNumber: 'EN0', lines: [{ itemId: items.kopi.id, quantity: 2 }] }] },
  ])
})

it('shows who tracks an order its parts, without what is in them', async () => {
  const { order, parcel } = await buyKopi()
  await send(parcel, 2, 0)
  const number = market.value<string>('select number from orders where id = ?', order.orderId)
  const { parcels } = await trackOrder(market.ctx, { number, email: buyer.email })
  expect(parcels).toMatchObject([{ restPieces: 1, parts: [{ pieces: 2, lines: [], trackingNumber: 'EN0' }] }])
})

it('keeps pieces and money right, whatever is shipped and refunded in whichever order', async () => {
  const anySteps = fc.array(
    fc.record({ isShipped: fc.boolean(), isClaimed: fc.boolean(), quantity: fc.integer({ min: 1, max: 3 }) }),
    { minLength: 1, maxLength: 5 },
  )
  await fc.assert(
    fc.asyncProperty(anySteps, async (steps) => {
      // What was shipped before is gone: enough for as many runs as there are.
      market.run('update item_variants set stock = 40 where item_id = ?', items.kopi.id)
      const { parcel } = await buyKopi(4)
      let gone = 0
      let sent = 0
      for (const { isShipped, isClaimed, quantity } of steps) {
        const size = Math.min(quantity, 4 - gone)
        if (size === 0) break
        if (isClaimed && sent > 0) {
          const about = { rest: 4 - gone, reason: 'Torn' }
          await openClaim(market.ctx, buyer, parcel.id, form(parcel, about, Math.min(quantity, sent)))
          await expectSumsToMatch(market)
          break
        }
        if (isShipped) sent += size
        await (isShipped ? send(parcel, size, gone, `N${gone}`) : refundPieces(parcel, size, gone))
        gone += size
        await expectSumsToMatch(market)
      }
      market.wait(WINDOWS.ship)
      await moveDueParcels(market.ctx)
      await expectSumsToMatch(market)
    }),
    { numRuns: 10 },
  )
})
