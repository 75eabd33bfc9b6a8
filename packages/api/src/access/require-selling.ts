import { findSellerStatus } from '@pasar/db'
import { DomainError } from '@pasar/domain'
import type { Context } from '../platform/context'
import { type ActingSeller, requireVerified } from './actors'

/**
 * Only an approved seller changes what they sell: a reseller has the role without an application.
 * @throws DomainError EMAIL_UNVERIFIED, SELLER_SUSPENDED, SELLER_NOT_APPROVED
 */
export async function requireSelling(ctx: Context, seller: ActingSeller): Promise<void> {
  requireVerified(seller.person)
  const status = await findSellerStatus(ctx.db, seller.id)
  if (status === 'suspended') throw new DomainError('SELLER_SUSPENDED')
  if (status !== 'approved') throw new DomainError('SELLER_NOT_APPROVED')
}
