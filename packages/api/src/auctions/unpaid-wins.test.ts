import { days, hours, sen } from '@pasar/domain'
import { describe, expect, it } from 'vitest'
import { confirmTypedCard } from '../payments/commands/confirm-card'
import { addAuction } from '../selling/testing/auctions'
import { buyer, newbuyer, refusalOf, useMarket } from '../testing/helpers'
import { bid } from './commands'
import { moveDueAuctions } from './jobs'
import { auctionOnItem } from './reads/auctions'

const market = useMarket()
const CARD = { cardNumber: '4242 4242 4242 4242', expiry: '12/40', cvc: '123' }
const bidOn = (itemId: string) => bid(market.ctx, buyer, { itemId, maximum: sen(4_000) })
const isAsked = async (itemId: string) => (await auctionOnItem(market.ctx, itemId, buyer))?.mine.needsCard

/** The buyer wins an auction and does not buy it. */
async function winUnpaid(): Promise<void> {
  const itemId = await addAuction(market)
  await bidOn(itemId)
  market.wait(days(3))
  await moveDueAuctions(market.ctx)
  market.wait(hours(48))
  await Promise.all([moveDueAuctions(market.ctx), moveDueAuctions(market.ctx)])
}

describe('a winner who does not pay', () => {
  it('is counted once for each auction, and confirms a card after two before bidding again', async () => {
    await winUnpaid()
    const itemId = await addAuction(market, { days: 14 })
    await bidOn(itemId)
    await winUnpaid()
    expect(market.value('select count(*) from unpaid_wins where bidder_id = ?', buyer.id)).toBe(2)
    const other = await addAuction(market, { days: 14 })
    expect([
      await isAsked(other),
      (await auctionOnItem(market.ctx, other, newbuyer))?.mine.needsCard,
    ]).toEqual([true, false])
    expect(await refusalOf(bidOn(other))).toBe('CARD_NEEDED')
    const declined = { ...CARD, cardNumber: '4000 0000 0000 0002' }
    expect(await refusalOf(confirmTypedCard(market.ctx, buyer, declined))).toBe('CARD_DECLINED')
    expect(await refusalOf(bidOn(other))).toBe('CARD_NEEDED')
    await confirmTypedCard(market.ctx, buyer, CARD)
    expect(market.rows('select card_last4, confirmed_at from card_confirmations')).toEqual([
      { card_last4: '4242', confirmed_at: market.ctx.now() },
    ])
    expect(await isAsked(other)).toBe(false)
    await bidOn(other)
  })

  it('is asked again after the next, and no longer once ninety days have passed', async () => {
    await winUnpaid()
    await winUnpaid()
    await confirmTypedCard(market.ctx, buyer, CARD)
    await winUnpaid()
    const itemId = await addAuction(market, { days: 14 })
    expect(await refusalOf(bidOn(itemId))).toBe('CARD_NEEDED')
    market.wait(days(90))
    const later = await addAuction(market, { days: 14 })
    await bidOn(later)
  })
})
