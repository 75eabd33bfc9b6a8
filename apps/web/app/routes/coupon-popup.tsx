export { loader } from '../features/coupons/routes/coupon-popup.server'
