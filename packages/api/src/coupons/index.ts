export { makeMarketCoupon, makeOwnCoupon, switchAnyCoupon, switchCoupon } from './commands'
export type { CartCoupon } from './internal/fit'
export {
  activeCoupons,
  type CouponCard,
  couponCentre,
  couponGoods,
  type Eligibility,
  exportCoupons,
  newUserEligibility,
  type OwnCouponView,
  ownCoupons,
  runningCoupons,
  type StaffCouponView,
  staffCouponsPage,
} from './reads'
