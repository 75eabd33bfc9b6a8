import { findSellerStatus } from '@pasar/db'
import { DomainError } from '@pasar/domain'
import { requireVerified, type Seller } from '../../access/actors'
import type { Context } from '../../platform/context'

/** Whoever is suspended changes nothing of what they sell. @throws DomainError EMAIL_UNVERIFIED, SELLER_SUSPENDED */
export async function requireSelling(ctx: Context, seller: Seller): Promise<void> {
  requireVerified(seller)
  if ((await findSellerStatus(ctx.db, seller.id)) === 'suspended') throw new DomainError('SELLER_SUSPENDED')
}
