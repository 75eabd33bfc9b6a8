import { hours, LIST_SORTS, minutes, sen } from '@pasar/domain'
import { describe, expect, it } from 'vitest'
import type { Buyer } from '../../access/actors'
import { expireOrders } from '../../orders/commands/close'
import { buyerDashboard } from '../../orders/reads/dashboard'
import {
  buyer,
  deliver,
  makeBuyers,
  makeWebhook,
  newbuyer,
  place,
  refusalOf,
  useMarket,
} from '../../testing/helpers'
import { addToWishlist } from '../../wishlist/commands'
import { bid } from '../commands'
import { moveDueAuctions } from '../jobs'
import { A_DAY, bidOn, copyAuctions, endsIn, KERIS, variantId, WON } from '../testing/helpers'
import { ownBidsPage, ownOffersPage } from './own'

const market = useMarket()
const CHECKOUT = hours(48)

const bidsOf = async (who: Buyer) => (await ownBidsPage(market.ctx, who, null)).bids
const offersOf = async (who: Buyer) => (await ownOffersPage(market.ctx, who, null)).offers
const statuses = async () =>
  (await Promise.all([buyer, newbuyer].map(bidsOf))).map(([first]) => first?.status)

/** The buyer leads with RM 500.00, the new buyer is second with RM 300.00; then the auction ends. */
async function endWithTwo(): Promise<void> {
  endsIn(market, A_DAY)
  await bidOn(market, newbuyer, 300)
  await bidOn(market, buyer, 500)
  market.wait(A_DAY)
  expect(await statuses()).toEqual(['closing', 'closing'])
  await moveDueAuctions(market.ctx)
}

async function passOver(): Promise<void> {
  market.wait(CHECKOUT)
  await moveDueAuctions(market.ctx)
}

describe('bids of one’s own', () => {
  it('are none at first', async () => {
    expect(await ownBidsPage(market.ctx, buyer, null)).toEqual({ bids: [], next: null })
    expect(await ownOffersPage(market.ctx, buyer, null)).toEqual({ offers: [], next: null })
  })

  it('show who leads, and one’s own maximum alone', async () => {
    await bidOn(market, newbuyer, 300)
    await bidOn(market, buyer, 888)
    expect(await bidsOf(buyer)).toMatchObject([
      { slug: KERIS.slug, status: 'leading', isRunning: true, price: 30_500, maximum: 88_800 },
    ])
    expect(await bidsOf(newbuyer)).toMatchObject([{ status: 'outbid', price: 30_500, maximum: 30_000 }])
    const seen = JSON.stringify([await bidsOf(newbuyer), await buyerDashboard(market.ctx, newbuyer)])
    for (const secret of ['88800', buyer.id, buyer.name]) expect(seen).not.toContain(secret)
  })

  it('that won are bought, by the one they were offered to', async () => {
    await endWithTwo()
    expect(await statuses()).toEqual(['open', 'lost'])
    expect(await bidsOf(newbuyer)).toMatchObject([{ isRunning: false, price: 30_500 }])
    const order = await place(market, buyer, { source: WON })
    expect(await statuses()).toEqual(['ordered', 'lost'])
    await deliver(market, makeWebhook(market, order))
    expect(await statuses()).toEqual(['bought', 'lost'])
    await passOver()
    expect(await statuses()).toEqual(['bought', 'lost'])
    expect(await bidsOf(buyer)).toMatchObject([{ orderId: order.orderId }])
  })

  it('that nobody bought in time: the second is offered it, and the first does not see for how much', async () => {
    await endWithTwo()
    await passOver()
    expect(await statuses()).toEqual(['missed', 'open'])
    expect((await bidsOf(newbuyer))[0]).toMatchObject({ price: 30_000, offer: { rank: 2 } })
    expect(JSON.stringify(await bidsOf(buyer))).not.toContain('30000')
    await passOver()
    expect(await statuses()).toEqual(['missed', 'missed'])
  })

  it('that stayed below the reserve sold nothing', async () => {
    market.run('update auctions set reserve_sen = 90000 where item_id = ?', KERIS.id)
    await endWithTwo()
    expect(await statuses()).toEqual(['unsold', 'unsold'])
    expect(await offersOf(buyer)).toEqual([])
  })

  it('are without a link when the item is gone', async () => {
    await bidOn(market, buyer, 300)
    market.run("update items set status = 'removed' where id = ?", KERIS.id)
    expect(await bidsOf(buyer)).toMatchObject([{ slug: '', title: KERIS.title }])
  })

  it('come in pages, those that run first, with two questions to the database for each', async () => {
    const ids = await copyAuctions(market, 29)
    for (const itemId of ids) {
      market.wait(1_000)
      await bid(market.ctx, buyer, { itemId, maximum: sen(30_000) })
    }
    // The earlier bids were on those that run on.
    for (const itemId of ids.slice(17))
      market.run("update auctions set state = 'unsold', due_at = null where item_id = ?", itemId)
    const latest = (list: readonly string[]) => [...list].reverse()
    const wanted = {
      usual: [...latest(ids.slice(0, 17)), ...latest(ids.slice(17))],
      reverse: [...ids.slice(0, 17), ...ids.slice(17)],
    }
    for (const sort of LIST_SORTS) {
      const seen: string[] = []
      const sizes: number[] = []
      let cursor: string | null = null
      do {
        market.services.statements.length = 0
        const page: Awaited<ReturnType<typeof ownBidsPage>> = await ownBidsPage(
          market.ctx,
          buyer,
          cursor,
          sort,
        )
        expect(market.services.statements.length).toBeLessThanOrEqual(2)
        seen.push(...page.bids.map(({ itemId }) => itemId))
        sizes.push(page.bids.length)
        cursor = page.next
      } while (cursor !== null)
      expect(sizes).toEqual([12, 12, 5])
      expect(seen).toEqual(wanted[sort])
    }
  })

  it('go on with the others when those that run fill a page', async () => {
    const ids = await copyAuctions(market, 13)
    for (const itemId of ids) await bid(market.ctx, buyer, { itemId, maximum: sen(30_000) })
    market.run("update auctions set state = 'unsold', due_at = null where item_id = ?", ids[0])
    const first = await ownBidsPage(market.ctx, buyer, null)
    const second = await ownBidsPage(market.ctx, buyer, first.next)
    expect([first.bids.length, second.bids.map(({ itemId }) => itemId), second.next]).toEqual([
      12,
      [ids[0]],
      null,
    ])
  })

  it('are not found with a cursor that is none', async () => {
    expect(await refusalOf(ownBidsPage(market.ctx, buyer, 'nonsense'))).toBe('NOT_FOUND')
    expect(await refusalOf(ownOffersPage(market.ctx, buyer, 'nonsense'))).toBe('NOT_FOUND')
  })
})

