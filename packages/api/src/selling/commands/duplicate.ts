import { insertListing, insertVariant, putItemPictures } from '@pasar/db'
import { DomainError, nameVariant } from '@pasar/domain'
import type { Seller } from '../../access/actors'
import { requireSelling } from '../../access/require-selling'
import type { Context } from '../../platform/context'
import { findOwn, freeSlug, refuseRemoved } from '../internal/own-listing'

/**
 * Makes a draft with everything an item has but its numbers (SKU, GTIN), its address and its price before. The two share their
 * pictures, which stay for as long as one of them shows them.
 * @returns the id of the copy
 * @throws DomainError NOT_FOUND for others' items too, ITEM_NOT_CHANGEABLE for auctions, digital goods and what staff
 *   removed, and as `requireSelling` does
 */
export async function duplicateListing(
  ctx: Context,
  seller: Seller<'list'>,
  itemId: string,
): Promise<string> {
  await requireSelling(ctx, seller)
  return ctx.transact({ user: seller.id, item: itemId }, async (tx) => {
    const item = await findOwn(tx, seller, itemId)
    refuseRemoved(item)
    if (item.listingType === 'Auction' || item.isVirtual) throw new DomainError('ITEM_NOT_CHANGEABLE')
    const id = ctx.newId('item')
    await insertListing(tx, {
      ...item,
      id,
      sellerId: seller.id,
      slug: await freeSlug(tx, item.title, id),
      status: 'draft',
      originalPrice: null,
      now: ctx.now(),
    })
    for (const [position, { values, price, stock, picture }] of item.variants.entries())
      await insertVariant(
        tx,
        {
          id: ctx.newId('variant'),
          itemId: id,
          position,
          name: nameVariant(values),
          values,
          sku: '',
          gtin: '',
          price,
          picture,
        },
        stock,
      )
    await putItemPictures(tx, id, item.pictures)
    return id
  })
}
