export { makeMarketCoupon, makeOwnCoupon, switchAnyCoupon, switchCoupon } from './commands'
export type { CartCoupon } from './internal/fit'
export {
  activeCoupons,
  type CouponCard,
  couponCentre,
  type GiftState,
  runningCoupons,
  welcomeGiftOf,
} from './reads/cards'
export { couponGoods, exportOwnCoupons, type OwnCouponView, ownCouponsPage } from './reads/own'
export {
  exportCoupons,
  type StaffCouponPage,
  type StaffCouponView,
  staffCouponPage,
  staffCouponsPage,
} from './reads/staff'
