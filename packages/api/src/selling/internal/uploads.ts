import { type HashedOwnPicture, type OwnListing, type Tx, takeUploads } from '@pasar/db'
import { altSchema, DomainError, writeOrder } from '@pasar/domain'
import type { Owner } from './own-listing'

/** Pictures of a seller that wait for their items at most; with more the oldest go. */
export const MAX_UPLOADS = 64

/** A picture of a form with its description, which is empty for the item's title. */
export interface ChosenPicture {
  key: string
  alt: string
}

/**
 * The pictures that a form names, in its order: those the item has, and those that were sent for it, which it takes on.
 * @throws DomainError ITEM_PICTURE_GONE with the keys, for others' too; VALIDATION at a description
 */
export async function takePictures(
  tx: Tx,
  seller: Owner,
  chosen: readonly ChosenPicture[],
  { title, pictures: own }: Pick<OwnListing, 'title' | 'pictures'>,
): Promise<HashedOwnPicture[]> {
  checkAlts(chosen)
  const there = new Map<string, HashedOwnPicture>(own.map((picture) => [picture.key, picture]))
  const sent = chosen.flatMap(({ key }) => (there.has(key) ? [] : [key]))
  const taken = sent.length === 0 ? [] : await takeUploads(tx, seller.id, sent)
  for (const upload of taken) there.set(upload.key, { ...upload, alt: '' })
  const gone = sent.filter((key) => !there.has(key))
  if (gone.length > 0) throw new DomainError('ITEM_PICTURE_GONE', { gone: writeOrder(gone) })
  return chosen.flatMap(({ key, alt }) => {
    const picture = there.get(key)
    return picture ? [{ ...picture, alt: alt || title }] : []
  })
}

/** @throws DomainError VALIDATION at the description of a picture */
function checkAlts(pictures: readonly ChosenPicture[]): void {
  const wrong = pictures.flatMap(({ key, alt }) => {
    const read = altSchema.safeParse(alt)
    return read.success ? [] : [[`alt-${key}`, read.error.issues[0]?.message ?? 'invalid'] as const]
  })
  if (wrong.length > 0) throw new DomainError('VALIDATION', {}, Object.fromEntries(wrong))
}
