import { DomainError, type ErrorCode } from '@pasar/domain'
import type { Buyer } from '../../access/actors'
import { addToCart } from '../../cart/commands'
import { cartOf } from '../../cart/reads'
import type { Context } from '../../platform/context'
import { requireFeature } from '../../platform/settings/require-feature'
import { planPage } from '../reads/plans'

/** An item of a list of which not everything came into the cart. */
export interface Missing {
  name: string
  code: ErrorCode
  /** Pieces that were wanted, and those that came. */
  wanted: number
  added: number
}

export interface ToCart {
  /** Pieces that came into the cart. */
  added: number
  missing: Missing[]
}

/**
 * Brings what a list still needs into the cart: what was bought or lies there already is not added again. Of what is not
 * there, or not enough, the answer says so; everything else comes.
 * @throws DomainError NOT_FOUND for others' lists too, PLAN_IS_EMPTY
 */
export async function bringToCart(ctx: Context, buyer: Buyer, planId: string): Promise<ToCart> {
  await requireFeature(ctx, 'planner')
  const { items } = await planPage(ctx, buyer, planId)
  if (items.length === 0) throw new DomainError('PLAN_IS_EMPTY')
  const inCart = new Map((await cartOf(ctx, buyer)).items.map((one) => [one.variantId, one.quantity]))
  const result: ToCart = { added: 0, missing: [] }
  for (const { itemId, variantId, title, open, stock, isForSale } of items) {
    const before = inCart.get(variantId) ?? 0
    const wanted = open - before
    if (wanted <= 0) continue
    const possible = isForSale ? Math.min(wanted, stock - before) : 0
    const miss = (code: ErrorCode, added: number) => result.missing.push({ name: title, code, wanted, added })
    if (possible <= 0) {
      miss(isForSale ? 'INSUFFICIENT_STOCK' : 'ITEM_UNAVAILABLE', 0)
      continue
    }
    try {
      await addToCart(ctx, buyer, { itemId, variantId, quantity: possible })
      result.added += possible
      if (possible < wanted) miss('INSUFFICIENT_STOCK', possible)
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
      miss(error.code, 0)
    }
  }
  return result
}
