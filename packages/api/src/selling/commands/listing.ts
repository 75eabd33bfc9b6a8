import {
  deleteFormDraft,
  insertListing,
  putItemPictures,
  putPlan,
  setSaleStart,
  type Tx,
  updateListing,
} from '@pasar/db'
import {
  type AuctionPlan,
  DomainError,
  type ListingInput,
  type ListingOptions,
  MAX_ITEM_PICTURES,
} from '@pasar/domain'
import type { Seller } from '../../access/actors'
import { requireSelling } from '../../access/require-selling'
import { rootsOfAuction } from '../../auctions/internal/roots'
import type { Context } from '../../platform/context'
import type { StoredPicture } from '../../platform/pictures/store'
import { asAuction, changeFormat, requireScheduling, startAuction } from '../internal/auctions'
import { factsOf, onlyVariant } from '../internal/listing-facts'
import {
  findOwn,
  freeSlug,
  type Owner,
  refuseRemoved,
  requireOwnStore,
  resume,
} from '../internal/own-listing'
import { removeUnshownPictures, withItemPictures } from '../internal/pictures'
import { putInSearch } from '../internal/search'
import { type ChosenPicture, takePictures } from '../internal/uploads'
import { putVariants } from '../internal/variants'
import { requireHonestWas } from '../internal/was-price'

/** A listing with its pictures, as they were sent. */
export interface SentListing {
  listing: ListingInput
  /** Null for an item of one kind. With options the prices, stocks and numbers are those of the variants. */
  options?: ListingOptions | null
  /** Added after those that were chosen. */
  pictures: readonly Buffer[]
  /** Pictures there are, in their order: the item's own, and those that were sent for it before. */
  kept?: readonly ChosenPicture[]
  /** Of the unsaved draft that it comes from, which ends with it. */
  draftVersion?: number
  /** When a draft goes on sale by itself. */
  onSaleAt?: number | null
  /** The terms of an auction; null for a fixed price. */
  auction?: AuctionPlan | null
}

/**
 * Puts an item up at a fixed price or by auction, or keeps it as a draft.
 * @returns its id
 * @throws DomainError EMAIL_UNVERIFIED, SELLER_SUSPENDED, VALIDATION, ITEM_WITHOUT_PICTURE, ITEM_TOO_MANY_PICTURES,
 *   ITEM_PICTURE_GONE, TOO_MANY_REQUESTS, AUCTIONS_OFF, ITEM_WITHOUT_FILE unless a download is kept as a draft, and as `storeUpload` does
 */
export async function addListing(
  ctx: Context,
  seller: Seller<'list'>,
  {
    listing,
    options = null,
    pictures: sources,
    kept = [],
    draftVersion = 0,
    onSaleAt = null,
    auction = null,
  }: SentListing,
  status: 'draft' | 'active',
): Promise<string> {
  await requireSelling(ctx, seller)
  await requireOwnStore(ctx.db, seller, listing.storeId)
  if (listing.isVirtual && (status === 'active' || onSaleAt !== null))
    throw new DomainError('ITEM_WITHOUT_FILE')
  await requireScheduling(ctx, auction, onSaleAt)
  refuseTooMany(kept.length + sources.length)
  if (onSaleAt !== null) requirePicture(kept.length + sources.length)
  return withItemPictures(ctx, seller.id, sources, (added) =>
    ctx.transact({ user: seller.id, store: listing.storeId }, async (tx) => {
      const chosen = await takePictures(tx, seller, kept, { title: listing.title, pictures: [] })
      const pictures = [...chosen, ...added]
      const id = await insertItem(tx, ctx, seller, { listing, options, pictures, auction }, status)
      if (status === 'draft') await setSaleStart(tx, { id, sellerId: seller.id }, onSaleAt)
      await deleteFormDraft(tx, { sellerId: seller.id, itemId: '', version: draftVersion })
      return id
    }),
  )
}

/** A listing whose pictures are kept. */
export interface KeptListing extends Omit<SentListing, 'pictures' | 'kept'> {
  /** Without a description of its own, a picture has the item's title. */
  pictures: readonly (Omit<StoredPicture, 'hash'> & { hash?: string | null; alt?: string })[]
}

/** Writes a new item. @returns its id @throws DomainError VALIDATION, ITEM_WITHOUT_PICTURE */
export async function insertItem(
  tx: Tx,
  ctx: Context,
  seller: Owner,
  { listing: sent, options = null, pictures, auction = null }: KeptListing,
  status: 'draft' | 'active',
): Promise<string> {
  if (status === 'active') requirePicture(pictures.length)
  const store = await requireOwnStore(tx, seller, sent.storeId)
  const listing = auction ? asAuction(sent, options, auction) : sent
  const facts = factsOf(listing, options, (await ctx.settings.read()).zones)
  await requireHonestWas(ctx, tx, null, facts)
  const id = ctx.newId('item')
  const seq = await insertListing(tx, {
    ...facts,
    id,
    sellerId: seller.id,
    slug: await freeSlug(tx, listing.title, id),
    listingType: auction ? 'Auction' : 'Fixed',
    // An auction is out once it has started.
    status: auction ? 'draft' : status,
    now: ctx.now(),
  })
  await putVariants(tx, ctx, id, options?.variants ?? onlyVariant(listing, null, null))
  await putItemPictures(
    tx,
    id,
    pictures.map((picture) => ({ ...picture, alt: picture.alt ?? listing.title })),
  )
  if (auction) {
    await putPlan(tx, id, auction)
    if (status === 'active') await startAuction(tx, ctx, seller, id, auction)
  }
  // Words of a draft would be offered to everyone who searches.
  if (status === 'active') await putInSearch(tx, seq, { store, item: facts }, null)
  return id
}

