export default {
  move: 'Move with the arrow keys',
  popupLead: 'What you can save right now.',
  seeCoupons: 'See all coupons',
  toCentre: 'Open the coupon centre',
  visitorNote: 'Sign in, and a coupon waits on your cart.',
  loadFailed: 'Unable to load coupons.',
}