describe('what one has won', () => {
  it('waits as long as the offer holds, also after an order that was not paid', async () => {
    await endWithTwo()
    const end = market.ctx.now() + CHECKOUT
    const open = { status: 'open', variantId, offer: { rank: 1, price: 30_500, expiresAt: end } }
    expect(await offersOf(buyer)).toMatchObject([open])
    expect(await offersOf(newbuyer)).toEqual([])
    const { orderId } = await place(market, buyer, { source: WON })
    expect(await offersOf(buyer)).toMatchObject([{ status: 'ordered', orderId }])
    market.wait(minutes(30))
    await expireOrders(market.ctx)
    expect(await offersOf(buyer)).toMatchObject([{ ...open, orderId: null }])
    market.wait(CHECKOUT)
    expect(await offersOf(buyer)).toMatchObject([{ status: 'missed' }])
  })

  it('comes in pages, the latest first', async () => {
    const [other] = makeBuyers(market, 1)
    if (!other) throw new Error('No other')
    const ids = await copyAuctions(market, 14)
    for (const [at, itemId] of ids.entries()) {
      await bid(market.ctx, buyer, { itemId, maximum: sen(30_000) })
      market.run('update auctions set due_at = ? where item_id = ?', market.ctx.now() + at, itemId)
      market.run('update items set ends_at = ? where id = ?', market.ctx.now() + at, itemId)
      market.wait(1_000)
      await moveDueAuctions(market.ctx)
    }
    const first = await ownOffersPage(market.ctx, buyer, null)
    const second = await ownOffersPage(market.ctx, buyer, first.next)
    const seen = [...first.offers, ...second.offers].map(({ itemId }) => itemId)
    expect([first.offers.length, second.next, seen]).toEqual([12, null, [...ids].reverse()])
    const oldest = await ownOffersPage(market.ctx, buyer, null, 'reverse')
    const rest = await ownOffersPage(market.ctx, buyer, oldest.next, 'reverse')
    expect([...oldest.offers, ...rest.offers].map(({ itemId }) => itemId)).toEqual(ids)
    expect(await offersOf(other)).toEqual([])
  })
})

describe('on the dashboard', () => {
  it('holds what was won until it is ordered', async () => {
    await endWithTwo()
    const won = async () => (await buyerDashboard(market.ctx, buyer)).won
    expect(await won()).toMatchObject([{ variantId, title: KERIS.title, offer: { price: 30_500 } }])
    expect((await buyerDashboard(market.ctx, newbuyer)).won).toEqual([])
    const order = await place(market, buyer, { source: WON })
    expect(await won()).toEqual([])
    expect((await buyerDashboard(market.ctx, buyer)).unpaid.map(({ id }) => id)).toEqual([order.orderId])
  })

  it('lists what is bid on or watched, once, the first to end first', async () => {
    const [soon = '', kept = ''] = await copyAuctions(market, 2)
    market.run('update items set ends_at = ends_at - 1000 where id = ?', soon)
    market.run('update items set ends_at = ends_at + 1000 where id = ?', kept)
    await bidOn(market, buyer, 300)
    await bidOn(market, newbuyer, 400)
    await bid(market.ctx, buyer, { itemId: soon, maximum: sen(30_000) })
    for (const itemId of [KERIS.id, kept]) await addToWishlist(market.ctx, buyer, itemId)
    const { auctions } = await buyerDashboard(market.ctx, buyer)
    expect(auctions.map(({ id, isLeading }) => [id, isLeading])).toEqual([
      [soon, true],
      [KERIS.id, false],
      [kept, null],
    ])
  })
})
