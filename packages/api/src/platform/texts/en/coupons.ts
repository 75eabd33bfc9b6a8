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
      text: 'Orders already placed with it keep the discount. The reason: {{note}}',
    },
    subject: 'We stopped your coupon {{code}}',
    heading: 'We stopped your coupon',
    text: 'Your coupon {{code}} was stopped on {{time}}. The reason: {{note}}',
    button: 'See your coupon',
    note: 'Orders already placed with it keep the discount. If you have questions, write to us.',
  },
  couponResumed: {
    inApp: {
      title: 'Your coupon {{code}} is active again',
      text: 'Buyers can use it from now on. {{note}}',
    },
    subject: 'Your coupon {{code}} is active again',
    heading: 'Your coupon is active again',
    text: 'Your coupon {{code}} was made active again on {{time}}, and buyers can use it. {{note}}',
    button: 'See your coupon',
    note: 'You pay for its discount. You can stop it at any time.',
  },
} as const satisfies TextsOf<'coupons'>
