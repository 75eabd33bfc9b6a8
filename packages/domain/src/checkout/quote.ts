import { type CartItem, groupBySeller, type SellerGroup } from '../cart/cart'
import {
  type AppliedCoupon,
  applyCoupons,
  type CouponRule,
  couponSlot,
  isForEverything,
  type RefusedCoupon,
} from '../coupons/coupons'
import { minSen, multiplySen, type Sen, sen, sumSen } from '../kernel/money'
import { type ParcelShipping, quoteParcelShipping, type ShipTo } from '../shipping/shipping'

export interface QuotedLine {
  item: CartItem
  subtotal: Sen
  sellerDiscount: Sen
  platformDiscount: Sen
  /** What the buyer pays for the line. */
  total: Sen
}

export interface QuotedParcel {
  sellerId: string
  storeId: string
  storeName: string
  storeSlug: string
  lines: QuotedLine[]
  shipping: ParcelShipping
  itemsTotal: Sen
  /** Discounts on items and on shipping, by who pays them. */
  sellerDiscount: Sen
  platformDiscount: Sen
  shippingSellerDiscount: Sen
  shippingPlatformDiscount: Sen
  total: Sen
}

export interface Quote {
  country: string
  parcels: QuotedParcel[]
  itemsTotal: Sen
  shippingTotal: Sen
  itemDiscount: Sen
  shippingDiscount: Sen
  total: Sen
  needsAddress: boolean
  coupons: AppliedCoupon[]
  refusedCoupons: RefusedCoupon[]
}

export interface QuoteRequest extends ShipTo {
  items: readonly CartItem[]
  coupons: readonly CouponRule[]
  /** Free-shipping threshold per seller in sen of item money. */
  freeShippingFrom?: ReadonlyMap<string, Sen>
}

/**
 * From which spend on each seller ships for free, in sen of item money. A seller with several stores may have said several
 * amounts: what is sent together ships free from the lowest of them, whichever line stands first.
 * @param lines what is bought; nothing that cannot be
 */
export function freeShippingBySeller(
  lines: readonly { item: Pick<CartItem, 'seller'>; freeShippingFrom: Sen | null }[],
): Map<string, Sen> {
  const lowest = new Map<string, Sen>()
  for (const { item, freeShippingFrom: from } of lines) {
    if (item.seller === null || from === null) continue
    lowest.set(item.seller, minSen(from, lowest.get(item.seller) ?? from))
  }
  return lowest
}

/** What one seller sends together; each service is a parcel of its own, because it has a date of its own. */
function splitGroup(group: SellerGroup): SellerGroup[] {
  const goods = group.items.filter(({ servicePlace }) => !servicePlace)
  const services = group.items.filter(({ servicePlace }) => servicePlace)
  return [...(goods.length > 0 ? [goods] : []), ...services.map((item) => [item])].map((items) => ({
    ...group,
    items,
  }))
}

/**
 * Prices an order: parcels per seller, services apart, shipping per parcel by zone and weight, then sellers' coupons,
 * the platform's coupon and the shipping coupon. total = Σ parcel totals = items + shipping − discounts.
 */
export function quoteOrder({ items, country, zones, coupons, freeShippingFrom }: QuoteRequest): Quote {
  const groups = groupBySeller(items).flatMap(splitGroup)
  const lines = groups.flatMap(({ sellerId, items: own }, parcel) =>
    own.map((item) => ({ parcel, sellerId, item, subtotal: multiplySen(item.price, item.quantity) })),
  )
  const shippings = groups.map(({ sellerId, items: own, subTotalPrice, shippingMethod }) =>
    quoteParcelShipping(
      own.map((item) => ({
        quantity: item.quantity,
        isVirtual: item.isVirtualGood,
        servicePlace: item.servicePlace ?? null,
        weightG: item.weightG,
        dimensions: item.dimensions,
      })),
      subTotalPrice,
      { country, zones },
      freeShippingFrom?.get(sellerId) ?? null,
      shippingMethod,
    ),
  )
  const discounts = applyCoupons(
    lines.map(({ sellerId, item, subtotal }) => ({
      variantId: item.variantId,
      itemId: item.itemId,
      storeId: item.storeId,
      category: item.category,
      sellerId,
      price: item.price,
      quantity: item.quantity,
      subtotal,
    })),
    groups.map(({ sellerId }, index) => ({ sellerId, shippingFee: shippings[index]?.fee ?? sen(0) })),
    coupons,
  )

  const parcels = groups.flatMap(({ sellerId }, index): QuotedParcel[] => {
    const shipping = shippings[index]
    const own = lines.flatMap((line, at): QuotedLine[] => {
      if (line.parcel !== index) return []
      const discount = discounts.lines[at] ?? { seller: sen(0), platform: sen(0) }
      return [
        {
          item: line.item,
          subtotal: line.subtotal,
          sellerDiscount: discount.seller,
          platformDiscount: discount.platform,
          total: sen(line.subtotal - discount.seller - discount.platform),
        },
      ]
    })
    const first = own[0]
    if (!shipping || !first) return []
    const off = discounts.parcels[index] ?? { seller: sen(0), platform: sen(0) }
    const itemsTotal = sumSen(own.map((line) => line.subtotal))
    const sellerDiscount = sumSen(own.map((line) => line.sellerDiscount))
    const platformDiscount = sumSen(own.map((line) => line.platformDiscount))
    return [
      {
        sellerId,
        storeId: first.item.storeId,
        storeName: first.item.storeName,
        storeSlug: first.item.storeSlug,
        lines: own,
        shipping,
        itemsTotal,
        sellerDiscount,
        platformDiscount,
        shippingSellerDiscount: off.seller,
        shippingPlatformDiscount: off.platform,
        total: sen(itemsTotal - sellerDiscount - platformDiscount + shipping.fee - off.seller - off.platform),
      },
    ]
  })

  const sum = (pick: (parcel: QuotedParcel) => number): Sen =>
    sumSen(parcels.map((parcel) => sen(pick(parcel))))
  return {
    country,
    parcels,
    itemsTotal: sum((parcel) => parcel.itemsTotal),
    shippingTotal: sum((parcel) => parcel.shipping.fee),
    itemDiscount: sum((parcel) => parcel.sellerDiscount + parcel.platformDiscount),
    shippingDiscount: sum((parcel) => parcel.shippingSellerDiscount + parcel.shippingPlatformDiscount),
    total: sum((parcel) => parcel.total),
    needsAddress: parcels.some(
      ({ shipping, lines: own }) =>
        shipping.chargeableKg > 0 || own.some(({ item }) => item.servicePlace === 'buyer'),
    ),
    coupons: discounts.applied,
    refusedCoupons: discounts.refused,
  }
}

/**
 * What checkout would say of a coupon beside those that are chosen already: null when it counts. It takes the place
 * of the one in its slot. On an empty cart it may wait as long as it fits whatever comes.
 */
export function tryCoupon(request: QuoteRequest, coupon: CouponRule): RefusedCoupon | null {
  if (request.items.length === 0 && isForEverything(coupon)) return null
  const slot = couponSlot(coupon)
  const others = request.coupons.filter((other) => other.id !== coupon.id && couponSlot(other) !== slot)
  const { refusedCoupons } = quoteOrder({ ...request, coupons: [...others, coupon] })
  return refusedCoupons.find(({ code }) => code === coupon.code) ?? null
}
