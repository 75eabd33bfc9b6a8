import { type ClaimOwner, type ClaimPicture, findPictureClaim } from '@pasar/db'
import { DomainError, type PictureWidth, ROLE } from '@pasar/domain'
import { actingSeller, isPermitted, type Member } from '../../access/actors'
import type { Context } from '../../platform/context'
import type { PictureFormat } from '../../platform/pictures/files'
import { findPrivatePicture, keepPrivatePictures, type PictureFile } from '../../platform/pictures/store'

export const CLAIM_PREFIX = 'claim-'

/** Keeps the photos of a claim for those whom it concerns. @throws DomainError as `storeUpload` does */
export const keepClaimPictures = (ctx: Context, photos: readonly Buffer[]): Promise<ClaimPicture[]> =>
  keepPrivatePictures(ctx, CLAIM_PREFIX, photos)

async function isConcerned(ctx: Context, member: Member, key: string): Promise<boolean> {
  const find = async (as: ClaimOwner) => (await findPictureClaim(ctx.db, key, as)) !== null
  if (member.role === ROLE.ADMIN) return find({ type: 'anybody' })
  if (member.role === ROLE.BUYER && (await find({ type: 'buyer', buyerId: member.id }))) return true
  const seller = actingSeller(member)
  return (
    seller !== null &&
    isPermitted(seller, 'ship', 'money') &&
    (await find({ type: 'seller', sellerId: seller.id }))
  )
}

/**
 * The file of a photo, for the buyer and the seller of its claim, staff of the seller who settle claims, and admins.
 * @param format AVIF for those who can show it; they get the WebP where there is none
 * @throws DomainError NOT_FOUND, for everyone else too
 */
export async function claimPhoto(
  ctx: Context,
  member: Member,
  key: string,
  width: PictureWidth,
  format: PictureFormat = 'webp',
): Promise<PictureFile> {
  if (!(await isConcerned(ctx, member, key))) throw new DomainError('NOT_FOUND')
  return findPrivatePicture(ctx, key, width, format)
}
