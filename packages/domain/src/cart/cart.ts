import { multiplySen, type Sen, sen, sumSen, ZERO } from '../kernel/money'
import { DIGITAL_DELIVERY, STANDARD_SHIPPING } from '../shipping/methods'
import type { Dimensions, ServicePlace } from '../shipping/shipping'

/** One line of a cart as the browser and the commands see it. `price` is the unit price in sen. */
export interface CartItem {
  /** An item with sizes may be in the cart once per size. */
  variantId: string
  itemId: string
  slug: string
  name: string
  variantName: string
  price: Sen
  quantity: number
  stockAvailable: number
  image: string | null
  images: readonly string[]
  seller: string | null
  sellerEmail: string
  storeId: string
  storeName: string
  storeSlug: string
  category: string
  baseItemShippingCost: Sen
  shippingMethod: string
  weightG: number
  dimensions: Dimensions | null
  isVirtualGood: boolean
  /** Of a service; null or left out for goods. */
  servicePlace?: ServicePlace | null
}

export interface SellerGroup {
  sellerId: string
  sellerEmail: string
  storeName: string
  storeSlug: string
  items: CartItem[]
  shippingMethod: string
  sellerShippingCost: Sen
  subTotalPrice: Sen
}

export interface CartTotals {
  itemCount: number
  subtotal: Sen
  shipping: Sen
  total: Sen
}

const MIN_QUANTITY = 1
/** Pieces in one line at most, however often they are added. */
export const MAX_QUANTITY = 9_999
/** Enough for any household, small enough that a page of it stays quick. */
export const MAX_CART_LINES = 100
export const LOW_STOCK_BELOW = 5

/** Quantity clamped between 1 and the stock (1 when the stock is unknown); what is no number counts as 1. */
export function clampQuantity(wanted: number, stock: number | null): number {
  if (Number.isNaN(wanted)) return MIN_QUANTITY
  const most = Math.max(MIN_QUANTITY, stock ?? MIN_QUANTITY)
  return Math.min(Math.max(Math.trunc(wanted), MIN_QUANTITY), most)
}

/** Shipping as the cart estimates it: base cost × quantity, virtual goods free. */
export const estimateLineShipping = (item: CartItem): Sen =>
  item.isVirtualGood ? ZERO : multiplySen(item.baseItemShippingCost, item.quantity)

/** Whether anything has to be sent: a cart of services alone has no shipping. */
export const isAnySent = (items: readonly Pick<CartItem, 'servicePlace'>[]): boolean =>
  items.some(({ servicePlace }) => !servicePlace)

/** Lines grouped per seller in the order sellers first appear. Lines without a seller are skipped. */
export function groupBySeller(items: readonly CartItem[]): SellerGroup[] {
  const groups = new Map<string, CartItem[]>()
  for (const item of items) {
    if (item.seller === null || item.seller === '') continue
    const group = groups.get(item.seller)
    if (group) group.push(item)
    else groups.set(item.seller, [item])
  }
  return [...groups].map(([sellerId, lines]) => {
    const first = lines[0]
    const physical =
      lines.find((line) => !line.isVirtualGood && !line.servicePlace) ??
      lines.find((line) => line.servicePlace)
    return {
      sellerId,
      sellerEmail: first?.sellerEmail ?? '',
      storeName: first?.storeName ?? 'Unknown Store',
      storeSlug: first?.storeSlug ?? '',
      items: lines,
      shippingMethod: physical ? physical.shippingMethod || STANDARD_SHIPPING : DIGITAL_DELIVERY,
      sellerShippingCost: sumSen(lines.map(estimateLineShipping)),
      subTotalPrice: sumSen(lines.map((line) => multiplySen(line.price, line.quantity))),
    }
  })
}

/** Sums over a cart: count of pieces, item money, estimated shipping of all sellers, and both together. */
export function totalCart(items: readonly CartItem[]): CartTotals {
  const subtotal = sumSen(items.map((item) => multiplySen(item.price, item.quantity)))
  const shipping = sumSen(groupBySeller(items).map((group) => group.sellerShippingCost))
  return {
    itemCount: items.reduce((sum, item) => sum + item.quantity, 0),
    subtotal,
    shipping,
    total: sen(subtotal + shipping),
  }
}

export type CartNotice =
  | { kind: 'reduced'; variantId: string; name: string; from: number; to: number }
  | { kind: 'soldOut'; variantId: string; name: string }
  | { kind: 'gone'; variantId: string; name: string }
  | { kind: 'price'; variantId: string; name: string; from: Sen; to: Sen }

export interface StoredCartLine {
  item: CartItem
  isForSale: boolean
  /** The unit price the buyer last saw. */
  seenPrice: Sen
}

/**
 * Brings a stored cart up to date: quantities drop to the stock, what is sold out or no longer sold
 * leaves, and every change is a notice the page can say in words.
 */
export function syncCart(lines: readonly StoredCartLine[]): { items: CartItem[]; notices: CartNotice[] } {
  const items: CartItem[] = []
  const notices: CartNotice[] = []
  for (const { item, isForSale, seenPrice } of lines) {
    const about = { variantId: item.variantId, name: item.name }
    if (!isForSale) {
      notices.push({ kind: 'gone', ...about })
      continue
    }
    if (item.stockAvailable <= 0) {
      notices.push({ kind: 'soldOut', ...about })
      continue
    }
    const quantity = clampQuantity(item.quantity, item.stockAvailable)
    if (quantity < item.quantity)
      notices.push({ kind: 'reduced', ...about, from: item.quantity, to: quantity })
    if (seenPrice !== item.price) notices.push({ kind: 'price', ...about, from: seenPrice, to: item.price })
    items.push({ ...item, quantity })
  }
  return { items, notices }
}
