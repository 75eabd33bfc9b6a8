import type { ParcelState } from './states'

/** What a seller prints for parcels. */
export const PRINT_KINDS = ['labels', 'slips'] as const
export type PrintKind = (typeof PRINT_KINDS)[number]

export const PAPER_SIZES = ['a6', 'a4'] as const
export type PaperSize = (typeof PAPER_SIZES)[number]

/** Parcels that are printed at once, at most. */
export const MAX_PRINTED = 100

/** While a parcel needs documents: until it has arrived. */
export const PRINTED_STATES: readonly ParcelState[] = ['to_ship', 'shipped']

/** What is in one parcel of something. */
export interface PickLine {
  variantId: string
  title: string
  variantName: string
  sku: string
  imageKey: string | null
  quantity: number
}

/** What to take from the shelf of one variant, for all parcels together. */
export interface PickRow extends PickLine {
  /** Parcels that it goes into. */
  parcels: number
}

const compareText = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)

/**
 * Adds up what parcels hold, a row per variant. A variant may have been renamed between two orders: it is called what
 * it was called last. Rows are in the order of their SKU, as shelves are; those without one come last, by title.
 * @param parcels the lines of each parcel, the oldest parcel first
 */
export function sumPickList(parcels: readonly (readonly PickLine[])[]): PickRow[] {
  const rows = new Map<string, PickRow>()
  for (const lines of parcels) {
    const counted = new Set<string>()
    for (const line of lines) {
      if (line.quantity <= 0) continue
      const before = rows.get(line.variantId)
      rows.set(line.variantId, {
        ...line,
        quantity: (before?.quantity ?? 0) + line.quantity,
        parcels: (before?.parcels ?? 0) + (counted.has(line.variantId) ? 0 : 1),
      })
      counted.add(line.variantId)
    }
  }
  return [...rows.values()].sort(
    (a, b) =>
      Number(a.sku === '') - Number(b.sku === '') ||
      compareText(a.sku, b.sku) ||
      compareText(a.title, b.title) ||
      compareText(a.variantName, b.variantName),
  )
}
