import { changeCategory, changePrices, type OwnListing, type Tx } from '@pasar/db'
import {
  type BulkChange,
  changePriceBy,
  DomainError,
  type ErrorCode,
  MAX_BULK,
  pickAttributes,
} from '@pasar/domain'
import type { Seller } from '../../access/actors'
import { requireSelling } from '../../access/require-selling'
import type { Context } from '../../platform/context'
import { refusalFor } from '../internal/bulk'
import { findOwn, requireOwnStore } from '../internal/own-listing'
import { putInSearch } from '../internal/search'
import { capItemWas } from '../internal/was-price'
import { deleteListing, moveItem } from './own-items'

export interface BulkItemRequest {
  id: string
  /** What its preview was made from. */
  version: number
}

export interface BulkResult {
  changed: number
  /** Those that stay as they are. */
  refused: { id: string; title: string; code: ErrorCode }[]
}

async function changeOne(
  ctx: Context,
  tx: Tx,
  seller: Seller<'list'>,
  item: OwnListing,
  version: number,
  change: BulkChange,
): Promise<void> {
  const at = { id: item.id, sellerId: seller.id }
  if (change.action === 'price') {
    const prices = item.variants.flatMap(({ id, price }) => {
      const changed = changePriceBy(price, change.bps)
      return changed === null ? [] : [{ variantId: id, price: changed }]
    })
    if (!(await changePrices(tx, { ...at, version }, prices, ctx.now()))) throw new DomainError('ITEM_EDITED')
    await capItemWas(ctx, tx, await findOwn(tx, seller, item.id))
  } else if (change.action === 'category') {
    const { category } = change
    const now = { ...item, category, attributes: pickAttributes(category, item.attributes) }
    if (!(await changeCategory(tx, at, now, ctx.now()))) throw new DomainError('ITEM_NOT_CHANGEABLE')
    if (item.status === 'draft') return
    const store = await requireOwnStore(tx, seller, item.storeId)
    await putInSearch(tx, item.seq, { store, item: now }, { store, item })
  }
}

/** @throws DomainError why it stays as it is */
async function changeItemBy(
  ctx: Context,
  seller: Seller<'list'>,
  { id, version }: BulkItemRequest,
  change: BulkChange,
): Promise<void> {
  if (change.action === 'pause' || change.action === 'activate' || change.action === 'delete') {
    const refusal = refusalFor(await findOwn(ctx.db, seller, id), change)
    if (refusal !== null) throw new DomainError(refusal)
    return change.action === 'delete'
      ? deleteListing(ctx, seller, id)
      : moveItem(ctx, seller, id, change.action)
  }
  await ctx.transact({ item: id, variant: { item: id } }, async (tx) => {
    const item = await findOwn(tx, seller, id)
    const refusal = refusalFor(item, change)
    if (refusal !== null) throw new DomainError(refusal)
    await changeOne(ctx, tx, seller, item, version, change)
  })
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
): Promise<BulkResult> {
  await requireSelling(ctx, seller)
  const result: BulkResult = { changed: 0, refused: [] }
  for (const request of requests.slice(0, MAX_BULK)) {
    try {
      await changeItemBy(ctx, seller, request, change)
      result.changed++
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
      const item = error.code === 'NOT_FOUND' ? null : await findOwn(ctx.db, seller, request.id)
      result.refused.push({ id: request.id, title: item?.title ?? '', code: error.code })
    }
  }
  return result
}
