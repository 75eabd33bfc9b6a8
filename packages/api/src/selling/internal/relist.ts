import {
  type AuctionChoices,
  type AuctionView,
  findAuctionChoices,
  insertListing,
  insertVariant,
  type OwnListing,
  putItemPictures,
  putPlan,
  type Tx,
  tryRelist,
} from '@pasar/db'
import { AUCTION_DAYS, type AuctionPlan, DomainError, days, nameVariant } from '@pasar/domain'
import { notifyFollowers } from '../../auctions/internal/notify'
import type { Context } from '../../platform/context'
import { startAuction } from './auctions'
import { freeSlug, type Owner } from './own-listing'
import { putInSearch } from './search'

/** The same terms once more: it runs for as many days as before, and is not relisted by itself again. */
function planOf(
  { startPrice, reserve, buyNow, firstEndsAt }: AuctionView,
  { startedAt, secondOffer }: AuctionChoices,
): AuctionPlan {
  const ran = Math.round((firstEndsAt - startedAt) / days(1))
  return {
    startPrice,
    reserve,
    buyNow,
    days: Math.min(Math.max(ran, AUCTION_DAYS.least), AUCTION_DAYS.most),
    endsAt: null,
    isRelisted: false,
    secondOffer,
  }
}

/**
 * Lists an auction once more that is unsold, or whose goods went back, as a new item that shares its pictures.
 * @returns the id of the new item
 * @throws DomainError AUCTION_NOT_UNSOLD, also when it was relisted already
 */
export async function relistWithin(
  tx: Tx,
  ctx: Context,
  seller: Owner,
  { item, auction }: { item: OwnListing; auction: AuctionView },
): Promise<string> {
  const choices = await findAuctionChoices(tx, item.id)
  if (choices === null || choices.relistedAs !== null) throw new DomainError('AUCTION_NOT_UNSOLD')
  const id = ctx.newId('item')
  const plan = planOf(auction, choices)
  const [slug, variantId] = [await freeSlug(tx, item.title, id), ctx.newId('variant')]
  const seq = await insertListing(tx, {
    ...item,
    id,
    sellerId: seller.id,
    slug,
    status: 'draft',
    listingType: 'Auction',
    price: plan.startPrice,
    originalPrice: null,
    now: ctx.now(),
  })
  if (!(await tryRelist(tx, item.id, id))) throw new DomainError('AUCTION_NOT_UNSOLD')
  const [variant] = item.variants
  const values = variant?.values ?? (['', ''] as const)
  await insertVariant(
    tx,
    {
      id: variantId,
      itemId: id,
      position: 0,
      name: nameVariant(values),
      values,
      sku: variant?.sku ?? '',
      gtin: variant?.gtin ?? '',
      price: plan.startPrice,
      picture: variant?.picture ?? '',
    },
    1,
  )
  await putItemPictures(tx, id, item.pictures)
  await putPlan(tx, id, plan)
  await startAuction(tx, ctx, seller, id, plan)
  await putInSearch(tx, seq, { store: item.storeName, item }, null)
  await notifyFollowers(tx, ctx, 'auctionRelisted', auction, {
    amount: plan.startPrice,
    until: ctx.now() + days(plan.days ?? AUCTION_DAYS.least),
    to: { itemId: id, variantId, slug, title: item.title },
  })
  return id
}
