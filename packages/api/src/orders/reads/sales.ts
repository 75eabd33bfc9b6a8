import {
  type AppointmentView,
  type ClaimView,
  countSales,
  decodeTimeCursor,
  findAnyOrderHead,
  findAppointment,
  findNextToShip,
  findOrderClaims,
  findOrderLines,
  findOwnParcel,
  findSkus,
  listSales,
  type OrderLineView,
  type SaleSummary,
} from '@pasar/db'
import {
  CLAIMED_STATES,
  DomainError,
  isService,
  MAX_CART_LINES,
  mayCorrectTracking,
  mayMoveParcel,
  mayRefundSale,
  type ParcelState,
  remainingMoney,
  SALE_TABS,
  type SaleTab,
  type SellerShare,
  sellerShare,
  startOfDay,
  statesOfTab,
  trackingUrl,
} from '@pasar/domain'
import { isPermitted, type Seller } from '../../access/actors'
import type { Context } from '../../platform/context'
import { refundableOf } from '../internal/release'

/** A parcel in its seller's list; `isLate` when its ship-by date has passed. */
export type SaleRow = Omit<SaleSummary, 'itemMoney' | 'shipping' | 'sellerBps'> & {
  /** Null for staff who may not see money. */
  share: SellerShare | null
  isLate: boolean
}

export interface SalesPage {
  tab: SaleTab
  search: string
  sales: SaleRow[]
  next: string | null
  /** Parcels in each tab whose parcels wait for something. */
  counts: Partial<Record<SaleTab, number>>
}

const SALES_ON_A_PAGE = 20
/** Longer than any order number. */
const MAX_NUMBER = 40
const COUNTED = ['to_ship', 'shipped', 'delivered'] as const
/** All that are counted, in one statement. */
const COUNTED_STATES = [...COUNTED, ...CLAIMED_STATES]

const isLate = (parcel: { state: ParcelState; dueAt: number | null }, now: number): boolean =>
  parcel.state === 'to_ship' && parcel.dueAt !== null && parcel.dueAt <= now

/**
 * A page of a seller's paid parcels, the newest first; of those to ship, the oldest.
 * @throws DomainError NOT_FOUND for a cursor that is none
 */
