import { type ErrorEntry, entry } from './entry'

export const coupons = {
  COUPON_CODE_TAKEN: entry(
    409,
    'There is a coupon with this code already. Please choose another.',
    'couponCode',
  ),
  COUPON_LIMIT: entry(409, 'You can have {{limit}} coupons that are not stopped. Stop one first.'),
  COUPON_SWITCHED: entry(409, 'This coupon was changed in the meantime. Please look at it again.'),
  COUPON_STOPPED_BEFORE: entry(409, '{{who}} has already stopped this coupon.'),
  COUPON_RESUMED_BEFORE: entry(409, '{{who}} has already made this coupon active again.'),
  COUPON_STOPPED_BY_STAFF: entry(
    409,
    'We stopped this coupon, so you cannot run it again. Please write to us.',
  ),
  COUPON_STOPPED_BY_SELLER: entry(409, 'The seller stopped this coupon. Only they can run it again.'),
  COUPON_NOT_FOUND: entry(404, "We couldn't find this coupon code.", 'couponCode'),
  COUPON_NOT_STARTED: entry(400, 'This coupon is not valid yet.', 'couponCode'),
  COUPON_ENDED: entry(400, 'This coupon has expired.', 'couponCode'),
  COUPON_USED_UP: entry(400, 'This coupon has been used up.', 'couponCode'),
  COUPON_ALREADY_USED: entry(400, 'You have already used this coupon.', 'couponCode'),
  COUPON_FIRST_PURCHASE_ONLY: entry(400, 'This coupon is for first purchases only.', 'couponCode'),
  COUPON_MIN_SPEND: entry(400, 'Your order is below the minimum spend of this coupon.', 'couponCode'),
  COUPON_NOT_FOR_THESE_ITEMS: entry(
    400,
    'This coupon does not apply to the items in your cart.',
    'couponCode',
  ),
  COUPON_SHIPPING_FREE: entry(
    400,
    'Shipping for these items is already free. Keep this coupon for another order.',
    'couponCode',
  ),
  COUPON_TOO_FEW_ITEMS: entry(400, 'Add more items from one seller to use this coupon.', 'couponCode'),
  COUPON_SLOT_TAKEN: entry(400, 'Only one coupon of this kind can be used per order.', 'couponCode'),
} as const satisfies Record<string, ErrorEntry>
