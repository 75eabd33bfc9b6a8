import { existsSync } from 'node:fs'
import path from 'node:path'
import { type ClaimOwner, type ClaimPicture, findPictureClaim } from '@pasar/db'
import { DomainError, type PictureWidth, ROLE } from '@pasar/domain'
import { actingSeller, isPermitted, type Member } from '../../access/actors'
import type { Context } from '../../platform/context'
import { type PictureFormat, picturePath } from '../../platform/pictures/files'
import { storePicture } from '../../platform/pictures/store'

export const CLAIM_PREFIX = 'claim-'

/**
 * Keeps the photos of a claim where only those whom it concerns may fetch them. They are written before their rows;
 * what gets no row is swept away.
 * @throws DomainError as `storeUpload` does
 */
export async function keepClaimPictures(ctx: Context, photos: readonly Buffer[]): Promise<ClaimPicture[]> {
  const kept: ClaimPicture[] = []
  for (const photo of photos) {
    const key = `${CLAIM_PREFIX}${Buffer.from(ctx.randomBytes(16)).toString('hex')}`
    const { width, height } = await storePicture(photo, ctx.claimsDir, key, ctx.log)
    kept.push({ key, width, height })
  }
  return kept
}

const claimFile = (ctx: Context, key: string, width: PictureWidth, format?: PictureFormat): string =>
  path.join(ctx.claimsDir, picturePath(key, width, format))

export interface PictureFile {
  file: string
  type: `image/${PictureFormat}`
}

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
  // Only a key that a row names becomes part of a path.
  if (!(await isConcerned(ctx, member, key))) throw new DomainError('NOT_FOUND')
  for (const each of new Set<PictureFormat>([format, 'webp'])) {
    const file = claimFile(ctx, key, width, each)
    if (existsSync(file)) return { file, type: `image/${each}` }
  }
  throw new DomainError('NOT_FOUND')
}
