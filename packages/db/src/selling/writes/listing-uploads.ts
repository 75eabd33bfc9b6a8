import type { Tx } from '../../kernel/transact'
import type { ListingUpload } from '../queries/listing-uploads'

/** Notes a picture, and lets go of a seller's oldest ones over so many. @returns the keys of these */
export async function insertUpload(
  tx: Tx,
  sellerId: string,
  { key, width, height, blur, hash }: ListingUpload,
  { now, most }: { now: number; most: number },
): Promise<string[]> {
  await tx
    .insertInto('listing_uploads')
    .values({ key, seller_id: sellerId, width, height, blur, hash, uploaded_at: now })
    .execute()
  const gone = await tx
    .deleteFrom('listing_uploads')
    .where('seller_id', '=', sellerId)
    .where('uploaded_at', '<', (eb) =>
      eb
        .selectFrom('listing_uploads as latest')
        .select('latest.uploaded_at')
        .where('latest.seller_id', '=', sellerId)
        .orderBy('latest.uploaded_at', 'desc')
        .limit(1)
        .offset(most - 1),
    )
    .returning('key')
    .execute()
  return gone.map(({ key }) => key)
}

/** Lets an item take on a seller's own of these pictures. @returns those there were */
export const takeUploads = (tx: Tx, sellerId: string, keys: readonly string[]): Promise<ListingUpload[]> =>
  tx
    .deleteFrom('listing_uploads')
    .where('key', 'in', [...keys])
    .where('seller_id', '=', sellerId)
    .returning(['key', 'width', 'height', 'blur', 'hash'])
    .execute()

/** Lets go of those that no item took on in time. */
export async function deleteUploadsBefore(tx: Tx, time: number): Promise<void> {
  await tx.deleteFrom('listing_uploads').where('uploaded_at', '<', time).execute()
}

/** Ends those of a seller whose account is deleted. */
export async function eraseUploads(tx: Tx, sellerId: string): Promise<void> {
  await tx.deleteFrom('listing_uploads').where('seller_id', '=', sellerId).execute()
}
