import type { Tx } from '../../kernel/transact'
import { findPictureHashes, putPictureHash } from '../../moderation/queries/picture-hashes'
import type { OwnPicture } from '../queries/listing'

/** A picture of an item with how it looks, where that is known. */
export type HashedOwnPicture = OwnPicture & { hash?: string | null }

/** Pictures in their order take the place of those there were. A variant whose own has gone has none. */
export async function putItemPictures(
  tx: Tx,
  itemId: string,
  pictures: readonly HashedOwnPicture[],
): Promise<void> {
  const keys = pictures.map(({ key }) => key)
  const known = await findPictureHashes(tx, keys)
  await tx.deleteFrom('item_images').where('item_id', '=', itemId).execute()
  await tx
    .updateTable('item_variants')
    .set({ picture_key: null })
    .where('item_id', '=', itemId)
    .where('picture_key', 'is not', null)
    .$if(keys.length > 0, (query) => query.where('picture_key', 'not in', keys))
    .execute()
  if (pictures.length === 0) return
  await tx
    .insertInto('item_images')
    .values(
      pictures.map(({ key, width, height, blur, alt }, position) => ({
        item_id: itemId,
        position,
        key,
        width,
        height,
        blur,
        alt,
      })),
    )
    .execute()
  for (const [position, { key, hash }] of pictures.entries()) {
    const looks = hash ?? known.get(key)
    if (looks !== undefined) await putPictureHash(tx, { itemId, position, key }, looks)
  }
}
