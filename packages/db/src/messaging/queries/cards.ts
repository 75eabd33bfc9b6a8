import type { ItemStatus, ListingType, ParcelState, Sen, SubjectKind } from '@pasar/domain'
import { sql } from 'kysely'
import type { Db } from '../../kernel/db'

/** What a card shows of what a conversation is about. */
export interface SubjectCard {
  /** The key of the item's first picture, of one of the parcel, or the store's logo. */
  picture: string | null
  /** Of the item, or of the whole parcel; null of a store. */
  price: Sen | null
  itemStatus: ItemStatus | null
  listingType: ListingType | null
  parcelState: ParcelState | null
  /** Of the parcel; it tells goods and services apart. */
  shippingMethod: string
}

const NOTHING: SubjectCard = {
  picture: null,
  price: null,
  itemStatus: null,
  listingType: null,
  parcelState: null,
  shippingMethod: '',
}

/** Whoever asks is a member of the conversation, or about to begin one. */
export async function findSubjectCard(
  db: Db,
  { kind, id }: { kind: SubjectKind; id: string },
): Promise<SubjectCard> {
  const columns = {
    item: sql`(select key from item_images where item_id = i.id order by position limit 1) as picture,
      i.price_sen as price, i.status as "itemStatus", i.listing_type as "listingType", null as "parcelState",
      '' as "shippingMethod" from items i where i.id = ${id}`,
    store: sql`s.logo_key as picture, null as price, null as "itemStatus", null as "listingType",
      null as "parcelState", '' as "shippingMethod" from stores s where s.id = ${id}`,
    parcel: sql`(select image_key from order_lines where parcel_id = p.id limit 1) as picture,
      p.total_sen as price, null as "itemStatus", null as "listingType", p.state as "parcelState",
      p.shipping_method as "shippingMethod" from parcels p where p.id = ${id}`,
  }[kind]
  const { rows } = await sql<SubjectCard>`select ${columns}`.execute(db)
  return rows[0] ?? NOTHING
}
