import { type CartItem, ROLE, type Sen, type ServicePlace, type StoredCartLine } from '@pasar/domain'
import { sql } from 'kysely'
import type { Db } from '../kernel/db'
import { isHidden } from '../kernel/hidden-stores'
import { type ParametersOf, prepareQuery } from '../kernel/prepared-query'
import type { Tx } from '../kernel/transact'

const lineColumns = sql`
  v.id as "variantId", i.id as "itemId", i.slug, i.title as name, v.name as "variantName",
  v.price_sen as price, v.stock as "stockAvailable", i.seller_id as seller, u.email as "sellerEmail",
  s.id as "storeId", s.name as "storeName", s.slug as "storeSlug", i.category,
  i.base_shipping_sen as "baseItemShippingCost", i.shipping_method as "shippingMethod", i.weight_g as "weightG",
  i.length_cm as "lengthCm", i.width_cm as "widthCm", i.height_cm as "heightCm", i.is_virtual as "isVirtual",
  i.service_place as "servicePlace",
  i.status = 'active' and i.listing_type = 'Fixed' and s.hides_items = 0
    and not ${isHidden('s.id')} as "isForSale",
  i.listing_type = 'Auction' as "isAuction",
  s.free_shipping_from_sen as "freeShippingFrom", 
  (select r.id from users r where r.id = u.recruited_by and r.role = ${sql.lit(ROLE.RESELLER)}
    and r.status <> 'deleted') as "recruitedBy",
  coalesce((select key from item_images where item_id = i.id and key = v.picture_key limit 1),
    (select key from item_images where item_id = i.id order by position limit 1)) as image`

interface LineRow {
  variantId: string
  itemId: string
  slug: string
  name: string
  variantName: string
  price: Sen
  quantity: number
  seenPrice: Sen
  stockAvailable: number
  seller: string
  sellerEmail: string
  storeId: string
  storeName: string
  storeSlug: string
  category: string
  baseItemShippingCost: Sen
  shippingMethod: string
  weightG: number
  lengthCm: number | null
  widthCm: number | null
  heightCm: number | null
  isVirtual: 0 | 1
  servicePlace: ServicePlace | null
  isForSale: 0 | 1
  isAuction: 0 | 1
  freeShippingFrom: Sen | null
  recruitedBy: string | null
  image: string | null
}

/** A stored line together with what a quote needs of its store. */
export interface CartLine extends StoredCartLine {
  isAuction: boolean
  freeShippingFrom: Sen | null
  /** The reseller who recruited the seller; null once they are none any more. */
  recruitedBy: string | null
}

function toLine(row: LineRow): CartLine {
  const { lengthCm, widthCm, heightCm, isVirtual, servicePlace } = row
  // Field by field: copying the rest of a row takes three times as long.
  const item: CartItem = {
    variantId: row.variantId,
    itemId: row.itemId,
    slug: row.slug,
    name: row.name,
    variantName: row.variantName,
    price: row.price,
    quantity: row.quantity,
    stockAvailable: row.stockAvailable,
    seller: row.seller,
    sellerEmail: row.sellerEmail,
    storeId: row.storeId,
    storeName: row.storeName,
    storeSlug: row.storeSlug,
    category: row.category,
    weightG: row.weightG,
    image: row.image,
    images: row.image === null ? [] : [row.image],
    dimensions:
      lengthCm === null || widthCm === null || heightCm === null ? null : { lengthCm, widthCm, heightCm },
    isVirtualGood: isVirtual === 1,
    servicePlace,
    baseItemShippingCost: isVirtual === 1 ? (0 as Sen) : row.baseItemShippingCost,
    shippingMethod: isVirtual === 1 ? 'Digital Delivery' : row.shippingMethod,
  }
  return {
    item,
    isForSale: row.isForSale === 1,
    isAuction: row.isAuction === 1,
    seenPrice: row.seenPrice,
    freeShippingFrom: row.freeShippingFrom,
    recruitedBy: row.recruitedBy,
  }
}

const fromVariant = sql`from item_variants v join items i on i.id = v.item_id
  join stores s on s.id = i.store_id join users u on u.id = i.seller_id`

const cartLines = prepareQuery((db, { userId }: ParametersOf<{ userId: string }>) =>
  sql<LineRow>`select ${lineColumns}, c.quantity, c.seen_price_sen as "seenPrice"
    from cart_lines c join item_variants v on v.id = c.variant_id join items i on i.id = v.item_id
    join stores s on s.id = i.store_id join users u on u.id = i.seller_id
    where c.user_id = ${userId} order by c.added_at, c.variant_id`.compile(db),
)

/** A member's cart, oldest line first, with today's prices and stock. */
export async function findCartLines(db: Db, userId: string): Promise<CartLine[]> {
  const { rows } = await cartLines(db, { userId })
  return rows.map(toLine)
}

const variantLine = prepareQuery(
  (db, { variantId, quantity }: ParametersOf<{ variantId: string; quantity: number }>) =>
    sql<LineRow>`select ${lineColumns}, ${quantity} as quantity, v.price_sen as "seenPrice"
    ${fromVariant} where v.id = ${variantId}`.compile(db),
)

/** One variant of an item as if it were a cart line of that quantity; null when there is none. */
export async function findVariantLine(db: Db, variantId: string, quantity: number): Promise<CartLine | null> {
  const { rows } = await variantLine(db, { variantId, quantity })
  const row = rows[0]
  return row ? toLine(row) : null
}

const itemLines = prepareQuery((db, { itemId }: ParametersOf<{ itemId: string }>) =>
  sql<LineRow>`select ${lineColumns}, 1 as quantity, v.price_sen as "seenPrice"
    ${fromVariant} where v.item_id = ${itemId} and v.is_off = 0 order by v.position`.compile(db),
)

/** The variants of an item as if one of each were in the cart, first position first. */
export async function findItemLines(db: Db, itemId: string): Promise<CartLine[]> {
  const { rows } = await itemLines(db, { itemId })
  return rows.map(toLine)
}

interface NewCartLine {
  userId: string
  variantId: string
  quantity: number
  price: number
  now: number
}

const putLine = prepareQuery((db, line: ParametersOf<NewCartLine>) =>
  db
    .insertInto('cart_lines')
    .values({
      user_id: line.userId,
      variant_id: line.variantId,
      quantity: line.quantity,
      seen_price_sen: line.price,
      added_at: line.now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'variant_id'])
        .doUpdateSet({ quantity: line.quantity, seen_price_sen: line.price }),
    )
    .compile(),
)

/** Sets the quantity of a line and the price its buyer now sees; adds the line when it is new. */
export async function putCartLine(tx: Tx, line: NewCartLine): Promise<void> {
  await putLine(tx, line)
}

const deleteAllLines = prepareQuery((db, { userId }: ParametersOf<{ userId: string }>) =>
  db.deleteFrom('cart_lines').where('user_id', '=', userId).compile(),
)

export async function deleteAllCartLines(tx: Tx, userId: string): Promise<void> {
  await deleteAllLines(tx, { userId })
}

/** Removes lines and says how many there were. */
export async function deleteCartLines(
  tx: Tx,
  userId: string,
  variantIds: readonly string[],
): Promise<number> {
  const result = await tx
    .deleteFrom('cart_lines')
    .where('user_id', '=', userId)
    .where('variant_id', 'in', [...variantIds])
    .executeTakeFirst()
  return Number(result.numDeletedRows)
}
