import { days, ROLE, sen, WINDOWS } from '@pasar/domain'
import { describe, expect, it } from 'vitest'
import { deliverSale } from '../orders/commands/deliver'
import { refundSale } from '../orders/commands/refund-sale'
import { moveDueParcels } from '../orders/jobs'
import { orderPage } from '../orders/reads/orders'
import { sendRefunds } from '../payments/jobs'
import { asAdmin, asSeller } from '../testing'
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
  ship,
  useMarket,
  users,
} from '../testing/helpers'
import { escalateClaim, sendGoodsBack, withdrawClaim } from './commands/buyer'
import { decideClaim } from './commands/decide'
import { answerClaim, contestReturn } from './commands/seller'
import { moveDueClaims } from './jobs'
import { claimPage } from './reads'
import { makeClaims } from './testing/helpers'

const market = useMarket()
const admin = asAdmin(users.admin)
const { deliverKopi, lineOf, claim, claimState, refunded } = makeClaims(market)

describe('the buyer', () => {
  it('withdraws, and the window goes on', async () => {
    const { parcel } = await deliverKopi()
    const until = market.value('select due_at from parcels where id = ?', parcel.id)
    const id = await claim(parcel)
    await withdrawClaim(market.ctx, buyer, id)
    expect([claimState(id), parcelState(market, parcel), refunded(parcel)]).toEqual([
      'withdrawn',
      'delivered',
      0,
    ])
    expect(market.value('select due_at from parcels where id = ?', parcel.id)).toBe(until)
    expect(claimState(await claim(parcel))).toBe('open')
    await expectSumsToMatch(market)
  })

  it('keeps the longer protection of a parcel that its seller said has arrived', async () => {
    await fillCart(market, buyer, [items.kopi, 3])
    const [parcel] = parcelsOf(market, await buy(market, buyer))
    if (!parcel) throw new Error('no parcel')
    await ship(market, parcel)
    await deliverSale(market.ctx, sellerOf(parcel), parcel.id)
    const dueAt = () => market.value('select due_at from parcels where id = ?', parcel.id)
    const until = dueAt()
    const id = await claim(parcel)
    market.wait(days(3))
    await withdrawClaim(market.ctx, buyer, id)
    expect([parcelState(market, parcel), dueAt()]).toEqual(['delivered', until])
  })

  it('and the seller at the same moment: one of them counts', async () => {
    for (let round = 0; round < 4; round++) {
      const { parcel } = await deliverKopi()
      const id = await claim(parcel)
      const tries = [
        () => withdrawClaim(market.ctx, buyer, id),
        () => answerClaim(market.ctx, sellerOf(parcel), id, { type: 'refund', words: '' }),
      ]
      if (round % 2) tries.reverse()
      const results = await Promise.allSettled(tries.map((work) => work()))
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      expect(refunded(parcel)).toBe(round % 2 ? 4_670 : 0)
      await expectSumsToMatch(market)
    }
  })

  it('who does nothing more about it lets it end', async () => {
    const { parcel } = await deliverKopi()
    const id = await claim(parcel)
    await answerClaim(market.ctx, sellerOf(parcel), id, { type: 'refuse', words: 'It was whole' })
    market.wait(WINDOWS.buyerAnswers)
    await moveDueClaims(market.ctx)
    expect(claimState(id)).toBe('lapsed')
    await moveDueParcels(market.ctx)
    expect([parcelState(market, parcel), refunded(parcel)]).toEqual(['completed', 0])
    await expectSumsToMatch(market)
  })

  it('escalates a refusal', async () => {
    const { parcel } = await deliverKopi()
    const id = await claim(parcel)
    expect(await refusalOf(escalateClaim(market.ctx, buyer, id))).toBe('CLAIM_MOVED')
    await answerClaim(market.ctx, sellerOf(parcel), id, { type: 'refuse', words: 'It was whole' })
    await Promise.all([1, 2].map(() => escalateClaim(market.ctx, buyer, id)))
    expect(claimState(id)).toBe('escalated')
    expect(market.value("select count(*) from mails where kind = 'claimEscalated'")).toBe(2)
    const admins = market.value(`select count(*) from users where role = ${ROLE.ADMIN} and status = 'active'`)
    expect(admins).toBeGreaterThan(0)
    for (const table of ['mails', 'notifications'])
      expect(market.value(`select count(*) from ${table} where kind = 'claimToDecide'`)).toBe(admins)
  })
})

