import type { RootRef } from '@pasar/db'

/** An order with what goes back when it ends: the stock and the counters of its items, its coupons. */
export const orderRoots = (order: string) => ({
  order,
  item: { order },
  variant: { order },
  coupon: { order },
})

/** As `orderRoots`, for one parcel of an order, and the auction that sold its item. */
export const parcelRoots = (parcel: string) => ({
  order: { parcel },
  auction: { parcel },
  item: { parcel },
  variant: { parcel },
  coupon: { parcel },
})

/** Coupons by the codes a buyer typed. */
export const couponsBy = (codes: readonly string[]): RootRef<'coupon'>[] => codes.map((code) => ({ code }))
