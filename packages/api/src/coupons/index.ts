export { applyCoupon, removeCoupon } from './commands'
export type { CartCoupon } from './internal/fit'
export {
  activeCoupons,
  type CouponCard,
  couponCentre,
  type Eligibility,
  newUserEligibility,
  runningCoupons,
} from './reads'