describe('staff who may answer claims', () => {
  it('are notified of a claim as their seller is; those who may not see money are not', async () => {
    const { parcel } = await deliverKopi()
    const staff = makeBuyers(market, 2).map(({ id }, at) => {
      market.run(
        `insert into store_staff (user_id, seller_id, may_list, may_ship, may_money, is_working, joined_at)
          values (?, ?, 0, 1, ?, 1, 1)`,
        id,
        parcel.sellerId,
        1 - at,
      )
      return id
    })
    const newsOf = (userId: string | undefined) =>
      market.rows<{ kind: string }>(
        "select kind, data, link from notifications where user_id = ? and kind like 'claim%' order by kind",
        userId,
      )
    const id = await claim(parcel)
    const seller = sellerOf(parcel)
    await answerClaim(market.ctx, seller, id, {
      type: 'return',
      words: 'Send them back',
      address: 'Lot 7, Ipoh',
    })
    await sendGoodsBack(market.ctx, buyer, id, { courier: 'Pos Laju', trackingNumber: 'EN111111111MY' })
    await contestReturn(market.ctx, seller, id, 'An empty box')
    await withdrawClaim(market.ctx, buyer, id)
    const kinds = newsOf(staff[0]).map(({ kind }) => kind)
    expect(kinds).toEqual(['claimClosed', 'claimEscalated', 'claimOpened', 'claimReturning'])
    expect(newsOf(staff[0])).toEqual(newsOf(parcel.sellerId))
    expect(newsOf(staff[1])).toEqual([])
  })
})

