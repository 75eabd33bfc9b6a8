import type { ItemStatus } from '../catalogue/browse'
import { CATEGORIES } from '../catalogue/categories'
import type { ErrorCode } from '../kernel/errors'
import { type BasisPoints, percentOf, type Sen, sen } from '../kernel/money'
import { BULK_ACTIONS, LISTING_MOVES } from './listing-limits'

/** RM 1,000,000.00, as for bids. */
export const MAX_ITEM_PRICE = sen(100_000_000)

/** What is done to several items at once. */
export type BulkChange =
  | { action: 'pause' | 'activate' }
  /** Drafts only: what was on sale may have been ordered. */
  | { action: 'delete' }
  /** By how much prices rise, or fall below 0. */
  | { action: 'price'; bps: BasisPoints }
  | { action: 'category'; category: string }

/** How far prices are changed at once. */
export const BULK_BPS = { lowest: -9_000, highest: 50_000 } as const

/** Basis points of a percentage as a person types it ("-10", "7.5"); null for what is none, 0, or out of bounds. */
export function parsePercent(typed: string): BasisPoints | null {
  const [, sign, whole = '', fraction = ''] =
    /^\s*([+\-−]?)\s*(\d{1,3})(?:[.,](\d{1,2}))?\s*%?\s*$/.exec(typed) ?? []
  if (whole === '') return null
  const amount = Number(whole) * 100 + Number(fraction.padEnd(2, '0'))
  const bps = sign === '-' || sign === '−' ? -amount : amount
  return bps === 0 || bps < BULK_BPS.lowest || bps > BULK_BPS.highest ? null : bps
}

/** What a price becomes, rounded half up to the sen; null when it would be below one sen or above what items may cost. */
export function changePriceBy(price: Sen, bps: BasisPoints): Sen | null {
  const changed = percentOf(price, 10_000 + bps)
  return changed < 1 || changed > MAX_ITEM_PRICE ? null : changed
}

/** Reads what an address asks for. Null for nonsense. */
export function readBulkChange(read: (name: string) => string | null | undefined): BulkChange | null {
  const action = BULK_ACTIONS.find((known) => known === read('do'))
  if (action === undefined) return null
  if (action === 'price') {
    const bps = parsePercent(read('percent') ?? '')
    return bps === null ? null : { action, bps }
  }
  if (action !== 'category') return { action }
  const known = CATEGORIES.find(({ slug }) => slug === read('to'))
  return known ? { action, category: known.slug } : null
}

export interface BulkItem {
  status: ItemStatus
  listingType: 'Fixed' | 'Auction'
  category: string
  prices: readonly Sen[]
  /** Whether it has all that an item on sale needs. */
  isComplete: boolean
  /** Why an auction stays what it is to those who bid or may bid; null where its seller may change that. */
  fixedBy: ErrorCode | null
}

/** Why an item is left as it is; null when it is changed. */
export function refuseBulk(item: BulkItem, change: BulkChange): ErrorCode | null {
  if (item.status === 'removed') return 'ITEM_NOT_CHANGEABLE'
  switch (change.action) {
    case 'price':
      if (item.listingType === 'Auction') return 'ITEM_NOT_CHANGEABLE'
      return item.prices.some((price) => changePriceBy(price, change.bps) === null)
        ? 'ITEM_PRICE_RANGE'
        : null
    case 'category':
      return item.category === change.category ? 'ITEM_UNCHANGED' : item.fixedBy
    case 'delete':
      return item.status === 'draft' ? null : 'ITEM_NOT_DRAFT'
    case 'pause':
    case 'activate': {
      const { from, to } = LISTING_MOVES[change.action]
      if (item.status === to) return 'ITEM_UNCHANGED'
      if (item.listingType === 'Auction' || !from.some((status) => status === item.status))
        return 'ITEM_NOT_CHANGEABLE'
      return change.action === 'activate' && !item.isComplete ? 'ITEM_INCOMPLETE' : null
    }
  }
}
