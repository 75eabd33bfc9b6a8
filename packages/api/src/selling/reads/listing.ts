import {
  countOwnItems,
  decodeCursor,
  type FormDraft,
  findAuction,
  findAuctionChoices,
  findFormDraft,
  findOwnListing,
  findPlan,
  findShippingDefaults,
  findStoreChoices,
  type ListingUpload,
  listOwnItems,
  listPrices,
  listUploads,
  type OwnItemRow,
  type OwnListing,
  type StoreChoice,
} from '@pasar/db'
import {
  type AuctionPlan,
  DomainError,
  highestWas,
  type ItemStatus,
  MAX_BULK,
  millis,
  type OwnItemsChoice,
  readFormDraft,
  type Sen,
  type ShippingDefaults,
} from '@pasar/domain'
import type { Seller } from '../../access/actors'
import type { Context } from '../../platform/context'
import { readCursor } from '../../platform/lists/read-cursor'
import { wordsOf } from '../internal/own-filter'
import { MAX_UPLOADS } from '../internal/uploads'

const ON_A_PAGE = 20

/** The terms of an auction as its seller's form shows them. */
export interface ListingAuction extends AuctionPlan {
  /** What may still be changed: all of it, nothing but the settings, or nothing. */
  may: 'all' | 'settings' | 'nothing'
}

async function findListingAuction(ctx: Context, { id, status }: OwnListing): Promise<ListingAuction | null> {
  const plan = await findPlan(ctx.db, id)
  if (plan !== null) return { ...plan, may: 'all' }
  const [auction, choices] = await Promise.all([findAuction(ctx.db, id), findAuctionChoices(ctx.db, id)])
  if (auction === null || choices === null) return null
  const { startPrice, reserve, buyNow, state, leader, endsAt } = auction
  const { isRelisted, secondOffer } = choices
  const isRunning = state === 'running' && endsAt > ctx.now() && status === 'active'
  return {
    startPrice,
    reserve,
    buyNow,
    days: null,
    endsAt: millis(endsAt),
    isRelisted,
    secondOffer,
    may:
      isRunning && leader === null
        ? 'all'
        : state === 'running' || state === 'offered'
          ? 'settings'
          : 'nothing',
  }
}

export interface ListingForm {
  stores: StoreChoice[]
  item: OwnListing | null
  /** The most that may be shown as its price before; null for none. */
  highestWas: Sen | null
  /** Its terms, when it is sold by auction. */
  auction: ListingAuction | null
  /** How its seller usually ships; null for an item that is there. */
  defaults: ShippingDefaults | null
  /** What was typed into it and has not been saved. */
  draft: (Omit<FormDraft, 'fields'> & { fields: Record<string, string> }) | null
  /** Pictures the seller has sent that belong to no item yet. */
  uploads: ListingUpload[]
}

/**
 * What the form of an item needs.
 * @param itemId null for a new one
 * @throws DomainError NOT_FOUND, for others' items too
 */
export async function listingForm(
  ctx: Context,
  seller: Seller<'list'>,
  itemId: string | null,
): Promise<ListingForm> {
  const [stores, item, draft, defaults, uploads] = await Promise.all([
    findStoreChoices(ctx.db, seller.id),
    itemId === null ? null : findOwnListing(ctx.db, seller.id, itemId),
    findFormDraft(ctx.db, seller.id, itemId ?? ''),
    itemId === null ? findShippingDefaults(ctx.db, seller.id) : null,
    listUploads(ctx.db, seller.id, MAX_UPLOADS),
  ])
  if (itemId !== null && item === null) throw new DomainError('NOT_FOUND')
  const fields = draft && readFormDraft(draft.fields)
  const isOut = item !== null && item.status !== 'draft'
  const highest = isOut ? highestWas(await listPrices(ctx.db, item.id), item.price, ctx.now()) : null
  const auction = item?.listingType === 'Auction' ? await findListingAuction(ctx, item) : null
  return {
    stores,
    item,
    auction,
    defaults,
    highestWas: highest,
    draft: draft && fields && { ...draft, fields },
    uploads,
  }
}

export interface OwnItemsPage {
  items: OwnItemRow[]
  previous: string | null
  next: string | null
  counts: ReadonlyMap<ItemStatus, number>
}

/** A page of a seller's items. @throws DomainError NOT_FOUND for a cursor that is none */
export async function ownItemsPage(
  ctx: Context,
  seller: Seller<'list'>,
  filter: OwnItemsChoice,
  cursorText: string | null,
): Promise<OwnItemsPage> {
  const cursor = readCursor(cursorText, decodeCursor)
  const wanted = { ...filter, sellerId: seller.id, words: wordsOf(filter) }
  const [page, counts] = await Promise.all([
    listOwnItems(ctx.db, wanted, cursor, ON_A_PAGE),
    countOwnItems(ctx.db, seller.id),
  ])
  return { ...page, counts }
}

/** The items that a filter shows, as many as are changed together, and whether there are more. */
export async function ownItemIds(
  ctx: Context,
  seller: Seller<'list'>,
  filter: OwnItemsChoice,
): Promise<{ ids: string[]; hasMore: boolean }> {
  const wanted = { ...filter, sellerId: seller.id, words: wordsOf(filter) }
  const { items, next } = await listOwnItems(ctx.db, wanted, null, MAX_BULK)
  return { ids: items.map(({ id }) => id), hasMore: next !== null }
}
