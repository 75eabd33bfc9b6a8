import {
  changePrice,
  changeStock,
  deleteDraft,
  findOwnListing,
  findStoreChoices,
  insertListing,
  isSlugTaken,
  type ListingFacts,
  moveListing,
  type OwnListing,
  putItemPictures,
  setSku,
  setVariantPrice,
  type Tx,
  updateListing,
  wasOrdered,
} from '@pasar/db'
import {
  altSchema,
  DomainError,
  defaultBaseShipping,
  formatRm,
  isCategory,
  LISTING_MOVES,
  type ListingInput,
  type ListingMove,
  MAX_ITEM_PICTURES,
  type Sen,
  STANDARD_SHIPPING,
  slugOfTitle,
} from '@pasar/domain'
import type { Seller } from '../../access/actors'
import type { Context } from '../../platform/context'
import { removeItemPictures, withItemPictures } from '../internal/pictures'
import { requireSelling } from '../internal/require-selling'
import { putInSearch } from '../internal/search'

/** A listing with its pictures, as they were sent. */
export interface SentListing {
  listing: ListingInput
  pictures: readonly Buffer[]
}

/** @throws DomainError NOT_FOUND for others' items too */
async function findOwn(db: Parameters<typeof findOwnListing>[0], seller: Seller, itemId: string) {
  const item = await findOwnListing(db, seller.id, itemId)
  if (!item) throw new DomainError('NOT_FOUND')
  return item
}

/** What can be changed at all: what the market's staff took off is not its seller's to change. */
function refuseRemoved({ status }: OwnListing): void {
  if (status === 'removed') throw new DomainError('ITEM_NOT_CHANGEABLE')
}

/** Whether a draft tells all that an item on sale has to. */
const isComplete = ({ category, description, price, weightG, isVirtual }: OwnListing): boolean =>
  isCategory(category) && description.trim() !== '' && price > 0 && (isVirtual || weightG > 0)

/** A price and a stock belong to the one variant; an auction's price to its bids. */
export const hasOwnPrice = ({ listingType, variantCount }: OwnListing): boolean =>
  listingType === 'Fixed' && variantCount === 1

function factsOf({ weight, baseShipping, stock: _stock, sku: _sku, ...told }: ListingInput): ListingFacts {
  const good = { weightG: weight, dimensions: told.dimensions, isVirtual: false }
  return { ...told, weightG: weight, baseShipping: baseShipping ?? defaultBaseShipping(good) }
}

/** @throws DomainError VALIDATION at the store, for others' stores too */
async function requireOwnStore(
  db: Parameters<typeof findStoreChoices>[0],
  seller: Seller,
  storeId: string,
): Promise<string> {
  const store = (await findStoreChoices(db, seller.id)).find(({ id }) => id === storeId)
  if (!store) throw new DomainError('VALIDATION', {}, { storeId: 'choose' })
  return store.name
}

/** The title as an address; with a part of the item's id where another item has it. */
async function freeSlug(tx: Tx, title: string, itemId: string): Promise<string> {
  const wanted = slugOfTitle(title)
  const own = itemId.slice(-8)
  if (wanted === '') return `item-${own}`
  return (await isSlugTaken(tx, wanted)) ? `${wanted}-${own}` : wanted
}

/**
 * Puts an item up at a fixed price, or keeps it as a draft.
 * @returns its id
 * @throws DomainError EMAIL_UNVERIFIED, SELLER_SUSPENDED, VALIDATION, ITEM_TOO_MANY_PICTURES, TOO_MANY_REQUESTS, and as
 *   `storeUpload` does
 */
