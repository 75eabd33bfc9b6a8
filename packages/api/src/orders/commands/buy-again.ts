import { findOrderLines, findOwnOrderHead } from '@pasar/db'
import { DomainError } from '@pasar/domain'
import type { Buyer } from '../../access/actors'
import { addToCart } from '../../cart/commands'
import type { Context } from '../../platform/context'

export interface BoughtAgain {
  added: string[]
  /** What is not for sale any more, or not in this number. */
  missing: string[]
}

/** Puts what an order held into the cart, as far as it is still for sale; not what was auctioned. @throws DomainError NOT_FOUND */
export async function buyAgain(ctx: Context, buyer: Buyer, orderId: string): Promise<BoughtAgain> {
  if (!(await findOwnOrderHead(ctx.db, orderId, buyer.id))) throw new DomainError('NOT_FOUND')
  const added: string[] = []
  const missing: string[] = []
  const lines = (await findOrderLines(ctx.db, orderId)).filter(({ isAuction }) => !isAuction)
  for (const { itemId, variantId, quantity, title } of lines) {
    try {
      await addToCart(ctx, buyer, { itemId, variantId, quantity })
      added.push(title)
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
      missing.push(title)
    }
  }
  return { added, missing }
}