export async function salesPage(
  ctx: Context,
  seller: Seller<'ship'>,
  query: { state: string | null; cursor: string | null; search?: string },
  limit = SALES_ON_A_PAGE,
  linesShown?: number,
): Promise<SalesPage> {
  const cursor = query.cursor === null ? null : decodeTimeCursor(query.cursor)
  if (query.cursor !== null && cursor === null) throw new DomainError('NOT_FOUND')
  const search = (query.search ?? '').slice(0, MAX_NUMBER).trim()
  const number = search.replace(/^#/, '').toUpperCase()
  // Somebody who looks for a number wants that order, in whichever state it is.
  const tab = SALE_TABS.find((known) => known === query.state) ?? (search === '' ? 'to_ship' : 'all')
  const [{ sales, next }, counts] = await Promise.all([
    listSales(ctx.db, seller.id, { states: statesOfTab(tab), number }, cursor, limit, linesShown),
    countSales(ctx.db, seller.id, COUNTED_STATES),
  ])
  const seesMoney = isPermitted(seller, 'money')
  return {
    tab,
    search,
    sales: sales.map(({ itemMoney, shipping, sellerBps, ...sale }) => ({
      ...sale,
      share: seesMoney ? sellerShare({ itemMoney, shipping }, sellerBps) : null,
      isLate: isLate(sale, ctx.now()),
    })),
    next,
    counts: {
      ...Object.fromEntries(COUNTED.map((state) => [state, counts.get(state) ?? 0])),
      claims: CLAIMED_STATES.reduce((sum, state) => sum + (counts.get(state) ?? 0), 0),
    },
  }
}

/** Without what was paid for it. `left` are the pieces that have not gone back. */
type Line = Pick<
  OrderLineView,
  | 'id'
  | 'itemId'
  | 'variantId'
  | 'title'
  | 'variantName'
  | 'slug'
  | 'imageKey'
  | 'isVirtual'
  | 'quantity'
  | 'refundedQuantity'
> & { sku: string; left: number }

/** One parcel as its seller works on it. */
export interface SaleView {
  id: string
  number: string
  state: ParcelState
  storeName: string
  shippingMethod: string
  chargeableKg: number
  buyerNote: string
  courier: string | null
  trackingNumber: string | null
  trackingUrl: string | null
  paidAt: number | null
  shippedAt: number | null
  deliveredAt: number | null
  dueAt: number | null
  isLate: boolean
  /** Where it goes; null once nothing is to be sent there any more. */
  address: {
    fullName: string | null
    phone: string | null
    line1: string | null
    line2: string | null
    city: string | null
    postcode: string | null
    stateCode: string | null
    country: string
  } | null
  lines: Line[]
  /** Of a service. */
  appointment: AppointmentView | null
  /** Null for staff who may not see money. */
  share: SellerShare | null
  may: { ship: boolean; correct: boolean; deliver: boolean; cancel: boolean; refund: boolean }
  next: { id: string; number: string } | null
  /** The latest claim about it; null for staff who may not see money. */
  claim: Pick<ClaimView, 'state' | 'dueAt' | 'claimed'> | null
}

const SALES_OF_AN_EXPORT = 200

interface SalesQuery {
  state: string | null
  search: string
}

/** All parcels that a list with these filters shows, some at a time. @throws DomainError TOO_MANY_REQUESTS */
export async function exportSales(
  ctx: Context,
  seller: Seller<'ship'>,
  query: SalesQuery,
): Promise<AsyncGenerator<SaleRow[]>> {
  await ctx.limits.take('listExport', seller.id)
  return everySale(ctx, seller, query)
}

async function* everySale(
  ctx: Context,
  seller: Seller<'ship'>,
  query: SalesQuery,
): AsyncGenerator<SaleRow[]> {
  let cursor: string | null = null
  do {
    const page: SalesPage = await salesPage(
      ctx,
      seller,
      { ...query, cursor },
      SALES_OF_AN_EXPORT,
      MAX_CART_LINES,
    )
    yield page.sales
    cursor = page.next
  } while (cursor !== null)
}

const DONE_STATES: readonly ParcelState[] = ['completed', 'cancelled', 'returned']

/** One of the seller's own paid parcels, whole. @throws DomainError NOT_FOUND, for others' parcels too */
export async function salePage(ctx: Context, seller: Seller<'ship'>, parcelId: string): Promise<SaleView> {
  const parcel = await findOwnParcel(ctx.db, parcelId, seller.id)
  if (!parcel) throw new DomainError('NOT_FOUND')
  const [order, lines, skus, next, claims, appointment] = await Promise.all([
    findAnyOrderHead(ctx.db, parcel.orderId),
    findOrderLines(ctx.db, parcel.orderId),
    findSkus(ctx.db, parcelId),
    findNextToShip(ctx.db, seller.id, parcelId),
    findOrderClaims(ctx.db, parcel.orderId),
    findAppointment(ctx.db, parcelId),
  ])
  if (!order || order.paidAt === null) throw new DomainError('NOT_FOUND')
  const { id, state, storeName, shippingMethod, chargeableKg, buyerNote, courier, trackingNumber } = parcel
  const { shippedAt, deliveredAt, dueAt } = parcel
  const { fullName, phone, line1, line2, city, postcode, stateCode, country } = order
  const now = ctx.now()
  const claim = claims.find((one) => one.parcelId === id)
  const seesMoney = isPermitted(seller, 'money')
  return {
    id,
    number: order.number,
    state,
    storeName,
    shippingMethod,
    chargeableKg,
    buyerNote,
    courier,
    trackingNumber,
    trackingUrl: trackingUrl(courier, trackingNumber),
    paidAt: order.paidAt,
    shippedAt,
    deliveredAt,
    dueAt,
    isLate: isLate(parcel, now),
    address: DONE_STATES.includes(state)
      ? null
      : { fullName, phone, line1, line2, city, postcode, stateCode, country },
    lines: lines
      .filter((line) => line.parcelId === id)
      .map(({ id: lineId, itemId, variantId, title, variantName, slug, imageKey, isVirtual, ...line }) => ({
        ...{ id: lineId, itemId, variantId, title, variantName, slug, imageKey, isVirtual },
        quantity: line.quantity,
        refundedQuantity: line.refundedQuantity,
        sku: skus.get(lineId) ?? '',
        left: line.quantity - line.refundedQuantity,
      })),
    appointment,
    share: seesMoney ? sellerShare(remainingMoney(refundableOf(parcel, lines)), parcel.sellerBps) : null,
    may: {
      ship: mayMoveParcel(state, 'shipped', 'seller') && !isService(parcel),
      correct: mayCorrectTracking(parcel, now) && !isService(parcel),
      deliver: state === 'shipped' && (appointment?.day == null || now >= startOfDay(appointment.day)),
      // Both give money back.
      cancel: seesMoney && mayMoveParcel(state, 'cancelled', 'seller'),
      refund: seesMoney && mayRefundSale(state),
    },
    next,
    claim: claim && seesMoney ? { state: claim.state, dueAt: claim.dueAt, claimed: claim.claimed } : null,
  }
}
