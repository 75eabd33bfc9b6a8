import { type BulkPrices, changePrices, type OwnListing, type Tx } from '@pasar/db'
import { type BasisPoints, changePriceBy, DomainError } from '@pasar/domain'
import type { Context } from '../../platform/context'
import { findOwn, type Owner } from './own-listing'
import { capItemWas } from './was-price'

/** Changes all prices of an item by a percentage. @returns what they were @throws DomainError ITEM_EDITED */
export async function changePricesBy(
  ctx: Context,
  tx: Tx,
  seller: Owner,
  item: OwnListing,
  { version, bps }: { version: number; bps: BasisPoints },
): Promise<BulkPrices> {
  const prices = item.variants.flatMap(({ id, price }) => {
    const changed = changePriceBy(price, bps)
    return changed === null ? [] : [{ variantId: id, from: price, left: changed }]
  })
  const at = { id: item.id, sellerId: seller.id, version }
  const changed = prices.map(({ variantId, left }) => ({ variantId, price: left }))
  if (!(await changePrices(tx, at, changed, ctx.now()))) throw new DomainError('ITEM_EDITED')
  await capItemWas(ctx, tx, await findOwn(tx, seller, item.id))
  return prices
}

/**
 * Puts the prices of an item back to what they were, where each is still as the change left it. That is one more change: what they
 * were in between stays in their history, and counts for the price before.
 * @throws DomainError ITEM_CHANGED_SINCE
 */
export async function restorePrices(
  ctx: Context,
  tx: Tx,
  seller: Owner,
  item: OwnListing,
  noted: BulkPrices,
): Promise<void> {
  const prices = item.variants.flatMap(({ id, price }) => {
    const before = noted.find(({ variantId }) => variantId === id)
    if (before === undefined) return []
    if (before.left !== price) throw new DomainError('ITEM_CHANGED_SINCE')
    return [{ variantId: id, price: before.from }]
  })
  // Of what was there then, nothing is: other variants have taken its place.
  if (prices.length === 0 || item.status === 'removed') throw new DomainError('ITEM_CHANGED_SINCE')
  const at = { id: item.id, sellerId: seller.id, version: item.version }
  if (!(await changePrices(tx, at, prices, ctx.now()))) throw new DomainError('ITEM_CHANGED_SINCE')
  await capItemWas(ctx, tx, await findOwn(tx, seller, item.id))
}
