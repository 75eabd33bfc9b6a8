import { existsSync } from 'node:fs'
import path from 'node:path'
import { type ClaimPicture, findPictureClaim } from '@pasar/db'
import { DomainError, ROLE } from '@pasar/domain'
import type { Member } from '../auth/actors'
import type { Context } from '../context'
import { type PictureWidth, picturePath, storePicture } from '../pictures/store'

export const CLAIM_PREFIX = 'claim-'

/**
 * Keeps the photos of a claim where only those whom it concerns may fetch them. They are written before their rows;
 * what gets no row is swept away.
 * @throws DomainError as `decodeUpload` does
 */
export async function keepClaimPictures(ctx: Context, photos: readonly Buffer[]): Promise<ClaimPicture[]> {
  const kept: ClaimPicture[] = []
  for (const photo of photos) {
    const key = `${CLAIM_PREFIX}${Buffer.from(ctx.randomBytes(16)).toString('hex')}`
    const { width, height } = await storePicture(photo, ctx.claimsDir, key)
    kept.push({ key, width, height })
  }
  return kept
}

const claimFile = (ctx: Context, key: string, width: PictureWidth): string =>
  path.join(ctx.claimsDir, picturePath(key, width))

/**
 * The file of a photo, for the buyer and the seller of its claim and for admins.
 * @throws DomainError NOT_FOUND, for everyone else too
 */
export async function claimPhoto(
  ctx: Context,
  member: Member,
  key: string,
  width: PictureWidth,
): Promise<string> {
  const { id } = member
  const isKnown =
    member.role === ROLE.ADMIN
      ? await findPictureClaim(ctx.db, key, 'any')
      : member.role === ROLE.BUYER
        ? await findPictureClaim(ctx.db, key, { buyerId: id })
        : await findPictureClaim(ctx.db, key, { sellerId: id })
  // Only a key that a row names becomes part of a path.
  const file = isKnown === null ? null : claimFile(ctx, key, width)
  if (file === null || !existsSync(file)) throw new DomainError('NOT_FOUND')
  return file
}

/** Where a photo lies, for the copy of its owner's data; null when it is gone. */
export function ownClaimFile(ctx: Context, key: string): string | null {
  const file = claimFile(ctx, key, 960)
  return existsSync(file) ? file : null
}
