import { findUpload, insertUpload, type ListingUpload } from '@pasar/db'
import { type CropInput, DomainError, isCropOf, MAX_PICTURE_BYTES, UPLOADS_AT_ONCE } from '@pasar/domain'
import type { Seller } from '../../access/actors'
import { requireSelling } from '../../access/require-selling'
import type { Context } from '../../platform/context'
import { whileSending } from '../../platform/pictures/sending'
import { keepOriginal, openOriginal } from '../internal/originals'
import { findOwn, refuseRemoved } from '../internal/own-listing'
import { removeUnshownPictures, withItemPictures, withPart } from '../internal/pictures'
import { MAX_UPLOADS } from '../internal/uploads'

const note = (ctx: Context, seller: Seller<'list'>, picture: ListingUpload): Promise<ListingUpload> =>
  ctx.transact({ user: seller.id }, async (tx) => {
    const gone = await insertUpload(tx, seller.id, picture, { now: ctx.now(), most: MAX_UPLOADS })
    tx.afterCommit(() => removeUnshownPictures(ctx, gone))
    return picture
  })

/**
 * Keeps a picture for the form of an item, before the item is saved. No item that takes it on, and it is swept away.
 * @throws DomainError TOO_MANY_REQUESTS, and as `requireSelling` and `storeUpload` do
 */
export async function uploadPicture(
  ctx: Context,
  seller: Seller<'list'>,
  source: Buffer,
): Promise<ListingUpload> {
  await requireSelling(ctx, seller)
  return withItemPictures(ctx, seller.id, [source], async ([picture]) => {
    if (!picture) throw new Error('No picture was made')
    await keepOriginal(ctx, picture.key, source)
    return note(ctx, seller, picture)
  })
}

/**
 * Makes a picture of a part of another one, which stays. The form names the new one in its place.
 * @throws DomainError NOT_FOUND for others' items and pictures too, ITEM_NOT_CHANGEABLE, PICTURE_CROP, BUSY, and as `uploadPicture` does
 */
export async function cropPicture(
  ctx: Context,
  seller: Seller<'list'>,
  { itemId, key, ...crop }: CropInput,
): Promise<ListingUpload> {
  await requireSelling(ctx, seller)
  const item = itemId === '' ? null : await findOwn(ctx.db, seller, itemId)
  if (item) refuseRemoved(item)
  const picture = item?.pictures.find((own) => own.key === key) ?? (await findUpload(ctx.db, seller.id, key))
  if (!picture) throw new DomainError('NOT_FOUND')
  if (!isCropOf(picture, crop)) throw new DomainError('PICTURE_CROP')
  const part = { crop, of: { width: picture.width, height: picture.height } }
  return whileSending(
    seller,
    MAX_PICTURE_BYTES,
    async () => {
      const source = await openOriginal(ctx, key)
      if (!source) throw new DomainError('NOT_FOUND')
      return withPart(ctx, seller.id, { source, part }, (made) => note(ctx, seller, made))
    },
    UPLOADS_AT_ONCE,
  )
}
