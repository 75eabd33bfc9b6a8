import { minSen, percentOf, type Sen, sen } from '../kernel/money'
import { days } from '../kernel/time'
import { type ParcelMoney, splitParcel } from '../payments/fees'
import { type ListSort, orderOf } from '../platform/lists/sort'
import type { ParcelState } from './states'

/** The parts of a seller's list of parcels: by state, or all that were paid. */
export const SALE_TABS = [
  'to_ship',
  'shipped',
  'delivered',
  'claims',
  'completed',
  'cancelled',
  'all',
] as const
export type SaleTab = (typeof SALE_TABS)[number]

/** What is looked for in it: longer than any order number. */
export const MAX_SALE_SEARCH = 40

/** Parcels whose money waits for the end of a claim. */
export const CLAIMED_STATES: readonly ParcelState[] = ['disputed', 'return_requested']

/** The states that a tab shows; null for all. */
export function statesOfTab(tab: SaleTab): readonly ParcelState[] | null {
  if (tab === 'all') return null
  return tab === 'claims' ? [...CLAIMED_STATES, 'returned'] : [tab]
}

/** The order of a tab that nobody has turned round: what is to be shipped is worked through from the oldest on. */
export const usualSaleOrder = (tab: SaleTab): 'asc' | 'desc' => (tab === 'to_ship' ? 'asc' : 'desc')

/** The sort of another tab that goes on in the direction a seller has chosen; who chose none sees each in its usual one. */
export const keepSaleSort = (sort: ListSort, from: SaleTab, to: SaleTab): ListSort =>
  sort === 'reverse' && orderOf(usualSaleOrder(from), sort) !== usualSaleOrder(to) ? 'reverse' : 'usual'

/** While a seller can refund of their own accord: before the money is released, and not during a claim. */
export const mayRefundSale = (state: ParcelState): boolean =>
  state === 'to_ship' || state === 'shipped' || state === 'delivered'

/** How long after shipping a seller can correct a tracking number. */
export const CORRECTION_WINDOW = days(1)

export const mayCorrectTracking = (
  parcel: { state: ParcelState; shippedAt: number | null },
  now: number,
): boolean =>
  parcel.state === 'shipped' && parcel.shippedAt !== null && now < parcel.shippedAt + CORRECTION_WINDOW

/** What a seller gets of a parcel: of the item money after the fee, of the shipping, and both. */
export interface SellerShare {
  items: Sen
  fee: Sen
  shipping: Sen
  total: Sen
}

export function sellerShare(money: ParcelMoney, sellerBps: number): SellerShare {
  const items = minSen(percentOf(money.itemMoney, sellerBps), money.itemMoney)
  const { seller } = splitParcel(money, { sellerBps, resellerBps: 0 }, false)
  return { items, fee: sen(money.itemMoney - items), shipping: money.shipping, total: seller }
}
