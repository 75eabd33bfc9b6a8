import type { Db } from '../../kernel/db'

/** A picture a seller sent that belongs to no item yet. Sizes are in pixels. */
export interface ListingUpload {
  key: string
  width: number
  height: number
  blur: string
  /** How it looks; null where that was not computed yet. */
  hash: string | null
}

/** A seller's own, the latest first. */
export const listUploads = (db: Db, sellerId: string, most: number): Promise<ListingUpload[]> =>
  db
    .selectFrom('listing_uploads')
    .select(['key', 'width', 'height', 'blur', 'hash'])
    .where('seller_id', '=', sellerId)
    .orderBy('uploaded_at', 'desc')
    .limit(most)
    .execute()

/** Null for others' too. */
export async function findUpload(db: Db, sellerId: string, key: string): Promise<ListingUpload | null> {
  const row = await db
    .selectFrom('listing_uploads')
    .select(['key', 'width', 'height', 'blur', 'hash'])
    .where('key', '=', key)
    .where('seller_id', '=', sellerId)
    .executeTakeFirst()
  return row ?? null
}