export async function addListing(
  ctx: Context,
  seller: Seller,
  { listing, pictures: sources }: SentListing,
  status: 'draft' | 'active',
): Promise<string> {
  await requireSelling(ctx, seller)
  await requireOwnStore(ctx.db, seller, listing.storeId)
  if (sources.length > MAX_ITEM_PICTURES) throw new DomainError('ITEM_TOO_MANY_PICTURES')
  return withItemPictures(ctx, seller.id, sources, (pictures) =>
    ctx.transact(async (tx) => {
      const store = await requireOwnStore(tx, seller, listing.storeId)
      const facts = factsOf(listing)
      const id = ctx.newId('item')
      const seq = await insertListing(tx, {
        ...facts,
        id,
        sellerId: seller.id,
        slug: await freeSlug(tx, listing.title, id),
        status,
        variantId: ctx.newId('variant'),
        sku: listing.sku,
        stock: listing.stock,
        shippingMethod: STANDARD_SHIPPING,
        now: ctx.now(),
      })
      await putItemPictures(
        tx,
        id,
        pictures.map((picture) => ({ ...picture, alt: listing.title })),
      )
      // Words of a draft would be offered to everyone who searches.
      if (status === 'active') await putInSearch(tx, seq, { store, item: facts }, null)
      return id
    }),
  )
}

export interface ListingEdit extends SentListing {
  /** What the form was filled from. */
  version: number
  seenStock: number
  /** Pictures that stay, in their new order. */
  kept: readonly { key: string; alt: string }[]
}

/**
 * Changes an item. Its address stays, and so does what was ordered. Price and stock stay where they are not the form's
 * to change: with options, and in auctions.
 * @throws DomainError NOT_FOUND for others' items too, ITEM_NOT_CHANGEABLE, ITEM_EDITED, STOCK_CHANGED, and as
 *   `addListing` does
 */
export async function editListing(
  ctx: Context,
  seller: Seller,
  itemId: string,
  { listing, pictures: sources, version, seenStock, kept }: ListingEdit,
): Promise<void> {
  await requireSelling(ctx, seller)
  refuseRemoved(await findOwn(ctx.db, seller, itemId))
  if (sources.length > MAX_ITEM_PICTURES) throw new DomainError('ITEM_TOO_MANY_PICTURES')
  await withItemPictures(ctx, seller.id, sources, (added) =>
    ctx.transact(async (tx) => {
      const item = await findOwn(tx, seller, itemId)
      refuseRemoved(item)
      // Who bids has read what is offered.
      if (item.listingType === 'Auction') throw new DomainError('ITEM_NOT_CHANGEABLE')
      // Its reviews and answers count for the store in which it was published.
      if (item.status !== 'draft' && listing.storeId !== item.storeId)
        throw new DomainError('VALIDATION', {}, { storeId: 'storeStays' })
      const store = await requireOwnStore(tx, seller, listing.storeId)
      const facts = factsOf(listing)
      if (!hasOwnPrice(item)) Object.assign(facts, { price: item.price, originalPrice: item.originalPrice })
      if (item.isVirtual) {
        const { weightG, dimensions, baseShipping, shipsFrom } = item
        Object.assign(facts, { weightG, dimensions, baseShipping, shipsFrom })
      }
      if (!(await updateListing(tx, { id: itemId, sellerId: seller.id, version }, facts, ctx.now())))
        throw new DomainError('ITEM_EDITED')
      if (hasOwnPrice(item)) {
        await setVariantPrice(tx, item.variantId, facts.price)
        await setSku(tx, item.variantId, listing.sku)
        // Untouched it stays as it is, whoever bought meanwhile.
        if (listing.stock !== seenStock) await moveStock(ctx, tx, seller, item, listing.stock, seenStock)
      }
      checkAlts(kept)
      const stay = kept.flatMap(({ key, alt }) => {
        const picture = item.pictures.find((own) => own.key === key)
        return picture ? [{ ...picture, alt: alt || listing.title }] : []
      })
      const pictures = [...stay, ...added.map((picture) => ({ ...picture, alt: listing.title }))]
      if (pictures.length > MAX_ITEM_PICTURES) throw new DomainError('ITEM_TOO_MANY_PICTURES')
      await putItemPictures(tx, itemId, pictures)
      if (item.status !== 'draft') await putInSearch(tx, item.seq, { store, item: facts }, { store, item })
      const gone = item.pictures.map(({ key }) => key).filter((key) => !stay.some((own) => own.key === key))
      if (gone.length > 0 && !(await wasOrdered(tx, itemId)))
        tx.afterCommit(() => removeItemPictures(ctx, gone))
    }),
  )
}

