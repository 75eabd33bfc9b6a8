import { type BasisPoints, minSen, percentOf, type Sen, sen } from '../kernel/money'

export interface FeeRates {
  /** Share of item money the seller keeps. */
  sellerBps: BasisPoints
  /** Share of item money that goes to the reseller who recruited the seller, out of the fee. */
  resellerBps: BasisPoints
}

/** 92 % for the seller, a quarter of the 8 % fee for the reseller, until other rates are set. Frozen on each parcel. */
export const DEFAULT_RATES: FeeRates = { sellerBps: 9_200, resellerBps: 200 }

/** What is often asked elsewhere, of item money: what the market compares its own fee with. */
export const FEE_ELSEWHERE_BPS: BasisPoints = 2_000

export interface ParcelMoney {
  /** Item money after discounts the seller pays for. */
  itemMoney: Sen
  /** Shipping charged for the parcel, whoever pays it. */
  shipping: Sen
}

export interface ParcelSplit {
  seller: Sen
  platform: Sen
  reseller: Sen
}

/**
 * Who gets what of a parcel. The seller's share is rounded half up, the platform takes the remainder:
 * seller + platform + reseller = itemMoney + shipping, to the sen.
 */
export function splitParcel(money: ParcelMoney, rates: FeeRates, isRecruited: boolean): ParcelSplit {
  const keeps = minSen(percentOf(money.itemMoney, rates.sellerBps), money.itemMoney)
  const fee = sen(money.itemMoney - keeps)
  const reseller = isRecruited ? minSen(percentOf(money.itemMoney, rates.resellerBps), fee) : sen(0)
  return { seller: sen(keeps + money.shipping), platform: sen(fee - reseller), reseller }
}
