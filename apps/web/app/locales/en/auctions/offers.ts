export default {
  move: 'Move with the arrow keys',
  popupLead: 'What you can save right now.',
  seeCoupons: 'See all coupons',
  toCentre: 'Open the coupon centre',
  visitorNote: 'Sign in to add coupons to your cart.',
  loadFailed: 'Unable to load coupons.',
}
