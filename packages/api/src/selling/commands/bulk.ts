import {
  type BulkBefore,
  type BulkPrices,
  changeCategory,
  findBulkChange,
  insertBulkItem,
  listBulkItems,
  moveListing,
  type OwnListing,
  putBulkChange,
  type Tx,
  takeBulkItem,
} from '@pasar/db'
import {
  type BulkChange,
  DomainError,
  isRemovable,
  MAX_BULK,
  pickAttributes,
  restoredStatus,
} from '@pasar/domain'
import type { Seller } from '../../access/actors'
import { requireSelling } from '../../access/require-selling'
import { rootsOfAuction } from '../../auctions/internal/roots'
import type { Context } from '../../platform/context'
import { type BulkResult, changeEach } from '../../platform/lists/change-each'
import { findFixed } from '../internal/auctions'
import { refusalFor } from '../internal/bulk'
import { changePricesBy, restorePrices } from '../internal/bulk-prices'
import { findOwn, requireOwnStore } from '../internal/own-listing'
import { putInSearch } from '../internal/search'
import { deleteListing, moveOwn } from './own-items'

export interface BulkItemRequest {
  id: string
  /** What its preview was made from. */
  version: number
}

/** @returns what prices were, where they were changed */
async function changeOne(
  ctx: Context,
  tx: Tx,
  seller: Seller<'list'>,
  item: OwnListing,
  version: number,
  change: BulkChange,
): Promise<BulkPrices | undefined> {
  const at = { id: item.id, sellerId: seller.id }
  if (change.action === 'price') {
    return changePricesBy(ctx, tx, seller, item, { version, bps: change.bps })
  } else if (change.action === 'category') {
    const { category } = change
    const now = { ...item, category, attributes: pickAttributes(category, item.attributes) }
    if (!(await changeCategory(tx, at, now, ctx.now()))) throw new DomainError('ITEM_NOT_CHANGEABLE')
    if (item.status === 'draft') return undefined
    const store = await requireOwnStore(tx, seller, item.storeId)
    await putInSearch(tx, item.seq, { store, item: now }, { store, item })
  }
  return undefined
}

/** Which changes are noted, so that they can be undone: those after which an item is what it was before. */
const isUndoable = ({ action }: BulkChange): boolean => action !== 'delete'

/** The record of a change; it is opened with the first item that it is for. */
interface BulkNote {
  readonly id: string
  isOpen: boolean
}

/** @throws DomainError why it stays as it is */
async function changeItemBy(
  ctx: Context,
  seller: Seller<'list'>,
  { id, version }: BulkItemRequest,
  change: BulkChange,
  note: BulkNote | null,
): Promise<void> {
  if (change.action === 'delete') {
    const refusal = await refusalFor(ctx, ctx.db, await findOwn(ctx.db, seller, id), change)
    if (refusal !== null) throw new DomainError(refusal)
    return deleteListing(ctx, seller, id)
  }
  const isNoted = await ctx.transact({ user: seller.id, ...rootsOfAuction(id) }, async (tx) => {
    const item = await findOwn(tx, seller, id)
    const refusal = await refusalFor(ctx, tx, item, change)
    if (refusal !== null) throw new DomainError(refusal)
    let prices: BulkPrices | undefined
    if (change.action === 'pause' || change.action === 'activate')
      await moveOwn(tx, ctx, seller, id, change.action)
    else prices = await changeOne(ctx, tx, seller, item, version, change)
    // A draft that was put on sale is a draft no more, and buyers may have seen it.
    const isPublished = item.status === 'draft' && change.action === 'activate'
    if (note === null || isPublished) return false
    if (!note.isOpen)
      await putBulkChange(tx, { id: note.id, userId: seller.id, action: null, now: ctx.now() })
    await insertBulkItem(tx, note.id, id, { ...item, prices })
    return true
  })
  if (note !== null && isNoted) note.isOpen = true
}

/** What an item is called; empty where it is gone. */
const titleOf = (ctx: Context, seller: Seller<'list'>) => async (id: string) => {
  try {
    return (await findOwn(ctx.db, seller, id)).title
  } catch (error) {
    if (error instanceof DomainError && error.code === 'NOT_FOUND') return ''
    throw error
  }
}

