import { findShippingDefaults, putShippingDefaults } from '@pasar/db'
import type { ShippingDefaults } from '@pasar/domain'
import type { Seller } from '../../access/actors'
import { requireSelling } from '../../access/require-selling'
import type { Context } from '../../platform/context'

/** A seller's shipping defaults; null if none were saved. */
export const shippingDefaultsOf = (ctx: Context, seller: Seller<'list'>): Promise<ShippingDefaults | null> =>
  findShippingDefaults(ctx.db, seller.id)

/**
 * Says how a seller usually ships. Items that are listed already stay as they are.
 * @throws DomainError as `requireSelling` does
 */
export async function saveShippingDefaults(
  ctx: Context,
  seller: Seller,
  defaults: ShippingDefaults,
): Promise<void> {
  await requireSelling(ctx, seller)
  await ctx.transact({ user: seller.id }, (tx) => putShippingDefaults(tx, seller.id, defaults, ctx.now()))
}
