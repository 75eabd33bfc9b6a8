import type { Address, Quote, QuotedLine, QuotedParcel } from '@pasar/domain'

/** The sums of an order as its row holds them, in sen. */
export const orderSums = (quote: Quote) => ({
  items_sen: quote.itemsTotal,
  shipping_sen: quote.shippingTotal,
  item_discount_sen: quote.itemDiscount,
  shipping_discount_sen: quote.shippingDiscount,
  total_sen: quote.total,
})

/** Where an order goes; it has no address when nothing in it is sent. */
export const addressRow = (address: Address | null) => ({
  full_name: address?.fullName ?? null,
  phone: address?.phone ?? null,
  line1: address?.line1 ?? null,
  line2: address?.line2 ?? null,
  city: address?.city ?? null,
  postcode: address?.postcode ?? null,
  state_code: address?.state ?? null,
})

/** What a parcel costs and how it goes, frozen. */
export const parcelMoney = ({ shipping, ...parcel }: QuotedParcel) => ({
  shipping_method: shipping.method,
  zone: shipping.zone,
  chargeable_kg: shipping.chargeableKg,
  base_fee_sen: shipping.baseFee,
  per_kg_fee_sen: shipping.perKgFee,
  items_sen: parcel.itemsTotal,
  seller_discount_sen: parcel.sellerDiscount,
  platform_discount_sen: parcel.platformDiscount,
  shipping_sen: shipping.fee,
  shipping_seller_discount_sen: parcel.shippingSellerDiscount,
  shipping_platform_discount_sen: parcel.shippingPlatformDiscount,
  total_sen: parcel.total,
})

/** What was bought and for how much, frozen. */
export const lineRow = ({ item, subtotal, sellerDiscount, platformDiscount }: QuotedLine) => ({
  item_id: item.itemId,
  variant_id: item.variantId,
  title: item.name,
  variant_name: item.variantName,
  slug: item.slug,
  image_key: item.image,
  is_virtual: item.isVirtualGood ? (1 as const) : (0 as const),
  unit_price_sen: item.price,
  quantity: item.quantity,
  subtotal_sen: subtotal,
  seller_discount_sen: sellerDiscount,
  platform_discount_sen: platformDiscount,
})