/**
 * Changes several items, each in a commit of its own: one that cannot be changed does not hold up the others. A price is
 * changed only where the item is still as its preview showed it.
 * @throws DomainError EMAIL_UNVERIFIED, SELLER_SUSPENDED, SELLER_NOT_APPROVED
 */
export async function bulkChange(
  ctx: Context,
  seller: Seller<'list'>,
  requests: readonly BulkItemRequest[],
  change: BulkChange,
): Promise<BulkResult & { undo: string | null }> {
  await requireSelling(ctx, seller)
  const note = isUndoable(change) ? { id: ctx.newId('bulkChange'), isOpen: false } : null
  const asked = new Map(requests.slice(0, MAX_BULK).map((request) => [request.id, request]))
  const result = await changeEach(
    [...asked.keys()],
    async (id) => {
      const request = asked.get(id)
      if (request) await changeItemBy(ctx, seller, request, change, note)
    },
    titleOf(ctx, seller),
  )
  return { ...result, undo: note?.isOpen === true ? note.id : null }
}

/** Puts an item back to what it was. @throws DomainError ITEM_CHANGED_SINCE, AUCTION_HAS_BIDS, AUCTION_ENDED, AUCTION_TAKEN */
async function restoreItem(
  ctx: Context,
  tx: Tx,
  seller: Seller<'list'>,
  item: OwnListing,
  { status, category, attributes }: BulkBefore,
): Promise<void> {
  const at = { id: item.id, sellerId: seller.id }
  if (category !== item.category) {
    const fixedBy = await findFixed(ctx, tx, item)
    if (fixedBy !== null) throw new DomainError(fixedBy)
    const now = { ...item, category, attributes: pickAttributes(category, attributes) }
    if (!(await changeCategory(tx, at, now, ctx.now()))) throw new DomainError('ITEM_CHANGED_SINCE')
    if (item.status === 'draft') return
    const store = await requireOwnStore(tx, seller, item.storeId)
    await putInSearch(tx, item.seq, { store, item: now }, { store, item })
    return
  }
  if (!isRemovable(status)) throw new DomainError('ITEM_CHANGED_SINCE')
  // What was sold out may have been filled up meanwhile.
  const to = restoredStatus(status, { ...item, endsAt: null }, ctx.now())
  if (to === item.status) return
  if (!(await moveListing(tx, { ...at, from: [item.status] }, to, ctx.now())))
    throw new DomainError('ITEM_CHANGED_SINCE')
}

/** @throws DomainError NOT_FOUND for others' changes too, and once another change took its place */
export async function requireBulkChange(
  ctx: Context,
  seller: Seller<'list'>,
  changeId: string,
): Promise<void> {
  if ((await findBulkChange(ctx.db, seller.id, changeId))?.action !== null) throw new DomainError('NOT_FOUND')
}

/**
 * Undoes the seller's last change of several items: what was paused, put on sale, moved to a category or priced anew becomes
 * what it was, where nobody has changed it since. Each item is undone once, however often it is asked for.
 * @throws DomainError NOT_FOUND for others' changes too; EMAIL_UNVERIFIED, SELLER_SUSPENDED, SELLER_NOT_APPROVED
 */
export async function undoBulkChange(
  ctx: Context,
  seller: Seller<'list'>,
  changeId: string,
): Promise<BulkResult> {
  await requireBulkChange(ctx, seller, changeId)
  await requireSelling(ctx, seller)
  let taken = 0
  const undoOne = (id: string) =>
    ctx.transact(rootsOfAuction(id), async (tx) => {
      const note = await takeBulkItem(tx, changeId, id)
      // Another tab was faster.
      if (note === null) return void taken++
      const item = await findOwn(tx, seller, id)
      // Whatever else was changed: a price is undone that is still as it was left.
      if (note.before.prices) return restorePrices(ctx, tx, seller, item, note.before.prices)
      if (item.version !== note.version) throw new DomainError('ITEM_CHANGED_SINCE')
      await restoreItem(ctx, tx, seller, item, note.before)
    })
  const result = await changeEach(await listBulkItems(ctx.db, changeId), undoOne, titleOf(ctx, seller))
  return { ...result, changed: result.changed - taken }
}
