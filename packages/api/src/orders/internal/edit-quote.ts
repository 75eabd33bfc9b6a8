import {
  type AppointmentView,
  type CartLine,
  type CouponWithUsage,
  type Db,
  findAppointments,
  findCouponByCode,
  findOrderCoupons,
  findOrderLines,
  findVariantLine,
  type OrderHead,
  type OrderLineView,
} from '@pasar/db'
import {
  type Address,
  addSen,
  BY_APPOINTMENT,
  type CartItem,
  type CouponRefusal,
  DomainError,
  freeShippingBySeller,
  type Millis,
  millis,
  type Quote,
  quoteOrder,
  refuseCoupon,
  STANDARD_SHIPPING,
  ZERO,
} from '@pasar/domain'
import { countPastPurchases } from '../../coupons/jobs'
import type { Context } from '../../platform/context'

/** What a buyer wants of an order that is not paid yet. */
export interface OrderEdit {
  /** Names the form: sent twice it is one change. */
  key: string
  /** How often the order had been changed when its page was made. */
  revision: number
  /** Null when it stays, and for orders of digital goods. */
  address: Address | null
  /** Pieces by line; lines that are not named stay as they are, 0 takes one out. */
  quantities: ReadonlyMap<string, number>
  /** The coupons that are to count. */
  codes: readonly string[]
}

export interface EditQuote {
  quote: Quote
  refusedCoupons: { code: string; reason: CouponRefusal }[]
}

/** More pieces would be a purchase at prices of then, of stock that was not taken. @throws DomainError QUANTITY_RAISED at each field */
function refuseMore(edit: OrderEdit, lines: readonly OrderLineView[]): void {
  const raised = lines.filter(({ id, quantity }) => (edit.quantities.get(id) ?? 0) > quantity)
  if (raised.length === 0) return
  const fields = raised.map(({ id }) => [`quantity-${id}`, 'QUANTITY_RAISED'])
  throw new DomainError('QUANTITY_RAISED', {}, Object.fromEntries(fields))
}

/** A line as it was ordered, with what its item weighs and where it is sold today. */
async function toCartLine(
  db: Db,
  line: OrderLineView,
  quantity: number,
  appointments: readonly AppointmentView[],
): Promise<CartLine> {
  const found = await findVariantLine(db, line.variantId, quantity)
  if (!found) throw new DomainError('ITEM_UNAVAILABLE')
  const item: CartItem = {
    ...found.item,
    price: line.unitPrice,
    name: line.title,
    variantName: line.variantName,
    isVirtualGood: line.isVirtual,
    shippingMethod:
      found.item.shippingMethod === BY_APPOINTMENT ? STANDARD_SHIPPING : found.item.shippingMethod,
    // As it was ordered: it may be offered otherwise by now.
    servicePlace: appointments.find(({ parcelId }) => parcelId === line.parcelId)?.place ?? null,
    quantity,
    stockAvailable: quantity,
  }
  return { ...found, item }
}

/** @throws DomainError COUPON_NOT_FOUND for a code that nobody knows */
async function findEditCoupons(
  ctx: Context,
  db: Db,
  order: OrderHead,
  edit: OrderEdit,
): Promise<{ coupon: CouponWithUsage; at: Millis }[]> {
  const held = new Map((await findOrderCoupons(db, order.id)).map(({ code, amount }) => [code, amount]))
  const phone = edit.address?.phone ?? order.phone
  const coupons: { coupon: CouponWithUsage; at: Millis }[] = []
  for (const code of new Set(edit.codes)) {
    const known = await findCouponByCode(db, code, order.buyerId, phone, order.id)
    const [coupon] = await countPastPurchases(ctx, db, phone, known ? [known] : [])
    if (!coupon) throw new DomainError('COUPON_NOT_FOUND')
    // What the order holds already is not counted against itself, and still runs if it ran then.
    const { used, usedByMember } = coupon.usage
    const usage = { ...coupon.usage, used: used - 1, usedByMember: usedByMember - 1 }
    const own = held.get(code)
    const budgetLeft = typeof coupon.budgetLeft === 'number' ? addSen(coupon.budgetLeft, own ?? ZERO) : null
    coupons.push(
      own !== undefined
        ? { coupon: { ...coupon, usage, budgetLeft }, at: millis(order.placedAt) }
        : { coupon, at: ctx.now() },
    )
  }
  return coupons
}

/**
 * Prices an order anew as an edit wants it: at the prices of when it was placed.
 * @throws DomainError QUANTITY_RAISED, ORDER_WOULD_BE_EMPTY, COUPON_NOT_FOUND
 */
export async function quoteEdit(ctx: Context, db: Db, order: OrderHead, edit: OrderEdit): Promise<EditQuote> {
  const ordered = await findOrderLines(db, order.id)
  refuseMore(edit, ordered)
  const appointments = await findAppointments(db, order.id)
  const lines: CartLine[] = []
  for (const line of ordered) {
    const quantity = Math.max(0, edit.quantities.get(line.id) ?? line.quantity)
    if (quantity > 0) lines.push(await toCartLine(db, line, quantity, appointments))
  }
  if (lines.length === 0) throw new DomainError('ORDER_WOULD_BE_EMPTY')
  const usable: CouponWithUsage[] = []
  const refusedCoupons: EditQuote['refusedCoupons'] = []
  for (const { coupon, at } of await findEditCoupons(ctx, db, order, edit)) {
    const reason = refuseCoupon(coupon, coupon.usage, at)
    if (reason) refusedCoupons.push({ code: coupon.code, reason })
    else usable.push(coupon)
  }
  const quote = quoteOrder({
    items: lines.map(({ item }) => item),
    country: edit.address?.country ?? order.country,
    zones: (await ctx.settings.read()).zones,
    coupons: usable,
    freeShippingFrom: freeShippingBySeller(lines),
  })
  return { quote, refusedCoupons: [...refusedCoupons, ...quote.refusedCoupons] }
}