export interface ListingEdit extends SentListing {
  /** What the form was filled from. */
  version: number
  seenStock: number
  kept: readonly ChosenPicture[]
}

/** What is on sale shows at least one. */
function requirePicture(pictures: number): void {
  if (pictures === 0) throw new DomainError('ITEM_WITHOUT_PICTURE')
}

function refuseTooMany(pictures: number): void {
  if (pictures > MAX_ITEM_PICTURES) throw new DomainError('ITEM_TOO_MANY_PICTURES')
}

/**
 * Changes an item. Its address stays, and so does what was ordered.
 * @throws DomainError NOT_FOUND for others' items too, ITEM_NOT_CHANGEABLE, ITEM_EDITED, STOCK_CHANGED,
 *   AUCTION_HAS_BIDS, AUCTION_ENDED, AUCTION_TAKEN, and as `addListing` does
 */
export async function editListing(
  ctx: Context,
  seller: Seller<'list'>,
  itemId: string,
  edit: ListingEdit,
): Promise<void> {
  const { listing, options = null, pictures: sources, version, seenStock, kept, auction = null } = edit
  await requireSelling(ctx, seller)
  const now = await findOwn(ctx.db, seller, itemId)
  refuseRemoved(now)
  if (listing.isVirtual && now.files === 0 && edit.onSaleAt != null)
    throw new DomainError('ITEM_WITHOUT_FILE')
  await requireScheduling(ctx, auction, edit.onSaleAt, now)
  refuseTooMany(sources.length)
  if (edit.onSaleAt != null) requirePicture(kept.length + sources.length)
  await withItemPictures(ctx, seller.id, sources, (pictures) =>
    ctx.transact({ store: listing.storeId, ...rootsOfAuction(itemId) }, async (tx) => {
      await changeItem(tx, ctx, seller, itemId, {
        listing,
        options,
        pictures,
        version,
        seenStock,
        kept,
        auction,
      })
      await deleteFormDraft(tx, { sellerId: seller.id, itemId, version: edit.draftVersion ?? 0 })
      if (edit.onSaleAt !== undefined)
        await setSaleStart(tx, { id: itemId, sellerId: seller.id }, edit.onSaleAt)
    }),
  )
}

/** Writes what was changed of an item. @throws DomainError as `editListing` does */
export async function changeItem(
  tx: Tx,
  ctx: Context,
  seller: Owner,
  itemId: string,
  {
    listing: sent,
    options = null,
    pictures: added,
    version,
    seenStock,
    kept,
    auction = null,
  }: KeptListing & Pick<ListingEdit, 'kept'> & Omit<ListingEdit, keyof SentListing>,
): Promise<void> {
  const item = await findOwn(tx, seller, itemId)
  refuseRemoved(item)
  await changeFormat(tx, ctx, item, seller, auction)
  const listing = auction ? asAuction(sent, options, auction) : sent
  // Its reviews and answers count for the store in which it was published.
  if (item.status !== 'draft' && listing.storeId !== item.storeId)
    throw new DomainError('VALIDATION', {}, { storeId: 'storeStays' })
  const store = await requireOwnStore(tx, seller, listing.storeId)
  const facts = factsOf(listing, options, (await ctx.settings.read()).zones)
  // Who has it in the cart or in an order was promised the one or the other.
  const isOtherKind =
    item.isVirtual !== facts.isVirtual || (item.servicePlace === null) !== (facts.servicePlace === null)
  if (item.status !== 'draft' && isOtherKind)
    throw new DomainError('VALIDATION', {}, { servicePlace: 'kindStays' })
  await requireHonestWas(ctx, tx, item, facts)
  // The form does not ask it of what is sold as a download.
  if (item.isVirtual && facts.isVirtual) {
    const { weightG, dimensions, baseShipping, shipsFrom } = item
    Object.assign(facts, { weightG, dimensions, baseShipping, shipsFrom })
  }
  if (!(await updateListing(tx, { id: itemId, sellerId: seller.id, version }, facts, ctx.now())))
    throw new DomainError('ITEM_EDITED')
  const [single, ...others] = item.variants
  const wasSingle = single !== undefined && others.length === 0 && single.values[0] === ''
  const wanted = options?.variants ?? onlyVariant(listing, wasSingle ? single.id : null, seenStock)
  await putVariants(tx, ctx, itemId, wanted)
  if (item.status === 'sold_out' && wanted.some(({ stock }) => stock > 0))
    await resume(ctx, tx, seller, itemId)
  const chosen = await takePictures(tx, seller, kept, { title: listing.title, pictures: item.pictures })
  const pictures = [...chosen, ...added.map((picture) => ({ ...picture, alt: listing.title }))]
  // One that went on sale without any, before they were asked for, may be changed all the same.
  if (item.status !== 'draft' && item.pictures.length > 0) requirePicture(pictures.length)
  refuseTooMany(pictures.length)
  await putItemPictures(tx, itemId, pictures)
  if (item.status !== 'draft') await putInSearch(tx, item.seq, { store, item: facts }, { store, item })
  const gone = item.pictures.map(({ key }) => key).filter((key) => !chosen.some((own) => own.key === key))
  tx.afterCommit(() => removeUnshownPictures(ctx, gone))
}
