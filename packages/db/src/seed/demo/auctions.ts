import { bidIncrement, HIGHEST_BID, minSen, type Sen, sen, WINDOWS } from '@pasar/domain'
import { addBid, openAuction, type SeedAuction } from '../auctions'
import { drawBetween, drawChance, drawOne, type Random } from '../ids'
import type { DemoItem } from './items'
import type { DemoPeople } from './people'

/** Bids that were tried on an auction at most; those that were too low by then are none. */
const MAX_TRIES = 14
/** Nobody bids far above what others pay for such a thing. */
const WORTH = { least: 1.1, most: 2.4 } as const

const toStep = (amount: number): Sen => sen(Math.round(amount / 500) * 500)

/** A reserve here, a price to buy at once there; most have neither. */
function drawTerms(random: Random, startPrice: Sen) {
  const reserve = drawChance(random, 0.25) ? toStep(startPrice * 1.4) : null
  const buyNow = drawChance(random, 0.4) ? toStep(startPrice * 2.2) : null
  return { reserve, buyNow }
}

/** The bids of an auction until `until`, as the market would have taken them. */
function drawBids(
  random: Random,
  auction: SeedAuction,
  bidders: readonly string[],
  from: number,
  until: number,
): SeedAuction {
  const times = Array.from({ length: drawBetween(random, 0, MAX_TRIES) }, () =>
    Math.floor(from + random() * (until - from)),
  ).sort((a, b) => a - b)
  let state = auction
  for (const at of times) {
    const worth = WORTH.least + random() * (WORTH.most - WORTH.least)
    const maximum = minSen(HIGHEST_BID, toStep(auction.startPrice * worth))
    const bidderId = drawOne(random, bidders)
    const isHigher = maximum >= state.price + bidIncrement(state.price)
    if (isHigher && state.leader?.bidderId !== bidderId) state = addBid(state, bidderId, maximum, at)
  }
  return state
}

/** One more bid that leads now. */
const outbidAll = (auction: SeedAuction, bidderId: string, at: number): SeedAuction =>
  auction.leader?.bidderId === bidderId
    ? auction
    : addBid(auction, bidderId, toStep(Math.max(auction.leader?.maximum ?? 0, auction.startPrice) * 1.3), at)

/** After the end: offered to who led, or over without a sale. */
function close(auction: SeedAuction): SeedAuction {
  const { leader, price, endsAt, reserve } = auction
  const expiresAt = endsAt + WINDOWS.auctionCheckout
  if (leader === null || (reserve !== null && leader.maximum < reserve))
    return { ...auction, state: 'unsold' }
  return {
    ...auction,
    state: 'offered',
    offer: { bidderId: leader.bidderId, price, madeAt: endsAt, expiresAt },
  }
}

const withPrice = (item: DemoItem, auction: SeedAuction): DemoItem => ({
  ...item,
  auction,
  price: auction.price,
  endsAt: auction.endsAt,
  variants: item.variants.map((variant) => ({ ...variant, price: auction.price })),
})

/**
 * Lets members bid on the auctions. The demo buyer has won one that waits to be checked out, leads in another,
 * and was outbid in a third.
 */
export function planAuctions(
  random: Random,
  items: readonly DemoItem[],
  people: DemoPeople,
  now: number,
): DemoItem[] {
  const bidders = people.buyers.map(({ id }) => id)
  const self = people.buyer.id
  let ended = 0
  let running = 0
  return items.map((item) => {
    if (item.endsAt === null) return item
    const isEnded = item.endsAt <= now
    if (isEnded) ended += 1
    else running += 1
    const drawn = drawTerms(random, item.price)
    // The latest to end is the demo buyer's, the next somebody else's; the rest did not reach what was asked.
    const reserve = !isEnded ? drawn.reserve : ended <= 2 ? null : sen(item.price * 3)
    const until = Math.min(now, item.endsAt - 1)
    const open = openAuction(item.price, item.endsAt, { ...drawn, reserve })
    const bid = drawBids(random, open, bidders, item.publishedAt, until)
    if (isEnded) return withPrice(item, close(ended === 1 ? outbidAll(bid, self, until) : bid))
    if (running === 1) return withPrice(item, outbidAll(bid, self, until))
    if (running !== 2) return withPrice(item, bid)
    const mine = outbidAll(bid, self, until - 1)
    return withPrice(item, outbidAll(mine, drawOne(random, bidders), until))
  })
}
