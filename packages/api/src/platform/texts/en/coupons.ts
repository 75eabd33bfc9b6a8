import type { TextsOf } from '../texts-of'

export const coupons = {
  couponMade: {
    inApp: {
      title: 'We made a coupon for your store: {{code}}',
      text: 'You pay for its discount. You can stop it at any time.',
    },
  },
  couponStopped: {
    inApp: {
      title: 'We stopped your coupon {{code}}',
      text: 'Orders already placed with it keep the discount. Write to us if you have questions.',
    },
  },
  couponResumed: {
    inApp: { title: 'Your coupon {{code}} is active again', text: 'Buyers can use it from now on.' },
  },
} as const satisfies TextsOf<'coupons'>