describe('decideClaim', () => {
  async function escalated(quantity = 3) {
    const { order, parcel } = await deliverKopi()
    const id = await claim(parcel, {}, quantity)
    await answerClaim(market.ctx, sellerOf(parcel), id, { type: 'refuse', words: 'No' })
    await escalateClaim(market.ctx, buyer, id)
    return { order, parcel, id }
  }

  it.each([
    ['refund', { type: 'refund', words: 'Torn' } as const, 'returned', 4_670],
    ['part', { type: 'part', words: 'Half', amount: sen(2_000) } as const, 'completed', 2_000],
    ['none', { type: 'none', words: 'Whole' } as const, 'completed', 0],
  ])('%s', async (_name, decision, state, amount) => {
    const { parcel, id } = await escalated()
    await Promise.all([1, 2].map(() => decideClaim(market.ctx, admin, id, decision)))
    await moveDueParcels(market.ctx)
    expect([claimState(id), parcelState(market, parcel), refunded(parcel)]).toEqual([
      'decided',
      state,
      amount,
    ])
    expect(market.rows('select action, reason from audit_log')).toEqual([
      { action: 'decideClaim', reason: decision.words },
    ])
    await sendRefunds(market.ctx)
    await expectSumsToMatch(market)
  })

  it('the goods back first, and they arrive or are fought over', async () => {
    const { parcel, id } = await escalated(1)
    await decideClaim(market.ctx, admin, id, {
      type: 'return',
      words: 'Send it back',
      address: 'Lot 7, Ipoh',
    })
    await sendGoodsBack(market.ctx, buyer, id, { courier: 'DHL', trackingNumber: '71' })
    await contestReturn(market.ctx, sellerOf(parcel), id, 'An empty box')
    expect(claimState(id)).toBe('escalated')
    await decideClaim(market.ctx, admin, id, { type: 'refund', words: 'The courier lost it' })
    expect([parcelState(market, parcel), refunded(parcel)]).toEqual(['delivered', 1_290])
    await moveDueParcels(market.ctx)
    expect(parcelState(market, parcel)).toBe('delivered')
    market.wait(WINDOWS.protect)
    await moveDueParcels(market.ctx)
    expect(parcelState(market, parcel)).toBe('completed')
    await expectSumsToMatch(market)
  })

  it('ends the protection of what it is about, not of the other pieces', async () => {
    const { order, parcel, id } = await escalated(1)
    const dueAt = () => market.value('select due_at from parcels where id = ?', parcel.id)
    const until = market.value('select protected_until from order_claims where id = ?', id)
    await decideClaim(market.ctx, admin, id, { type: 'none', words: 'Whole' })
    expect([parcelState(market, parcel), dueAt()]).toEqual(['delivered', until])
    const page = await claimPage(market.ctx, buyer, order.orderId, parcel.id)
    expect(page.lines.map(({ left }) => left)).toEqual([2])
    expect(await refusalOf(claim(parcel))).toBe('CLAIM_EMPTY')
    const other = await claim(parcel, {}, 2)
    await answerClaim(market.ctx, sellerOf(parcel), other, { type: 'refuse', words: 'No' })
    await escalateClaim(market.ctx, buyer, other)
    const portions = [{ lineId: lineOf(parcel), quantity: 1 }]
    await decideClaim(market.ctx, admin, other, { type: 'lines', words: 'One is torn', portions })
    // One went back, and two were decided about: nothing is left to claim.
    expect(refunded(parcel)).toBe(1_290)
    await moveDueParcels(market.ctx)
    expect(parcelState(market, parcel)).toBe('completed')
    await expectSumsToMatch(market)
  })

  it('leaves a piece to be claimed when the seller refunds the others after one was decided', async () => {
    const { order, parcel, id } = await escalated(1)
    await decideClaim(market.ctx, admin, id, { type: 'none', words: 'Whole' })
    const portions = [{ lineId: lineOf(parcel), quantity: 2 }]
    const refund = { parcelId: parcel.id, portions, reason: 'Sorry', seen: 0 }
    await refundSale(market.ctx, asSeller(sellerOf(parcel)), refund)
    const mayClaim = async () => {
      const { parcels } = await orderPage(market.ctx, buyer, order.orderId)
      return parcels.map(({ may }) => may.claim)
    }
    expect(await mayClaim()).toEqual([true])
    const page = await claimPage(market.ctx, buyer, order.orderId, parcel.id)
    expect(page.lines.map(({ left }) => left)).toEqual([1])
    await withdrawClaim(market.ctx, buyer, await claim(parcel, {}, 1))
    // As the same refund has left it before: the order offers no form that has nothing to choose.
    market.run('update claim_lines set decided_quantity = 1 where claim_id = ?', id)
    expect(await refusalOf(claim(parcel, {}, 1))).toBe('CLAIM_EMPTY')
    expect(await mayClaim()).toEqual([false])
    await expectSumsToMatch(market)
  })

  it('goods whose arrival nobody confirms come back to the admins', async () => {
    const { parcel, id } = await escalated()
    await decideClaim(market.ctx, admin, id, {
      type: 'return',
      words: 'Send it back',
      address: 'Lot 7, Ipoh',
    })
    await sendGoodsBack(market.ctx, buyer, id, { courier: 'DHL', trackingNumber: '71' })
    market.wait(WINDOWS.returnArrives)
    await moveDueClaims(market.ctx)
    expect([claimState(id), parcelState(market, parcel)]).toEqual(['escalated', 'disputed'])
  })

  it('twice and differently is refused', async () => {
    const { id } = await escalated()
    await decideClaim(market.ctx, admin, id, { type: 'none', words: 'Whole' })
    const again = decideClaim(market.ctx, admin, id, {
      type: 'return',
      words: 'Or not',
      address: 'Lot 7, Ipoh',
    })
    await expect(again).rejects.toMatchObject({ code: 'CLAIM_DECIDED', details: { who: users.admin.name } })
  })
})
