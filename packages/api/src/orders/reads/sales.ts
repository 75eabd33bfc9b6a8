import {
  countSales,
  decodeTimeCursor,
  listRests,
  listSales,
  type ParcelRest,
  type SaleSummary,
} from '@pasar/db'
import {
  awaitsRest,
  CLAIMED_STATES,
  cutText,
  type ListSort,
  MAX_CART_LINES,
  MAX_SALE_SEARCH,
  type ParcelState,
  SALE_TABS,
  type SaleTab,
  type SellerShare,
  sellerShare,
  statesOfTab,
} from '@pasar/domain'
import { isPermitted, type Seller } from '../../access/actors'
import type { Context } from '../../platform/context'
import { exportPages } from '../../platform/lists/every-page'
import { readCursor } from '../../platform/lists/read-cursor'

/** A parcel in its seller's list; `isLate` when its ship-by date has passed. */
export type SaleRow = Omit<SaleSummary, 'itemMoney' | 'shipping' | 'sellerBps'> & {
  /** Null for staff who may not see money. */
  share: SellerShare | null
  isLate: boolean
}

/** What narrows and sorts the list, as an address has it. */
export interface SalesQuery {
  state: string | null
  search?: string
  sort?: ListSort
}

/** Parcels in each tab whose parcels wait for something. */
export type SaleCounts = Partial<Record<SaleTab, number>>

export interface SalesPage {
  tab: SaleTab
  search: string
  sales: SaleRow[]
  next: string | null
  counts: SaleCounts
}

const SALES_ON_A_PAGE = 20
const COUNTED = ['to_ship', 'shipped', 'delivered'] as const
/** All that are counted, in one statement. */
const COUNTED_STATES = [...COUNTED, ...CLAIMED_STATES]

/** Whether a parcel, or the rest of it, should have been sent by now. */
export const isLate = (
  parcel: { state: ParcelState; dueAt: number | null; restPieces: number },
  now: number,
): boolean =>
  (parcel.state === 'to_ship' || awaitsRest(parcel)) && parcel.dueAt !== null && parcel.dueAt <= now

async function countSaleTabs(ctx: Context, seller: Seller<'ship'>): Promise<SaleCounts> {
  const counts = await countSales(ctx.db, seller.id, COUNTED_STATES)
  return {
    ...Object.fromEntries(COUNTED.map((state) => [state, counts.get(state) ?? 0])),
    claims: CLAIMED_STATES.reduce((sum, state) => sum + (counts.get(state) ?? 0), 0),
  }
}

/**
 * A page of a seller's paid parcels, usually the newest first; of those to ship, the oldest.
 * @throws DomainError NOT_FOUND for a cursor that is none
 */
export async function salesPage(
  ctx: Context,
  seller: Seller<'ship'>,
  query: SalesQuery & { cursor: string | null },
  limit = SALES_ON_A_PAGE,
  linesShown?: number,
): Promise<SalesPage> {
  const cursor = readCursor(query.cursor, decodeTimeCursor)
  const search = cutText(query.search ?? '', MAX_SALE_SEARCH).trim()
  const number = search.replace(/^#/, '').toUpperCase()
  // Somebody who looks for a number wants that order, in whichever state it is.
  const tab = SALE_TABS.find((known) => known === query.state) ?? (search === '' ? 'to_ship' : 'all')
  const [{ sales, next }, counts] = await Promise.all([
    listSales(
      ctx.db,
      seller.id,
      { states: statesOfTab(tab), number, sort: query.sort },
      cursor,
      limit,
      linesShown,
    ),
    countSaleTabs(ctx, seller),
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
    counts,
  }
}

const RESTS_SHOWN = 20

/** The seller's parcels of which pieces are still to be shipped, the most urgent first. */
export const restsToShip = (ctx: Context, seller: Seller<'ship'>): Promise<ParcelRest[]> =>
  listRests(ctx.db, seller.id, RESTS_SHOWN)

const SALES_OF_AN_EXPORT = 200

/** All parcels that a list with these filters shows, some at a time. @throws DomainError TOO_MANY_REQUESTS */
export const exportSales = (
  ctx: Context,
  seller: Seller<'ship'>,
  query: SalesQuery,
): Promise<AsyncGenerator<SaleRow[]>> =>
  exportPages(ctx, seller, async (cursor) => {
    const page = await salesPage(ctx, seller, { ...query, cursor }, SALES_OF_AN_EXPORT, MAX_CART_LINES)
    return { rows: page.sales, next: page.next }
  })
