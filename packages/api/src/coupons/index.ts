export { makeOwnCoupon, switchCoupon } from './commands'
export type { CartCoupon } from './internal/fit'
export {
  activeCoupons,
  type CouponCard,
  couponCentre,
  couponGoods,
  type Eligibility,
  newUserEligibility,
  type OwnCouponView,
  ownCoupons,
  runningCoupons,
} from './reads'
