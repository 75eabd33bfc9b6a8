import { type AuctionView, type CartLine, type Db, findAuction, findLastOffer } from '@pasar/db'
import type { Sen } from '@pasar/domain'

/**
 * At what price a member may buy an auctioned item now: what it was offered to them for after the end, or the
 * price to buy it at once while nobody has bid. Null when they may not.
 */
async function findTerms(db: Db, auction: AuctionView, userId: string, now: number): Promise<Sen | null> {
  // What staff took off, or what a seller left behind, is sold to nobody.
  if (auction.sellerId === userId || auction.status === 'removed') return null
  if (auction.state === 'running')
    return auction.status === 'active' && auction.endsAt > now && auction.leader === null
      ? auction.buyNow
      : null
  if (auction.state !== 'offered') return null
  const offer = await findLastOffer(db, auction.itemId)
  return offer?.bidderId === userId && offer.expiresAt > now ? offer.price : null
}

/** A line of an auctioned item as this member may buy it: one piece at the price of the offer. */
export async function withAuctionTerms(
  db: Db,
  line: CartLine,
  userId: string,
  now: number,
): Promise<CartLine> {
  const auction = await findAuction(db, line.item.itemId)
  const price = auction && (await findTerms(db, auction, userId, now))
  if (price === null) return line
  return { ...line, isForSale: true, seenPrice: price, item: { ...line.item, price, quantity: 1 } }
}

/** Whether a member may still buy an auctioned item at the price they ordered it for; true for what is sold otherwise. */
export async function mayStillBuy(
  db: Db,
  { itemId, unitPrice }: { itemId: string; unitPrice: Sen },
  userId: string,
  now: number,
): Promise<boolean> {
  const auction = await findAuction(db, itemId)
  return auction === null || (await findTerms(db, auction, userId, now)) === unitPrice
}
