import { type ErrorEntry, entry } from './entry'

export const payments = {
  ORDER_NOT_PAYABLE: entry(409, 'This order can no longer be paid.'),
  PAYMENT_UNAVAILABLE: entry(
    503,
    'The payment page cannot be opened right now. Please try again in a moment.',
  ),
  PAYMENT_TOO_SMALL: entry(
    409,
    'An order of less than {{least}} cannot be paid here. Please add something to it.',
  ),
  PAYMENT_TOO_LARGE: entry(
    409,
    'An order of more than {{most}} cannot be paid here. Please order less at a time.',
  ),
  CARD_NUMBER_INVALID: entry(400, 'This card number is incorrect. Please check the digits.', 'cardNumber'),
  CARD_EXPIRED: entry(400, 'This card has expired. Please use another one.', 'expiry'),
  CARD_EXPIRY_INVALID: entry(400, 'Please enter the expiry as MM/YY, for example 08/29.', 'expiry'),
  CARD_CVC_INVALID: entry(400, 'Please enter the 3 or 4 digits of the CVC.', 'cvc'),
  CARD_DECLINED: entry(
    402,
    'The card was declined and nothing was charged. Please try another card.',
    'cardNumber',
  ),
  REFUND_NOT_FAILED: entry(
    409,
    'This refund was sent again or written down meanwhile. Please look at it before you pay anything.',
  ),
  PAYMENT_DECIDED: entry(409, 'This payment has been decided in the meantime, by {{who}}.'),
  PAYMENT_NOT_REFUNDABLE: entry(
    409,
    'It is not known how many ringgit were received, so nothing can be sent back from here. Please settle it by hand.',
  ),
  BAD_SIGNATURE: entry(400, 'The signature is invalid.'),
} as const satisfies Record<string, ErrorEntry>