/** @throws DomainError VALIDATION at the description of a picture */
function checkAlts(pictures: ListingEdit['kept']): void {
  const wrong = pictures.flatMap(({ key, alt }) => {
    const read = altSchema.safeParse(alt)
    return read.success ? [] : [[`alt-${key}`, read.error.issues[0]?.message ?? 'invalid'] as const]
  })
  if (wrong.length > 0) throw new DomainError('VALIDATION', {}, Object.fromEntries(wrong))
}

/** What was sold out is on sale again as soon as there is some. */
async function moveStock(
  ctx: Context,
  tx: Tx,
  seller: Seller,
  item: OwnListing,
  stock: number,
  seen: number,
): Promise<void> {
  if (!(await changeStock(tx, { variantId: item.variantId, seen }, stock)))
    throw new DomainError('STOCK_CHANGED', { now: item.stock })
  if (item.status !== 'sold_out' || stock === 0) return
  const at = { id: item.id, sellerId: seller.id, from: ['sold_out'] } as const
  if (!(await moveListing(tx, at, 'active', ctx.now()))) throw new DomainError('ITEM_EDITED')
}

/**
 * Sets the price of an item, unless it is not what was seen any more.
 * @throws DomainError NOT_FOUND for others' items too, ITEM_NOT_CHANGEABLE, PRICE_CHANGED
 */
export async function setPrice(
  ctx: Context,
  seller: Seller,
  { itemId, price, seen }: { itemId: string; price: Sen; seen: Sen },
): Promise<void> {
  await requireSelling(ctx, seller)
  await ctx.transact(async (tx) => {
    const item = await findOwn(tx, seller, itemId)
    refuseRemoved(item)
    if (!hasOwnPrice(item)) throw new DomainError('ITEM_NOT_CHANGEABLE')
    if (!(await changePrice(tx, { id: itemId, variantId: item.variantId, seen }, price, ctx.now())))
      throw new DomainError('PRICE_CHANGED', { now: formatRm(item.price) })
  })
}

/**
 * Sets the stock of an item, unless it is not what was seen any more: sales count, too.
 * @throws DomainError NOT_FOUND for others' items too, ITEM_NOT_CHANGEABLE, STOCK_CHANGED
 */
export async function setStock(
  ctx: Context,
  seller: Seller,
  { itemId, stock, seen }: { itemId: string; stock: number; seen: number },
): Promise<void> {
  await requireSelling(ctx, seller)
  await ctx.transact(async (tx) => {
    const item = await findOwn(tx, seller, itemId)
    refuseRemoved(item)
    if (!hasOwnPrice(item)) throw new DomainError('ITEM_NOT_CHANGEABLE')
    await moveStock(ctx, tx, seller, item, stock, seen)
  })
}

/**
 * Takes an item off sale for a while, or puts it on sale.
 * @throws DomainError NOT_FOUND for others' items too, ITEM_NOT_CHANGEABLE for auctions and what staff removed
 */
export async function moveItem(
  ctx: Context,
  seller: Seller,
  itemId: string,
  move: ListingMove,
): Promise<void> {
  await requireSelling(ctx, seller)
  await ctx.transact(async (tx) => {
    const item = await findOwn(tx, seller, itemId)
    const { from, to } = LISTING_MOVES[move]
    if (item.status === to) return
    if (!(await moveListing(tx, { id: itemId, sellerId: seller.id, from }, to, ctx.now())))
      throw new DomainError('ITEM_NOT_CHANGEABLE')
    if (item.status !== 'draft') return
    if (!isComplete(item)) throw new DomainError('ITEM_INCOMPLETE')
    await putInSearch(tx, item.seq, { store: await requireOwnStore(tx, seller, item.storeId), item }, null)
  })
}

/**
 * Deletes an item that nobody ever saw, with its pictures.
 * @throws DomainError NOT_FOUND for others' items too, ITEM_NOT_CHANGEABLE when it is no draft
 */
export async function deleteListing(ctx: Context, seller: Seller, itemId: string): Promise<void> {
  await ctx.transact(async (tx) => {
    const item = await findOwn(tx, seller, itemId)
    if (!(await deleteDraft(tx, seller.id, itemId))) throw new DomainError('ITEM_NOT_CHANGEABLE')
    tx.afterCommit(() =>
      removeItemPictures(
        ctx,
        item.pictures.map(({ key }) => key),
      ),
    )
  })
}
