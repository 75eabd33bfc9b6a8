import { type ListingInput, listingSchema, type OfferInput } from '@pasar/domain'
import type { Seller } from '../../access/actors'
import { kampung } from '../../reviews/testing/helpers'
import type { useMarket } from '../../testing/helpers'
import { addListing } from '../commands/listing'
import type { ChosenPicture } from '../internal/uploads'
import { listingForm } from '../reads/listing'

type Market = ReturnType<typeof useMarket>

export const storeOf = (market: Market, seller: Seller): string =>
  market.value<string>('select id from stores where seller_id = ? order by created_at', seller.id)

/** What a seller of food enters of an item. */
export const listingInput = (market: Market, over: Record<string, string> = {}): ListingInput =>
  listingSchema.parse({
    title: 'Sambal belacan',
    description: 'Freshly **pounded**.',
    category: 'food',
    condition: 'new',
    storeId: storeOf(market, kampung),
    price: '12.50',
    stock: '5',
    weight: '250',
    shipsFrom: 'MY',
    ...over,
  })

/** A picture that a seller has sent, for an item to take on; without its files. */
export function sendPicture(market: Market, seller: Seller = kampung): ChosenPicture {
  const key = `item-${market.ctx.newId('image')}`
  market.run(
    'insert into listing_uploads (key, seller_id, width, height, blur, uploaded_at) values (?, ?, 640, 640, ?, ?)',
    key,
    seller.id,
    '',
    market.ctx.now(),
  )
  return { key, alt: '' }
}

export const addItem = (
  market: Market,
  over: Record<string, string> = {},
  status: 'draft' | 'active' = 'active',
): Promise<string> =>
  addListing(
    market.ctx,
    kampung,
    { listing: listingInput(market, over), pictures: [], kept: [sendPicture(market)] },
    status,
  )

/** An item as its seller's form reads it. */
export async function readItem(market: Market, id: string, seller: Seller = kampung) {
  const { item } = await listingForm(market.ctx, seller, id)
  if (!item) throw new Error('It is not there')
  return item
}

/** The offer of an item's first variant as a tab shows it, with what was typed over it. */
export async function offerOf(
  market: Market,
  id: string,
  typed: Partial<OfferInput> = {},
): Promise<OfferInput> {
  const { variants } = await readItem(market, id)
  const [variant] = variants
  if (!variant) throw new Error('It has no variant')
  const { price, stock } = variant
  return { itemId: id, variantId: variant.id, price, seenPrice: price, stock, seenStock: stock, ...typed }
}
